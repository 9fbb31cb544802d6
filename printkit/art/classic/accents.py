"""The colours of groups where there is little ink: each stays itself, or a grey of its own."""

from bisect import bisect_left

from printkit.art.classic.tinctures import draw_tincture
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import Colour
from printkit.geometry.path import Path
from printkit.geometry.shapes import rectangle
from printkit.scene import Node

_PALE, _PAPER = 0.66, 0.82
"""Colours lighter than the one are hatched in black only (yellow); than the other, white."""
_STEPS = (0.09, 0.3, _PALE)
_GREYS = (0.4, 0.58, 0.76, 0.82)


def kept(style: Style, colour: Colour) -> Colour:
    """The colour with little ink; in black only one of four greys, never black."""
    if style.is_full or colour.luminance > _PAPER:
        return style.fill(colour)
    if style.ink is Ink.LOW:
        return colour
    return Colour(*(3 * (_GREYS[bisect_left(_STEPS, colour.luminance)],)))


def hatch_if_pale(plate: Plate, shape: str | Path, colour: Colour, spacing: float = 0.9) -> None:
    """Lines across a surface in yellow where there is only black."""
    if plate.style.ink is Ink.MONO and _PALE < colour.luminance <= _PAPER:
        plate.hatch(shape, spacing, 0.16, 1.0)


@drawing("band")
def band(width: float, height: float, style: Style) -> Node:
    """A band in the colour of a group; with little ink a strip of it over a thin rule.

    In black the strip has the lines of the group, which the seed names.
    """
    plate = Plate(width, height, style, width, height)
    strip = rectangle(0, 0, width, height if style.is_full else 0.28 * height)
    if style.ink is Ink.MONO:
        draw_tincture(plate, strip, style.seed)
    else:
        plate.plain(strip, kept(style, style.accent))
    if not style.is_full:
        plate.line(f"M0 {0.335 * height}H{width}", 0.18)
    return plate.node()
