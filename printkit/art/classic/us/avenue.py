"""An avenue in perspective for the American box: houses with shops, and what stands before them.

``AWAY`` counts from the front of the picture, which is 1; what is twice as far is half as large.
"""

from collections.abc import Callable
from typing import NamedTuple

from printkit.art.classic.cover_plate import FINE, LINE, Cover
from printkit.art.style import Ink
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, rectangle

STONE, INK = parse_colour("#f2e8d2"), parse_colour("#2a3342")
LIT, WOOD = parse_colour("#ffe6a0"), parse_colour("#a9784f")
_GLASS, _LEAF, _BARK = parse_colour("#33475f"), parse_colour("#6b9a62"), parse_colour("#6f5440")

EYE = -23.0
"""Height of the horizon; the ground in front lies as far below it."""
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
    roof: str = ""
    """``tower``, ``tank`` or nothing."""


def point(side: int, beside: float, high: float, away: float) -> XY:
    """A point of the avenue on the paper, so high above the eye."""
    return 50 + side * beside / away, EYE - high / away


def strip(side: int, inner: float, outer: float, near: float, far: float) -> Path:
    """A piece of the ground."""
    corners = ((inner, near), (outer, near), (outer, far), (inner, far))
    return polyline([point(side, x, EYE, z) for x, z in corners], close=True)


def draw_house(plate: Cover, house: House, side: int) -> None:
    """Its front along the avenue, and the end that looks at us above its neighbour."""
    near, far, high = house.near, house.far, house.high

    def wall(along: float, up: float) -> XY:
        return point(side, _BESIDE, EYE + (high - EYE) * up, near + (far - near) * along)

    def end(out: float, up: float) -> XY:
        return point(side, _BESIDE + 30 * out, EYE + (high - EYE) * up, near)

    if house.roof == "tower":
        _tower(plate, house, side)
    if house.roof == "tank":
        _tank(plate, house, side)
    for place, bays, colour, shaded in (
        (end, 3, house.colour.shade(0.22), side < 0),
        (wall, house.bays, house.colour, side > 0),
    ):
        _front(plate, _quad(place, 0, 0, 1, 1), colour, shaded=shaded)
        _storeys(plate, place, house, bays, dark=not shaded)
        plate.area(_quad(place, 0, 0.955, 1, 1.012), STONE, FINE)
        plate.line(polyline([place(0, 0.975), place(1, 0.975)]), FINE)
    _shops(plate, wall, house, side)


def _front(plate: Cover, shape: Path, colour: Colour, *, shaded: bool) -> None:
    """A wall; in black only white, or hatched where it is in shadow."""
    if plate.style.ink is not Ink.MONO:
        plate.area(shape, colour)
        return
    plate.body(shape, colour, LINE)
    if shaded:
        plate.hatch(shape, 0.62, FINE, 0.5)
        plate.contour(shape, LINE)


def pale_in_black(plate: Cover, shape: Path, colour: Colour) -> None:
    """A surface that black only leaves white."""
    (plate.body if plate.style.ink is Ink.MONO else plate.area)(shape, colour, FINE)


def _storeys(plate: Cover, place: Wall, house: House, bays: int, *, dark: bool) -> None:
    """Windows with sashes and sills between bands of stone; behind some there is light.

    In black only the windows are ``dark`` in a white wall, and white in a hatched one.
    """
    panes: list[Path] = []
    lit: list[Path] = []
    sashes, sills = [], []
    for floor in range(1, house.floors):
        low = (floor + 0.24) / house.floors
        high = low + 0.48 / house.floors
        for bay in range(bays):
            left = (bay + 0.24) / bays
            right = left + 0.52 / bays
            pane = _quad(place, left, low, right, high)
            (lit if (3 * floor + 2 * bay) % 7 == 0 else panes).append(pane)
            middle = (low + high) / 2
            sashes.append(polyline([place(left, middle), place(right, middle)]))
            sills.append(polyline([place(left - 0.03, low), place(right + 0.03, low)]))
    bands = (k / house.floors for k in range(2, house.floors))
    plate.faint(
        joined(polyline([place(0, up), place(1, up)]) for up in bands),
        FINE,
        house.colour.shade(0.3),
    )
    white = plate.style.ink is Ink.MONO and not dark
    (plate.body if white else plate.glass)(joined(panes), _GLASS, FINE)
    if lit:
        plate.surface(joined(lit), LIT, FINE)
    plate.line(joined(sashes), FINE)
    plate.line(joined(sills), LINE, STONE if plate.style.is_full else None)


