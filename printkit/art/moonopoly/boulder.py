"""A rock hewn by collisions: a plateau between facets, each as light as it faces the sun."""

from math import cos, radians
from random import Random
from typing import NamedTuple

from printkit.art.hatching import FINE, dotted, hatched
from printkit.art.moonopoly.bodies import Disc, Face
from printkit.art.moonopoly.rocks import within_rim
from printkit.art.space.globes import LIGHT_SIDE, SHADOW_SIDE
from printkit.art.space.palette import darker, lighter
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink
from printkit.colour import WHITE, Colour
from printkit.geometry.path import Path, Segment, polyline
from printkit.geometry.shapes import on_circle
from printkit.geometry.transform import Point
from printkit.scene import Group, Shape

LONG = 1.3
"""How many times longer than high a rock is."""
_CORNERS = 13
_WORN = 0.3
"""How much of an edge the rounding of a corner takes."""
_LIT, _DIM = 0.42, 0.74
"""How much lighter a facet is that faces the sun, and how much darker one that is averted."""
_STEPS = ((0.24, 0.0), (-0.12, 0.95), (-0.62, 0.62))
"""In black, from how much light on what distance its lines have, mm; 0: it stays white."""
_DARKEST = 0.42


class Boulder(NamedTuple):
    """The corners of a rock around (0, 0), about 1 wide to each side, and those of its plateau."""

    corners: tuple[Point, ...]
    plateau: tuple[Point, ...]

    def outline(self, disc: Disc) -> Path:
        """Its edge on a sketch, its corners worn."""
        return worn([disc.at(*corner) for corner in self.corners])


def boulder(key: str, *, rough: float, power: float, inner: float) -> Boulder:
    """A rock of a key: ``power`` 2 is an ellipse, more a block; ``inner`` the plateau's share."""
    chance = Random(key)  # noqa: S311 - a shape, not a secret
    corners, plateau = [], []
    for i in range(_CORNERS):
        x, y = on_circle(0.0, 0.0, 1.0, 360 / _CORNERS * (i + chance.uniform(-0.22, 0.22)))
        reach = (abs(x) ** power + abs(y) ** power) ** (-1 / power)
        reach *= 1 + chance.uniform(-rough, rough)
        share = reach * (inner + chance.uniform(-0.05, 0.05))
        corners.append(Point(reach * x, reach * y / LONG))
        # Towards the light, so that its dark flanks are the larger ones.
        plateau.append(Point(share * x - 0.03, share * y / LONG - 0.03))
    return Boulder(tuple(corners), tuple(plateau))


def worn(points: list[tuple[float, float]]) -> Path:
    """A polygon whose corners are rounded, its edges straight."""

    def between(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
        return a[0] + _WORN * (b[0] - a[0]), a[1] + _WORN * (b[1] - a[1])

    segments: list[Segment] = []
    for i, here in enumerate(points):
        start = between(here, points[i - 1])
        end = between(here, points[(i + 1) % len(points)])
        segments.append(("L", *start) if segments else ("M", *start))
        near = [((a[0] + 2 * here[0]) / 3, (a[1] + 2 * here[1]) / 3) for a in (start, end)]
        segments.append(("C", *near[0], *near[1], *end))
    return Path((*segments, ("Z",)))


def draw_boulder(disc: Disc, shape: Boulder, face: Face, *, key: str) -> None:
    """The rock with what is to be seen on it, lit from the upper left, within a strong edge."""
    s, chance = disc.sketch, Random(key)  # noqa: S311 - a pattern, not a secret
    outline = shape.outline(disc)
    dust = lighter(disc.base, 0.66)
    full = s.style.is_full
    body = within_rim(s, outline, 0.6 * disc.r, LIGHT_SIDE, dust) if full else s.part(outline)
    count = len(shape.corners)
    _facet(body, outline, disc.base, 0.3)
    for i in range(count):
        j = (i + 1) % count
        outer = shape.corners[i], shape.corners[j]
        inner = shape.plateau[i], shape.plateau[j]
        light = cos(radians(360 / count * (i + 0.5) - LIGHT_SIDE)) + chance.uniform(-0.14, 0.14)
        for corners, more in (((*outer, inner[1]), 0.1), ((outer[0], inner[1], inner[0]), -0.1)):
            # A little beyond the edge, which cuts it off.
            grown = [disc.at(1.02 * x, 1.02 * y) for x, y in corners]
            _facet(body, polyline(grown, close=True), disc.base, light + more)
    top = worn([disc.at(*corner) for corner in shape.plateau])
    _facet(body, top, disc.base, 0.3)
    if s.style.ink is not Ink.MONO:  # there the numbers stand on white alone
        inside = body.part(top)
        _facet(inside, _evening(disc, shape, chance), disc.base, -0.08)
    face(Disc(body, disc.cx, disc.cy, disc.r, disc.base))
    _rims(body, disc, shape)
    s.outline(outline, 1.3)


def _evening(disc: Disc, shape: Boulder, chance: Random) -> Path:
    """The part of the plateau that sinks away from the light."""
    count = len(shape.plateau)
    dark = [p for i, p in enumerate(shape.plateau) if -70 < 360 / count * i - 45 < 70]
    back = [
        Point(0.62 - 0.26 * i + chance.uniform(-0.05, 0.05), -0.34 + 0.24 * i) for i in range(4)
    ]
    return polyline([disc.at(*p) for p in (*reversed(back), *dark)], close=True)


def _rims(body: Sketch, disc: Disc, shape: Boulder) -> None:
    """Dark grains where the rock turns away; with less ink the edge of the plateau."""
    if body.style.is_full:
        grains = darker(disc.base, 0.6)
        body.grain(shape.outline(disc), grains, key="dust", facing=SHADOW_SIDE)
    else:
        body.outline(worn([disc.at(*corner) for corner in shape.plateau]), 0.4)


def _facet(body: Sketch, path: Path, base: Colour, light: float) -> None:
    """A plane by how much light falls on it, 1 to -1."""
    match body.style.ink:
        case Ink.FULL:
            dim = min(max(-light, 0.0), 1.0)
            tone = lighter(base, _LIT * min(max(light, 0.0), 1.0))
            body.place(Shape(path, darker(tone, _DIM * dim)))
        case Ink.LOW:
            body.place(Shape(path, base.tint(min(max(0.3 - 0.42 * light, 0.07), 0.72))))
        case _:
            body.place(Shape(path, WHITE))
            body.place(_engraved(path, light))


def _engraved(path: Path, light: float) -> Group:
    gap = next((gap for least, gap in _STEPS if light >= least), _DARKEST)
    if gap == 0:
        return Group(())
    return dotted(path, 0.13, 0.85) if gap > 0.9 else hatched(path, FINE, gap)
