"""The amounts of money that the game can ask for without printing them: they are computed."""

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from printkit.checking.deeds.rent_tables import RentTable
from printkit.checking.subject import Subject
from printkit.diagnostics import Route


class Demand(NamedTuple):
    """An amount that somebody has to pay, what for, and where its number stands."""

    amount: float
    what: str
    route: Route
    cause: Route
    """What it is computed with; one cause can spoil many amounts."""


def computed_amounts(subject: Subject) -> Iterator[Demand]:
    """Rents of computed levels, rents by the dice, and shares of prices."""
    return iter(subject.remembered(_computed_amounts))


def _computed_amounts(subject: Subject) -> Iterator[Demand]:
    for table in subject.tables:
        if table.kind.unit == "money":
            yield from _of_levels(subject, table)
        elif table.kind.unit == "dice":
            yield from _by_dice(subject, table)
    yield from _of_cards(subject)
    yield from shares(subject, "commission_percent", "price", "commission for")


def shares(subject: Subject, number: str, field: str, what: str) -> Iterator[Demand]:
    """The share that ``rules`` state as ``number`` of a field of all deeds."""
    percent = subject.variant.rules.get(number)
    for key, deed in () if percent is None else subject.variant.deeds.items():
        whole = getattr(deed, field)
        if whole is not None and percent is not None:
            name = f"the {what} {subject.variant.deed_name(key)}"
            amount = _rounded(subject, whole * percent / 100)
            yield Demand(amount, name, ("deeds", key, field), ("rules", number))


def _of_levels(subject: Subject, table: RentTable) -> Iterator[Demand]:
    name = subject.variant.deed_name(table.key)
    for line in table.lines:
        if line.level.times is not None:
            position = table.kind.levels.index(line.level)
            cause: Route = ("deed_kinds", table.deed.kind, "levels", position, "times")
            what = f"the rent of {name} ({line.level.label})"
            yield Demand(_rounded(subject, line.amount), what, ("deeds", table.key, "rent"), cause)


def _by_dice(subject: Subject, table: RentTable) -> Iterator[Demand]:
    name = subject.variant.deed_name(table.key)
    for number, line in enumerate(table.lines):
        route: Route = ("deeds", table.key, "rents" if number else "rent")
        for pips in subject.throw.sums:
            what = f"the rent of {name} for a throw of {pips}"
            yield Demand(_rounded(subject, line.amount * pips), what, route, route)


def _of_cards(subject: Subject) -> Iterator[Demand]:
    """What cards make of rents and of the dice."""
    for placed in subject.effects:
        if placed.effect.do != "move_to_nearest":
            continue
        what, route = f"card '{placed.card}'", placed.route
        if (dice := placed.effect.dice_times) is not None:
            for pips in subject.throw.sums:
                amount = _rounded(subject, dice * pips)
                yield Demand(amount, f"{what} for a throw of {pips}", route, route)
        if (times := placed.effect.rent_times) is not None:
            for rent in _rents(subject, placed.effect.kind):
                yield Demand(_rounded(subject, times * rent), what, route, route)


def _rents(subject: Subject, kind: str) -> Iterator[float]:
    """The rents of money on the spaces of a kind."""
    board = subject.variant.board
    spaces = {} if board is None else board.spaces
    for table in subject.tables:
        space = None if isinstance(table.key, str) else spaces.get(table.key)
        if table.kind.unit == "money" and space is not None and space.kind == kind:
            yield from (line.amount for line in table.lines)


def _rounded(subject: Subject, amount: float) -> float:
    """The amount as the players pay it, where the rules round all amounts up."""
    step = subject.rounding_step
    return ceil(amount / step) * step if step else amount
