"""The amounts of money that the game can ask for without printing them: they are computed."""

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import RentTable
from printkit.diagnostics import Route


class Demand(NamedTuple):
    """An amount that somebody has to pay, what for, and where its number stands."""

    amount: float
    what: str
    route: Route
    cause: Route
    """What it is computed with; one cause can spoil many amounts."""


def computed_amounts(context: CheckContext) -> Iterator[Demand]:
    """Rents of computed levels, rents by the dice, and shares of prices."""
    return iter(context.remembered(_computed_amounts))


def _computed_amounts(context: CheckContext) -> Iterator[Demand]:
    for table in context.tables:
        if table.kind.unit == "money":
            yield from _of_levels(context, table)
        elif table.kind.unit == "dice":
            yield from _by_dice(context, table)
    yield from _of_cards(context)
    yield from shares(context, "commission_percent", "price", "commission for")


def shares(context: CheckContext, number: str, field: str, what: str) -> Iterator[Demand]:
    """The share that ``rules`` state as ``number`` of a field of all deeds."""
    percent = context.variant.rules.get(number)
    for key, deed in () if percent is None else context.variant.deeds.items():
        whole = getattr(deed, field)
        if whole is not None and percent is not None:
            name = f"the {what} {context.variant.deed_name(key)}"
            amount = _rounded(context, whole * percent / 100)
            yield Demand(amount, name, ("deeds", key, field), ("rules", number))


def _of_levels(context: CheckContext, table: RentTable) -> Iterator[Demand]:
    name = context.variant.deed_name(table.key)
    for line in table.lines:
        if line.level.times is not None:
            position = table.kind.levels.index(line.level)
            cause: Route = ("deed_kinds", table.deed.kind, "levels", position, "times")
            what = f"the rent of {name} ({line.level.label})"
            yield Demand(_rounded(context, line.amount), what, ("deeds", table.key, "rent"), cause)


def _by_dice(context: CheckContext, table: RentTable) -> Iterator[Demand]:
    name = context.variant.deed_name(table.key)
    for number, line in enumerate(table.lines):
        route: Route = ("deeds", table.key, "rents" if number else "rent")
        for pips in context.throw.sums:
            what = f"the rent of {name} for a throw of {pips}"
            yield Demand(_rounded(context, line.amount * pips), what, route, route)


def _of_cards(context: CheckContext) -> Iterator[Demand]:
    """What cards make of rents and of the dice."""
    for placed in context.effects:
        if placed.effect.do != "move_to_nearest":
            continue
        what, route = f"card '{placed.card}'", placed.route
        if (dice := placed.effect.dice_times) is not None:
            for pips in context.throw.sums:
                amount = _rounded(context, dice * pips)
                yield Demand(amount, f"{what} for a throw of {pips}", route, route)
        if (times := placed.effect.rent_times) is not None:
            for rent in _rents(context, placed.effect.kind):
                yield Demand(_rounded(context, times * rent), what, route, route)


def _rents(context: CheckContext, kind: str) -> Iterator[float]:
    """The rents of money on the spaces of a kind."""
    board = context.variant.board
    spaces = {} if board is None else board.spaces
    for table in context.tables:
        space = None if isinstance(table.key, str) else spaces.get(table.key)
        if table.kind.unit == "money" and space is not None and space.kind == kind:
            yield from (line.amount for line in table.lines)


def _rounded(context: CheckContext, amount: float) -> float:
    """The amount as the players pay it, where the rules round all amounts up."""
    step = context.rounding_step
    return ceil(amount / step) * step if step else amount
