"""The picture on the American box: an avenue of all colours, at its end the sea and the wheel."""

from collections.abc import Sequence

from printkit.art.classic.cover_plate import BOLD, FINE, LINE, Cover
from printkit.art.classic.us.avenue import (
    EYE,
    INK,
    LIT,
    STONE,
    WOOD,
    House,
    draw_house,
    lamp,
    pale_in_black,
    point,
    strip,
    tree,
)
from printkit.art.classic.walkers import (
    Draw,
    child,
    clerk,
    gentleman,
    lady,
    newsboy,
    with_dog,
)
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle
from printkit.scene import Node

_PALE, _BEAM = parse_colour("#fbf0d4"), parse_colour("#f7dfa9")
_SUN, _GLOW = parse_colour("#f2a541"), parse_colour("#f7c566")
_SEA, _FOAM = parse_colour("#4e93a8"), parse_colour("#a9d3d6")
_ROAD, _WALK = parse_colour("#6b6f78"), parse_colour("#dfd0b4")
_CAR = parse_colour("#c23a40")


def _houses(rows: Sequence[tuple[float, float, float, int, int, str, str]]) -> list[House]:
    return [House(*row[:5], parse_colour(row[5]), row[6]) for row in rows]


_LEFT = _houses(
    (
        (1.0, 1.42, 23, 4, 3, "#8a5a3c", ""),
        (1.42, 2.0, 33.5, 6, 3, "#8fc6dc", "tower"),
        (2.0, 2.9, 44, 7, 3, "#c65a94", "tank"),
        (2.9, 4.6, 70, 9, 3, "#e58a2f", "tower"),
    )
)
_RIGHT = _houses(
    (
        (1.0, 1.42, 26, 4, 3, "#c8453c", ""),
        (1.42, 2.0, 32, 6, 3, "#e8c547", "tank"),
        (2.0, 2.9, 50, 8, 3, "#4c9a63", "tower"),
        (2.9, 4.6, 62, 8, 3, "#3a5da8", ""),
    )
)
_WALKERS: tuple[tuple[Draw, int, float, float, str], ...] = (
    (lady, 1, 24, 1.86, "#8fc6dc"),
    (newsboy, -1, 36.9, 1.62, "#b3262e"),
    (clerk, 1, 37.2, 1.62, "#e58a2f"),
    (gentleman, -1, 45.4, 1.2, "#2f6db5"),
    (with_dog, 1, 45.2, 1.14, "#4c9a63"),
    (lady, -1, 44.4, 1.06, "#c65a94"),
    (child, -1, 48.2, 1.05, "#e8c547"),
    (gentleman, 1, 47.4, 1.03, "#7a4f86"),
)
"""Who walks where, the farthest first: side, from the middle of the road, how far away, coat.

Each stands clear of the lamps and the trees."""


@drawing("cover-avenue")
def us_cover(width: float, height: float, style: Style) -> Node:
    """Eight houses in the colours of the groups lead down to the boardwalk."""
    plate = Cover(width, height, style)
    plate.rays(50, EYE, 30, _PALE, _BEAM)
    _shore(plate)
    _road(plate)
    for side, row in ((-1, _LEFT), (1, _RIGHT)):
        for house in reversed(row):
            draw_house(plate, house, side)
        for far in (3.6, 2.3, 1.5):
            lamp(plate, far, side)
            tree(plate, 0.83 * far, side)
    for draw, side, beside, away, coat in _WALKERS:
        foot = point(side, beside, EYE, away)
        draw(plate.at(*foot, 1 / away, flip=side > 0), parse_colour(coat))
    _car(plate.at(50, -3.6))
    return plate.node()


def _shore(plate: Cover) -> None:
    """The sun in the sea, the wheel on the pier before it, gulls."""
    plate.area(circle(50, EYE, 15.5), _GLOW, 0.2)
    plate.area(circle(50, EYE, 12.4), _SUN, 0.2)
    plate.area(f"M0 {EYE}H100V-10H0Z", _SEA, 0.2)
    glints = " ".join(f"M{50 - w} {EYE + y}H{50 + w}" for y, w in ((1.9, 9), (2.6, 6.5), (3.3, 4)))
    plate.line(glints, LINE, _FOAM if plate.style.is_full else None)
    for x, roof in ((42.4, "#c8453c"), (57.6, "#3a5da8")):
        _pavilion(plate.at(x, EYE), roof)
    _wheel(plate, 50, EYE - 11.2, 8.6)
    plate.area(f"M34 {EYE - 0.2}H66V{EYE + 1.4}H34Z", WOOD, FINE)
    posts = joined(polyline([(x, EYE - 0.2), (x, EYE - 1.3)]) for x in range(36, 66, 2))
    plate.line(posts, FINE)
    plate.line(f"M34 {EYE - 1.3}H66", FINE)
    gulls = ((38, -47), (44.6, -49.6), (60.6, -48.2), (64, -44.6))
    plate.line(
        " ".join(f"M{x - 1.3} {y - 0.5}q0.9 -0.4 1.3 0.5q0.4 -0.9 1.3 -0.5" for x, y in gulls), FINE
    )


