"""Deeds of spaces that do not exist."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK504", "deed-without-space", Severity.ERROR,
    "A deed belongs to a space that is not on the board.",
    "Nobody can ever land there and buy it.",
    "deeds: {40: …}   # the board has 0 to 39",
    "deeds: {39: …}",
)  # fmt: skip
REQUIRES = ("board",)
PRESUPPOSES = ("board-gap",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each deed's key is the index of a space."""
    spaces = subject.board.spaces
    for key in subject.variant.deeds:
        if key not in spaces:
            yield RULE.diagnostic(
                f"deed '{key}' belongs to no space",
                route=("deeds", key),
                help=f"deeds are keyed by their space, {min(spaces)} to {max(spaces)}",
            )
