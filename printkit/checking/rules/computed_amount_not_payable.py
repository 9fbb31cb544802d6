"""Computed rents and shares that cannot be paid with the printed notes."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.money.coins import Notes
from printkit.checking.money.demands import Demand, computed_amounts
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    code="PK414",
    name="computed-amount-not-payable",
    severity=Severity.WARNING,
    what="An amount that is computed in the game cannot be paid with the printed notes.",
    why="Rents that multiply another rent or the dice, and shares of prices, can be fractional or "
    "odd amounts even where all printed ones are round.",
    bad="levels: [{id: set, times: 1.5}], rent: 25     # 37.5",
    good="levels: [{id: set, times: 2}], rent: 25     # 50",
)
REQUIRES = ("money", "deeds")
PRESUPPOSES = ("unknown-name",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each computed amount is a multiple of the notes' greatest common divisor."""
    notes = Notes(context.money.denominations)
    causes: dict[Route, list[Demand]] = {}
    for demand in computed_amounts(context):
        if not notes.pay(demand.amount):
            causes.setdefault(demand.cause, []).append(demand)
    for cause, demands in causes.items():
        first = demands[0]
        others = len(demands) - 1
        more = f", and {others} more like this" if others else ""
        yield RULE.diagnostic(
            f"{first.what} is {context.amount(first.amount)}{more}: the notes make multiples of "
            f"{context.amount(notes.unit)} only",
            route=cause,
            help="choose rounder numbers, or state rules.rounding_step and round up to it",
            related=(
                *_computed_from(first),
                Related("the notes", route=("money", "denominations")),
            ),
        )


def _computed_from(demand: Demand) -> Iterator[Related]:
    if demand.route != demand.cause:
        yield Related("the number it is computed from", route=demand.route)
