"""Sizes of paper, mm."""

import re
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from printkit.geometry.path import Bounds
from printkit.records import record
from printkit.units import MM_PER_UNIT

MARGIN = 7.0
"""No home printer leaves more than this blank at an edge, mm."""


@record
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

HOME = (A4, LETTER)
"""The papers that kits are made for unless others are wanted."""
PAPERS: Mapping[str, Paper] = MappingProxyType(
    {
        paper.name: paper
        for paper in (
            *HOME,
            Paper("a3", "A3", 297.0, 420.0),
            Paper("legal", "US Legal", 215.9, 355.6),
            Paper("tabloid", "US Tabloid", 279.4, 431.8),
            Paper("sra3", "SRA3", 320.0, 450.0),
        )
    }
)
"""The papers by name."""
SHORTEST, LONGEST = 148.0, 1200.0
"""Sides that a paper may have, mm: the words and the ruler need some width."""
LEAST_MARGIN, WIDEST_MARGIN = 0.0, 25.0
"""Margins that may be chosen, mm."""
_SIDE = r"(\d{1,4}(?:\.\d{1,2})?)"
_MEASURED = re.compile(rf"{_SIDE}\s?[x×]\s?{_SIDE}\s?(mm|cm|in)")


def paper_named(name: str) -> Paper:
    """The paper of a name, or of a width and a height such as ``210x297mm``; capitals may stand.

    Raises:
        ValueError: there is none, and what there is.
    """
    known = PAPERS.get(name.lower())
    if known is not None:
        return known
    found = _MEASURED.fullmatch(name.lower())
    if found is None:
        raise ValueError(
            f"{name!r} is not a paper size; use {', '.join(PAPERS)} or a size like 210x297mm"
        )
    unit = MM_PER_UNIT[found[3]]
    width, height = sorted(round(float(side) * unit, 2) for side in found.groups()[:2])
    if width < SHORTEST or height > LONGEST:
        raise ValueError(
            f"paper of {name} cannot be used; its sides may be {SHORTEST:g} to {LONGEST:g} mm long"
        )
    return Paper(f"{width:g}x{height:g}mm", f"{width:g} × {height:g} mm", width, height)
