"""Mortgages and resale values that are not the share of the price that is stated, or usual."""

from collections import Counter
from collections.abc import Iterator
from math import fsum
from typing import NamedTuple

from printkit.checking.columns import Columns, DeedNumbers, StatedNumber
from printkit.checking.figures import figures
from printkit.checking.outliers.suspicion import Suspicion, near
from printkit.diagnostics import Fix, SetValue

_FEW = 3
"""Deeds that the bank buys back for more than they cost, each by its own slip."""
_FEWEST = 6
"""Deeds whose agreement on a share weighs more than the number in the rules."""
_FEWEST_UNSTATED = 12
_USUAL = 0.8
"""The share of deeds that must agree where the rules state nothing."""


class DeedShare(NamedTuple):
    """A deed, what it states, and what it would state by the percentage."""

    row: DeedNumbers
    cell: StatedNumber
    exact: float


def detect(columns: Columns) -> Iterator[Suspicion]:
    """Each mortgage and each resale value keeps to the percentage, and none is above the price."""
    for field in ("mortgage", "resale"):
        stating = [row for row in columns.rows if field in row.cells and "price" in row.cells]
        above = [row for row in stating if row.cells[field].value > row.price]
        is_many = len(above) > _FEW
        for row in above[:1] if is_many else above:
            yield _above(columns, row, field, f"{len(above)} of {len(stating)}" if is_many else "")
        if is_many:
            continue
        stated = columns.cells.get(("rules", f"{field}_percent"))
        if stated is None:
            yield from _by_habit(columns, field, stating)
        else:
            yield from _by_rules(columns, field, stated, stating)


def _above(columns: Columns, row: DeedNumbers, field: str, many: str) -> Suspicion:
    cell, price = row.cells[field], row.cells["price"]
    says = f"the bank would buy it back above its price, {columns.shown(price)}"
    remedy = f"make the {field} {figures(row.price)} at most"
    if many:
        says = f"more than its price, as on {many} deeds"
        remedy = f"check whether 'price' and '{field}' are swapped, such as two heads of columns"
    related = (near(columns, price, "the price"),)
    return Suspicion("PK205", cell, 0.6, says, None, related, remedy, is_contradiction=True)


def _by_rules(
    columns: Columns, field: str, stated: StatedNumber, rows: list[DeedNumbers]
) -> Iterator[Suspicion]:
    wrong = _off(columns, field, rows, stated.value)
    habit, _ = _usual(rows, field, 0)
    keeping = len(rows) - len(_off(columns, field, rows, habit))
    if keeping >= _FEWEST and 2 * keeping > len(rows) and keeping > len(rows) - len(wrong):
        says = f"{keeping} of {len(rows)} deeds have a {field} of {figures(habit)} % of their price"
        yield Suspicion("PK203", stated, 0.9, says, habit)
        return
    for share in wrong:
        certain = 2 * len(wrong) < len(rows) and _fits_group(columns, share)
        yield _wrong(columns, share, stated, certain=certain)
        yield _wrong_price(columns, share, stated)


def _wrong(columns: Columns, share: DeedShare, stated: StatedNumber, *, certain: bool) -> Suspicion:
    cell, price = share.cell, share.row.cells["price"]
    says = f"{figures(stated.value)} % of its price {columns.shown(price)} is "
    field, step = cell.route[-1], columns.context.least_step
    below = share.exact // step * step
    rounded = () if below == share.exact else (figures(below + step),)
    amount = " or ".join((figures(below), *rounded))
    return Suspicion(
        "PK203",
        cell,
        0.7,
        says + columns.shown(cell, share.exact),
        _nearest(columns, share.exact),
        (near(columns, price, "the price"),),
        f"make the {field} {amount}, or change rules.{stated.route[1]}",
        _fix(columns, share) if certain else None,
        is_contradiction=True,
    )


def _wrong_price(columns: Columns, share: DeedShare, stated: StatedNumber) -> Suspicion:
    """The other way to put it right, which is the likelier one if others doubt the price too."""
    cell, price = share.cell, share.row.cells["price"]
    whole = cell.value * 100 / stated.value if stated.value else price.value
    says = f"its {cell.route[-1]} of {columns.shown(cell)} is {figures(stated.value)} % of "
    return Suspicion(
        "PK203", price, 0.45, says + columns.shown(price, whole), whole, (near(columns, cell),)
    )


def _by_habit(columns: Columns, field: str, rows: list[DeedNumbers]) -> Iterator[Suspicion]:
    percent, count = _usual(rows, field, 6)
    if count < max(_FEWEST_UNSTATED, _USUAL * len(rows)):
        return
    for share in _off(columns, field, rows, percent):
        says = f"as on most deeds it would be {figures(percent)} % of its price"
        amount = columns.shown(share.cell, share.exact)
        likely = _nearest(columns, share.exact)
        yield Suspicion("PK221", share.cell, 0.7, f"{says}, {amount}", likely)


def _usual(rows: list[DeedNumbers], field: str, digits: int) -> tuple[float, int]:
    """The percentage of the price that most deeds state, and how many do."""
    shares = Counter(
        round(100 * (row.get(field) or 0) / row.price, digits) for row in rows if row.price
    )
    return shares.most_common(1)[0] if shares else (0, 0)


def _off(columns: Columns, field: str, rows: list[DeedNumbers], percent: float) -> list[DeedShare]:
    """The deeds that do not keep to a percentage; what nobody can pay may be rounded."""
    step = columns.context.least_step
    shares = (DeedShare(row, row.cells[field], row.price * percent / 100) for row in rows)
    return [share for share in shares if abs(share.cell.value - share.exact) >= step]


def _fits_group(columns: Columns, share: DeedShare) -> bool:
    """Whether the price is right: new, or nearer to those of its group than another would be."""
    price = share.row.cells["price"]
    if price.restated is not None and share.cell.restated is None:
        return True
    others = [
        r.price for r in columns.rows if r.group == share.row.group and r.key != share.row.key
    ]
    if not others or not share.exact:
        return False
    usual = fsum(others) / len(others)
    other = price.value * share.cell.value / share.exact
    return abs(price.value - usual) < abs(other - usual)


def _nearest(columns: Columns, exact: float) -> float:
    step = columns.context.least_step
    return round(exact / step) * step


def _fix(columns: Columns, share: DeedShare) -> Fix | None:
    """The fix that writes the share, if it need not be rounded."""
    exact, value = share.exact, _nearest(columns, share.exact)
    is_whole = value == exact == int(exact)
    edits = (SetValue(share.cell.route, int(exact)),)
    return Fix(f"write {figures(exact)}", edits) if is_whole else None
