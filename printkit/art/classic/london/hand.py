"""The picture on the box of the game of hands: five deeds in five colours, held up like cards."""

from printkit.art.classic.cover_plate import BOLD, FINE, LINE, Cover
from printkit.art.classic.london.scene import GOLD, WHITE
from printkit.art.classic.tinctures import draw_tincture
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Bounds, joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

_AIR, _BEAM = parse_colour("#e4ecdf"), parse_colour("#cfdec9")
_CLOTH, _RAIL = parse_colour("#1f5c4a"), parse_colour("#7a4a2a")
_PAPER, _GREY = parse_colour("#fffdf7"), parse_colour("#8c8676")

_DEEDS = (
    ("uk-whitechapel-road", parse_colour("#8a5a3c"), 1),
    ("uk-pall-mall", parse_colour("#c65a94"), 3),
    ("uk-trafalgar-square", parse_colour("#c8453c"), 5),
    ("uk-piccadilly", parse_colour("#e8c547"), 6),
    ("uk-mayfair", parse_colour("#4a70bd"), 8),
)
"""The picture of a place, and the colour and the number of its group."""
_WIDE, _HIGH = 26.0, 38.0
_REACH = 45.0
"""From the hand to the middle of the cards."""


@drawing("cover-hand-of-deeds")
def uk_hand(width: float, height: float, style: Style) -> Node:
    """The middle one is in front; below it the table with the five colours."""
    plate = Cover(width, height, style)
    plate.rays(50, -4, 30, _AIR, _BEAM)
    for at in (0, 4, 1, 3, 2):
        name, colour, group = _DEEDS[at]
        turn = 21.0 * (at - 2)
        spot = plate.at(50, 12, turn=turn).at(0, -_REACH)
        _deed(spot, colour, group)
        box = Bounds(-_WIDE / 2 + 1, -9.6, _WIDE - 2, 9.4)
        spot.picture(name, colour, box)
    _table(plate)
    return plate.node()


def _deed(plate: Cover, colour: Colour, group: int) -> None:
    """A card: its colour above the picture, rents below."""
    plate.area(rectangle(-_WIDE / 2, -_HIGH / 2, _WIDE, _HIGH, 1.4), _PAPER, BOLD)
    band = rectangle(-_WIDE / 2 + 1, -_HIGH / 2 + 1, _WIDE - 2, 7.4, 0.6)
    if plate.style.ink is Ink.MONO:
        draw_tincture(plate, band, group)
        plate.contour(band, LINE)
    else:
        plate.accent(band, colour, LINE)
    plate.body(rectangle(-7, -_HIGH / 2 + 4, 14, 1.6, 0.8), WHITE, FINE)
    rows = [(y, 6.0) for y in (3.2, 6.0, 8.8, 11.6, 14.4)]
    words = (rectangle(-_WIDE / 2 + 3, y, w, 1.1, 0.5) for y, w in rows)
    sums = (rectangle(_WIDE / 2 - 7, y, 4, 1.1, 0.5) for y, _ in rows)
    plate.flat(joined([*words, *sums]), _GREY)


def _table(plate: Cover) -> None:
    """The edge of the table: cloth, a rail, a chip in each colour."""
    plate.area(rectangle(-2, -13, 104, 14), _RAIL, BOLD)
    plate.area(rectangle(-2, -10.6, 104, 12), _CLOTH, LINE)
    if plate.style.ink is Ink.MONO:
        plate.hatch(rectangle(-2, -10.6, 104, 12), 1.0, 0.12)
    for i, (_, colour, group) in enumerate(_DEEDS):
        x = 50 + 15.0 * (i - 2)
        plate.body(circle(x, -5.3, 3.6), WHITE, LINE)
        if plate.style.ink is Ink.MONO:
            plate.body(circle(x, -5.3, 2.8), WHITE, FINE)
            plate.hatch(circle(x, -5.3, 2.8), 0.9, 0.2, (group - 4) / 3)
        else:
            plate.accent(circle(x, -5.3, 2.8), colour, FINE)
    plate.line("M-2 -12.2H102", FINE, GOLD if plate.style.is_full else None)
