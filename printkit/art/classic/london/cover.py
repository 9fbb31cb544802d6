"""The picture on the British box: people by the river, the clock tower, a bus on the bridge.

The bridge leads away from us: ``z`` is how far a point of it is, from 1 beside the tower to 2.4
beyond the right edge, and heights shrink with it towards the horizon.
"""

from printkit.art.classic.cover_plate import BOLD, FINE, LINE, Cover
from printkit.art.classic.london.crossing import bus, cab, tug
from printkit.art.classic.london.landmarks import clock_tower, column, dome, parliament
from printkit.art.classic.london.scene import GOLD, LEAD, PORTLAND, STOCK, WHITE
from printkit.art.classic.walkers import (
    Draw,
    child,
    clerk,
    gentleman,
    guardsman,
    lady,
    newsboy,
    with_dog,
)
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

_AIR, _BEAM = parse_colour("#e6eef0"), parse_colour("#d3e2e8")
_SUN, _GLOW = parse_colour("#f4b860"), parse_colour("#f8d79b")
_FAR, _HAZE = parse_colour("#a9bcc9"), parse_colour("#c4d2db")
_RIVER, _RIPPLE = parse_colour("#3f6d86"), parse_colour("#8fb6c4")
_GLASS = parse_colour("#2f4560")

_HORIZON, _WALL, _PROMENADE = -27.0, -9.4, -7.0
_PIERS = (0.96, 1.28, 1.56, 1.84, 2.12, 2.4)
_WALKERS: tuple[tuple[Draw, float, float, float, str, bool], ...] = (
    (lady, 8, -3.4, 0.92, "#c65a94", False),
    (gentleman, 12, -3.2, 0.92, "#2b3f68", True),
    (guardsman, 30, -2.6, 1.02, "#c8202f", False),
    (clerk, 53, -3.4, 0.94, "#4c8a5e", True),
    (newsboy, 20.5, -1.6, 1.05, "#2f6db5", True),
    (with_dog, 62, -1.8, 1.05, "#b5793a", False),
    (lady, 77.6, -2.2, 1.04, "#2f8f8a", False),
    (child, 82, -1.9, 1.04, "#e0b03f", False),
    (gentleman, 93, -3, 0.96, "#7a4f86", True),
)
"""Who stands or walks by the river: where, how tall, in which coat, and whether to the left."""


@drawing("cover-london")
def uk_cover(width: float, height: float, style: Style) -> Node:
    """London from the bank of its river, the sun behind the dome."""
    plate = Cover(width, height, style)
    plate.rays(68, -30, 28, _AIR, _BEAM)
    plate.area(circle(68, -33, 18.6), _GLOW, FINE)
    plate.area(circle(68, -33, 15), _SUN, FINE)
    _roofs(plate)
    dome(plate.at(68, -23.4, 0.8))
    column(plate.at(91, -21, 0.66))
    _river(plate)
    bus(plate.at(56, _level(8.5, 1.16), 0.7, -4.5))
    cab(plate.at(75, _level(8.5, 1.46), 0.56, -4.5))
    _bridge(plate)
    tug(plate.at(84, -10.8, 0.72))
    tug(plate.at(58, -10.6, 0.5))
    parliament(plate.at(0, _WALL, 1.0))
    clock_tower(plate.at(38, _WALL, 0.79))
    _bank(plate)
    for draw, x, foot, size, coat, left in _WALKERS:
        draw(plate.at(x, foot, size, flip=left), parse_colour(coat))
    return plate.node()


def _level(below: float, z: float) -> float:
    """The height of what lies so far below the horizon, so far away."""
    return _HORIZON + below / z


def _at(below: float, z: float) -> tuple[float, float]:
    """A point of the bridge."""
    return 149 - 108 / z, _level(below, z)


def _roofs(plate: Cover) -> None:
    """Roofs and spires on the other bank, in the haze."""
    far = (
        "M0 -16V-31H10V-34L12 -37L14 -34V-30H24V-33H33V-28H46V-32H50V-16"
        "ZM84 -16V-30H86L88 -40L90 -30H95V-33H98V-31H100V-16Z"
    )
    plate.plain(far, plate.style.fill(_HAZE))
    plate.faint(far, LINE, _FAR.shade(0.15))
    near = (
        "M40 -16V-26H44L46 -28.4L48 -26H52V-28H56V-24H80V-27L82.4 -29.4L84.8 -27H88V-25H94V-28H97"
        "V-26H100V-16Z"
    )
    plate.area(near, _FAR, FINE)
    panes = [rectangle(x, y, 0.9, 1.4) for y in (-25, -22.6) for x in (81, 83, 89.4, 95, 97, 53.4)]
    plate.surface(joined(panes), _GLASS, FINE)


