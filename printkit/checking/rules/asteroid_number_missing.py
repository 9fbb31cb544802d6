"""Numbers of asteroids that no deed has where they fall."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK235",
    name="asteroid-number-missing",
    severity=Severity.ERROR,
    what="Asteroids fall on a group in which a number of theirs does not occur.",
    why="Such an asteroid could never be mined there, or would strike nothing.",
    bad="asteroids: {highest: 9, groups: [uranus]}     # its moons are numbered 1 to 5",
    good="asteroids: {highest: 9, groups: [jupiter, saturn]}",
)
REQUIRES = ("asteroids",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each number from 1 to the highest is that of a deed in each of the groups."""
    variant, asteroids = context.variant, context.asteroids
    for index, group in enumerate(asteroids.groups):
        if group not in variant.groups:
            continue
        there = {variant.deeds[key].number for key in variant.group_members(group)}
        missing = [n for n in range(1, asteroids.highest + 1) if n not in there]
        if missing:
            yield RULE.diagnostic(
                f"asteroids with the numbers {', '.join(map(str, missing))} can fall on group "
                f"'{group}', which has no such deed",
                route=("asteroids", "groups", index),
                help="let them fall elsewhere, lower 'highest', or number the deeds",
            )
