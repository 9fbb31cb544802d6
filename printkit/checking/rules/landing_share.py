"""Deeds that are visited far more or far less often than the others."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.deeds.bands import Band
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK804",
    name="landing-share",
    severity=Severity.WARNING,
    what="Tokens come to rest on a deed's space far more or far less often than on the others.",
    why="Worked out for the dice of the box, with what cards and spaces do: a deed that nobody "
    "visits is worth nothing, one that everybody visits decides the game. On the classic boards "
    "the deeds get 0.81 to 1.22 times their mean.",
    bad="all cards of a deck lead to one street",
    good="single cards lead to several streets",
)
REQUIRES = ("board", "deeds")

_BAND = Band(0.6, 1.6)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each visited deed keeps to the band around the mean."""
    economy = context.economy
    if not economy.sound or not economy.deed_rests:
        return
    mean = economy.mean_rests
    for key, share in sorted(economy.deed_rests.items()):
        if share and not _BAND.holds(share / mean):
            yield RULE.diagnostic(
                f"{context.variant.deed_name(key)} is visited {share / mean:.2f} times as often as "
                f"a deed on average: by {100 * share:.1f} % of all rolls, the others by "
                f"{100 * mean:.1f} %",
                route=("deeds", key),
                help="check which cards and spaces lead there, or past it",
            )
