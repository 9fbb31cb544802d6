"""The ground of a colony, seen from above: what its paper domes stand on."""

from printkit.art.registry import drawing
from printkit.art.space.cards.motifs import rocket
from printkit.art.space.cards.vignette import Vignette
from printkit.art.space.curves import blob
from printkit.art.space.palette import (
    AZURE,
    CORAL,
    ICE,
    SLATE,
    SUN,
    darker,
    lighter,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.colour import Colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import arc, circle, ellipse, on_circle, rectangle
from printkit.geometry.transform import scale, translate
from printkit.scene import Node

REACH = 20.0
"""Radius of the ground in units; the domes stand at 14 to 16 on the diagonals."""
_CRATERS = (
    (0.4, 17.0, 1.5),
    (-5.2, 15.6, 0.8),
    (6.6, 14.8, 1.1),
    (-6.6, -6.2, 1.0),
    (6.6, -6.4, 0.9),
    (-18.0, 5.0, 0.8),
    (-17.6, -5.2, 1.1),
    (17.8, -5.4, 0.9),
    (18.0, 5.2, 1.2),
    (-6.6, 6.6, 0.8),
    (6.4, 6.4, 0.7),
    (6.4, -17.6, 0.9),
    (-6.0, -17.8, 1.2),
)
"""Where no dome stands, and neither the player's sign nor the name."""
_PLAINS = ((-9.0, -4.0, 10.0), (9.0, 7.0, 11.0), (2.0, -15.0, 8.0), (-6.0, 15.0, 9.0))
"""Darker and lighter land: its middle and half its width."""


@drawing("space-colony-ground")
def colony_ground(width: float, height: float, style: Style) -> Node:
    """A round plain in the accent colour: craters, a landing pad, a field of mirrors, tracks."""
    s = Sketch(width, height, style)
    s.pen = max(0.005 * s.unit, 0.2)
    size = s.unit / (2 * REACH)
    v = Vignette(s, scale(size).then(translate(width / 2, height / 2)), size)
    ground = style.accent
    v.area(circle(0, 0, REACH), ground)
    plain = v.inside(circle(0, 0, REACH))
    for i, (x, y, wide) in enumerate(_PLAINS):
        tone = darker(ground, 0.14) if i % 2 else lighter(ground, 0.12)
        plain.wash(blob(x, y, wide, 0.5 * wide, key=f"plain {i}", wobble=0.25), tone)
    plain.grain(circle(0, 0, REACH), ground)
    for x, y, radius in _CRATERS:
        _crater(plain, x, y, radius, ground)
    _tracks(plain, ground)
    _pad(plain.at(-13.2, 0))
    _mirrors(plain.at(13.2, 0))
    return s.node()


def _crater(v: Vignette, x: float, y: float, radius: float, ground: Colour) -> None:
    """A bowl with a bright rim, seen from above."""
    v.feature(circle(x, y, radius), lighter(ground, 0.45))
    v.feature(circle(x + 0.08 * radius, y + 0.08 * radius, 0.78 * radius), darker(ground, 0.4))
    v.tone(circle(x + 0.22 * radius, y + 0.22 * radius, 0.5 * radius), darker(ground, 0.22))


def _tracks(v: Vignette, ground: Colour) -> None:
    """Where a rover has been: two dotted lines from the pad to the mirrors."""
    ruts = []
    for radius in (10.4, 11.2):
        for step in range(46):
            angle = 22.0 + 3 * step
            ruts.append(arc(0, -1.4, radius, angle, angle + 1.6))
    v.line(joined(ruts), darker(ground, 0.45), 0.22)


def _pad(v: Vignette) -> None:
    """A landing pad with a rocket on it, seen at a slant."""
    v.area(circle(0, 0, 3.7), SLATE)
    v.line(circle(0, 0, 3.1), SUN, 0.3)
    lamps = [circle(*on_circle(0, 0, 3.7, 30 + 60 * i), 0.34) for i in range(6)]
    v.area(joined(lamps), SUN)
    v.tone(ellipse(0.9, 1.6, 1.9, 0.7), darker(SLATE, 0.5))
    rocket(v.at(0, -1.2, 0.24), CORAL, burning=0)


def _mirrors(v: Vignette) -> None:
    """Six panels that turn to the sun."""
    for x in (-3.1, 0.2):
        for y in (-3.2, -0.9, 1.4):
            v.tone(rectangle(x + 0.4, y + 0.4, 2.8, 1.8), darker(v.style.accent, 0.45))
            v.area(rectangle(x, y, 2.8, 1.8), AZURE)
            v.line(f"M{x + 1.4} {y}V{y + 1.8}M{x} {y + 0.9}H{x + 2.8}", ICE, 0.1)
