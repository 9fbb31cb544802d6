"""Asteroids as the tiles show them: a rock that fills its field, bowls for numbers, the impact."""

from printkit.art.moonopoly.asteroid_kinds import KINDS
from printkit.art.moonopoly.bodies import Disc, both, craters, in_ink
from printkit.art.moonopoly.boulder import Boulder, boulder, draw_boulder
from printkit.art.moonopoly.clefts import cracks
from printkit.art.registry import drawing
from printkit.art.space.curves import blob, lune, rays
from printkit.art.space.globes import LIGHT_SIDE, SHADOW_SIDE, stars
from printkit.art.space.palette import DUSK, GOLD, NIGHT, ORANGE, darker, lighter
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle, on_circle
from printkit.scene import Node, Shape, Stroke

_SMALL = {2: 0.88, 4: 0.92}
"""Share of their size which rocks have whose craters stand in two columns, by their number."""
_CROWD, _CALM = 7, 0.3
"""So many craters reach the corners: their rocks are blocks, and less uneven."""
_ROUND, _BLOCK = (2.3, 0.72), (4.8, 0.87)
"""The power of a rock's outline and the share of its plateau, with few craters and with many."""
_WIDE, _HIGH = 0.535, 0.77
"""Shares of the box that it fills at most: on a tile of 38 mm with its bleed, 33.9 mm."""
_EVENING = NIGHT.mix(DUSK, 0.3)
"""The sky around a rock: a tile is mostly sky, and saves some ink."""
_DUST = ((1.075, 0.1), (1.04, 0.22))
"""How far the dust around a rock reaches, in its own size, and how dense it is."""
_EMBER = parse_colour("#b8263b")
_RIM = 0.74
"""Where the spikes of an impact begin, as a share of their reach."""


@drawing("asteroid-rock")
def asteroid_rock(width: float, height: float, style: Style) -> Node:
    """A whole rock within the box, for a tile twice as wide as high; the seed says which of six.

    The ones are the rock, the tens its cracks.
    """
    s = Sketch(width, height, style)
    s.sky(_EVENING)
    number, count = style.seed % 10 % len(KINDS), style.seed // 10
    kind = KINDS[number]
    power, inner = _BLOCK if count >= _CROWD else _ROUND
    rough = kind.rough * (_CALM if count >= _CROWD else 1.0)
    shape = boulder(f"rock {number}", rough=rough, power=power, inner=inner)
    disc = _fitted(s, in_ink(kind.stone, style), shape, _SMALL.get(count, 1.0))
    if style.is_full:
        for reach, dense in _DUST:
            dust = Disc(s, disc.cx, disc.cy, reach * disc.r, disc.base)
            s.tone(shape.outline(dust), _EVENING.mix(disc.base, dense))
    draw_boulder(disc, shape, both(kind.face, cracks(count, number, kind.ore)), key=f"{number}")
    return s.node()


def _fitted(s: Sketch, base: Colour, shape: Boulder, size: float) -> Disc:
    """Where a rock fills ``size`` of the middle of the box, however uneven it is."""
    box = shape.outline(Disc(s, 0.0, 0.0, 1.0, base)).bounds()
    r = size * min(_WIDE * s.width / box.width, _HIGH * s.height / box.height)
    middle = box.centre
    return Disc(s, s.width / 2 - middle.x * r, s.height / 2 - middle.y * r, r, base)


@drawing("asteroid-bowl")
def asteroid_bowl(width: float, height: float, style: Style) -> Node:
    """A crater that holds a number: a bright rim around a dark floor, or white up to the box.

    White keeps the lines of the rock off the number.
    """
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, s.unit / 2
    stone = KINDS[style.seed % len(KINDS)].stone
    floor = circle(cx, cy, 0.75 * r)
    if style.is_full:
        s.tone(
            blob(cx + 0.08 * r, cy + 0.09 * r, 0.9 * r, 0.9 * r, key="shade"), darker(stone, 0.6)
        )
        s.tone(blob(cx, cy, 0.9 * r, 0.9 * r, key="wall", wobble=0.05), lighter(stone, 0.55))
        s.tone(floor, NIGHT)
        s.tone(lune(cx, cy, 0.75 * r, SHADOW_SIDE, 0.84), lighter(stone, 0.2))
    else:
        s.place(Shape(circle(cx, cy, r), WHITE))
        s.place(Shape(floor, WHITE))
        s.place(Shape(lune(cx, cy, 0.75 * r, LIGHT_SIDE, 0.82), style.line))
        s.outline(floor, 2.1)
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
    rocks = [
        Disc(s, x * width, y * height, r * height, in_ink(kind.stone, style))
        for (x, y, r), kind in zip(_SWARM, KINDS, strict=False)
    ]
    around = [(*disc.at(-0.8 * i, -0.56 * i), 1.12 * disc.r) for disc in rocks for i in range(3)]
    stars(s, key="swarm", count=200, free=around, inset=4.5)
    for disc in rocks:
        _tail(disc, 2.5, 0.74, ORANGE)
        _tail(disc, 1.8, 0.52, GOLD)
    for i, disc in enumerate(rocks):
        face = craters(6, key=f"swarm {i}", largest=0.24, reach=0.72)
        shape = boulder(f"swarm {i}", rough=0.1, power=2.1, inner=0.66)
        draw_boulder(disc, shape, face, key=f"swarm {i}")
    return s.node()


def _tail(disc: Disc, reach: float, half: float, colour: Colour) -> None:
    """Fire in three tongues behind a rock that falls to the lower right."""
    away = _FALL + 180.0
    tongues = [(90, half), (14, 0.72 * reach), (8, 0.5 * reach), (0, reach)]
    sides = [(side * turn, far) for side in (1, -1) for turn, far in tongues[::side]]
    points = [on_circle(disc.cx, disc.cy, far * disc.r, away + turn) for turn, far in sides]
    disc.sketch.area(polyline(points, close=True), colour, 0.7)


_FALL = 35.0
"""Where the rocks of a swarm fall, degrees."""
