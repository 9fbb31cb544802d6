"""Deeds that nobody can buy at the start."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK406",
    name="price-above-start-money",
    severity=Severity.WARNING,
    what="A deed costs more than the money a player starts with.",
    why="On the classic boards the dearest deed costs about a quarter of it.",
    bad="start_total: 500, price: 600",
    good="start_total: 1500, price: 400",
)
REQUIRES = ("money", "deeds")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """No price is above the start money."""
    start = context.money.start_total
    if not start:  # players who begin with nothing earn before they buy
        return
    for key, deed in context.variant.deeds.items():
        if deed.price > start:
            yield RULE.diagnostic(
                f"{context.variant.deed_name(key)} costs {context.amount(deed.price)}, but "
                f"players start with {context.amount(start)}",
                route=("deeds", key, "price"),
                help="lower the price, or raise the start money",
                related=(Related("the start money", route=("money", "start_total")),),
            )
