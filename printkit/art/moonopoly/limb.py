"""The limb of a giant behind the words of a strip: pale, so that these stand on it."""

from printkit.art.registry import drawing
from printkit.art.space.globes import stars
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.colour import Colour
from printkit.geometry.path import Path, joined
from printkit.geometry.shapes import circle, ring
from printkit.scene import Group, Node, Shape, Stroke

_STORMS = ((-0.3, -0.62, 0.06), (-0.16, -0.3, 0.13))
"""Middle and radius of its storms, from its own middle, in radii."""
_BELTS = (0.94, 0.8, 0.62)
_ORBITS = (1.1,)
_LINE = 0.25
_BLEED = 3.0
_APART = 1.5
"""Between stars and what else is drawn, mm."""


@drawing("giant-limb")
def giant_limb(width: float, height: float, style: Style) -> Node:
    """A quarter of a giant in the lower right corner, with the orbits of its moons."""
    radius = 0.6 * min(width, height)

    def at(path: Path) -> Shape:
        return Shape(path, None, Stroke(_pale(style, 0.3), _LINE))

    def disc(share: float) -> Path:
        return circle(width, height, share * radius)

    body = Shape(disc(1.0), _pale(style, 0.1), Stroke(_pale(style, 0.4), _LINE))
    belts = Shape(ring(width, height, _BELTS[1] * radius, _BELTS[2] * radius), _pale(style, 0.16))
    storms = joined(
        circle(width + x * radius, height + y * radius, r * radius) for x, y, r in _STORMS
    )
    spots = Shape(storms, _pale(style, 0.04), Stroke(_pale(style, 0.4), _LINE))
    return Group((body, belts, *(at(disc(share)) for share in (*_BELTS, *_ORBITS)), spots))


@drawing("orbit-sky")
def orbit_sky(width: float, height: float, style: Style) -> Node:
    """Stars around the orbits of a giant, whose outermost one is ``seed`` tenths of a mm wide.

    The box has a bleed of 3 mm above and to the left.
    """
    s = Sketch(width, height, style)
    s.sky(style.ground)
    middle = (width + _BLEED) / 2, (height + _BLEED) / 2
    orbits = (*middle, style.seed / 10 + _APART)
    stars(s, key="orbits", count=60, free=[orbits], inset=_BLEED + _APART)
    return s.node()


def _pale(style: Style, share: float) -> Colour:
    """So much of the accent upon the ground; in black less, for words stand on it."""
    if style.ink is Ink.MONO:
        share *= 0.7
    return style.ground.mix(style.accent, share)
