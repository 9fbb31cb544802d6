"""What stands on the chips of the house design."""

from printkit.art.classic.accents import dot_if_pale, kept
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, ring, sector
from printkit.geometry.transform import Transform, rotate, scale, translate
from printkit.scene import Node

_SOLE = parse_path_data(
    "M-3.2 2.4C-3.4 0 -4.4 -2 -4.2 -5.4C-4 -9.2 -2.4 -11.4 0.2 -11.2C3 -11 4.4 -8.2 4.2 -5"
    "C4 -1.8 3 -0.2 3 2Z"
)
_HEEL = parse_path_data("M-3 4.2L3 3.8C3.6 7 2.6 9.6 0.2 9.8C-2.2 9.9 -3.2 7.4 -3 4.2Z")


@drawing("chip-rim")
def chip_rim(width: float, height: float, style: Style) -> Node:
    """The rim of a counter with eight blocks let into it, open in the middle."""
    plate = Plate(width, height, style, 40, 40)
    rim, own = ring(20, 20, 22, 15.6), kept(style, style.accent)
    blocks = joined(sector(20, 20, 22, 15.6, a - 9, a + 9) for a in range(0, 360, 45))
    if style.is_full:
        plate.plain(rim, own)
        plate.plain(blocks, style.ground)
        plate.line(circle(20, 20, 16.6), 0.35, style.ground)
    else:
        plate.plain(blocks, own)
        dot_if_pale(plate, blocks, style.accent)
        plate.line(joined([circle(20, 20, 19.6), circle(20, 20, 16.4)]), 0.35)
    plate.line(circle(20, 20, 15.6), 0.6)
    return plate.node()


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
