"""Texts that are those of the base but for a digit."""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.habits.digit_slips import is_digit_slip
from printkit.checking.habits.overlay import Restated
from printkit.diagnostics import Diagnostic, Related, Rule, Severity, format_route

RULE = Rule(
    code="PK852",
    name="text-against-base",
    severity=Severity.WARNING,
    what="A text is that of the base, but for a digit in one of its numbers.",
    why="Who copies a text to change it changes words as well; a number that differs by a digit "
    "alone is likely to be a slip.",
    bad="the base: Pay $50 for each house.\nhere: Pay $500 for each house.",
    good="here: Pay $50 for each house.",
)

_NUMBER = re.compile(r"\d+")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Texts that are stated again are the same, or differ in more than a digit."""
    for value in () if context.overlay is None else context.overlay.values:
        slip = _slip(value)
        if slip is not None:
            usual, mine = slip
            yield RULE.diagnostic(
                f"'{format_route(value.route)}' is the base's text with {mine} in place of {usual}",
                route=value.route,
                help=f"write {usual}, or delete the text if it is to be the base's",
                related=(Related("the base's text", span=value.base_span),),
            )


def _slip(value: Restated) -> tuple[str, str] | None:
    """The number of the base and the one here, if nothing else differs."""
    base, mine = value.base, value.mine
    if not (isinstance(base, str) and isinstance(mine, str)) or base == mine:
        return None
    if _NUMBER.split(base) != _NUMBER.split(mine) or "#" in mine[:1]:
        return None
    numbers = zip(_NUMBER.findall(base), _NUMBER.findall(mine), strict=True)
    differing = [pair for pair in numbers if pair[0] != pair[1]]
    if len(differing) == 1 and is_digit_slip(*map(int, differing[0])):
        return differing[0]
    return None
