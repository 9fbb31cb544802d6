"""Refunds for buildings that are not payable amounts."""

from collections.abc import Iterator
from dataclasses import replace

from printkit.checking.context import CheckContext
from printkit.checking.money.coins import Notes
from printkit.checking.money.demands import Demand, shares
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK407",
    name="refund-not-payable",
    severity=Severity.WARNING,
    what="The refund for a building cannot be paid with the printed notes.",
    why="Players who sell a building get a share of its cost; a fractional amount needs its own "
    "rule.",
    bad="rules: {building_sell_back_percent: 50}, build_cost: 25     # 12.50",
    good="rules: {building_sell_back_percent: 50}, build_cost: 50     # 25",
)
REQUIRES = ("money", "deeds", "rules")
PRESUPPOSES = ("unknown-name",)

_SHARE = "building_sell_back_percent"


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The stated share of each building cost is payable; equal costs are reported once."""
    notes = Notes(context.money.denominations)
    alike: dict[float, list[Demand]] = {}
    for refund in shares(context, _SHARE, "build_cost", "refund for a building on"):
        if not notes.pay(refund.amount):
            alike.setdefault(refund.amount, []).append(refund)
    for first, *others in alike.values():
        more = f", as for {len(others)} more" if others else ""
        found = RULE.diagnostic(
            f"{first.what} is {context.amount(first.amount)}{more}: the notes make multiples of "
            f"{context.amount(notes.unit)} only",
            route=first.route,
            help="choose another build_cost, or state rules.rounding_step and round up to it",
            related=(Related("the share that is paid back", route=first.cause),),
        )
        yield replace(found, cause=notes.unit, piece=first.what)
