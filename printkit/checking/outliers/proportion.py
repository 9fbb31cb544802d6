"""Numbers out of all proportion to the price of their deed, or to the start money."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from printkit.checking.columns import Columns, StatedNumber
from printkit.checking.outliers.suspicion import Band, Suspicion, near

if TYPE_CHECKING:
    from printkit.model.rule_numbers import Kind


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
    yield from _numbers(columns)
    yield from _nothing(columns)
    has_money = columns.context.variant.money is not None
    stated = ("money", "start_total") if has_money else ("rules", "start_money")
    start = columns.cells.get(stated)
    if start is not None and start.value:
        yield from _rules(columns, start)
        yield from _payments(columns, start)


def _numbers(columns: Columns) -> Iterator[Suspicion]:
    """Numbers whose kind is known, and nothing that sells above its price."""
    for cell, kind, _ in _of_kinds(columns, *_NUMBERS):
        if kind == "percent" and 0 < cell.value < 1:
            says = "less than one in a hundred; a half is written 50"
            yield Suspicion("PK857", cell, 0.5, says, 100 * cell.value)
        elif not _NUMBERS[kind].holds(cell.value):
            yield Suspicion("PK857", cell, 0.5, f"{_NUMBERS[kind]} is usual")
    prices = {piece: cell for cell, _, piece in _of_kinds(columns, "price") if piece}
    for cell, _, piece in _of_kinds(columns, "sale"):
        price = prices.get(piece or "", cell)
        if cell.value > price.value:
            says = f"more than the price, {columns.shown(price)}"
            yield Suspicion("PK857", cell, 0.5, says, None, (near(columns, price),))


def _nothing(columns: Columns) -> Iterator[Suspicion]:
    """Cards move money, and not amounts of 0: these have lost a digit, or were left for later."""
    for cell in columns.below("decks"):
        is_paid = cell.route[-1] in {"amount", "otherwise_pay"} or cell.route[-2] == "fees"
        if is_paid and not cell.value:
            says = "who draws it collects or pays nothing"
            yield Suspicion("PK856", cell, 0.45, says)


def _rules(columns: Columns, start: StatedNumber) -> Iterator[Suspicion]:
    for cell, kind, _ in _of_kinds(columns, *_SHARES):
        if cell.value and not _SHARES[kind].holds(cell.value / start.value):
            old = "PK419" if kind == "salary" else "PK857"
            yield _of_start(columns, old, cell, start, _SHARES[kind])


def _of_kinds(
    columns: Columns, *kinds: "Kind"
) -> "Iterator[tuple[StatedNumber, Kind, str | None]]":
    """The numbers of the rules of these kinds, with the pieces that they are about."""
    for name, _, known in columns.context.numbers.of(*kinds):
        cell = columns.cells.get(("rules", name))
        if cell is not None:
            yield cell, known.kind, known.piece


def _payments(columns: Columns, start: StatedNumber) -> Iterator[Suspicion]:
    """What spaces and cards ask for or give; an edition may play with more money than its base."""
    overlay, others = columns.context.overlay, columns.context.variant.most_players - 1
    for cell, band, times in _paid(columns, others):
        is_base = overlay.inherits(cell.route)
        wide = Band(band.low / _OTHER_START, band.high * _OTHER_START) if is_base else band
        if cell.value and times and not wide.holds(cell.value * times / start.value):
            yield _of_start(columns, "PK420", cell, start, wide, times)


def _paid(columns: Columns, others: int) -> Iterator[tuple[StatedNumber, Band, int]]:
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
    columns: Columns, old: str, cell: StatedNumber, start: StatedNumber, band: Band, times: int = 1
) -> Suspicion:
    low, high = (
        columns.shown(start, float(f"{share * start.value / times:.2g}"))
        for share in (band.low, band.high)
    )
    counted = f"from or to {times} players, " if times > 1 else ""
    says = f"{counted}with a start money of {columns.shown(start)}, {low} to {high} is usual"
    return Suspicion(old, cell, 0.45, says, None, (near(columns, start, "the start money"),))
