"""A moon as a drawing: a round one or a rock, by the face that we know."""

from collections.abc import Mapping
from typing import NamedTuple

from printkit.art.moonopoly.bodies import Disc, Face, in_ink, round_moon
from printkit.art.moonopoly.rocks import rock, rock_outline
from printkit.art.registry import drawing
from printkit.art.space.globes import SHADOW_SIDE, Circle, stars
from printkit.art.space.palette import NIGHT
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.shapes import circle
from printkit.scene import Node

_APART = 1.5
"""Between a moon and the stars, mm."""
_TINT = 0.4
"""How much of its colour a moon keeps where little ink is used: each has its own tint."""
_RIM = 1.2
"""Width of the light around a round moon, in pens."""
_ALONE = 0.46
"""Radius of a moon that fills its box, as a share of its shorter side."""
_FRAME = 0.14
"""Edge of the picture without stars, which are never cut; as a share of its height."""


class Moon(NamedTuple):
    """A moon's ground colour and face; ``long`` above 1 makes it a rock, turned by ``turn``."""

    base: str
    face: Face
    size: float = 0.42
    """Radius as a share of the shorter side of the picture."""
    long: float = 1.0
    turn: float = 0.0
    rough: float = 0.08
    double: bool = False
    """Two rocks that stick together."""
    dusk: float = SHADOW_SIDE
    """Where the shadow of a rock falls, degrees."""
    shaded: bool = True
    """Whether a round one has a shadow in black, too, where a dark face may need the hatching."""


def register_moons(moons: Mapping[str, Moon]) -> Mapping[str, Moon]:
    """Register for each the drawings ``moon-<name>``, in its night, and ``orb-<name>``, alone."""
    for name, moon in moons.items():
        _register(name, moon)
    return moons


def _register(name: str, moon: Moon) -> None:
    @drawing(f"moon-{name}")
    def draw(width: float, height: float, style: Style) -> Node:
        s = Sketch(width, height, style)
        s.sky(NIGHT)
        r = moon.size * s.unit
        free = [(width / 2, height / 2, 1.1 * r + _APART), _number_beside(s)]
        stars(s, key=name, count=46, free=free, inset=_FRAME * s.unit)
        draw_moon(s, name, moon, width / 2, height / 2, r)
        if style.is_full and moon.long == 1:
            # In the colour of its planet, so that a dark one stands out from the night.
            s.line(circle(width / 2, height / 2, r), style.accent, _RIM)
        return s.node()

    @drawing(f"orb-{name}")
    def alone(width: float, height: float, style: Style) -> Node:
        s = Sketch(width, height, style)
        draw_moon(s, name, moon, width / 2, height / 2, _ALONE * s.unit)
        return s.node()


def _number_beside(s: Sketch) -> Circle:
    """What the ring with the number of a card takes of the picture, on its left."""
    return -0.04 * s.width, 0.36 * s.height, 0.22 * s.height


def draw_moon(s: Sketch, name: str, moon: Moon, cx: float, cy: float, r: float) -> None:
    """The moon alone, around a point."""
    base = in_ink(parse_colour(moon.base), s.style)
    usual, s.pale = s.pale, _TINT
    if moon.long > 1:
        body = Disc(s, cx, cy, r, base)
        shape = rock_outline(r, key=name, long=moon.long, rough=moon.rough, double=moon.double)
        rock(s, body, moon.face, shape, turn=moon.turn, dusk=moon.dusk)
    else:
        round_moon(s, cx, cy, r, base, moon.face, shaded=moon.shaded)
    s.pale = usual
