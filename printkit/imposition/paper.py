"""Sizes of paper, mm."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from printkit.geometry.path import Bounds

MARGIN = 7.0
"""No home printer leaves more than this blank at an edge, mm."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper; ``title`` is what people call it."""

    name: str
    title: str
    width: float
    height: float

    @property
    def landscape(self) -> "Paper":
        """The same paper lying on its long edge."""
        return replace(
            self, width=max(self.width, self.height), height=min(self.width, self.height)
        )

    @property
    def portrait(self) -> "Paper":
        """The same paper standing on its short edge."""
        return replace(
            self, width=min(self.width, self.height), height=max(self.width, self.height)
        )

    @property
    def bounds(self) -> Bounds:
        """The rectangle of the paper."""
        return Bounds(0.0, 0.0, self.width, self.height)


A4 = Paper("a4", "A4", 210.0, 297.0)
LETTER = Paper("letter", "US Letter", 215.9, 279.4)

PAPERS: Mapping[str, Paper] = MappingProxyType({paper.name: paper for paper in (A4, LETTER)})
"""The papers by name."""
