"""Artwork (one drawn piece) and sheets (paper with artwork on it)."""

from enum import StrEnum
from typing import NamedTuple

from printkit.colour import Colour
from printkit.geometry.path import Bounds, Path
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import IDENTITY, Transform, turned_over
from printkit.records import record
from printkit.scene.nodes import Node


class Side(StrEnum):
    """Which side of the paper a sheet prints."""

    FRONT = "front"
    BACK = "back"


class Edges(NamedTuple):
    """What a piece shows along its edges where that is flat: the colours of its front and back.

    ``beside`` is for the left and the right edge, ``below`` for the top and the bottom; ``around``
    for all edges of a hexagon.
    """

    beside: tuple[Colour, Colour] | None = None
    below: tuple[Colour, Colour] | None = None
    around: tuple[Colour, Colour] | None = None


NO_EDGES = Edges()
SHEET_PAGES = 4
"""Pages on each sheet of a booklet, which is folded in the middle."""


@record
class Artwork:
    """One drawn piece: its trim is (0, 0, width, height), paint reaches ``bleed`` beyond it.

    ``outline`` is where the knife goes if that is not the trim rectangle; ``score`` are the
    lines to fold. ``copies`` says how often the piece is in the box.
    """

    id: str
    title: str
    width: float
    height: float
    front: Node
    back: Node | None = None
    copies: int = 1
    bleed: float = 0.0
    outline: Path | None = None
    score: Path | None = None
    back_name: str | None = None
    """A name for a back that several pieces share, such as the back of a deck."""
    edges: Edges = NO_EDGES
    """Neighbours whose edges are equal may touch on a sheet; nothing is known unless measured."""

    set_of: str | None = None
    """Whose set of pieces it belongs to: those of one set lie together where paper allows."""

    closes: bool = False
    """Whether it is the back cover of a booklet: blank pages come before it."""

    @property
    def trim(self) -> Bounds:
        """The rectangle of the finished piece."""
        return Bounds(0.0, 0.0, self.width, self.height)

    @property
    def cut_path(self) -> Path:
        """Where the knife goes."""
        return self.outline or rectangle(0.0, 0.0, self.width, self.height)

    def seen_from(self, side: Side) -> Transform:
        """Where a side shows what lies on the front, such as where the piece is cut."""
        return IDENTITY if side is Side.FRONT else turned_over(self.width)


@record
class Sheet:
    """One side of one piece of paper, ready for an exporter; boxes as in PDF, y down.

    ``label`` is what a bookmark calls it; ``cut`` and ``score`` are the lines of all its pieces,
    for those who cut by machine.
    """

    width: float
    height: float
    content: Node
    label: str
    side: Side = Side.FRONT
    trim: Bounds | None = None
    bleed: Bounds | None = None
    cut: Path | None = None
    score: Path | None = None
