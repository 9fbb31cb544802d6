"""What is far away on the picture of the box: Jupiter rises in its light, other giants, stars."""

from printkit.art.registry import draw_art
from printkit.art.space.backdrops import strew
from printkit.art.space.globes import Circle, globe
from printkit.art.space.palette import (
    APRICOT,
    CREAM,
    DUSK,
    NIGHT,
    OCHRE,
    RUST,
    SAND,
    TERRACOTTA,
    VIOLET,
)
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink
from printkit.geometry.path import Bounds, joined
from printkit.geometry.shapes import circle, ellipse, star
from printkit.scene import Shape

_NAMES = (1.19, 1.06, 0.32, 0.24)
"""Of the arch with the names of the game: middle, radius, reach to each side and half its height,
as shares of the height of the picture; no star lies behind it."""
_GLOW = ((1.2, 0.16), (1.13, 0.3), (1.07, 0.46), (1.03, 0.66))
"""How far the light around Jupiter reaches, in its radii, and how strong it is."""
_GIANTS = (
    ("saturn", 0.105, 0.45, 0.17),
    ("uranus", 0.93, 0.5, 0.1),
    ("neptune", 0.84, 0.385, 0.066),
)
"""Other giants far away: middle (shares of the box) and size (of its height)."""
_SPARKLES = (
    *((0.05, 0.12, 2.2), (0.16, 0.05, 1.4), (0.085, 0.3, 1.6), (0.2, 0.385, 1.2)),
    *((0.95, 0.1, 1.6), (0.87, 0.045, 1.2), (0.955, 0.27, 2.2), (0.73, 0.43, 1.4)),
)
"""Beside the names of the game: middle (shares of the box) and radius (mm)."""
_BANDS = (
    (0.965, OCHRE),
    (0.93, SAND),
    (0.9, APRICOT),
    (0.865, TERRACOTTA.mix(OCHRE, 0.4)),
    (0.82, CREAM),
    (0.785, OCHRE),
    (0.74, SAND),
    (0.7, TERRACOTTA.mix(OCHRE, 0.6)),
    (0.66, APRICOT),
    (0.6, CREAM),
)
"""Where the bands of Jupiter begin, in radii from its middle, and their colours."""
_SPOT = (-0.37, -0.77)
"""The middle of its great spot, in radii."""


def far_giants(s: Sketch, top: float) -> None:
    """The stars, the other giants and, before them all, Jupiter in its light."""
    h, style = s.height, s.style
    middle, radius, reach, half = (h * share for share in _NAMES)
    spread = [reach / 3 * i for i in range(-4, 5)]
    names = [(0.5 * s.width + x, middle - (radius**2 - x * x) ** 0.5, half) for x in spread]
    others = [(x * s.width, y * h, 0.55 * size * h) for _, x, y, size in _GIANTS]
    cx, cy, r = _placed(s, top)
    for share, light in _GLOW:
        glow = {Ink.FULL: NIGHT.mix(VIOLET, light), Ink.LOW: DUSK.tint(0.16 - 0.16 * light)}
        if style.ink in glow:
            s.place(Shape(circle(cx, cy, share * r), glow[style.ink]))
    strew(s, (*names, *others, (cx, cy, 1.02 * r)))
    sparkles = joined(star(x * s.width, y * h, size, 0.2 * size, 4) for x, y, size in _SPARKLES)
    if style.is_full:
        s.mark(sparkles, CREAM)
    else:
        s.hairline(sparkles, style.line)
    for name, x, y, size in _GIANTS:
        box = Bounds(x * s.width - 0.5 * size * h, (y - 0.5 * size) * h, size * h, size * h)
        s.place(draw_art(f"body-{name}", box, style))
    rising_jupiter(s, top, spotted=True)


def _placed(s: Sketch, top: float) -> Circle:
    """Middle and radius of the giant."""
    return 0.42 * s.width, top + 0.8 * s.width, 0.8 * s.width


def rising_jupiter(s: Sketch, top: float, *, spotted: bool) -> None:
    """The upper part of the giant, with bands as round as its limb, and perhaps the great spot."""
    cx, cy, r = _placed(s, top)

    def face(part: Sketch) -> None:
        for share, colour in _BANDS:
            part.feature(ellipse(cx, cy, 1.16 * share * r, share * r), colour)
        x, y = cx + _SPOT[0] * r, cy + _SPOT[1] * r
        for size, colour in ((1.0, CREAM), (0.74, RUST), (0.42, TERRACOTTA)) if spotted else ():
            part.feature(ellipse(x, y, 0.07 * size * r, 0.04 * size * r), colour)

    globe(s, cx, cy, r, SAND, face)
