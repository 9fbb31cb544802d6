"""The amounts of money that are printed on the pieces."""

from functools import lru_cache

from printkit.checking.context import CheckContext, contents_of, once
from printkit.checking.texts.reading import REMEMBERED
from printkit.diagnostics import Route
from printkit.templating.expressions import RULE_AS_MONEY


@once
def printed_amounts(context: CheckContext) -> list[tuple[Route, float]]:
    """Every amount that is printed and has to be paid, with where it stands."""
    variant = context.variant
    in_dice = {key for key, kind in variant.deed_kinds.items() if kind.unit != "money"}
    multiples = {("deeds", key) for key, deed in variant.deeds.items() if deed.kind in in_dice}
    found = [
        (route, amount)
        for route, amount, column in contents_of(variant).numbers
        if column.unit == "money" and not column.keys and (amount or column.name != "fee")
        if column.name != "rent" or route[:2] not in multiples
    ]
    printed = {name for _, text in context.texts for name in _as_money(text)}
    rules = variant.rules
    return [*found, *((("rules", name), rules[name]) for name in sorted(printed & rules.keys()))]


@lru_cache(REMEMBERED)
def _as_money(text: str) -> tuple[str, ...]:
    return tuple(RULE_AS_MONEY.findall(text))
