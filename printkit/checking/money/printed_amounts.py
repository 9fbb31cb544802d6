"""The amounts of money that are printed on the pieces."""

from collections.abc import Iterator
from functools import lru_cache

from printkit.checking.cards.card_effects import card_route, money_of
from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import rent_route
from printkit.checking.texts.reading import REMEMBERED
from printkit.diagnostics import Route
from printkit.templating.expressions import RULE_AS_MONEY


def printed_amounts(context: CheckContext) -> Iterator[tuple[Route, float]]:
    """Every amount that is printed and has to be paid, with where it stands."""
    return iter(context.remembered(_printed_amounts))


def _printed_amounts(context: CheckContext) -> Iterator[tuple[Route, float]]:
    if context.variant.money is not None:
        yield ("money", "start_total"), context.variant.money.start_total
    yield from _of_deeds(context)
    board = context.variant.board
    for index, space in () if board is None else board.spaces.items():
        if space.amount is not None:
            yield ("board", "spaces", index, "amount"), space.amount
    for deck_id, card_id, card in context.cards:
        for money in money_of(card.effects):
            yield (*card_route(deck_id, card_id), *money.route), money.amount
    yield from _printed_rules(context)


def _of_deeds(context: CheckContext) -> Iterator[tuple[Route, float]]:
    for key, deed in context.variant.deeds.items():
        for field in ("price", "mortgage", "resale", "build_cost"):
            if getattr(deed, field) is not None:
                yield ("deeds", key, field), getattr(deed, field)
    for table in context.tables:
        for number, line in enumerate(table.lines) if table.kind.unit == "money" else ():
            if line.level.times is None:
                yield rent_route(table, number), line.amount


@lru_cache(REMEMBERED)
def _as_money(text: str) -> tuple[str, ...]:
    return tuple(RULE_AS_MONEY.findall(text))


def _printed_rules(context: CheckContext) -> Iterator[tuple[Route, float]]:
    rules = context.variant.rules
    printed = {name for _, text in context.texts for name in _as_money(text)}
    return ((("rules", name), rules[name]) for name in sorted(printed & rules.keys()))
