"""The colours of groups where there is little ink: each stays itself, or a grey of its own."""

from bisect import bisect_left

from printkit.art.plate import Plate
from printkit.art.registry import draw_art, drawing
from printkit.art.style import Ink, Style
from printkit.colour import Colour
from printkit.geometry.path import Bounds, Path
from printkit.geometry.shapes import rectangle
from printkit.scene import Node

_PALE, _PAPER = 0.66, 0.82
"""Colours lighter than the one are dotted in black only (yellow); than the other, white."""
_STEPS = (0.09, 0.3, _PALE)
_GREYS = (0.4, 0.58, 0.76, 1.0)
_BLACK = 0.02
"""Colours darker than this are black (luminance): a surface in them is lines in low ink."""
_BESIDE = 0.3
"""What low ink leaves of colours beside that of the group."""
_BAND = 0.4
"""What low ink leaves of the group's own on its band, below a strip that is whole."""


def kept(style: Style, colour: Colour) -> Colour:
    """The colour with little ink: the group's itself, others pale; in black white or a grey."""
    if style.is_full or colour.luminance > _PAPER:
        return style.fill(colour)
    if style.ink is Ink.LOW:
        return colour if colour == style.accent else colour.tint(_BESIDE)
    return Colour(*(3 * (_GREYS[bisect_left(_STEPS, colour.luminance)],)))


def dot_if_pale(plate: Plate, shape: str | Path, colour: Colour) -> None:
    """Dots on a surface in yellow where there is only black: it is the lightest of the colours."""
    if plate.style.ink is Ink.MONO and _PALE < colour.luminance <= _PAPER:
        plate.dots(shape)


def is_ruled(style: Style, colour: Colour) -> bool:
    """Whether low ink rules a surface in this colour instead of filling it: black ones."""
    return style.ink is Ink.LOW and colour.luminance < _BLACK


@drawing("band")
def band(width: float, height: float, style: Style) -> Node:
    """A band in the colour of a group; with little ink a strip of it over its tint.

    In black the band has the figures of the group, which the seed names.
    """
    if style.ink is Ink.MONO:
        return draw_art("band-pattern", Bounds(0, 0, width, height), style)
    plate = Plate(width, height, style, width, height)
    whole = rectangle(0, 0, width, height)
    if style.is_full:
        plate.plain(whole, style.fill(style.accent))
    else:
        plate.plain(whole, style.accent.tint(_BAND))
        plate.plain(rectangle(0, 0, width, 0.28 * height), style.accent)
    return plate.node()