def _shops(plate: Cover, wall: Wall, house: House, side: int) -> None:
    """The ground floor: show windows and doors below striped awnings."""
    up = 1 / house.floors
    pale_in_black(plate, _quad(wall, 0, 0, 1, 0.94 * up), house.colour.shade(0.35))
    shops = max(2, round(2.2 * (house.far - house.near) / house.near))
    for i in range(shops):
        left, length = i / shops, 1 / shops
        show = _quad(wall, left + 0.08 * length, 0.14 * up, left + 0.6 * length, 0.7 * up)
        plate.surface(show, LIT if i % 2 else _GLASS.tint(0.5), FINE)
        door = _quad(wall, left + 0.7 * length, 0, left + 0.92 * length, 0.66 * up)
        plate.area(door, INK.tint(0.85), FINE)
        _awning(plate, house, side, left, left + length)


def _awning(plate: Cover, house: House, side: int, left: float, right: float) -> None:
    """Stripes of cloth that slope over the pavement, their edge hanging down."""
    depth, height = house.far - house.near, (house.high - EYE) / house.floors
    count = 7
    steps = [left + (right - left) * (0.04 + 0.92 * i / count) for i in range(count + 1)]
    levels = ((_BESIDE, 0.92), (45.0, 0.7), (45.0, 0.56))

    def cloth(k: int) -> Path:
        ends = [house.near + depth * steps[i] for i in (k, k + 1)]
        one, other = ([point(side, x, EYE + height * up, z) for x, up in levels] for z in ends)
        return polyline([*one, *other[::-1]], close=True)

    plate.area(joined(cloth(k) for k in range(1, count, 2)), STONE, FINE)
    colour = INK if plate.style.ink is Ink.MONO else house.colour.shade(0.1)
    plate.accent(joined(cloth(k) for k in range(0, count, 2)), colour, FINE)


def _tower(plate: Cover, house: House, side: int) -> None:
    """Two storeys set back on the roof, and a spire."""
    x, y, width = _on_roof(house, side, 24)
    foot, top = y + 2, y - 0.34 * width
    plate.line(f"M{x} {top}v{-0.2 * width}", LINE)
    step = width / 4
    plate.area(rectangle(x - step, top - 0.7 * step, 2 * step, step), house.colour, FINE)
    plate.area(rectangle(x - 2 * step, top, width, foot - top), house.colour.tint(0.85), LINE)
    slits = (rectangle(x + step * (i - 1.65), top + 0.6, 0.3 * step, y - top) for i in range(4))
    plate.surface(joined(slits), _GLASS, FINE)


def _tank(plate: Cover, house: House, side: int) -> None:
    """A water tank of wood on its legs."""
    x, y, width = _on_roof(house, side, 7.4)
    part = plate.at(x, y, width)
    part.line("M-0.4 0.3V-0.3M0.4 0.3V-0.3M-0.4 0L0.4 -0.3M0.4 0L-0.4 -0.3", LINE)
    part.area(rectangle(-0.5, -1.4, 1, 1.1), WOOD, LINE)
    part.hatch(rectangle(0, -1.4, 0.5, 1.1), 0.6, 0.13)
    part.area("M-0.6 -1.4L0 -2L0.6 -1.4Z", INK.tint(0.75), LINE)


def _on_roof(house: House, side: int, width: float) -> tuple[float, float, float]:
    """A place on the roof: its middle, its level, and how wide something is there."""
    away = house.near + 0.3 * (house.far - house.near)
    x, y = point(side, _BESIDE + 14, house.high, away)
    return x, y, width / away


def _quad(place: Wall, left: float, low: float, right: float, high: float) -> Path:
    return polyline(
        [place(left, low), place(right, low), place(right, high), place(left, high)], close=True
    )


def lamp(plate: Cover, away: float, side: int) -> None:
    """A lamp post at the kerb."""
    x, foot = point(side, 37, EYE, away)
    top = point(side, 37, -4.5, away)[1]
    plate.line(f"M{x} {foot}V{top}", 0.8 / away)
    r = 1.4 / away
    plate.line(f"M{x - r} {foot}H{x + r}M{x - r} {top}H{x + r}", 0.7 / away)
    plate.accent(circle(x, top - r, r), LIT, FINE)


def tree(plate: Cover, away: float, side: int) -> None:
    """A young tree at the kerb, in the cage of its guard."""
    part = plate.at(*point(side, 39.5, EYE, away), 1 / away)
    part.area(rectangle(-0.5, -7, 1, 7), _BARK, FINE)
    part.area(
        "M-3.6 -8C-5.6 -9 -5 -12 -3.2 -12.2C-3 -15 2.6 -15.6 3.2 -12.4"
        "C5.4 -12 5.4 -8.6 3.4 -8C2 -6.4 -2 -6.4 -3.6 -8Z",
        _LEAF,
        LINE,
    )
    shade = "M0.4 -6.8C2 -6.6 2.8 -7.2 3.4 -8C5.4 -8.6 5.4 -12 3.2 -12.4C2.2 -10.6 2 -8.4 0.4 -6.8Z"
    part.hatch(shade, 0.7, 0.15, 0.9)
