"""Rocks that gravity has not made round, each with a rim where light or night meets its edge."""

from printkit.art.moonopoly.bodies import BLACK_SHADOW, Disc, Face
from printkit.art.space.curves import blob, lune, smooth
from printkit.art.space.globes import SHADOW_SIDE
from printkit.art.space.palette import lighter
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink
from printkit.colour import BLACK, Colour
from printkit.geometry.path import Path
from printkit.geometry.shapes import on_circle
from printkit.geometry.transform import rotate, translate
from printkit.scene import Shape

_DARK = 0.2
"""A rock darker than this has a brighter rim (luminance)."""
_SHADOW = ((0.12, 0.26), (0.5, 0.5))
_RIM = 0.075
"""Width of the rim along the lit edge of a rock, in black along the dark one; in radii."""


def rock_outline(r: float, *, key: str, long: float, rough: float, double: bool = False) -> Path:
    """The edge of a rock, or of two that stick together, around (0, 0) and not yet turned."""
    if double:
        around = (on_circle(0.0, 0.0, 1.0, 22.5 * i) for i in range(16))
        return smooth([(r * x, r / long * y * _girth(x)) for x, y in around], close=True)
    return blob(0.0, 0.0, r, r / long, key=key, wobble=rough, points=11)


def _girth(x: float) -> float:
    """How thick a double rock is along its axis (-1 to 1), as a share of a plain one."""
    return (0.52 + 0.62 * min(abs(x) / 0.6, 1.0)) * (1 - 0.16 * x)


def rock(
    sketch: Sketch,
    disc: Disc,
    face: Face,
    shape: Path,
    *,
    turn: float = 0.0,
    dusk: float = SHADOW_SIDE,
) -> None:
    """A rock of a shape around (0, 0), turned by ``turn`` degrees.

    Its shadow falls towards ``dusk`` (degrees, clockwise from the right).
    """
    cx, cy, r, base = disc.cx, disc.cy, disc.r, disc.base
    outline = shape.transformed(rotate(turn).then(translate(cx, cy)))
    shown = BLACK_SHADOW if sketch.style.ink is Ink.MONO else _SHADOW
    match sketch.style.ink:
        case Ink.FULL:
            edge = lighter(base, 0.45 if base.luminance > _DARK else 0.65)
            body = within_rim(sketch, outline, r, dusk + 180, edge)
        case Ink.LOW:
            body = sketch.part(outline)
        case _:
            body = within_rim(sketch, outline, r, dusk, BLACK)
    for clip, dim in (
        (outline, 0.0),
        *((lune(cx, cy, 1.1 * r, dusk, a), d) for a, d in shown),
    ):
        part = body.part(clip, dim)
        part.bare(outline, base)
        face(Disc(part, cx, cy, r, base))
        if dim:
            part.hatch(clip)
    sketch.outline(outline)


def within_rim(sketch: Sketch, outline: Path, r: float, facing: float, colour: Colour) -> Sketch:
    """A part for what is seen on a rock; where it faces an angle, a rim runs along its edge."""
    whole = sketch.part(outline)
    whole.place(Shape(outline, colour))
    inner = outline.transformed(translate(*on_circle(0.0, 0.0, _RIM * r, facing + 180)))
    return whole.part(inner)
