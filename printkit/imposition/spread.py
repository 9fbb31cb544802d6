"""Where the two pages on a side of a booklet's sheet stand, and what is free around them."""

from printkit.geometry.path import Bounds
from printkit.imposition.frames import MARK_REACH, printable
from printkit.imposition.options import SheetOptions
from printkit.imposition.paper import Paper
from printkit.records import record

INNER, ABOVE = 9.25, 6.0
"""Blank beside each page as far as the fold, and above it, mm: half an A4 then shows its page in
the middle, and so do books that are trimmed to that size from larger paper."""
LEAST_INNER, LEAST_STRIP = 2.0, 1.9
"""The marks on the fold, and the words along an edge, need so much, mm."""
TOLERANCE = 1e-9


@record
class Spread:
    """Two pages side by side in the middle of a sheet that lies on its long edge.

    ``edge`` is the sheet inside its margins; the words stand in a ``strip`` along two of its sides.
    """

    paper: Paper
    left: Bounds
    right: Bounds
    edge: Bounds

    @property
    def fold(self) -> float:
        """The x of the fold."""
        return self.paper.width / 2

    @property
    def upright(self) -> bool:
        """Whether the words stand along the left and the right edge, where there is more room."""
        return self.left.x - self.edge.x >= self.left.y - self.edge.y

    @property
    def strip(self) -> float:
        """How high the words may be, mm."""
        return max(self.left.x - self.edge.x, self.left.y - self.edge.y)

    @property
    def book(self) -> Bounds:
        """The open book, as large as one of A4 sheets."""
        width = 2 * (self.left.width + 2 * INNER)
        height = self.left.height + 2 * ABOVE
        return Bounds(self.fold - width / 2, (self.paper.height - height) / 2, width, height)


def spread_of(width: float, height: float, options: SheetOptions) -> Spread | None:
    """The spread of pages of this size; None if the paper is too small for two and the words."""
    paper = options.paper.landscape
    beside = paper.width / 2 - width
    inner = min(INNER, beside / 2, beside - options.margin + MARK_REACH)
    fold, y = paper.width / 2, (paper.height - height) / 2
    spread = Spread(
        paper,
        Bounds(fold - inner - width, y, width, height),
        Bounds(fold + inner, y, width, height),
        printable(paper, options.margin),
    )
    above = options.margin - MARK_REACH
    fits = inner >= LEAST_INNER and y >= above - TOLERANCE and spread.strip >= LEAST_STRIP
    return spread if fits else None
