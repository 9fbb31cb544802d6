"""The picture on the box of the game of hands: a market of deeds, five of them on a barrow."""

from collections.abc import Sequence

from printkit.art.classic.cover_plate import BOLD, FINE, LINE, Cover
from printkit.art.classic.london.hall import draw_hall, spot
from printkit.art.classic.london.scene import WHITE
from printkit.art.classic.london.stalls import TIMBER, Stall, draw_stall
from printkit.art.classic.walkers import Draw, child, clerk, gentleman, lady, with_dog
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Bounds, joined, polyline
from printkit.geometry.shapes import circle, on_circle, rectangle
from printkit.scene import Node

_CLOTH, _RIM = parse_colour("#1f5c4a"), parse_colour("#39414d")
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
_SHARE = 0.6
"""Of the cards on the barrow."""


def _stalls(rows: Sequence[tuple[str, int, Draw, str]]) -> list[Stall]:
    return [
        Stall(near, far, parse_colour(colour), MARKS[group - 1], trader, parse_colour(coat))
        for (near, far), (colour, group, trader, coat) in zip(_BAYS, rows, strict=True)
    ]


_BAYS = ((1.4, 0.86), (0.82, 0.67), (0.645, 0.535), (0.52, 0.44))
_LEFT = _stalls(
    (
        ("#8a4a2a", 1, lady, "#f4f0e4"),
        ("#7fc6e4", 2, clerk, "#4c8a5e"),
        ("#ce66af", 3, lady, "#8a5a3c"),
        ("#f08a3c", 4, clerk, "#2b3f68"),
    )
)
_RIGHT = _stalls(
    (
        ("#1f3fae", 8, clerk, "#f4f0e4"),
        ("#16845a", 7, lady, "#c8202f"),
        ("#f0cf45", 6, clerk, "#4c8a5e"),
        ("#dd0a2b", 5, lady, "#2b3f68"),
    )
)
_BUYERS: tuple[tuple[Draw, int, float, float, str], ...] = (
    (lady, -1, 31.8, 0.94, "#c65a94"),
    (with_dog, 1, 34.6, 0.94, "#4c9a63"),
    (child, -1, 36.5, 0.98, "#e8c547"),
    (gentleman, 1, 41.0, 1.0, "#7a4f86"),
)
"""Who looks at the stalls, the farthest first: side, from the middle, size, coat."""


@drawing("cover-market-of-deeds")
def cover_market(width: float, height: float, style: Style) -> Node:
    """A hall with a stall for each colour; in front the barrow with five deeds."""
    plate = Cover(width, height, style)
    draw_hall(plate)
    for side, row in ((-1, _LEFT), (1, _RIGHT)):
        for stall in reversed(row):
            draw_stall(plate, stall, side)
    for draw, side, beside, size, coat in _BUYERS:
        draw(plate.at(*spot(side, beside, 0, size), size, flip=side > 0), parse_colour(coat))
    for at in (0, 4, 1, 3, 2):
        name, colour, group = _DEEDS[at]
        turn = 19.5 * (at - 2)
        hand = plate.at(50, 2.6, _SHARE, turn)
        card = hand.at(0, _LOWER * abs(at - 2) - _REACH)
        _deed(card, colour, group)
        card.picture(name, colour, Bounds(-_WIDE / 2 + 1, -9.6, _WIDE - 2, 9.4))
    _barrow(plate)
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


def _barrow(plate: Cover) -> None:
    """A barrow on two wheels; a chip in each colour hangs before its cloth."""
    for side in (-1, 1):
        half = plate.at(50, 0, flip=side < 0)
        half.accent(circle(19.6, -3.6, 3.5), TIMBER, LINE)
        half.body(circle(19.6, -3.6, 2.6), WHITE, FINE)
        spokes = (polyline([(19.6, -3.6), on_circle(19.6, -3.6, 2.6, 45 * i)]) for i in range(8))
        half.line(joined(spokes), LINE)
        half.accent(circle(19.6, -3.6, 0.8), _RIM, FINE)
    cloth = rectangle(25, -10.4, 50, 7.6)
    plate.area(cloth, _CLOTH, LINE)
    if plate.style.ink is Ink.MONO:
        plate.hatch(cloth, 1.0, 0.12)
        plate.contour(cloth, LINE)
    plate.area(rectangle(23.4, -11.8, 53.2, 1.8, 0.4), TIMBER, LINE)
    for i, (token, colour) in enumerate(_CHIPS):
        _chip(plate.at(50 + 9.4 * (i - 2), -6.4, 0.7), token, colour)


def _chip(plate: Cover, token: str, colour: Colour) -> None:
    """The chip of a player, about its middle."""
    plate.body(circle(0, 0, 4.7), WHITE, LINE)
    plate.picture("chip-rim", colour, Bounds(-5.0, -5.0, 10.0, 10.0), clip=circle(0, 0, 4.6))
    plate.picture(token, colour, Bounds(-2.6, -3.3, 5.2, 6.6))
    plate.contour(circle(0, 0, 4.7), LINE)
