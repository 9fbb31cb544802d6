"""What stands on the chips of the house design."""

from bisect import bisect_left

from printkit.art.classic.accents import dot_if_pale, kept
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, Colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, on_circle, ring, sector
from printkit.geometry.transform import Transform, rotate, scale, translate
from printkit.scene import Node

_STEPS, _GREYS = (0.06, 0.16, 0.3, 0.5), (0.0, 0.34, 0.56, 0.78, 1.0)
"""Luminances of chips, and the greys of their blocks in black alone."""
_INSIDE, _MIDDLE, _RIM = 15.6, 17.5, 19.4
"""Radii of the rim where it is only lines."""
_SOLE = parse_path_data(
    "M-3.2 2.4C-3.4 0 -4.4 -2 -4.2 -5.4C-4 -9.2 -2.4 -11.4 0.2 -11.2C3 -11 4.4 -8.2 4.2 -5"
    "C4 -1.8 3 -0.2 3 2Z"
)
_HEEL = parse_path_data("M-3 4.2L3 3.8C3.6 7 2.6 9.6 0.2 9.8C-2.2 9.9 -3.2 7.4 -3 4.2Z")


@drawing("chip-rim")
def chip_rim(width: float, height: float, style: Style) -> Node:
    """The rim of a counter with eight blocks let into it, open in the middle.

    In black alone each seat, whose number is the seed, has a pattern of its own instead.
    """
    plate = Plate(width, height, style, 40, 40)
    # Past the bleed of the smallest chip, or short of it but beyond the cut.
    reach = 24 if style.is_full else _RIM
    blocks = joined(sector(20, 20, reach, 15.6, a - 9, a + 9) for a in range(0, 360, 45))
    if style.is_full:
        plate.plain(ring(20, 20, reach, 15.6), kept(style, style.accent))
        plate.plain(blocks, style.ground)
        plate.line(circle(20, 20, 16.6), 0.35, style.ground)
    else:
        # Below the blocks, so that no line crosses them; the outer one lies beyond the cut.
        plate.line(circle(20, 20, reach), 0.35)
        if style.ink is Ink.MONO and style.seed:
            _patterned(plate, style.seed)
        else:
            plate.line(circle(20, 20, 16.6), 0.35)
            plate.plain(blocks, _block(style))
            dot_if_pale(plate, blocks, style.accent)
            plate.line(blocks, 0.35)
    plate.line(circle(20, 20, 15.6), 0.6)
    return plate.node()


def _patterned(plate: Plate, seat: int) -> None:
    """The rim without its blocks: solid ones, dots, stripes, rings, nothing, checks, teeth, few."""
    match seat % 8:
        case 1:
            plate.plain(_blocks(8, 18), BLACK)
        case 2:
            plate.dots(ring(20, 20, _RIM, _INSIDE))
        case 3:
            plate.line(joined(_spoke(6 * i) for i in range(60)), 0.5)
        case 4:
            plate.line(joined(circle(20, 20, r) for r in (16.8, 17.5, 18.2)), 0.4)
        case 6:
            plate.plain(_blocks(24, 7.5, outside=_MIDDLE), BLACK)
            plate.plain(_blocks(24, 7.5, inside=_MIDDLE, start=7.5), BLACK)
        case 7:
            tips = [on_circle(20, 20, (_INSIDE, _RIM)[i % 2], 7.5 * i) for i in range(48)]
            plate.line(polyline(tips, close=True), 0.6)
        case 0:
            plate.plain(_blocks(4, 45), BLACK)


def _blocks(
    count: int, wide: float, inside: float = _INSIDE, outside: float = _RIM, start: float = 0.0
) -> Path:
    """So many blocks, so many degrees wide, all around."""
    at = (start + 360 / count * i for i in range(count))
    return joined(sector(20, 20, outside, inside, a - wide / 2, a + wide / 2) for a in at)


def _spoke(turn: float) -> Path:
    return polyline([on_circle(20, 20, r, turn) for r in (_INSIDE, _RIM)])


def _block(style: Style) -> Colour:
    """The colour of blocks; in black alone steps farther apart than those of surfaces."""
    if style.ink is not Ink.MONO:
        return kept(style, style.accent)
    return Colour(*(3 * (_GREYS[bisect_left(_STEPS, style.accent.luminance)],)))


@drawing("chip-footprints")
def chip_footprints(width: float, height: float, style: Style) -> Node:
    """The prints of two shoes, one a step ahead: somebody walked here."""
    plate = Plate(width, height, style, 40, 40)
    left = scale(-1, 1).then(rotate(14)).then(translate(12.6, 24))
    right = rotate(14).then(translate(26.6, 15.6))
    for foot in (left, right):
        _print(plate, foot, style)
    return plate.node()


def _print(plate: Plate, foot: Transform, style: Style) -> None:
    for part in (_SOLE, _HEEL):
        print_of = part.transformed(foot)
        plate.plain(print_of, kept(style, style.accent))
        plate.contour(print_of, 0.9)
