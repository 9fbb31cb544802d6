"""Faces of Venus: its rocky mantle laid open, a plain of lava, an impact crater."""

from random import Random

from printkit.art.registry import drawing
from printkit.art.space.curves import XY, between, blob, lune, smooth, under
from printkit.art.space.globes import SHADOW_SIDE, globe, horizon, stars
from printkit.art.space.palette import (
    CORAL,
    CREAM,
    GOLD,
    HONEY,
    NIGHT,
    OCHRE,
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
from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle, on_circle, sector
from printkit.geometry.transform import scale, translate
from printkit.scene import Node

_SKY = (HONEY, SAND.mix(HONEY, 0.5), SAND, SAND.mix(CREAM, 0.5))


@drawing("rocky-mantle")
def rocky_mantle(width: float, height: float, style: Style) -> Node:
    """The globe with a wedge taken out: crust, glowing rock, a white-hot heart."""
    s = Sketch(width, height, style)
    s.sky(NIGHT)
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
    s.area(under(horizon(s, 0.54 * h, 0.012 * h, key="lava"), 1.1 * h), CORAL)
    _crust(s, 0.56 * h)
    return s.node()


def _crust(s: Sketch, top: float) -> None:
    """Plates of cooled rock in rows that widen towards the eye; the gaps between them glow."""
    y, row = top, 0
    chance = Random("crust")
    while y < s.height and row < 6:
        tall = (s.height - top) * (0.09 + 0.055 * row)
        wide = s.unit * (0.2 + 0.1 * row)
        x = -wide * chance.uniform(0.1, 0.7)
        while x < s.width:
            long = wide * chance.uniform(0.8, 1.3)
            gap = 0.05 * wide
            plate = polyline(
                [
                    (x + gap + 0.12 * tall, y + 0.12 * tall),
                    (x + 0.5 * long, y + chance.uniform(0.04, 0.2) * tall),
                    (x + long - gap, y + 0.1 * tall),
                    (x + long - 0.3 * gap, y + 0.6 * tall),
                    (x + long - 2 * gap, y + 0.94 * tall),
                    (x + gap, y + 0.9 * tall),
                    (x - 0.3 * gap, y + 0.5 * tall),
                ],
                close=True,
            )
            s.area(plate, (PITCH, OXBLOOD.mix(PITCH, 0.6))[chance.randrange(2)])
            x += long
        y += tall
        row += 1


@drawing("impact-crater")
def impact_crater(width: float, height: float, style: Style) -> Node:
    """Seen from above: a dark bowl with a central peak in a flower of bright debris."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, 0.25 * s.unit
    s.sky(OCHRE)
    for i in range(5):
        line = horizon(s, (0.1 + 0.21 * i) * height, 0.05 * height, key=f"plain {i}")
        lower = [(x, y + (0.04 + 0.03 * (i % 2)) * height) for x, y in line]
        s.feature(between(line, lower), OCHRE.mix(UMBER, 0.4))
    for size, count, colour in ((2.0, 9, HONEY), (1.62, 11, SAND), (1.3, 9, CREAM)):
        petals: list[XY] = []
        for i in range(2 * count):
            reach = (1 - 0.12 * (i % 3)) if i % 2 else 0.66
            petals.append(on_circle(cx, cy, size * reach * r, 180 / count * i + 40))
        s.feature(smooth(petals, close=True), colour)
    s.area(circle(cx, cy, r), UMBER)
    bowl = s.part(circle(cx, cy, r))
    bowl.feature(circle(cx + 0.16 * r, cy + 0.16 * r, 0.94 * r), TERRACOTTA)
    bowl.feature(circle(cx + 0.04 * r, cy + 0.04 * r, 0.74 * r), OXBLOOD)
    bowl.feature(circle(cx + 0.12 * r, cy + 0.12 * r, 0.64 * r), OCHRE)
    for x, y, size in ((-0.06, 0.02, 0.22), (0.2, 0.2, 0.13)):
        px, py = cx + x * r, cy + y * r
        bowl.feature(blob(px, py, size * r, size * r, key=f"peak {x}", points=7), CREAM)
        bowl.mark(lune(px, py, 0.9 * size * r, SHADOW_SIDE, 0.1), UMBER)
    s.outline(circle(cx, cy, r))
    return s.node()
