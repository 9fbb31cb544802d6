"""The amounts of money that are written on spaces."""

from collections.abc import Iterator
from typing import NamedTuple

from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import without_expressions
from printkit.checking.texts.reading import amounts, in_figures
from printkit.diagnostics import Route


class LabelAmounts(NamedTuple):
    """The literal amounts in a text on a space, and those that may stand there."""

    space: int
    route: Route
    said: set[float]
    known: set[float]


def label_amounts(context: CheckContext) -> Iterator[LabelAmounts]:
    """The names and labels of all spaces, as far as they hold amounts."""
    for index, space in context.board.spaces.items():
        kind = context.variant.space_kinds.get(space.kind)
        route: Route = ("board", "spaces", index)
        label, place = space.label, (*route, "label")
        if label is None and kind is not None:
            label, place = kind.label, ("space_kinds", space.kind, "label")
        for text, where in ((space.name, (*route, "name")), (label or "", place)):
            said = literal_amounts(context, text)
            if said:
                yield LabelAmounts(index, where, said, _known(context, index))


def literal_amounts(context: CheckContext, text: str) -> set[float]:
    """The amounts of money in a text that no expression writes."""
    if not any(character.isdigit() for character in text):
        return set()
    plain = in_figures(without_expressions(text), context.language)
    found = amounts(plain, context.variant.currency, context.language)
    return {claim.value for claim in found}


def deed_amounts(context: CheckContext, key: int | str) -> set[float]:
    """All amounts of a deed, computed rents included."""
    deed = context.variant.deeds.get(key)
    if deed is None:
        return set()
    stated = {deed.price, deed.mortgage, deed.resale, deed.build_cost, deed.rent, *deed.rents}
    rents = {line.amount for table in context.tables if table.key == key for line in table.lines}
    return {amount for amount in stated if amount is not None} | rents


def _known(context: CheckContext, index: int) -> set[float]:
    amount = context.board.spaces[index].amount
    own = set() if amount is None else {amount}
    return own or set(context.rule_amounts) | deed_amounts(context, index)
