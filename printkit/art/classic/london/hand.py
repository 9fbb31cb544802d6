"""The picture on the box of the game of hands: five deeds in five colours, held up like cards."""

from printkit.art.classic.cover_plate import BOLD, FINE, LINE, Cover
from printkit.art.classic.london.scene import GOLD, WHITE
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

_AIR, _BEAM = parse_colour("#e4ecdf"), parse_colour("#cfdec9")
_CLOTH, _RAIL = parse_colour("#1f5c4a"), parse_colour("#7a4a2a")
_HOUSE = parse_colour("#1f8a4c")
_FIGURES = parse_colour("#39414d")
_PAPER, _GREY = parse_colour("#fffdf7"), parse_colour("#8c8676")

_DEEDS = (
    ("uk-old-kent-road", parse_colour("#641c00"), 1),
    ("uk-pall-mall", parse_colour("#ce66af"), 3),
    ("uk-trafalgar-square", parse_colour("#dd0a2b"), 5),
    ("uk-piccadilly", parse_colour("#ffe45c"), 6),
    ("uk-mayfair", parse_colour("#1132a0"), 8),
)
"""The picture of a place, and the colour and the number of its group."""
_WIDE, _HIGH = 26.0, 38.0
_BAND = 14.3
"""From the middle of a card up to that of its band."""
_ROWS = (2.0, 5.2, 8.4, 11.6, 14.8)
"""The rents, each but the first with one house more."""
MARKS = (
    "mark-square",
    "mark-circle",
    "mark-diamond",
    "mark-triangle",
    "mark-star",
    "mark-hexagon",
    "mark-cross",
    "mark-crescent",
)
"""Of the colours, by their number on the board."""
_CHIPS = (
    ("token-bulldog", parse_colour("#ffce8a")),
    ("token-crown", parse_colour("#611d55")),
    ("token-bus", parse_colour("#b6001d")),
    ("token-taxi", parse_colour("#65696f")),
    ("token-bowler", parse_colour("#003a95")),
)
"""Tokens, in the colours of their seats."""
_REACH = 44.0
"""From the hand to the middle of the front card."""
_LOWER = 1.7
"""So much lower is each card than the one before it, whose edge covers its corner."""


@drawing("cover-hand-of-deeds")
def uk_hand(width: float, height: float, style: Style) -> Node:
    """The middle one is in front; below it the table with the five colours."""
    plate = Cover(width, height, style)
    plate.rays(50, -4, 30, _AIR, _BEAM)
    for at in (0, 4, 1, 3, 2):
        name, colour, group = _DEEDS[at]
        turn = 19.5 * (at - 2)
        spot = plate.at(50, 12, turn=turn).at(0, _LOWER * abs(at - 2) - _REACH)
        _deed(spot, colour, group)
        box = Bounds(-_WIDE / 2 + 1, -9.6, _WIDE - 2, 9.4)
        spot.picture(name, colour, box)
    _table(plate)
    return plate.node()


def _deed(plate: Cover, colour: Colour, group: int) -> None:
    """A card: its colour above the picture, rents below."""
    plate.area(rectangle(-_WIDE / 2, -_HIGH / 2, _WIDE, _HIGH, 1.4), _PAPER, BOLD)
    band = rectangle(-_WIDE / 2 + 1, -_HIGH / 2 + 1, _WIDE - 2, 7.4, 0.6)
    plate.picture("band", colour, band.bounds(), band, group)
    plate.contour(band, LINE)
    _mark(plate, MARKS[group - 1])
    _rents(plate)


def _mark(plate: Cover, mark: str) -> None:
    """The mark of the group in the middle of the band."""
    plate.body(circle(0, -_BAND, 2.9), WHITE, LINE)
    plate.icon(mark, Bounds(-1.8, -_BAND - 1.8, 3.6, 3.6))


def _rents(plate: Cover) -> None:
    """A table: the more houses to the left, the longer the figure to the right."""
    left, right = -_WIDE / 2 + 2.4, _WIDE / 2 - 2.4
    plate.line("".join(f"M{left} {y + 1.5}H{right}" for y in _ROWS), FINE, _GREY)
    figures = (f"M{right - 2.2 - 0.7 * i} {y - 0.1}H{right - 0.4}" for i, y in enumerate(_ROWS))
    plate.line("".join(figures), 1.1, _FIGURES)
    houses = (
        f"M{x - 0.8} {y + 0.8}V{y - 0.2}L{x} {y - 1}L{x + 0.8} {y - 0.2}V{y + 0.8}Z"
        for count, y in enumerate(_ROWS)
        for x in (left + 1.2 + 2.1 * i for i in range(count))
    )
    plate.accent("".join(houses), _HOUSE, FINE)


def _table(plate: Cover) -> None:
    """The edge of the table: cloth, a rail, a chip in each colour."""
    plate.area(rectangle(-2, -13, 104, 14), _RAIL, BOLD)
    plate.area(rectangle(-2, -10.6, 104, 12), _CLOTH, LINE)
    if plate.style.ink is Ink.MONO:
        plate.hatch(rectangle(-2, -10.6, 104, 12), 1.0, 0.12)
    for i, (token, colour) in enumerate(_CHIPS):
        x = 50 + 15.0 * (i - 2)
        plate.body(circle(x, -5.3, 4.7), WHITE, LINE)
        plate.picture(
            "chip-rim", colour, Bounds(x - 5.0, -10.3, 10.0, 10.0), clip=circle(x, -5.3, 4.6)
        )
        plate.picture(token, colour, Bounds(x - 2.6, -8.6, 5.2, 6.6))
        plate.contour(circle(x, -5.3, 4.7), LINE)
    plate.line("M-2 -12.2H102", FINE, GOLD if plate.style.is_full else None)
