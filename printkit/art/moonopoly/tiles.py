"""Asteroids as the tiles show them: a rock that fills its field, bowls for numbers, the impact."""

from random import Random

from printkit.art.moonopoly.asteroid_kinds import BEHIND, FACES, LONG
from printkit.art.moonopoly.bodies import (
    Disc,
    Face,
    block_outline,
    both,
    craters,
    in_ink,
    rock,
    rock_outline,
)
from printkit.art.registry import drawing
from printkit.art.space.curves import blob, lune, rays
from printkit.art.space.globes import SHADOW_SIDE, stars
from printkit.art.space.palette import (
    ASH,
    CLAY,
    GOLD,
    ICE,
    NIGHT,
    ORANGE,
    RUST,
    SLATE,
    STONE,
    TAUPE,
    darker,
    lighter,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.geometry.path import Bounds, joined, polyline
from printkit.geometry.shapes import circle, on_circle
from printkit.geometry.transform import rotate, scale
from printkit.scene import Node, Shape, Stroke

STONES = (TAUPE, SLATE, RUST.mix(STONE, 0.45), CLAY, ASH.mix(SLATE, 0.4), ICE.mix(SLATE, 0.55))
"""The rocks by their seed: sandstone, slate, iron, clay, ash, ice."""
_ROUGH = (0.06, 0.13, 0.09, 0.15, 0.1, 0.14, 0.08, 0.12, 0.11)
"""How uneven a rock is, by its seed."""
_SMALL = {2: 0.88, 4: 0.92}
"""Share of their size which rocks have whose craters stand in two columns, by their number."""
_CROWD, _CALM = 8, 0.4
"""So many craters reach the corners: their rocks are blocks, and less uneven."""
_TEXTS = 0.22
"""What the words take of the box on both sides, as a share of its width."""
_WIDE, _HIGH = 0.57, 0.77
"""Shares of the box that it fills at most: on a tile of 38 mm with its bleed, 33.9 mm."""
_EVENING = NIGHT.mix(WHITE, 0.14)
"""The sky around a rock: a tile is mostly sky, and saves some ink."""
_EMBER = parse_colour("#b8263b")
_RIM = 0.74
"""Where the spikes of an impact begin, as a share of their reach."""


@drawing("asteroid-rock")
def asteroid_rock(width: float, height: float, style: Style) -> Node:
    """A whole rock within the box, for a tile twice as wide as high; the seed says which of nine.

    The ones are the rock, the tens its cracks.
    """
    s = Sketch(width, height, style)
    s.sky(_EVENING)
    kind, cracks = style.seed % 10, style.seed // 10
    rough = _ROUGH[kind % len(_ROUGH)] * (_CALM if cracks >= _CROWD else 1.0)
    outline_of = block_outline if cracks >= _CROWD else rock_outline
    outline = outline_of(1.0, key=f"rock {kind}", long=LONG, rough=rough)
    disc = _fitted(
        s, in_ink(STONES[kind % len(STONES)], style), outline.bounds(), _SMALL.get(cracks, 1.0)
    )
    middle = s.width / 2, s.height / 2, disc.r
    stars(s, key=f"sky {kind}", count=60, free=[middle], inset=_TEXTS * s.width)
    behind = BEHIND[kind % len(BEHIND)]
    if behind is not None and cracks < _CROWD:  # a larger rock would hide it
        behind(disc)
    pits = craters(8, key=f"pits {kind}", largest=0.1, reach=0.98)
    face = FACES[kind % len(FACES)] or pits
    rock(
        s,
        disc,
        both(_strata(kind), face, _cracks(cracks, kind)),
        outline.transformed(scale(disc.r)),
    )
    return s.node()


def _fitted(s: Sketch, base: Colour, shape: Bounds, size: float) -> Disc:
    """Where a rock fills ``size`` of the middle of the box, however uneven it is."""
    r = size * min(_WIDE * s.width / shape.width, _HIGH * s.height / shape.height)
    middle = shape.centre
    return Disc(s, s.width / 2 - middle.x * r, s.height / 2 - middle.y * r, r, base)


def _strata(kind: int) -> Face:
    """The layers of the rock, which run its own way: to be told by where ink is short."""

    def draw(disc: Disc) -> None:
        if disc.sketch.style.is_full or kind == 0:
            return
        turned = rotate(36.0 * kind, disc.cx, disc.cy)
        layers = joined(
            polyline([disc.at(-1.2, at / 6), disc.at(1.2, at / 6)]) for at in range(-7, 8)
        )
        disc.sketch.hairline(layers.transformed(turned), darker(disc.base, 0.5))

    return draw


def _cracks(count: int, kind: int) -> Face:
    """So many cracks, all around."""

    def draw(disc: Disc) -> None:
        for i in range(count):
            _crack(disc, 360 / count * i + 31 * kind, key=f"{kind} {i}")

    return draw


def _crack(disc: Disc, turn: float, *, key: str) -> None:
    """A jagged line from the edge inwards, with a fork."""
    chance = Random(key)  # noqa: S311 - a shape, not a secret
    points = [
        on_circle(disc.cx, disc.cy, disc.r * part, turn + chance.uniform(-10, 10))
        for part in (1.12, 0.86, 0.72, 0.56, 0.38, 0.2)
    ]
    fork = on_circle(disc.cx, disc.cy, 0.66 * disc.r, turn + 22)
    lines = joined([polyline(points), polyline([points[1], fork])])
    disc.sketch.line(lines, darker(disc.base, 0.8), 0.8)


@drawing("asteroid-bowl")
def asteroid_bowl(width: float, height: float, style: Style) -> Node:
    """A crater that holds a number: a bright rim around a dark floor, or white up to the box.

    White keeps the lines of the rock off the number.
    """
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, s.unit / 2
    if style.is_full:
        s.area(circle(cx, cy, 0.88 * r), lighter(STONES[style.seed % len(STONES)], 0.5))
    else:
        s.place(Shape(circle(cx, cy, r), WHITE))
    floor = circle(cx, cy, 0.75 * r)
    s.mark(floor, NIGHT if style.is_full else style.ground)
    lit = lune(cx, cy, 0.75 * r, SHADOW_SIDE, 0.86)
    s.tone(lit, STONES[style.seed % len(STONES)])
    s.outline(floor, 0.7)
    return s.node()


@drawing("asteroid-impact")
def asteroid_impact(width: float, height: float, style: Style) -> Node:
    """The last crater, a dark disc with spikes: with it the asteroid strikes."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, s.unit / 2
    dark = BLACK if style.ink is Ink.MONO else _EMBER
    spikes = rays(cx, cy, [(float(a), 0.6 * r, r, 0.2 * r) for a in range(0, 360, 45)])
    disc = circle(cx, cy, _RIM * r)
    for shape in (spikes, disc):
        s.place(Shape(shape, WHITE, Stroke(WHITE, 0.22 * r, join="round")))
    s.place(Shape(spikes, dark))
    s.place(Shape(disc, dark))
    return s.node()


_SWARM = (
    (0.56, 0.26, 0.11),
    (0.88, 0.3, 0.15),
    (0.16, 0.44, 0.13),
    (0.36, 0.64, 0.27),
    (0.74, 0.66, 0.3),
)
"""Middle (shares of the box) and radius (of its height) of each rock."""


@drawing("asteroid-swarm")
def asteroid_swarm(width: float, height: float, style: Style) -> Node:
    """Rocks and their splinters that come out of the dark, on the back of all tiles."""
    s = Sketch(width, height, style)
    s.sky(NIGHT)
    stars(s, key="swarm", count=34)
    rocks = [
        Disc(s, x * width, y * height, r * height, in_ink(base, style))
        for (x, y, r), base in zip(_SWARM, STONES, strict=False)
    ]
    for disc in rocks:
        _tail(disc, 2.2, 0.8, ORANGE)
        _tail(disc, 1.55, 0.5, GOLD)
    for x, y in ((0.1, 0.76), (0.22, 0.88), (0.47, 0.86), (0.6, 0.9), (0.93, 0.74)):
        chip = blob(x * width, y * height, 0.034 * s.unit, 0.024 * s.unit, key=f"chip {x}")
        s.area(chip, STONE, 0.6)
    for i, disc in enumerate(rocks):
        face = craters(6, key=f"swarm {i}", largest=0.24, reach=0.72)
        shape = rock_outline(disc.r, key=f"swarm {i}", long=1.15, rough=0.13)
        rock(s, disc, face, shape, turn=40.0 * i)
    return s.node()


def _tail(disc: Disc, reach: float, half: float, colour: Colour) -> None:
    """Fire behind a rock that falls to the lower right."""
    points = [
        disc.at(0.75 * half, -half),
        disc.at(-reach, -0.7 * reach),
        disc.at(-half, 0.75 * half),
    ]
    disc.sketch.area(polyline(points, close=True), colour, 0.7)
