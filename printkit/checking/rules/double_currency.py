"""Amounts with two signs of currency."""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Fix, Respell, Route, Rule, Severity

RULE = Rule(
    code="PK723",
    name="double-currency",
    severity=Severity.WARNING,
    what="An amount would be printed with two signs of currency.",
    why="'money' puts the sign beside the number; another one in the text doubles it.",
    bad="text: Collect ${{ rules.salary | money }}.     # Collect $$200.",
    good="text: Collect {{ rules.salary | money }}.",
    fixed="Deletes the second sign.",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """No sign stands beside an expression for money, or beside another sign."""
    symbol = context.variant.currency.symbol.strip()
    if not symbol:
        return
    sign = re.escape(symbol)
    if symbol[0].isalpha():
        sign = rf"(?<!\w){sign}(?!\w)"
    money = r"\{\{[^{}]*\|\s*money\s*\}\}"
    doubled = re.compile(rf"{sign}\s?{money}|{money}\s?{sign}|{sign}\s?{sign}\s?\d")
    for route, text in context.texts:
        if symbol in text and doubled.search(text):
            yield RULE.diagnostic(
                f"the sign '{symbol}' would be printed twice",
                route=route,
                help=f"delete the '{symbol}' in the text",
                fix=_fix(route, symbol, [found[0] for found in doubled.finditer(text)]),
            )


def _fix(route: Route, symbol: str, doubled: list[str]) -> Fix:
    """Without the sign that is written beside an expression, or with one sign of two."""
    respelt = dict.fromkeys(doubled)
    edits = tuple(Respell(route, old, _single(old, symbol)) for old in respelt)
    return Fix(f"delete the '{symbol}'", edits)


def _single(doubled: str, symbol: str) -> str:
    if doubled.startswith(symbol):
        return doubled.removeprefix(symbol).lstrip()
    return doubled.removesuffix(symbol).rstrip()
