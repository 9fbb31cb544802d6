"""The picture on the American box: an avenue of all colours, at its end the sea and the wheel."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from printkit.art.classic.cover_plate import BOLD, FINE, LINE, Cover
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, rectangle
from printkit.scene import Node

_PALE, _BEAM = parse_colour("#fbf0d4"), parse_colour("#f7dfa9")
_SUN, _GLOW = parse_colour("#f2a541"), parse_colour("#f7c566")
_SEA, _FOAM = parse_colour("#4e93a8"), parse_colour("#a9d3d6")
_ROAD, _WALK = parse_colour("#5b606b"), parse_colour("#dfd0b4")
_GLASS, _LIT = parse_colour("#33475f"), parse_colour("#ffe6a0")
_STONE, _INK = parse_colour("#f2e8d2"), parse_colour("#2a3342")
_CAR, _LEAF = parse_colour("#b3262e"), parse_colour("#5f8f5c")

EYE = -23.0
"""Height of the horizon."""
_BESIDE = 50.0
"""From the middle of the road to the houses, where they leave the picture."""

XY = tuple[float, float]
Wall = Callable[[float, float], XY]
"""From shares of the length and the height to the paper."""


class House(NamedTuple):
    """A house on the avenue: from this far to that, so high above the eye, with so many floors."""

    near: float
    far: float
    high: float
    floors: int
    bays: int
    colour: Colour
    crown: float = 0.0
    """How much higher its tower is."""


def _houses(rows: Sequence[tuple[float, float, float, int, int, str, float]]) -> list[House]:
    return [House(*row[:5], parse_colour(row[5]), row[6]) for row in rows]


_LEFT = _houses(
    (
        (1.0, 1.42, 23, 4, 3, "#8a5a3c", 0),
        (1.42, 2.0, 36, 6, 3, "#8fc6dc", 6),
        (2.0, 2.9, 44, 7, 3, "#c65a94", 0),
        (2.9, 4.6, 70, 9, 3, "#e58a2f", 14),
    )
)
_RIGHT = _houses(
    (
        (1.0, 1.42, 26, 4, 3, "#c8453c", 0),
        (1.42, 2.0, 33, 6, 3, "#e8c547", 0),
        (2.0, 2.9, 50, 8, 3, "#4c9a63", 10),
        (2.9, 4.6, 62, 8, 3, "#3a5da8", 0),
    )
)


@drawing("cover-avenue")
def us_cover(width: float, height: float, style: Style) -> Node:
    """Eight houses in the colours of the groups lead down to the boardwalk."""
    plate = Cover(width, height, style)
    plate.rays(50, EYE, 30, _PALE, _BEAM)
    _shore(plate)
    _road(plate)
    for side, row in ((-1, _LEFT), (1, _RIGHT)):
        for house in reversed(row):
            _house(plate, house, side)
        for far in (3.6, 2.3, 1.5):
            _lamp(plate, far, side)
    _car(plate.at(50, -3.6))
    return plate.node()


def _shore(plate: Cover) -> None:
    """The sun in the sea, the wheel on the pier before it."""
    plate.area(circle(50, EYE, 15.5), _GLOW, 0.2)
    plate.area(circle(50, EYE, 12.4), _SUN, 0.2)
    plate.area(f"M0 {EYE}H100V-10H0Z", _SEA, 0.2)
    glints = " ".join(f"M{50 - w} {EYE + y}H{50 + w}" for y, w in ((0.8, 9), (1.7, 6.5), (2.6, 4)))
    plate.line(glints, LINE, _FOAM if plate.style.is_full else None)
    _wheel(plate, 50, EYE - 11.2, 8.6)
    plate.area(f"M34 {EYE - 0.2}H66V{EYE + 1.4}H34Z", parse_colour("#a9784f"), FINE)


def _wheel(plate: Cover, x: float, y: float, r: float) -> None:
    """A big wheel with twelve cars in the colours of the groups."""
    plate.line(f"M{x} {y}L{x - 5.6} {EYE}M{x} {y}L{x + 5.6} {EYE}", BOLD)
    spokes = (polyline([(x, y), on_circle(x, y, r, 30 * i)]) for i in range(12))
    plate.line(joined(spokes), FINE)
    plate.line(joined([circle(x, y, r), circle(x, y, 0.84 * r)]), LINE)
    colours = [house.colour for house in (*_LEFT, *_RIGHT)]
    for i in range(12):
        plate.accent(circle(*on_circle(x, y, r, 30 * i), 1.05), colours[i % 8], FINE)
    plate.accent(circle(x, y, 1.3), _CAR, FINE)


def _at(side: int, beside: float, high: float, away: float) -> XY:
    """A point of the avenue on the paper; ``away`` is 1 in front."""
    return 50 + side * beside / away, EYE - high / away


def _strip(side: int, inner: float, outer: float, near: float, far: float) -> Path:
    """A piece of the ground."""
    corners = ((inner, near), (outer, near), (outer, far), (inner, far))
    return polyline([_at(side, x, EYE, z) for x, z in corners], close=True)


def _road(plate: Cover) -> None:
    """Road, pavement and the dashes in the middle."""
    for side in (-1, 1):
        plate.flat(_strip(side, 0, 36, 0.8, 9), _ROAD)
        plate.area(_strip(side, 34, 58, 0.8, 9), _WALK, FINE)
    dashes = ((0.9, 1.0), (2.3, 2.8), (3.6, 4.6))
    marks = [_strip(side, 0, 0.9, *dash) for dash in dashes for side in (-1, 1)]
    plate.dot(joined(marks), _STONE)
    if not plate.style.is_full:
        plate.line(joined(marks), FINE)


def _house(plate: Cover, house: House, side: int) -> None:
    """Its front along the avenue, and the end that looks at us above its neighbour."""
    near, far, high = house.near, house.far, house.high

    def wall(along: float, up: float) -> XY:
        return _at(side, _BESIDE, EYE + (high - EYE) * up, near + (far - near) * along)

    def end(out: float, up: float) -> XY:
        return _at(side, _BESIDE + 30 * out, EYE + (high - EYE) * up, near)

    shade = house.colour.shade(0.22)
    if house.crown:
        _crown(plate, house, side)
    plate.area(_quad(end, 0, 0, 1, 1), shade)
    plate.area(_quad(wall, 0, 0, 1, 1), house.colour)
    for place, bays in ((wall, house.bays), (end, 3)):
        plate.area(_quad(place, 0, 0.965, 1, 1.012), _STONE, FINE)
        plate.surface(joined(_windows(place, house.floors, bays)), _GLASS, FINE)
    plate.area(_quad(wall, 0.04, 0.0, 0.96, 0.6 / house.floors), _INK.tint(0.8), FINE)
    awning = [wall(0.02, 0.92 / house.floors), wall(0.98, 0.92 / house.floors)]
    awning += [_at(side, 44, EYE + (high - EYE) * 0.66 / house.floors, z) for z in (far, near)]
    plate.area(polyline(awning, close=True), house.colour.mix(_STONE, 0.6), FINE)


def _crown(plate: Cover, house: House, side: int) -> None:
    """A tower set back on the roof, with a spire."""
    top, z = house.high + house.crown, house.near + 0.3 * (house.far - house.near)
    x1, y1 = _at(side, _BESIDE + 2, house.high, z)
    x2, y2 = _at(side, _BESIDE + 26, top, z)
    left, right = sorted((x1, x2))
    plate.line(f"M{(left + right) / 2} {y2}v-3.4", LINE)
    plate.area(rectangle(left, y2, right - left, y1 - y2 + 2), house.colour.tint(0.85), LINE)
    step = (right - left) / 4
    plate.area(rectangle(left + step, y2 - 2.2, 2 * step, 2.3), house.colour, FINE)
    slits = (rectangle(left + step * (i + 0.35), y2 + 1, 0.3 * step, y1 - y2) for i in range(4))
    plate.surface(joined(slits), _GLASS, FINE)


def _quad(place: Wall, left: float, low: float, right: float, high: float) -> Path:
    return polyline(
        [place(left, low), place(right, low), place(right, high), place(left, high)], close=True
    )


def _windows(place: Wall, floors: int, bays: int) -> Iterator[Path]:
    for floor in range(1, floors):
        low = (floor + 0.22) / floors
        for bay in range(bays):
            left = (bay + 0.24) / bays
            yield _quad(place, left, low, left + 0.52 / bays, low + 0.5 / floors)


def _lamp(plate: Cover, away: float, side: int) -> None:
    """A lamp post at the kerb."""
    x, foot = _at(side, 37, EYE, away)
    top = _at(side, 37, -1.5, away)[1]
    plate.line(f"M{x} {foot}V{top}", 0.9 / away)
    r = 1.5 / away
    plate.accent(circle(x, top - r, r), _LIT, FINE)


_ROOF = "M-6 -6.5L-4.6 -10.4Q0 -11.6 4.6 -10.4L6 -6.5Z"
_PANES = "M-4.8 -6.9L-3.8 -9.7H-0.25V-6.9ZM4.8 -6.9L3.8 -9.7H0.25V-6.9Z"
_WING = "M3 -2Q4 -6 7.6 -5.4Q10 -4.6 9.6 -1.4H3Z"
_GRILLE = "M-3 -0.6V-6.4Q0 -8.4 3 -6.4V-0.6Z"


def _car(plate: Cover) -> None:
    """A limousine that comes towards us."""
    plate.flat(ellipse(0, 0.2, 11.5, 1.2), _INK)
    plate.accent(_ROOF, _CAR, LINE)
    plate.surface(_PANES, _FOAM, FINE)
    for half in (plate, plate.at(0, 0, flip=True)):
        half.accent(rectangle(6.3, -3.2, 2.2, 3.4, 0.6), _INK, FINE)
        half.accent(_WING, _CAR, LINE)
        half.accent(circle(5, -5.2, 1.2), _LIT, FINE)
    plate.body(_GRILLE, _STONE, LINE)
    plate.line("M-2 -0.8V-6.6M-1 -0.8V-6.6M0 -0.8V-6.6M1 -0.8V-6.6M2 -0.8V-6.6", FINE)
    plate.body(rectangle(-9.4, -1.2, 18.8, 1.1, 0.5), _STONE, FINE)
