"""A moon as a drawing: a round one or a rock, by the face that we know."""

from collections.abc import Mapping
from typing import NamedTuple

from printkit.art.moonopoly.bodies import Disc, Face, in_ink, rock, round_moon
from printkit.art.registry import drawing
from printkit.art.space.globes import stars
from printkit.art.space.palette import NIGHT
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.scene import Node


class Moon(NamedTuple):
    """A moon's ground colour and face; ``long`` above 1 makes it a rock, turned by ``turn``."""

    base: str
    face: Face
    size: float = 0.42
    """Radius as a share of the shorter side of the picture."""
    long: float = 1.0
    turn: float = 0.0
    rough: float = 0.08


def register_moons(moons: Mapping[str, Moon]) -> Mapping[str, Moon]:
    """Register a drawing ``moon-<name>`` for each."""
    for name, moon in moons.items():
        _register(name, moon)
    return moons


def _register(name: str, moon: Moon) -> None:
    @drawing(f"moon-{name}")
    def draw(width: float, height: float, style: Style) -> Node:
        s = Sketch(width, height, style)
        s.sky(NIGHT)
        stars(s, key=name, count=26)
        draw_moon(s, name, moon, width / 2, height / 2, moon.size * s.unit)
        return s.node()


def draw_moon(s: Sketch, name: str, moon: Moon, cx: float, cy: float, r: float) -> None:
    """The moon alone, around a point."""
    base = in_ink(parse_colour(moon.base), s.style)
    if moon.long > 1:
        body = Disc(s, cx, cy, r, base)
        rock(s, body, moon.face, key=name, long=moon.long, turn=moon.turn, rough=moon.rough)
    else:
        round_moon(s, cx, cy, r, base, moon.face)
