"""Faces of Venus: its rocky mantle laid open, a plain of lava, an impact crater."""

from collections.abc import Sequence
from math import fsum
from random import Random

from printkit.art.registry import drawing
from printkit.art.space.curves import XY, between, blob, lune, smooth, under
from printkit.art.space.globes import SHADOW_SIDE, globe, horizon, stars
from printkit.art.space.palette import (
    APRICOT,
    CORAL,
    CREAM,
    GOLD,
    HONEY,
    ORANGE,
    OXBLOOD,
    PITCH,
    RUST,
    SAND,
    TERRACOTTA,
    UMBER,
)
from printkit.art.space.rocks import venus_clouds
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.path import Path, polyline
from printkit.geometry.shapes import circle, on_circle, polygon, sector
from printkit.geometry.transform import scale, translate
from printkit.scene import Node

_SKY = (HONEY, SAND.mix(HONEY, 0.5), SAND, SAND.mix(CREAM, 0.5))


@drawing("rocky-mantle")
def rocky_mantle(width: float, height: float, style: Style) -> Node:
    """The globe with a wedge taken out: crust, glowing rock, a white-hot heart."""
    s = Sketch(width, height, style)
    s.night()
    stars(s, key="rocky mantle", count=26)
    cx, cy, r = width / 2, height / 2, 0.44 * s.unit
    globe(s, cx, cy, r, SAND, lambda part: venus_clouds(part, cx, cy, r), steps=((0.5, 0.3),))
    for size, colour in (
        (1.0, UMBER),
        (0.93, OXBLOOD),
        (0.86, RUST),
        (0.68, TERRACOTTA),
        (0.5, ORANGE),
        (0.36, GOLD),
        (0.2, CREAM),
    ):
        s.feature(sector(cx, cy, size * r, 0, -52, 52), colour)
    for angle, at, size in (
        (-36, 0.78, 0.07),
        (-8, 0.76, 0.06),
        (22, 0.79, 0.07),
        (38, 0.6, 0.06),
        (-24, 0.6, 0.055),
        (6, 0.58, 0.05),
    ):
        x, y = on_circle(cx, cy, at * r, angle)
        s.mark(blob(x, y, size * r, 0.7 * size * r, key=f"rock {angle}", points=6), OXBLOOD)
    s.outline(sector(cx, cy, r, 0, -52, 52))
    return s.node()


def _sky(s: Sketch, level: float) -> None:
    """A heavy yellow sky, brighter towards the horizon at ``level`` of the height."""
    s.sky(_SKY[0])
    for i, colour in enumerate(_SKY[1:], 1):
        line = horizon(s, level * s.height * i / 4, 0.035 * s.height, key=f"haze {i}", points=6)
        haze = under(line, 1.1 * s.height)
        if s.style.is_full:
            s.tone(haze, colour)
        else:
            s.line(smooth(line), colour, 0.6)


@drawing("lava-plain")
def lava_plain(width: float, height: float, style: Style) -> Node:
    """Black crust with glowing cracks, a volcano on the skyline, a yellow sky."""
    s = Sketch(width, height, style)
    w, h, u = width, height, s.unit
    _sky(s, 0.5)
    top, foot = h / 2 - 0.26 * u, 0.54 * h
    cone = [(-0.66, 0.0), (-0.34, -0.1), (-0.1, -0.98), (0.1, -0.98), (0.34, -0.1), (0.7, 0.0)]
    placed = scale(u * 0.9, foot - top).then(translate(w / 2 + 0.1 * u, foot))
    s.area(polyline(cone, close=True).transformed(placed), UMBER)
    s.feature(
        polyline(
            [(0.02, -0.98), (0.1, -0.98), (0.34, -0.1), (0.7, 0), (0.12, 0)], close=True
        ).transformed(placed),
        OXBLOOD,
    )
    flow = [
        (-0.05, -0.98),
        (0.05, -0.98),
        (0.0, -0.6),
        (0.1, -0.3),
        (0.04, 0.0),
        (-0.1, 0.0),
        (0.0, -0.34),
        (-0.07, -0.6),
    ]
    s.mark(polyline(flow, close=True).transformed(placed), ORANGE)
    s.feature(under(horizon(s, 0.54 * h, 0.012 * h, key="lava"), 1.1 * h), CORAL)
    _crust(s, 0.56 * h)
    return s.node()


