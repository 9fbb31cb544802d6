"""Where a length is cut into parts that overlap: in few parts, where it harms the picture least."""

import math
from collections.abc import Sequence

from printkit.imposition.text_spans import NO_TEXTS, Spans
from printkit.records import record

OVERLAP = 10.0
"""The strip of each part that is glued under the next one, mm."""
SEAM_BLEED = 2.0
"""The part on top is painted this far beyond its seam, mm: a cut a little off shows no white."""
_OFF_BORDER = 0.5
"""Price of a seam that is not on a border: less than a text that is cut. A distance from the wish
costs less still."""
_STEP = 0.5
"""Between two positions that are looked at, mm."""
_EPSILON = 1e-6


@record
class Stretch:
    """One part along a length: it shows ``start`` to ``end``, the overlap included."""

    start: float
    end: float


@record
class Prices:
    """What a seam costs: it had better lie on one of the ``borders``, and cut no ``texts``."""

    borders: frozenset[float] = frozenset()
    texts: Spans = NO_TEXTS

    def of(self, at: float) -> float:
        """The price of a seam at a position."""
        return self.texts.cut_at(at) + (0.0 if at in self.borders else _OFF_BORDER)


def parts(length: float, seams: Sequence[float]) -> tuple[Stretch, ...]:
    """The parts between the seams; each but the last reaches the overlap beyond its seam."""
    starts = (0.0, *seams)
    ends = (*(min(seam + OVERLAP, length) for seam in seams), length)
    return tuple(Stretch(start, end) for start, end in zip(starts, ends, strict=True))


def blanks(part: Stretch, length: float) -> tuple[float, float]:
    """What has to stay free for bleed before and after a part; a strip has none."""
    return SEAM_BLEED, SEAM_BLEED if part.end >= length else 0.0


def seams(length: float, room: float, prices: Prices) -> tuple[float, ...]:
    """The fewest seams so that each part fits the room, and of those the cheapest.

    Raises:
        ValueError: the room is so small that no number of parts would do.
    """
    if room <= OVERLAP + 2 * SEAM_BLEED:
        raise ValueError(f"parts that overlap by {OVERLAP} mm do not fit {room} mm")
    count = _fewest(length, room)
    return _cheapest(length, room, count, prices) if count else ()


def _step(room: float) -> float:
    """How far one seam can be from the one before, or from the edge."""
    return room - SEAM_BLEED - OVERLAP


def _fewest(length: float, room: float) -> int:
    """How many seams are needed when every part is as large as the room allows."""
    last = room - 2 * SEAM_BLEED
    return max(0, math.ceil((length - last) / _step(room) - _EPSILON))


def _candidates(length: float, room: float, count: int, prices: Prices) -> list[list[float]]:
    """For each seam its positions: borders, and steps from its earliest to its latest one.

    A part is never smaller than its overlap.
    """
    step, last = _step(room), room - 2 * SEAM_BLEED
    lanes = []
    for i in range(count):
        low = max(length - last - step * (count - 1 - i), OVERLAP + _EPSILON)
        high = min(step * (i + 1), length - OVERLAP - _EPSILON)
        even = length * (i + 1) / (count + 1)
        steps = [low + _STEP * n for n in range(int(max(0.0, high - low) / _STEP) + 1)]
        wanted = (*steps, high, even, *prices.borders)
        lanes.append(sorted({at for at in wanted if low - _EPSILON <= at <= high + _EPSILON}))
    return lanes


def _cheapest(length: float, room: float, count: int, prices: Prices) -> tuple[float, ...]:
    """The cheapest chain of positions whose parts all fit."""
    chains: list[tuple[float, tuple[float, ...]]] = [(0.0, ())]
    for number, places in enumerate(_candidates(length, room, count, prices), start=1):
        wish = length * number / (count + 1)
        chains = [
            min(candidates)
            for at in places
            for price in [prices.of(at) + ((at - wish) / length) ** 2]
            if (
                candidates := [
                    (cost + price, (*chain, at))
                    for cost, chain in chains
                    if 0.0 < at - (chain[-1] if chain else 0.0) <= _step(room) + _EPSILON
                ]
            )
        ]
    return min(chains)[1]
