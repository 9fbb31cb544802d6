"""The pieces of a kit in rows on one sheet, grouped by component."""

from collections.abc import Iterator, Sequence
from math import fsum

from printkit.colour import parse_colour
from printkit.components.component import Layout
from printkit.components.design import Design
from printkit.export.trimmed import trimmed
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import Transform
from printkit.imposition.lettering import Lettering
from printkit.records import record
from printkit.reporting.preview_html import GROUND
from printkit.scene import Artwork, Group, Node, Shape, Sheet, Side

DPI = 127
"""Five pixels for each millimetre of the sheet."""
WIDTH, MARGIN, GAP = 400.0, 10.0, 4.0
"""The sheet, around all of it, and between pieces, mm."""
SCALE = 0.4
"""How large pieces are drawn, those with a limit of their own apart."""
LONGEST = {
    Layout.PIECES: 120.0,
    Layout.PAGES: 60.0,
    Layout.BOOKLET: 60.0,
    Layout.TILES: 240.0,
}
"""The longest that the longer edge of a piece becomes, mm; boards are as large as that."""
TITLE, HEAD, NAME = 9.0, 5.0, 2.4
"""Sizes of the game's title, of headings, and of names, mm."""
NAMED = 24.0
"""Room that a name may take beside a piece that is narrower than it, mm."""
INK, MUTED = parse_colour("#1d2430"), parse_colour("#5c6470")


@record
class PreviewSide:
    """One side of a piece, what is written below it, and how many there are, if that is said."""

    artwork: Artwork
    side: Side
    caption: str
    copies: int = 1

    @property
    def label(self) -> str:
        """What is written below it."""
        return f"{self.copies} × {self.caption}" if self.copies > 1 else self.caption


@record
class PreviewPart:
    """A component: its title, how many pieces it has, and its sides in order."""

    title: str
    pieces: int
    layout: Layout
    shown: tuple[PreviewSide, ...]


def overview(design: Design, parts: Sequence[PreviewPart]) -> Sheet:
    """All parts below each other on a sheet that is as long as they need."""
    shaper = design.shaper
    head, small = Lettering(shaper, "Jost-SemiBold", INK), Lettering(shaper, "Jost-Regular", MUTED)
    y = MARGIN + TITLE
    nodes: list[Node] = [head.line(design.variant.title, MARGIN, y, size=TITLE)]
    if design.notice:
        y += 2 * HEAD / 1.6
        nodes.append(small.line(design.notice, MARGIN, y, size=HEAD / 1.6))
    for part in parts:
        y += 2.4 * HEAD
        nodes.append(head.line(f"{part.title} · {part.pieces}", MARGIN, y, size=HEAD))
        y += GAP
        for row in _rows(part, small):
            nodes += _row(small, row, y)
            y += max(height for _, _, height, _ in row) + 2 * NAME + GAP
    height = y + MARGIN
    ground = Shape(rectangle(0.0, 0.0, WIDTH, height), GROUND)
    return Sheet(WIDTH, height, Group((ground, *nodes)), design.variant.title)


Cell = tuple[PreviewSide, float, float, float]
"""A side with the room for it and its name, its height and scale on the sheet, mm."""


def _rows(part: PreviewPart, lettering: Lettering) -> Iterator[list[Cell]]:
    """As many sides in each row as it has room for."""
    longest = max(max(each.artwork.width, each.artwork.height) for each in part.shown)
    most = 1.0 if part.layout is Layout.TILES else SCALE
    scale = min(most, LONGEST[part.layout] / longest)
    row: list[Cell] = []
    for each in part.shown:
        named = min(lettering.width(each.label, NAME), NAMED)
        room, height = max(each.artwork.width * scale, named), each.artwork.height * scale
        if row and fsum((room, *(cell[1] + GAP for cell in row))) > WIDTH - 2 * MARGIN:
            yield row
            row = []
        row.append((each, room, height, scale))
    yield row


def _row(lettering: Lettering, row: Sequence[Cell], y: float) -> Iterator[Node]:
    """Pieces on one line, each with its name below as large as the room allows."""
    x, foot = MARGIN, max(height for _, _, height, _ in row)
    for each, room, height, scale in row:
        place = Transform(scale, 0.0, 0.0, scale, x, y + foot - height)
        yield Group((trimmed(each.artwork, each.side),), place)
        size = min(NAME, NAME * (room + GAP / 2) / max(lettering.width(each.label, NAME), 1.0))
        yield lettering.line(each.label, x, y + foot + 1.5 * NAME, size=size)
        x += room + GAP