def _river(plate: Cover) -> None:
    """The river, with what it shows of the sun; in black only its even lines."""
    water = rectangle(0, -20, 100, 13)
    if plate.style.ink is Ink.MONO:
        plate.body(water, WHITE, FINE)
        plate.hatch(water, 1.1, FINE)
        return
    plate.flat(water, _RIVER)
    plate.line("M0 -20H100", FINE)
    glints = ((70, 5, -16.2), (66, 6, -14), (70, 7, -12), (92, 6, -13.4), (47, 4, -11.4))
    rows = " ".join(f"M{x - w} {y}H{x + w}" for x, w, y in glints)
    plate.faint(rows, BOLD if plate.style.is_full else LINE, _RIPPLE)


def _bridge(plate: Cover) -> None:
    """Five arches that lead away from us, piers in the water, a parapet in front of the road."""
    edge: list[tuple[float, float]] = [_at(8.5, _PIERS[0]), _at(8.5, _PIERS[-1])]
    for far, near in zip(_PIERS[:0:-1], _PIERS[-2::-1], strict=True):
        edge += _arch(near + 0.03, far - 0.03)
    plate.area(polyline(edge, close=True), PORTLAND, BOLD)
    for z in _PIERS[1:-1]:
        feet = [_at(19.2, z - 0.035), _at(20.2, z), _at(19.2, z + 0.035)]
        pier = polyline([_at(9.6, z - 0.035), *feet, _at(9.6, z + 0.035)], close=True)
        plate.area(pier, PORTLAND.shade(0.1), LINE)
        x, y = _at(20.6, z)
        plate.line(f"M{x - 4 / z} {y}H{x + 4 / z}", FINE, _RIPPLE if plate.style.is_full else None)
    rail = [_at(6.3, 0.96), _at(6.3, 2.4), _at(8.9, 2.4), _at(8.9, 0.96)]
    plate.area(polyline(rail, close=True), WHITE, LINE)
    posts = (polyline([_at(6.9, z), _at(8.3, z)]) for z in (1 + 0.035 * i for i in range(1, 40)))
    plate.faint(joined(posts), LINE, LEAD)
    for z in _PIERS[1:-1]:
        x, y = _at(6.3, z)
        plate.line(f"M{x} {y}v{-4.6 / z}", LINE)
        plate.accent(circle(x, y - 5.4 / z, 1 / z), GOLD, FINE)


def _arch(near: float, far: float) -> list[tuple[float, float]]:
    """The hole below an arch, from its far foot to its near one."""
    count = 8
    points = [_at(18.5, far)]
    for i in range(count + 1):
        share = 1 - i / count
        z = near + (far - near) * share
        points.append(_at(15.6 - 4.6 * (1 - (2 * share - 1) ** 2) ** 0.5, z))
    return [*points, _at(18.5, near)]


def _bank(plate: Cover) -> None:
    """The wall of the embankment with its lamps, and the pavement before it."""
    plate.area(rectangle(-4, _WALL, 108, 3), PORTLAND, LINE)
    plate.line(f"M-4 {_WALL + 0.8}H104", FINE)
    plate.flat(rectangle(-4, _PROMENADE, 108, 11), STOCK.tint(0.5))
    plate.line(f"M-4 {_PROMENADE}H104", LINE)
    slabs = "M-4 -4.6H104M-4 -2H104" + "".join(
        f"M{50 + 0.9 * x} {_PROMENADE}L{50 + 1.3 * x} 0" for x in range(-55, 60, 8)
    )
    plate.faint(slabs, FINE, STOCK.shade(0.15))
    for x in (47, 70, 97):
        _lamp(plate.at(x, _WALL + 2.6))


def _lamp(plate: Cover) -> None:
    """A lamp with two globes on the wall."""
    plate.line("M0 0V-8.6M-1.5 -6.4Q0 -5 1.5 -6.4M-0.9 0H0.9", LINE * 1.8)
    plate.accent(
        joined(circle(x, y, 0.95) for x, y in ((-1.5, -7.2), (1.5, -7.2), (0, -9.4))), GOLD, FINE
    )
