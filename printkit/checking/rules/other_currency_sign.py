"""Amounts with the sign of another currency."""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK730",
    name="other-currency-sign",
    severity=Severity.WARNING,
    what="An amount in a text has the sign of another currency than the game's.",
    why="Texts that come from another edition keep its sign. Amounts that are written as {{ … | "
    "money }} always have the game's.",
    bad="currency: {symbol: $}\ntext: Pay £50.",
    good="currency: {symbol: $}\ntext: Pay $50.",
)


_SIGNS = "$€£¥₩₽₹₺"
_AMOUNT = re.compile(rf"([{_SIGNS}])\s?[\d{{]|[\d}}]\s?([{_SIGNS}])")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """A sign beside a number is the game's."""
    own = context.variant.currency.symbol
    for route, text in context.texts:
        if any(sign in text for sign in _SIGNS):
            signs = {one or other for one, other in _AMOUNT.findall(text)}
            for sign in sorted(sign for sign in signs if sign not in own):
                yield RULE.diagnostic(
                    f"an amount has the sign '{sign}', but the currency is '{own}'",
                    route=route,
                    help=f"write '{own}', or the amount as an expression with '| money'",
                )
