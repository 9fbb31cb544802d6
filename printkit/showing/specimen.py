"""Drawings, icons, fonts and what templates draw, on sheets of paper, each above its name."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from printkit.art.icons import draw_icon
from printkit.art.names import art_names, icon_names
from printkit.art.registry import draw_art
from printkit.art.style import Ink, Style
from printkit.colour import parse_colour
from printkit.export.document import DocumentInfo, check_date
from printkit.geometry.path import Bounds
from printkit.imposition.lettering import Lettering
from printkit.imposition.paper import A4
from printkit.records import record
from printkit.scene import Group, Node, Sheet, Side, Stroke, Text
from printkit.templating.miniature import miniature
from printkit.text.fonts import shipped_fonts
from printkit.text.shaping import Shaper
from printkit.units import MM_PER_POINT
from printkit.whole_file import write_where_named

INK, PAPER, ACCENT = map(parse_colour, ("#1d2733", "#ffffff", "#2f6f8f"))
MARGIN, HEAD = 14.0, 16.0
"""Around what is drawn, and for the title above it, mm."""
NAME = 6.5 * MM_PER_POINT
ALPHABET = "The quick fox jumps over 1,234,567,890 lazy dogs: ÄÖÜß éèç ñ €£¥"

Drawing = Callable[[str, Bounds], Node]
"""What stands in a cell: the drawing of a name in a box, mm."""


@record
class Specimen:
    """What a sheet shows: names, the cells of a page (across, down), and what is in a cell."""

    title: str
    names: Sequence[str]
    across: int
    down: int
    draw: Drawing


def _fonts() -> Specimen:
    fonts = shipped_fonts()
    return Specimen("Fonts", fonts.names(), 1, 16, _alphabet(Shaper(fonts)))


def _templates() -> Specimen:
    from printkit.showing.template_pictures import template_pictures  # noqa: PLC0415 - late: games

    pictures = template_pictures()

    def draw(name: str, cell: Bounds) -> Node:
        return miniature(pictures[name], Side.FRONT, cell, Stroke(INK, 0.1))

    return Specimen("Templates", tuple(pictures), 5, 5, draw)


SPECIMENS: dict[str, Callable[[], Specimen]] = {
    "art": lambda: Specimen("Drawings", art_names(), 5, 7, _art),
    "icons": lambda: Specimen("Icons", icon_names(), 7, 9, _icon),
    "fonts": _fonts,
    "templates": _templates,
}
"""Each sheet by what it shows."""


def write_specimen(what: str, path: Path) -> int:
    """Write the sheets of a kind as a PDF; returns how many there are.

    Raises:
        KeyError: there is no such kind, see :data:`SPECIMENS`.
        OSError: the file cannot be written.
    """
    from printkit.export.pdf import write_pdf  # noqa: PLC0415 - late: reportlab

    check_date()
    specimen, fonts = SPECIMENS[what](), shipped_fonts()
    sheets = list(_sheets(specimen, Shaper(fonts)))
    write_where_named(path, write_pdf(sheets, DocumentInfo(specimen.title), fonts))
    return len(sheets)


def _sheets(specimen: Specimen, shaper: Shaper) -> Iterator[Sheet]:
    title, small = (Lettering(shaper, font, INK) for font in ("Oswald-Medium", "Jost-Regular"))
    most = specimen.across * specimen.down
    for number, start in enumerate(range(0, len(specimen.names), most), 1):
        nodes: list[Node] = [
            title.line(specimen.title, MARGIN, MARGIN + 7, size=18 * MM_PER_POINT),
            small.line(str(number), A4.width - MARGIN, MARGIN + 7, align="right"),
        ]
        for name, cell in zip(specimen.names[start:], _cells(specimen), strict=False):
            nodes += [specimen.draw(name, cell), _name(small, name, cell)]
        yield Sheet(A4.width, A4.height, Group(tuple(nodes)), specimen.title)


def _cells(specimen: Specimen) -> Iterator[Bounds]:
    """The boxes for drawings, without the lines for their names, in reading order."""
    gap = 5.0
    width = (A4.width - 2 * MARGIN + gap) / specimen.across - gap
    height = (A4.height - 2 * MARGIN - HEAD + gap) / specimen.down - gap
    for row in range(specimen.down):
        for column in range(specimen.across):
            x, y = MARGIN + column * (width + gap), MARGIN + HEAD + row * (height + gap)
            yield Bounds(x, y, width, height - 2 * NAME)


def _name(lettering: Lettering, name: str, cell: Bounds) -> Text:
    size = min(NAME, NAME * cell.width / lettering.width(name, NAME))
    return lettering.line(name, cell.centre.x, cell.bottom + 1.5 * NAME, size=size, align="centre")


def _art(name: str, cell: Bounds) -> Node:
    return draw_art(name, _square(cell), Style(Ink.FULL, ACCENT, PAPER, INK))


def _icon(name: str, cell: Bounds) -> Node:
    return draw_icon(name, _square(cell), INK, PAPER)


def _alphabet(shaper: Shaper) -> Drawing:
    def draw(name: str, cell: Bounds) -> Node:
        size = 13 * MM_PER_POINT
        return Lettering(shaper, name, INK).line(
            ALPHABET, cell.centre.x, cell.bottom - 1.5, size=size, align="centre"
        )

    return draw


def _square(cell: Bounds) -> Bounds:
    side = min(cell.width, cell.height)
    return Bounds(cell.centre.x - side / 2, cell.centre.y - side / 2, side, side)
