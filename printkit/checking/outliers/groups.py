"""Prices and building costs that are out of step with their group, or with the groups beside it."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import mean, median, median_low
from typing import NamedTuple

from printkit.checking.board.streets import street_groups
from printkit.checking.columns import Cell, Columns, Row
from printkit.checking.deeds.bands import Band
from printkit.checking.figures import figures
from printkit.checking.outliers.order import RULE, out_of_order
from printkit.checking.outliers.suspicion import Suspicion, near
from printkit.diagnostics import Related

_WIDE = 1.5
"""Times the cheapest deed of a group that the dearest may cost."""
_STEP = Band(0.3, 2.5)
"""The steps from group to group, beside their median."""
_FACTOR = Band(0.92, 1.08)
"""The same where prices grow by a factor."""
_ENOUGH = 6
"""Groups from which on a median step can be seen."""
_OF_ONE_SLIP = 2
"""Steps that one wrong price spoils: that to its group and that from it."""


class Group(NamedTuple):
    """A group of streets, and its deeds along the board."""

    id: str
    rows: list[Row]

    @property
    def prices(self) -> list[float]:
        """What its deeds cost."""
        return [row.price for row in self.rows]


def detect(columns: Columns) -> Iterator[Suspicion]:
    """Prices and costs rise from group to group, and are alike within one."""
    groups = list(_groups(columns))
    if groups:
        yield from _apart(columns, groups)
        yield from _steps(columns, groups)
        yield from _falling_costs(columns, groups)


def _groups(columns: Columns) -> Iterator[Group]:
    """The groups along the board; of one that others part it is a deed's group that is doubted."""
    rows = {row.key: row for row in columns.rows if row.price}
    found = street_groups(columns.context)
    for group in found:
        first, last = group.spaces[0], group.spaces[-1]
        others = (space for other in found if other is not group for space in other.spaces)
        mine = [rows[space] for space in group.spaces if space in rows]
        if mine and not any(first < space < last for space in others):
            yield Group(group.id, mine)


def _apart(columns: Columns, groups: list[Group]) -> Iterator[Suspicion]:
    """Within each group prices are alike; a game most of whose groups are wide is left alone."""
    wide = [group for group in groups if max(group.prices) > _WIDE * min(group.prices) > 0]
    for group in wide if 2 * len(wide) <= len(groups) else ():
        usual = _in_step(groups, groups.index(group))
        cheap, dear = (pick(group.rows, key=lambda row: row.price) for pick in (min, max))
        is_too_dear = usual <= 0 or dear.price * cheap.price >= usual**2
        blamed, other = (dear, cheap) if is_too_dear else (cheap, dear)
        cell, price = blamed.cells["price"], other.cells["price"]
        times = figures(round(dear.price / cheap.price, 1))
        than = f"{times} times as much as" if is_too_dear else f"a {times}th of the price of"
        says = f"{than} {columns.deed(other)} of the same group, {columns.shown(price)}"
        yield Suspicion(RULE, "PK518", cell, 0.55, says, None, (near(columns, price),))


def _in_step(groups: list[Group], position: int) -> float:
    """What a deed of the group would cost if it were in step with the groups next to it."""
    middles = [median(group.prices) for group in groups]
    step = median(later - earlier for earlier, later in pairwise(middles))
    below = [middle + step for middle in middles[:position][-1:]]
    above = [middle - step for middle in middles[position + 1 :][:1]]
    return max(mean([*below, *above]), step)


def _steps(columns: Columns, groups: list[Group]) -> Iterator[Suspicion]:
    """From group to group prices rise by like steps, or by a like factor."""
    if len(groups) < _ENOUGH or not all(mean(group.prices) for group in groups):
        return
    steps = [(one, other, mean(one.prices), mean(other.prices)) for one, other in pairwise(groups)]
    rise = median(after - before for _, _, before, after in steps)
    factor = median(after / before for _, _, before, after in steps)
    odd = (
        [step for step in steps if not _STEP.holds((step[3] - step[2]) / rise)] if rise > 0 else []
    )
    off_factor = [step for step in steps if not _FACTOR.holds(step[3] / step[2] / factor)]
    if len(off_factor) < len(odd) or len(odd) > max(_OF_ONE_SLIP, len(steps) / 3):
        return
    for one, other, before, after in odd:
        if not _is_new(one) and not _is_new(other):
            show = columns.context.amount
            says = f"the mean price goes from {show(round(before))} in group '{one.id}' to "
            says += f"{show(round(after))} in '{other.id}', the median step is {show(round(rise))}"
            related = tuple(
                Related(f"group '{g.id}'", route=("groups", g.id)) for g in (other, one)
            )
            yield Suspicion(RULE, "PK519", _suspect(one, other), 0.4, says, None, related)


def _is_new(group: Group) -> bool:
    """Whether an edition gives all deeds of a group prices and rents of their own."""
    return all(
        row.cells["price"].restated is not None
        and any(row.cells[line].restated is not None for line in row.rents)
        for row in group.rows
    )


def _suspect(one: Group, other: Group) -> Cell:
    """The price that is farthest from its group's; of an edition, one that it states."""
    apart = {
        row.cells["price"]: abs(row.price - mean(group.prices))
        for group in (other, one)
        for row in group.rows
    }
    own = [cell for cell in apart if cell.restated is not None]
    return max(own or apart, key=apart.__getitem__)


def _falling_costs(columns: Columns, groups: list[Group]) -> Iterator[Suspicion]:
    """From group to group buildings cost more."""
    costs = [cost for group in groups for cost in _usual_cost(group)]
    yield from out_of_order(columns, "PK520", costs)


def _usual_cost(group: Group) -> list[Cell]:
    """What a building costs on most deeds of the group; nothing where it is not stated."""
    cells = [row.cells["build_cost"] for row in group.rows if "build_cost" in row.cells]
    usual = median_low(cell.value for cell in cells) if cells else 0
    return [cell for cell in cells if cell.value == usual][:1]
