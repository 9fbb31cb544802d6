"""A moon as a drawing: a round one or a rock, by the face that we know."""

import math
from collections.abc import Mapping
from typing import NamedTuple

from printkit.art.moonopoly.bodies import Disc, Face, rock, round_moon
from printkit.art.registry import drawing
from printkit.art.space.globes import stars
from printkit.art.space.palette import NIGHT
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.colour import Colour, parse_colour
from printkit.scene import Node

_RICHER = 3.2
"""How much more colourful a moon is with little ink, if no channel is full or empty before."""
_DEEPER = 0.36
"""How much darker, before it becomes a tint."""


class Moon(NamedTuple):
    """A moon's ground colour and face; ``long`` above 1 makes it a rock, turned by ``turn``."""

    base: str
    face: Face
    size: float = 0.42
    """Radius as a share of the shorter side of the picture."""
    long: float = 1.0
    turn: float = 0.0
    rough: float = 0.08


def register_moons(moons: Mapping[str, Moon]) -> None:
    """Register a drawing ``moon-<name>`` for each."""
    for name, moon in moons.items():
        _register(name, moon)


def _register(name: str, moon: Moon) -> None:
    @drawing(f"moon-{name}")
    def draw(width: float, height: float, style: Style) -> Node:
        s = Sketch(width, height, style)
        s.sky(NIGHT)
        stars(s, key=name, count=26)
        cx, cy, r = width / 2, height / 2, moon.size * s.unit
        base = _rich(parse_colour(moon.base), style)
        if moon.long > 1:
            body = Disc(s, cx, cy, r, base)
            rock(s, body, moon.face, key=name, long=moon.long, turn=moon.turn, rough=moon.rough)
        else:
            round_moon(s, cx, cy, r, base, moon.face)
        return s.node()


def _rich(base: Colour, style: Style) -> Colour:
    """Deeper and more colourful with little ink: a pale tint still tells the moon from others."""
    if style.ink is not Ink.LOW:
        return base
    channels = base.red, base.green, base.blue
    grey = math.fsum(channels) / len(channels)
    room = (((1 if c > grey else 0) - grey) / (c - grey) for c in channels if c != grey)
    factor = min((_RICHER, *room))
    red, green, blue = (grey + factor * (c - grey) for c in channels)
    return Colour(red, green, blue).shade(_DEEPER)