def _crust(s: Sketch, top: float) -> None:
    """Plates of cooled rock, small far away and large near the eye; the gaps between them glow."""
    rows, columns = 6, 9
    corners = [
        [_corner(s, top, row / rows, column, columns) for column in range(columns + 2)]
        for row in range(rows + 1)
    ]
    for row in range(rows):
        first = row % 2
        for column in range(first, columns, 2):
            upper = corners[row][column : column + 3]
            lower = corners[row + 1][column : column + 3]
            outline = [*upper, *reversed(lower)]
            plate = (PITCH, OXBLOOD.mix(PITCH, 0.6))[(row + column // 2) % 2]
            s.area(_shrunk(outline, 0.9), plate, 0.6)


def _corner(s: Sketch, top: float, depth: float, column: int, columns: int) -> XY:
    """A corner of the crust's net, shifted by chance; ``depth`` 0 is the skyline, 1 the front."""
    chance = Random(f"crust {depth:.2f} {column}")  # noqa: S311 - a shape, not a secret
    near = depth**1.5
    spread = 0.3 + 0.7 * near
    across = (column + chance.uniform(-0.3, 0.3)) / columns - 0.5
    x = s.width * (0.5 + across * (0.85 + 1.1 * spread))
    return x, top + (s.height * 1.08 - top) * near * chance.uniform(0.84, 1.12)


def _shrunk(points: Sequence[XY], by: float) -> Path:
    """The polygon drawn in towards its middle."""
    cx = fsum(x for x, _ in points) / len(points)
    cy = fsum(y for _, y in points) / len(points)
    return polyline([(cx + (x - cx) * by, cy + (y - cy) * by) for x, y in points], close=True)


@drawing("impact-crater")
def impact_crater(width: float, height: float, style: Style) -> Node:
    """Seen from above: a dark bowl with a central peak in a flower of bright debris."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, 0.25 * s.unit
    s.sky(RUST)
    for i in range(5):
        line = horizon(s, (0.1 + 0.21 * i) * height, 0.05 * height, key=f"plain {i}")
        lower = [(x, y + (0.04 + 0.03 * (i % 2)) * height) for x, y in line]
        s.feature(between(line, lower), RUST.mix(OXBLOOD, 0.4))
    for size, count, colour in ((1.95, 13, TERRACOTTA), (1.66, 13, APRICOT), (1.34, 11, SAND)):
        petals: list[XY] = []
        for i in range(2 * count):
            reach = (1 - 0.12 * (i % 3)) if i % 2 else 0.76
            petals.append(on_circle(cx, cy, size * reach * r, 180 / count * i + 40))
        s.feature(smooth(petals, close=True), colour)
    s.area(circle(cx, cy, r), CREAM)
    bowl = s.part(circle(cx, cy, 0.93 * r))
    for shift, size, colour in (
        (0.0, 0.93, OXBLOOD),
        (0.1, 0.84, TERRACOTTA),
        (0.04, 0.66, OXBLOOD.mix(PITCH, 0.5)),
        (0.1, 0.56, RUST),
    ):
        bowl.feature(circle(cx + shift * r, cy + shift * r, size * r), colour)
    for x, y, size in ((-0.04, 0.06, 0.17), (0.16, 0.22, 0.12), (0.26, 0.0, 0.1)):
        px, py = cx + x * r, cy + y * r
        peak = polygon(px, py, size * r, 6, turn=20)
        bowl.feature(peak, SAND)
        bowl.mark(lune(px, py, 0.9 * size * r, SHADOW_SIDE, 0.0), OXBLOOD)
    return s.node()