def _pavilion(plate: Cover, roof: str) -> None:
    """A booth with a pointed roof and a pennant."""
    plate.area(rectangle(-1.8, -3, 3.6, 3), STONE, FINE)
    plate.line("M0 -5.4v-1.6", FINE)
    plate.lacquer("M0 -7L1.6 -6.5L0 -6Z", parse_colour(roof), FINE)
    plate.lacquer("M-2.4 -3L0 -5.4L2.4 -3Z", parse_colour(roof), FINE)


def _wheel(plate: Cover, x: float, y: float, r: float) -> None:
    """A big wheel with twelve cars in the colours of the groups."""
    plate.line(f"M{x} {y}L{x - 5.6} {EYE}M{x} {y}L{x + 5.6} {EYE}", BOLD)
    spokes = (polyline([(x, y), on_circle(x, y, r, 30 * i)]) for i in range(12))
    plate.line(joined(spokes), FINE)
    plate.line(joined([circle(x, y, r), circle(x, y, 0.84 * r)]), LINE)
    colours = [house.colour for house in (*_LEFT, *_RIGHT)]
    for i in range(12):
        plate.lacquer(circle(*on_circle(x, y, r, 30 * i), 1.05), colours[i % 8], FINE)
    plate.lacquer(circle(x, y, 1.3), _CAR, FINE)


def _road(plate: Cover) -> None:
    """Road, pavement, a crossing, and the dashes in the middle."""
    for side in (-1, 1):
        pale_in_black(plate, strip(side, 34, 58, 0.8, 9), _WALK)
        plate.line(strip(side, 34, 35.4, 0.8, 9), FINE)
    plate.flat(_across(34, 0.8, 9), _ROAD)
    dashes = ((0.9, 1.0), (2.5, 2.9), (3.6, 4.6))
    marks = [_across(0.9, *dash) for dash in dashes]
    marks += [strip(side, x, x + 3.4, 1.72, 2.05) for side in (-1, 1) for x in (2, 9, 16, 23)]
    plate.dot(joined(marks), STONE)
    if not plate.style.is_full:
        plate.line(joined(marks), FINE)


def _across(beside: float, near: float, far: float) -> Path:
    """A piece of the road, as wide to both sides."""
    ends = [(side, z) for z in (near, far) for side in (-1, 1)]
    (a, b, c, d) = (point(side, beside, EYE, z) for side, z in ends)
    return polyline([a, b, d, c], close=True)


_ROOF = "M-6 -6.5L-4.6 -10.4Q0 -11.6 4.6 -10.4L6 -6.5Z"
_PANES = "M-4.8 -6.9L-3.8 -9.7H-0.25V-6.9ZM4.8 -6.9L3.8 -9.7H0.25V-6.9Z"
_WING = "M3 -2Q4 -6 7.6 -5.4Q10 -4.6 9.6 -1.4H3Z"
_GRILLE = "M-3 -0.6V-6.4Q0 -8.4 3 -6.4V-0.6Z"


def _car(plate: Cover) -> None:
    """A limousine that comes towards us."""
    plate.flat(ellipse(0, 0.2, 11.5, 1.2), INK)
    plate.lacquer(_ROOF, _CAR, LINE)
    plate.glass(_PANES, _FOAM)
    for half in (plate, plate.at(0, 0, flip=True)):
        half.accent(rectangle(5.7, -3, 3, 4.1, 0.7), INK, FINE)
        half.lacquer(_WING, _CAR, LINE)
        half.accent(circle(5, -5.2, 1.2), LIT, FINE)
    plate.body(_GRILLE, STONE, LINE)
    plate.line("M-2 -0.8V-6.6M-1 -0.8V-6.6M0 -0.8V-6.6M1 -0.8V-6.6M2 -0.8V-6.6", FINE)
    plate.body(rectangle(-9.4, -1.2, 18.8, 1.1, 0.5), STONE, FINE)
