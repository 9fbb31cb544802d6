"""Amounts whose sign stands on the other side."""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK731",
    name="currency-on-other-side",
    severity=Severity.INFO,
    what="The sign of the currency stands on the other side of an amount than in the rest of the "
    "game.",
    why="'currency.position' says where the sign stands on deeds, notes and wherever printkit "
    "writes amounts.",
    bad="currency: {symbol: $, position: before}\ntext: Pay 50$.",
    good="text: Pay $50.",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """In texts the sign stands where the currency has it."""
    currency = context.variant.currency
    sign = re.escape(currency.symbol.strip())
    if not sign:
        return
    if currency.position == "before":
        pattern = rf"\d\s?{sign}(?![\w\s]*\d|\w|\s?\{{)"
    else:
        pattern = rf"(?<!\w)(?<!\d\s)(?<!\}}\s){sign}\s?\d"
    for route, text in context.texts:
        if currency.symbol.strip() in text and re.search(pattern, text):
            yield RULE.diagnostic(
                f"the sign '{currency.symbol}' stands {_OTHER[currency.position]} an amount here",
                route=route,
                help=f"write it {currency.position} the amount, as elsewhere",
            )


_OTHER = {"before": "after", "after": "before"}
