"""Numbers out of all proportion to the price of their deed, or to the start money."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from printkit.checking.columns import Cell, Columns, Row
from printkit.checking.deeds.bands import Band
from printkit.checking.figures import figures
from printkit.checking.outliers.suspicion import Suspicion, near
from printkit.diagnostics import Rule, Severity

if TYPE_CHECKING:
    from printkit.model.rule_numbers import Kind

RULE = Rule(
    code="PK212",
    name="number-out-of-proportion",
    severity=Severity.WARNING,
    what="A number is far lower or higher than usual, beside the price or the start money.",
    why="On the classic boards the first rent is between 3.3 % and 12.5 % of the price, a "
    "building costs 0.42 to 0.83 of it; the salary is 0.13 of the start money, taxes 0.05 to "
    "0.13, amounts on cards 0.007 to 0.13. Far outside, a digit is most often missing or one too "
    "many. A game all of whose rents or buildings are dearer has a wider band, and what several "
    "deeds share is meant. The meaning of a number of the rules comes from its name, if every "
    "game has it (`jail_fee`), or from `rule_kinds`.",
    bad="price: 160, rent: 120",
    good="price: 160, rent: 12",
    formerly=(
        ("PK211", "build-cost-ratio"),
        ("PK212", "rent-price-ratio"),
        ("PK419", "salary-share"),
        ("PK420", "payment-share"),
        ("PK857", "rules-number-unlikely"),
    ),
)

_RENT = Band(0.02, 0.16)
_RENT_MIDDLE = 0.08
_BUILDING = Band(0.3, 1.0)
_BUILDING_MIDDLE = 0.58
"""The classic bands beside the price with a margin, and the classic medians."""
_SALARY = Band(0.03, 0.6)
_SPACES = Band(0.005, 0.3)
_CARDS = Band(0.003, 0.3)
"""Beside the start money."""
_OTHER_START = 2
"""So many times more or less start money is no slip by itself."""
_SHARES: "Mapping[Kind, Band]" = {
    "bail": Band(0.004, 0.3),
    "fee": Band(0.004, 0.3),
    "price": Band(0.004, 0.5),
    "sale": Band(0.004, 0.5),
    "goal": Band(1.1, 30),
    "salary": _SALARY,
}
"""What numbers of the rules may be, times the start money; the bands of known games, widened."""
_NUMBERS: "Mapping[Kind, Band]" = {
    "percent": Band(0, 100),
    "per-turn": Band(0, 9),
    "jail-turns": Band(1, 12),
    "jail-doubles": Band(1, 12),
    "before": Band(1, 12),
    "to-win": Band(1, 50),
}
"""And what they may be by themselves."""


def detect(columns: Columns) -> Iterator[Suspicion]:
    """Each number keeps to its band."""
    yield from _rents(columns)
    yield from _buildings(columns)
    yield from _numbers(columns)
    start = columns.cells.get(columns.context.start_money_route)
    if start is not None and start.value:
        yield from _rules(columns, start)
        yield from _payments(columns, start)


def _rents(columns: Columns) -> Iterator[Suspicion]:
    """The first rent in money is a usual share of the price; one that a whole kind has is meant."""
    shares = {
        row.key: (row, row.cells[0], row.cells[0].value / row.price)
        for row in columns.rows
        if row.is_money and row.price and row.get(0)
    }
    band = _RENT.widened(_RENT_MIDDLE, [share for _, _, share in shares.values()])
    for row, cell, share in shares.values():
        same = [shares[r.key][2] for r in columns.kinds[row.kind] if r.key in shares]
        if not band.holds(share) and (len(same) < 2 or len(set(same)) > 1):  # noqa: PLR2004 - alone
            yield _of_price(columns, "PK212", row, cell, band, percent=True)


def _buildings(columns: Columns) -> Iterator[Suspicion]:
    """The building cost is a usual share of the price; one that several groups have is meant."""
    built = [row for row in columns.rows if row.price and row.get("build_cost")]
    shares = [(row.get("build_cost") or 0) / row.price for row in built]
    band = _BUILDING.widened(_BUILDING_MIDDLE, shares)
    groups = Counter(cost for cost, _ in {(row.get("build_cost"), row.group) for row in built})
    for row, share in zip(built, shares, strict=True):
        if not band.holds(share) and groups[row.get("build_cost")] == 1:
            yield _of_price(columns, "PK211", row, row.cells["build_cost"], band)


def _of_price(
    columns: Columns, old: str, row: Row, cell: Cell, band: Band, *, percent: bool = False
) -> Suspicion:
    price, scale = row.cells["price"], 100 if percent else 1
    share, usual = scale * cell.value / price.value, Band(scale * band.low, scale * band.high)
    shown = f"{share:.0f}" if share >= 100 else figures(share, 3)  # noqa: PLR2004 - all digits
    unit = "%" if percent else "times"
    of = "of" if percent else ""
    says = f"{shown} {unit} {of} the price {columns.shown(price)}, where {usual} {unit} is usual"
    related = (near(columns, price, "the price"),)
    return Suspicion(RULE, old, cell, 0.4, says.replace("  ", " "), None, related)


def _numbers(columns: Columns) -> Iterator[Suspicion]:
    """Numbers whose kind is known, and nothing that sells above its price."""
    for cell, kind, _ in _of_kinds(columns, *_NUMBERS):
        if not _NUMBERS[kind].holds(cell.value):
            yield Suspicion(RULE, "PK857", cell, 0.5, f"{_NUMBERS[kind]} is usual")
    prices = {piece: cell for cell, _, piece in _of_kinds(columns, "price") if piece}
    for cell, _, piece in _of_kinds(columns, "sale"):
        price = prices.get(piece or "", cell)
        if cell.value > price.value:
            says = f"more than the price, {figures(price.value)}"
            yield Suspicion(RULE, "PK857", cell, 0.5, says, None, (near(columns, price),))


def _rules(columns: Columns, start: Cell) -> Iterator[Suspicion]:
    for cell, kind, _ in _of_kinds(columns, *_SHARES):
        if cell.value and not _SHARES[kind].holds(cell.value / start.value):
            old = "PK419" if kind == "salary" else "PK857"
            yield _of_start(columns, old, cell, start, _SHARES[kind])


def _of_kinds(columns: Columns, *kinds: "Kind") -> "Iterator[tuple[Cell, Kind, str | None]]":
    """The numbers of the rules of these kinds, with the pieces that they are about."""
    for name, _, known in columns.context.numbers.of(*kinds):
        cell = columns.cells.get(("rules", name))
        if cell is not None:
            yield cell, known.kind, known.piece


def _payments(columns: Columns, start: Cell) -> Iterator[Suspicion]:
    """What spaces and cards ask for or give; an edition may play with more money than its base."""
    overlay, others = columns.context.overlay, columns.context.variant.most_players - 1
    for cell, band, times in _paid(columns, others):
        is_base = overlay is not None and overlay.inherits(cell.route)
        wide = Band(band.low / _OTHER_START, band.high * _OTHER_START) if is_base else band
        if cell.value and times and not wide.holds(cell.value * times / start.value):
            yield _of_start(columns, "PK420", cell, start, wide, times)


def _paid(columns: Columns, others: int) -> Iterator[tuple[Cell, Band, int]]:
    """Payments with their bands, and how often they are made at once."""
    for cell in columns.below("board", "spaces"):
        yield cell, _SPACES, 1
    for placed in columns.context.effects:
        who = getattr(placed.effect, "source", None) or getattr(placed.effect, "to", None)
        for name, times in (
            ("amount", others if who == "each_player" else 1),
            ("otherwise_pay", 1),
        ):
            paid = columns.cells.get((*placed.route, name))
            if paid is not None:
                yield paid, _CARDS, times


def _of_start(
    columns: Columns, old: str, cell: Cell, start: Cell, band: Band, times: int = 1
) -> Suspicion:
    share = figures(cell.value * times / start.value, 2)
    counted = f"from or to {times} players " if times > 1 else ""
    says = f"{counted}{share} times the start money {columns.shown(start)}, where "
    says += f"{band} times is usual"
    return Suspicion(RULE, old, cell, 0.45, says, None, (near(columns, start, "the start money"),))
