"""The bill of materials: what is in the box, and what it is printed on."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from printkit.colour import Colour
from printkit.records import record
from printkit.scene import Artwork, Side


class SamplePicture(NamedTuple):
    """A side of a piece that stands for others like it."""

    artwork: Artwork
    side: Side = Side.FRONT


@record
class BillPiece:
    """Pieces that are counted together, with pictures of some of them.

    ``art`` is a drawing of what becomes of the flat piece, for each of its ``colours``;
    ``scale`` is its size as a share of the largest piece of the component.
    """

    name: str
    count: int
    pictures: tuple[SamplePicture, ...] = ()
    note: str = ""
    art: str = ""
    colours: tuple[Colour, ...] = ()
    scale: float = 1.0


class InKit(NamedTuple):
    """Where the kit prints a component: numbers of sheets and pages, and whether on both sides."""

    sheets: tuple[int, ...] = ()
    pages: tuple[int, ...] = ()
    two_sided: bool = False


@record
class BillLine:
    """A component: its pieces, its place in the kit on each paper, and which paper to take."""

    component: str
    title: str
    pieces: tuple[BillPiece, ...]
    kit: Mapping[str, InKit]
    paper_hint: str = ""
    wide: bool = False
    """Whether its pieces are shown larger than others."""

    @property
    def printed(self) -> int:
        """When it is printed: the first of most of its sheets; a map of the board comes early."""
        sheets = next((place.sheets for place in self.kit.values()), ())
        return max(runs(sheets), key=len, default=[0])[0]


def runs(numbers: Sequence[int]) -> list[list[int]]:
    """The numbers in order, those that follow one another together."""
    found: list[list[int]] = []
    for number in sorted(set(numbers)):
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return found


@record
class Bill:
    """All components of a game, in the order of the box."""

    lines: tuple[BillLine, ...]

    def has(self, component: str) -> bool:
        """Whether the component is in the box."""
        return any(line.component == component for line in self.lines)

    @property
    def papers(self) -> tuple[str, ...]:
        """Titles of the papers that sheets were laid out for."""
        return tuple(dict.fromkeys(paper for line in self.lines for paper in line.kit))

    def total(self, paper: str) -> int:
        """All sheets of a paper; components may share some."""
        places = [line.kit.get(paper, InKit()) for line in self.lines]
        return len({sheet for place in places for sheet in place.sheets})
