"""Moons as bodies: their ground colour in each ink, round ones, faces that many share."""

import math
from collections.abc import Callable
from random import Random

from printkit.art.space.curves import blob, lune
from printkit.art.space.globes import SHADOW_SIDE, crater, globe
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, Colour
from printkit.geometry.path import Path
from printkit.geometry.transform import rotate, translate
from printkit.records import record
from printkit.scene import Shape


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

_BLACKISH = 0.13
"""A body darker than this is grey where there is only black (luminance)."""
_ROUND_SHADOW = ((0.34, 0.26), (0.7, 0.5))
BLACK_SHADOW = ((0.4, 0.01),)
"""In black alone the white of a moon goes on in its shadow, under lines."""
_SICKLE = 0.9
"""Where, in black, the night of a round moon begins, in radii."""
_RICHER = 3.2
"""How much more colourful a body is with little ink, if no channel is full or empty before."""
_DEEPER = 0.1
"""How much darker, before it becomes a tint."""
_PALER = 0.75
"""How much lighter where there is only black: the dark ones alone keep a grey."""


def in_ink(base: Colour, style: Style) -> Colour:
    """The ground colour from which a tint or a grey is made that still tells bodies apart."""
    match style.ink:
        case Ink.FULL:
            return base
        case Ink.LOW:
            return _rich(base).shade(_DEEPER)
        case _:
            return base.tint(_PALER) if base.luminance > _BLACKISH else base


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

    mono = sketch.style.ink is Ink.MONO
    black = BLACK_SHADOW if shaded else ()
    globe(sketch, cx, cy, r, base, features, steps=black if mono else _ROUND_SHADOW)
    if mono and shaded:
        sketch.place(Shape(lune(cx, cy, r, SHADOW_SIDE, _SICKLE), BLACK))


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
