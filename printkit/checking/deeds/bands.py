"""Bands that sound numbers keep, and how they suit a game with other habits."""

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from printkit.checking.figures import figures

_FEWEST = 6
"""Values that have a median worth the name."""


class Band(NamedTuple):
    """A range of sound ratios, both ends included."""

    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether the value lies inside."""
        return self.low <= value <= self.high

    def widened(self, middle: float, values: Sequence[float]) -> "Band":
        """The band of a game all of whose values are higher or lower than usual.

        ``middle`` is the usual median; the band reaches as far beyond as the game's own median
        does.
        """
        times = median(values) / middle if len(values) >= _FEWEST else 1
        return Band(self.low * min(1, times), self.high * max(1, times))

    def __str__(self) -> str:
        return f"{figures(self.low, 3)} to {figures(self.high, 3)}"
