"""Asteroids: a drifting rock for tiles, and the pick that counts minings."""

from printkit.art.moonopoly.bodies import Disc, craters, rock
from printkit.art.registry import drawing
from printkit.art.space.curves import blob
from printkit.art.space.globes import stars
from printkit.art.space.palette import CREAM, NIGHT, SLATE, STONE, TAUPE
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.path import polyline
from printkit.geometry.shapes import circle
from printkit.scene import Node


@drawing("asteroid")
def asteroid(width: float, height: float, style: Style) -> Node:
    """A pitted rock with two splinters; the seed turns it."""
    s = Sketch(width, height, style)
    s.sky(NIGHT)
    stars(s, key="asteroid", count=22)
    turn = 37.0 * style.seed
    disc = Disc(s, width / 2, height / 2, 0.42 * s.unit, TAUPE.mix(SLATE, 0.3))
    face = craters(8, key=f"asteroid {style.seed}", largest=0.17, reach=0.7)
    rock(s, disc, face, key=f"asteroid {style.seed % 5}", long=1.2, turn=turn, rough=0.16)
    for x, y, size in ((0.12, 0.2, 0.05), (0.88, 0.82, 0.04)):
        chip = blob(x * width, y * height, size * s.unit, 0.7 * size * s.unit, key=f"chip {x}")
        s.area(chip, STONE, 0.6)
    return s.node()


@drawing("chip-mined")
def chip_mined(width: float, height: float, style: Style) -> Node:
    """A cut crystal on the chip's colour."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, s.unit / 2
    if style.is_full:
        s.bare(circle(cx, cy, r), style.accent)
    else:
        s.line(circle(cx, cy, 0.84 * r), style.accent, 3.0)

    def at(x: float, y: float) -> tuple[float, float]:
        return cx + x * r, cy + y * r

    outline = [at(-0.34, -0.36), at(0.34, -0.36), at(0.58, -0.06), at(0, 0.62), at(-0.58, -0.06)]
    s.area(polyline(outline, close=True), CREAM)
    facets = [at(-0.58, -0.06), at(-0.2, -0.06), at(0, 0.62), at(0.2, -0.06), at(0.58, -0.06)]
    s.line(polyline(facets), style.line, 1.4)
    s.line(
        polyline([at(-0.34, -0.36), at(-0.2, -0.06), at(0.2, -0.06), at(0.34, -0.36)]),
        style.line,
        1.4,
    )
    return s.node()
