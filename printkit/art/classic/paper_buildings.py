"""What the paper buildings of both countries share: how roofs, walls and their foot are inked.

Each area has one means. With little ink roofs are a pale tint with lines and walls are white; in
black only roofs are wide lines, walls a few boards or bricks, and what is small is black.
"""

from printkit.art.classic.facade import STONE
from printkit.art.plate import Plate
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, Colour
from printkit.geometry.path import Path
from printkit.geometry.shapes import rectangle

EDGE = 0.2
_ROOF_TINT = 0.22
_WIDER = 1.4


def course(style: Style, full: float) -> float:
    """Between rows of slates or shingles; wider in black only."""
    return full * _WIDER if style.ink is Ink.MONO else full


def roof_colour(style: Style) -> Colour:
    """The ground of a roof."""
    match style.ink:
        case Ink.FULL:
            return style.accent
        case Ink.LOW:
            return style.accent.tint(_ROOF_TINT)
        case _:
            return WHITE


def lay_roof(plate: Plate, width: float, height: float, slates: Path, ridge: Colour) -> None:
    """A roof with the lines of its slates below a ridge."""
    whole = rectangle(0, 0, width, height)
    plate.plain(whole, roof_colour(plate.style))
    if plate.style.ink is Ink.MONO:
        plate.line(slates, EDGE)
    else:
        plate.faint(slates, EDGE, plate.style.accent.shade(0.45))
    plate.contour(whole, 2 * EDGE)
    plate.body(rectangle(0, 0, width, 0.7), ridge, EDGE)


def trim(plate: Plate, shape: str | Path, width: float = EDGE) -> None:
    """Something small in the colour of the piece; in black only it is black."""
    colour = BLACK if plate.style.ink is Ink.MONO else plate.style.accent
    plate.accent(shape, colour, width)


def foot(plate: Plate, width: float, height: float, rise: float = 0.5) -> None:
    """The plinth, at the same level on all sides."""
    plate.body(rectangle(0, height - rise, width, rise), STONE, EDGE)
