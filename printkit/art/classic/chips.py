"""What stands on the chips of the house design."""

from printkit.art.classic.accents import kept
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import BLACK
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, on_circle, ring, sector
from printkit.geometry.transform import Transform, rotate, scale, translate
from printkit.scene import Node

_INSIDE, _WITHIN, _MIDDLE, _RIM = 15.0, 17.3, 17.2, 19.4
"""Radii of the rim: its inner edge, what is well within the cut, and where it is only lines."""
_SOLE = parse_path_data(
    "M-3.2 2.4C-3.4 0 -4.4 -2 -4.2 -5.4C-4 -9.2 -2.4 -11.4 0.2 -11.2C3 -11 4.4 -8.2 4.2 -5"
    "C4 -1.8 3 -0.2 3 2Z"
)
_HEEL = parse_path_data("M-3 4.2L3 3.8C3.6 7 2.6 9.6 0.2 9.8C-2.2 9.9 -3.2 7.4 -3 4.2Z")


@drawing("chip-rim")
def chip_rim(width: float, height: float, style: Style) -> Node:
    """The rim of a counter with eight blocks let into it, open in the middle.

    The counter of no seat has arrows all around instead. In black alone each seat, whose number is
    the seed, has a pattern of its own.
    """
    plate = Plate(width, height, style, 40, 40)
    if style.is_full:
        # Past the bleed of the smallest chip; the blocks end within the cut.
        plate.plain(ring(20, 20, 24, _INSIDE), kept(style, style.accent))
        plate.plain(_blocks(8, 18, outside=_WITHIN) if style.seed else _arrows(), style.ground)
    else:
        # Short of the bleed but beyond the cut.
        plate.line(circle(20, 20, _RIM), 0.35)
        if style.ink is Ink.MONO and style.seed:
            _patterned(plate, style.seed)
        else:
            blocks = _blocks(8, 18) if style.seed else _arrows()
            plate.plain(blocks, kept(style, style.accent) if style.seed else style.line)
            plate.line(blocks, 0.35)
    plate.line(circle(20, 20, _INSIDE), 0.6)
    return plate.node()


def _arrows() -> Path:
    """Heads of arrows that run around the rim."""
    return joined(
        polyline(
            [
                on_circle(20, 20, r, turn + ahead)
                for r, ahead in (
                    (_INSIDE + 0.35, 0),
                    ((_INSIDE + _WITHIN) / 2, 7),
                    (_WITHIN, 0),
                    (_WITHIN, 4.5),
                    ((_INSIDE + _WITHIN) / 2, 11.5),
                    (_INSIDE + 0.35, 4.5),
                )
            ],
            close=True,
        )
        for turn in range(0, 360, 18)
    )


def _patterned(plate: Plate, seat: int) -> None:
    """The rim without its blocks: solid ones, dots, stripes, rings, beads, checks, teeth, few."""
    match seat % 8:
        case 1:
            plate.plain(_blocks(8, 18), BLACK)
        case 2:
            plate.dots(ring(20, 20, _RIM, _INSIDE))
        case 3:
            plate.line(joined(_spoke(6 * i) for i in range(60)), 0.5)
        case 4:
            plate.line(joined(circle(20, 20, r) for r in (16.8, 17.5, 18.2)), 0.4)
        case 5:
            beads = (circle(*on_circle(20, 20, _MIDDLE - 0.45, 15 * i), 0.85) for i in range(24))
            plate.line(joined(beads), 0.4)
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
