"""Moons as bodies: round ones, and rocks that gravity has not made round."""

import math
from collections.abc import Callable
from random import Random

from printkit.art.space.curves import blob, lune, smooth
from printkit.art.space.globes import SHADOW_SIDE, crater, globe
from printkit.art.space.palette import lighter
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.colour import Colour
from printkit.geometry.path import Path
from printkit.geometry.shapes import on_circle
from printkit.geometry.transform import rotate, translate
from printkit.records import record


@record
class Disc:
    """The part of a sketch that a moon fills; features count in its radii from its middle."""

    sketch: Sketch
    cx: float
    cy: float
    r: float
    base: Colour

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place on the moon as a point of the sketch."""
        return self.cx + x * self.r, self.cy + y * self.r

    def patch(self, x: float, y: float, rx: float, ry: float, *, key: str, turn: float = 0) -> Path:
        """An uneven patch, turned about its middle by ``turn`` degrees."""
        shape = blob(0.0, 0.0, rx * self.r, ry * self.r, key=key, wobble=0.2)
        return shape.transformed(rotate(turn).then(translate(*self.at(x, y))))

    def crater(self, x: float, y: float, radius: float) -> None:
        """A small bowl."""
        crater(self.sketch, *self.at(x, y), radius * self.r, self.base)


Face = Callable[[Disc], None]
"""Draws what is to be seen on a moon."""

_DARK = 0.2
"""A rock darker than this has a brighter rim (luminance)."""
_ROUND_SHADOW = ((0.34, 0.26), (0.7, 0.5))
_ROCK_SHADOW = ((0.12, 0.26), (0.5, 0.5))
_RICHER = 3.2
"""How much more colourful a body is with little ink, if no channel is full or empty before."""
_DEEPER = 0.36
"""How much darker, before it becomes a tint."""
_BLUNT = 3.0
"""The power in the outline of a block: 2 is an ellipse, more has corners."""
_GREYER = 0.26
"""How much darker where there are only greys: all but ice keep one."""


def in_ink(base: Colour, style: Style) -> Colour:
    """The ground colour from which a tint or a grey is made that still tells bodies apart."""
    match style.ink:
        case Ink.FULL:
            return base
        case Ink.LOW:
            return _rich(base).shade(_DEEPER)
        case _:
            return base.shade(_GREYER)


def _rich(base: Colour) -> Colour:
    channels = base.red, base.green, base.blue
    grey = math.fsum(channels) / len(channels)
    room = (((1 if c > grey else 0) - grey) / (c - grey) for c in channels if c != grey)
    factor = min((_RICHER, *room))
    red, green, blue = (grey + factor * (c - grey) for c in channels)
    return Colour(red, green, blue)


def round_moon(
    sketch: Sketch, cx: float, cy: float, r: float, base: Colour, face: Face, *, shaded: bool = True
) -> None:
    """A globe with its face, lit from the upper left, or in black all over."""

    def features(part: Sketch) -> None:
        face(Disc(part, cx, cy, r, base))

    steps = _ROUND_SHADOW if shaded or sketch.style.ink is not Ink.MONO else ()
    globe(sketch, cx, cy, r, base, features, steps=steps)


def rock_outline(r: float, *, key: str, long: float, rough: float, double: bool = False) -> Path:
    """The edge of a rock, or of two that stick together, around (0, 0) and not yet turned."""
    if double:
        around = (on_circle(0.0, 0.0, 1.0, 22.5 * i) for i in range(16))
        return smooth([(r * x, r / long * y * _girth(x)) for x, y in around], close=True)
    return blob(0.0, 0.0, r, r / long, key=key, wobble=rough, points=11)


def block_outline(r: float, *, key: str, long: float, rough: float) -> Path:
    """The edge of a rock with blunt corners, around (0, 0)."""
    chance = Random(key)  # noqa: S311 - a shape, not a secret
    points = []
    for i in range(16):
        x, y = on_circle(0.0, 0.0, 1.0, 22.5 * i)
        reach = (1 + chance.uniform(-rough, rough)) / (abs(x) ** _BLUNT + abs(y) ** _BLUNT) ** (
            1 / _BLUNT
        )
        points.append((r * reach * x, r / long * reach * y))
    return smooth(points, close=True)


def _girth(x: float) -> float:
    """How thick a double rock is along its axis (-1 to 1), as a share of a plain one."""
    return (0.52 + 0.62 * min(abs(x) / 0.6, 1.0)) * (1 - 0.16 * x)


def rock(
    sketch: Sketch,
    disc: Disc,
    face: Face,
    shape: Path,
    *,
    turn: float = 0.0,
    dusk: float = SHADOW_SIDE,
) -> None:
    """A rock of a shape around (0, 0), turned by ``turn`` degrees.

    Its shadow falls towards ``dusk`` (degrees, clockwise from the right).
    """
    cx, cy, r, base = disc.cx, disc.cy, disc.r, disc.base
    outline = shape.transformed(rotate(turn).then(translate(cx, cy)))
    shown = _ROCK_SHADOW[:1] if sketch.style.ink is Ink.MONO else _ROCK_SHADOW
    body = sketch.part(outline)
    for clip, dim in (
        (outline, 0.0),
        *((lune(cx, cy, 1.1 * r, dusk, a), d) for a, d in shown),
    ):
        part = body.part(clip, dim)
        part.bare(outline, base)
        face(Disc(part, cx, cy, r, base))
        if dim:
            part.hatch(clip)
    if sketch.style.is_full:
        lit = outline.transformed(translate(*on_circle(0.0, 0.0, 0.127 * r, dusk)))
        rim = sketch.part(outline)
        rim.line(lit, lighter(base, 0.45 if base.luminance > _DARK else 0.65), 2.2)
    sketch.outline(outline)


def craters(count: int, *, key: str, largest: float = 0.16, reach: float = 0.82) -> Face:
    """So many bowls strewn over the face; the same key strews them alike."""
    chance = Random(key)  # noqa: S311 - a pattern, not a secret
    placed: list[tuple[float, float, float]] = []
    for i in range(40 * count):
        size = largest * (1.0 if not placed else chance.uniform(0.28, 0.8))
        x, y = chance.uniform(-reach, reach), chance.uniform(-reach, reach)
        apart = all((x - a) ** 2 + (y - b) ** 2 > (size + c + 0.05) ** 2 for a, b, c in placed)
        if apart and x * x + y * y < (reach - 0.4 * size) ** 2:
            placed.append((x, y, size))
        if len(placed) == count or i == 40 * count - 1:
            break

    def draw(disc: Disc) -> None:
        for x, y, size in placed:
            disc.crater(x, y, size)

    return draw


def patches(count: int, colour: Colour, *, key: str, size: float = 0.3, flat: float = 0.6) -> Face:
    """So many uneven patches of a colour."""
    chance = Random(key)  # noqa: S311 - a pattern, not a secret
    spots = [
        (chance.uniform(-0.8, 0.8), chance.uniform(-0.8, 0.8), size * chance.uniform(0.5, 1.1))
        for _ in range(count)
    ]

    def draw(disc: Disc) -> None:
        for i, (x, y, width) in enumerate(spots):
            spot = disc.patch(x, y, width, flat * width, key=f"{key} {i}", turn=23.0 * i)
            disc.sketch.feature(spot, colour)

    return draw


def both(*faces: Face) -> Face:
    """Several layers, one above the other."""

    def draw(disc: Disc) -> None:
        for face in faces:
            face(disc)

    return draw
