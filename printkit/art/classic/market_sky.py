"""The sky over the street of the market's board."""

from printkit.art.classic.market import PANE
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import WHITE, parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import on_circle, sector
from printkit.geometry.transform import placing
from printkit.scene import Node

_SUN, _GLOW, _GREY = parse_colour("#f2b04e"), parse_colour("#f9d793"), parse_colour("#6f7b8a")
_CLOUD = (
    "M-8 0C-10.6 -0.6 -9.6 -4 -6.6 -3.4C-6.4 -6.6 -2.6 -7.2 -1.4 -5.2"
    "C0.2 -7.6 4.4 -7 4.6 -3.8C7.4 -4.6 9.6 -0.8 7 0Z"
)
_FOLDS = "M-5.4 -1.6H0.6M2.4 -2.6H4.8"
_PIGEON = (
    "M-3.4 0.2L-2.4 -0.5C-1.4 -0.6 -0.6 -0.4 0 -0.6C-0.4 -2.4 0.4 -3.8 1.6 -4.4"
    "C2.2 -2.6 2 -1.4 1.6 -0.6L3.6 0.6L2 0.9C0.6 1.4 -1 1.2 -2.2 0.4Z"
)


@drawing("market-sky")
def market_sky(width: float, height: float, style: Style) -> Node:
    """The evening sun over the roofs of the market's street, clouds before it, pigeons above."""
    plate = Plate(width, height, style, 124, 56)
    for reach, colour in ((34, _GLOW), (28, _SUN)):
        plate.surface(sector(62, 56, reach, 0, 180, 360), colour, 0.3)
    beams = joined(
        polyline([on_circle(62, 56, near, turn) for near in (36.5, 40 + 4 * (turn % 10 == 0))])
        for turn in range(185, 360, 5)
    )
    plate.faint(beams, 0.45, _SUN.shade(0.1))
    for x, y, size in ((28, 55.8, 1.8), (46, 38, 1.1), (13, 34, 1.1)):
        for side in (-1, 1):
            cloud = placing(62 + side * (62 - x), y, size, flip=side > 0)
            plate.body(parse_path_data(_CLOUD).transformed(cloud), WHITE, 0.3)
            plate.faint(parse_path_data(_FOLDS).transformed(cloud), 0.25, PANE.shade(0.2))
    for x, y, size in ((55, 15, 1.0), (67, 19, 1.3), (76, 12, 0.8), (47, 21, 0.8), (88, 23, 0.9)):
        pigeon = placing(x, y, size, flip=x > 62)
        plate.accent(parse_path_data(_PIGEON).transformed(pigeon), _GREY, 0.25)
    return plate.node()
