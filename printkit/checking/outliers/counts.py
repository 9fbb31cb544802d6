"""Counts of tokens, notes and pieces on cards that are unlike all others of their sort."""

from collections import Counter
from collections.abc import Iterator
from statistics import median

from printkit.checking.columns import Columns, StatedNumber
from printkit.checking.figures import figures, is_digit_slip
from printkit.checking.outliers.suspicion import Band, Suspicion

_FEWEST_TOKENS = 3
_FEWEST_NOTES = 6
_FEWEST_CARDS = 4
"""So many there must be, so that a single one that is unlike the others is worth a word."""
_NOTES = Band(0.2, 5)
"""The count of a note beside the median of the others."""
_ENOUGH_NOTES = 4
_FAR = 5
"""Times the largest number of all other cards that is far more."""


def detect(columns: Columns) -> Iterator[Suspicion]:
    """No count is alone."""
    yield from _tokens(columns)
    yield from _notes(columns)
    yield from _pieces_on_cards(columns)
    yield from _payments_instead(columns)


def _tokens(columns: Columns) -> Iterator[Suspicion]:
    seats = columns.context.variant.seats.values()
    routes = [("pieces", token, "count") for token in sorted({seat.token or "" for seat in seats})]
    cells = [columns.cells[route] for route in routes if route in columns.cells]
    odd, usual = _odd_one(cells, _FEWEST_TOKENS)
    if odd is not None:
        says = f"of each other token it is {usual:.0f}"
        yield Suspicion("PK855", odd, 0.8, says, usual)


def _notes(columns: Columns) -> Iterator[Suspicion]:
    """All kinds are alike in number, but for those of which there may be fewer; or nearly so."""
    cells = [c for c in columns.below("money", "denominations") if c.route[-1] == "count"]
    odd, usual = _odd_one(cells, _FEWEST_NOTES)
    if odd is not None and usual and (odd.value > usual or is_digit_slip(usual, odd.value)):
        says = f"of each other note it is {usual:.0f}"
        yield Suspicion("PK855", odd, 0.8, says, usual)
    for cell in cells if odd is None and len(cells) >= _ENOUGH_NOTES else ():
        middle = median(other.value for other in cells if other is not cell)
        if middle and not _NOTES.holds(cell.value / middle):
            says = f"of the others there are mostly about {figures(middle)}"
            yield Suspicion("PK423", cell, 0.5, says)


def _odd_one(cells: list[StatedNumber], fewest: int) -> tuple[StatedNumber | None, float]:
    """The only one that differs from all others, and what these are."""
    if len(cells) < fewest:
        return None, 0
    usual, times = Counter(cell.value for cell in cells).most_common(1)[0]
    odd = [cell for cell in cells if cell.value != usual]
    return (odd[0] if times == len(cells) - 1 else None), usual


def _pieces_on_cards(columns: Columns) -> Iterator[Suspicion]:
    by_piece: dict[str, list[StatedNumber]] = {}
    for placed in columns.context.effects:
        cell = columns.cells.get((*placed.route, "count"))
        if cell is not None and cell.column is not None and hasattr(placed.effect, "piece"):
            by_piece.setdefault(placed.effect.piece, []).append(cell)
    for piece, cells in by_piece.items():
        for cell in cells if len(cells) >= _FEWEST_CARDS else ():
            others = [other.value for other in cells if other is not cell]
            near_one = any(is_digit_slip(other, cell.value) for other in others)
            if near_one and cell.value >= _FAR * max(others):
                most = figures(max(others))
                says = f"the other {len(others)} cards move {most} of '{piece}' at most"
                yield Suspicion("PK325", cell, 0.7, says)


def _payments_instead(columns: Columns) -> Iterator[Suspicion]:
    cells = [c for c in columns.below("decks") if c.route[-1] == "otherwise_pay"]
    odd, usual = _odd_one(cells, _FEWEST_CARDS)
    if odd is not None and is_digit_slip(usual, odd.value):
        says = f"on the other {len(cells) - 1} cards it is {columns.shown(odd, usual)}"
        yield Suspicion("PK325", odd, 0.8, says, usual)
