"""The bill of materials: what is in the box, and what it is printed on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from printkit.colour import Colour
from printkit.scene import Artwork, Side


class Picture(NamedTuple):
    """A side of a piece that stands for others like it."""

    artwork: Artwork
    side: Side = Side.FRONT


@dataclass(frozen=True, slots=True)
class BillPiece:
    """Pieces that are counted together, with pictures of some of them.

    ``art`` is a drawing of what becomes of the flat piece, for each of its ``colours``;
    ``scale`` is its size as a share of the largest piece of the component.
    """

    name: str
    count: int
    pictures: tuple[Picture, ...] = ()
    note: str = ""
    art: str = ""
    colours: tuple[Colour, ...] = ()
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class BillLine:
    """A component: its pieces, its sheets of paper by the paper's title, and what paper to take."""

    component: str
    title: str
    pieces: tuple[BillPiece, ...]
    sheets: Mapping[str, int]
    paper_hint: str = ""


@dataclass(frozen=True, slots=True)
class Bill:
    """All components of a game, in the order of the box."""

    lines: tuple[BillLine, ...]

    def has(self, component: str) -> bool:
        """Whether the component is in the box."""
        return any(line.component == component for line in self.lines)

    @property
    def papers(self) -> tuple[str, ...]:
        """Titles of the papers that sheets were laid out for."""
        return tuple(dict.fromkeys(paper for line in self.lines for paper in line.sheets))

    def total(self, paper: str) -> int:
        """All sheets of a paper."""
        return sum(line.sheets.get(paper, 0) for line in self.lines)
