"""The sky around a giant on its strip: stars that leave its orbits room."""

from printkit.art.registry import drawing
from printkit.art.space.globes import stars
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.scene import Node

_BLEED = 3.0
_APART = 1.5
"""Between stars and what else is drawn, mm."""


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
