"""The signs that hold the title of a game in the sky of its picture, whatever the title is.

Both leave the same panel to the letters: from ``_TOP`` + ``_RIM`` down to
``_RIM`` above the foot, as shares of the height.
"""

from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, Colour, parse_colour
from printkit.geometry.path import Path, joined
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, rectangle, star
from printkit.scene import Node

_RED, _LIT, _CREAM = parse_colour("#b3262e"), parse_colour("#ffd766"), parse_colour("#fffaf0")
_ENAMEL, _SHADE = parse_colour("#fdfdfb"), parse_colour("#b9c6cd")
_TOP, _RIM = 0.16, 0.13
_MOST_BULBS = 200


@drawing("sign-marquee")
def marquee(width: float, height: float, style: Style) -> Node:
    """The sign of a picture palace: bulbs around a panel, a star in the arch above."""
    plate = Plate(width, height, style, width, height)
    top, rim, middle = _TOP * height, _RIM * height, width / 2
    half, low, swing = 0.85 * height, top + rim, 0.42 * height
    arch = (
        f"M{middle - half} {low}C{middle - swing} {top} {middle - swing} 0.3 {middle} 0.3"
        f"C{middle + swing} 0.3 {middle + swing} {top} {middle + half} {low}Z"
    )
    for shape in (parse_path_data(arch), _box(width, height, top, 0.3, 0.4 * rim)):
        plate.plain(shape, _varnish(style))
        plate.contour(shape, 0.45)
    plate.accent(star(middle, 0.62 * top + 0.1 * rim, 0.62 * top, 0.26 * top, 5), _LIT, 0.2)
    bulbs = (circle(x, y, 0.24 * rim) for x, y in _round(width, height, top, rim))
    plate.accent(joined(bulbs), _LIT, 0.25)
    plate.body(_box(width, height, top, rim, 0.2 * rim), _CREAM, 0.4)
    plate.line(_box(width, height, top, 1.2 * rim, 0.1 * rim), 0.18)
    return plate.node()


@drawing("sign-enamel")
def enamel(width: float, height: float, style: Style) -> Node:
    """The enamelled name plate of a street: a black edge, a red line below the letters, screws."""
    plate = Plate(width, height, style, width, height)
    top, rim = _TOP * height, _RIM * height
    face = _box(width - 0.8, height - 0.8, top, 0.3, 0.2 * rim)
    plate.tone(face.moved(0.8, 0.8), _SHADE)
    plate.body(face, _ENAMEL, 0.4)
    plate.line(_box(width - 0.8, height - 0.8, top, 0.36 * rim, 0.1 * rim), 0.7)
    level, inset = height - 0.85 * rim, 0.06 * width
    plate.line(f"M{inset} {level}H{width - 0.8 - inset}", 0.2 * rim, _RED)
    screws = ((x, y) for x in (rim, width - 0.8 - rim) for y in (top + rim, height - 0.8 - rim))
    plate.body(joined(circle(x, y, 0.17 * rim) for x, y in screws), _SHADE, 0.25)
    return plate.node()


def _box(width: float, height: float, top: float, inset: float, corner: float) -> Path:
    """The sign below its crown, so much smaller on all sides."""
    return rectangle(inset, top + inset, width - 2 * inset, height - top - 2 * inset, corner)


def _varnish(style: Style) -> Colour:
    """The rim behind the bulbs: pale where ink is short, black where there is nothing else."""
    match style.ink:
        case Ink.FULL:
            return _RED
        case Ink.LOW:
            return _RED.tint(0.2)
        case _:
            return BLACK


def _round(width: float, height: float, top: float, rim: float) -> list[tuple[float, float]]:
    """Places of bulbs along the middle of the rim, evenly on all sides."""
    left, right, high, low = rim / 2, width - rim / 2, top + rim / 2, height - rim / 2
    across = min(max(2, round((right - left) / rim)), _MOST_BULBS)
    down = min(max(2, round((low - high) / rim)), _MOST_BULBS)
    rows = [(left + (right - left) * i / across, y) for y in (high, low) for i in range(across + 1)]
    sides = [(x, high + (low - high) * i / down) for x in (left, right) for i in range(1, down)]
    return rows + sides
