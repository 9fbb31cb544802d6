"""An amount would be printed with two signs of currency, or with that of another currency; or the
notes bear the name of another.

'money' puts the game's sign beside the number; another one in the text doubles it. Texts that come
from another edition keep its sign, and notes the name of its money.
Bad: text: Collect ${{ rules.salary | money }}.     # Collect $$200.
Good: text: Collect {{ rules.salary | money }}.
Fixed: Deletes the second sign.
"""

import re
from functools import lru_cache

from printkit.checking.context import CheckContext
from printkit.checking.texts.reading import REMEMBERED
from printkit.diagnostics import Findings, Fix, Respell, Route, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK723", Severity.WARNING)
_SIGNS = "$€£¥₩₽₹₺"
_AMOUNT = re.compile(rf"([{_SIGNS}])\s?[\d{{]|[\d}}]\s?([{_SIGNS}])")
_MONEY = r"\{\{[^{}]*\|\s*money\s*\}\}"


def check(context: CheckContext) -> Findings:
    symbol = context.variant.currency.symbol
    doubled = _doubled(symbol.strip())
    for route, text in context.texts:
        if doubled is not None and symbol.strip() in text and doubled.search(text):
            yield RULE.diagnostic(
                f"the sign '{symbol.strip()}' would be printed twice",
                route=route,
                help=f"delete the '{symbol.strip()}' in the text",
                fix=_fix(route, symbol.strip(), [found[0] for found in doubled.finditer(text)]),
                old="PK723",
            )
        for sign in _signs(text):
            if sign in symbol:
                continue
            yield RULE.diagnostic(
                f"an amount has the sign '{sign}', but the currency is '{symbol}'",
                route=route,
                help=f"write '{symbol}', or the amount as an expression with '| money'",
                old="PK730",
            )


def check_name(context: CheckContext) -> Findings:
    currency, base = context.variant.currency, context.overlay.was(("currency", "symbol"))
    if base is not None and currency.name and context.overlay.inherits(("currency", "name")):
        yield RULE.diagnostic(
            f"the sign is '{currency.symbol}' here and '{base}' in the base, but the notes still "
            f"say “{currency.name}”",
            route=("currency", "symbol"),
            help="add 'name: …' to the currency; null prints none",
        )


@lru_cache(REMEMBERED)
def _signs(text: str) -> tuple[str, ...]:
    return tuple(sorted({one or other for one, other in _AMOUNT.findall(text)}))


def _doubled(symbol: str) -> re.Pattern[str] | None:
    """A sign beside an expression for money, or beside another sign."""
    if not symbol:
        return None
    sign = re.escape(symbol)
    if symbol[0].isalpha():
        sign = rf"(?<!\w){sign}(?!\w)"
    return re.compile(rf"{sign}\s?{_MONEY}|{_MONEY}\s?{sign}|{sign}\s?{sign}\s?\d")


def _fix(route: Route, symbol: str, doubled: list[str]) -> Fix:
    """Without the sign that is written beside an expression, or with one sign of two."""
    respelt = dict.fromkeys(doubled)
    edits = tuple(Respell(route, old, _single(old, symbol)) for old in respelt)
    return Fix(f"delete the '{symbol}'", edits)


def _single(doubled: str, symbol: str) -> str:
    if doubled.startswith(symbol):
        return doubled.removeprefix(symbol).lstrip()
    return doubled.removesuffix(symbol).rstrip()
