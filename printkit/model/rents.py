"""The rent table of a deed: what its kind's levels and its own numbers give together."""

from typing import NamedTuple

from printkit.model.deeds import Deed, DeedKind, RentLevel
from printkit.plain_numbers import plain, round_up


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
    stated rents in order. Where the ``rent`` was rounded, what it was before is multiplied, and
    the product is rounded: rounding first would raise it twice. A deed with too few or too many
    numbers is the checker's business, not an error here.
    """
    rent, step = _before_rounding(deed)
    bare = {None, *_bare_level(deed, kind)}
    stated = iter(stated_rents(deed))
    amounts: dict[str, int | float] = {}
    lines = []
    for level in kind.levels:
        if level.times is not None:
            base = rent if level.of in bare else amounts.get(level.of or "")
            amount = None if base is None else plain(level.times * base)
        else:
            amount = next(stated, None)
        if amount is not None:
            amounts[level.id] = amount
            printed = round_up(amount, step) if step and level.times is not None else amount
            lines.append(RentLine(level, printed))
    return lines


def _bare_level(deed: Deed, kind: DeedKind) -> list[str]:
    """The level that shows the deed's ``rent``."""
    stated = [level.id for level in kind.levels if level.times is None]
    return [] if deed.rent is None else stated[:1]


def _before_rounding(deed: Deed) -> tuple[int | float | None, int | float]:
    """The rent as it was before a change rounded it, and to which multiples (0: it did not)."""
    before = deed.rounded_from
    if before is None or deed.rent != round_up(before.rent, before.step):
        return deed.rent, 0
    return before.rent, before.step
