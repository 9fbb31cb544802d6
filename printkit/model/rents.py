"""The rent table of a deed: what its kind's levels and its own numbers give together."""

from typing import NamedTuple

from printkit.model.deeds import Deed, DeedKind, RentLevel
from printkit.plain_numbers import plain


class RentLine(NamedTuple):
    """One line of a rent table; ``amount`` is money, or a multiple of the dice."""

    level: RentLevel
    amount: int | float


def stated_rents(deed: Deed) -> list[int | float]:
    """The rents that the deed itself states, the bare one first."""
    return ([] if deed.rent is None else [deed.rent]) + deed.rents


def rent_table(deed: Deed, kind: DeedKind) -> list[RentLine]:
    """All lines of the deed, as many as it has numbers for.

    Levels with ``times`` multiply the deed's ``rent`` or an earlier level; the others take the
    stated rents in order. A deed with too few or too many numbers is the checker's business,
    not an error here.
    """
    stated = iter(stated_rents(deed))
    amounts: dict[str, int | float] = {}
    lines = []
    for level in kind.levels:
        if level.times is not None:
            base = deed.rent if level.of is None else amounts.get(level.of)
            amount = None if base is None else plain(level.times * base)
        else:
            amount = next(stated, None)
        if amount is not None:
            amounts[level.id] = amount
            lines.append(RentLine(level, amount))
    return lines
