"""What the paper buildings of both countries share: how roofs, walls and their foot are inked.

Each area has one means. Where ink is short, the roofs of hotels are solid, so that they are told
from houses across the board. Other roofs are a pale tint with lines in low, wide lines in black
only; walls are white, and in black only they have no bricks. What is small is black.
"""

from printkit.art.classic.facade import STONE, bricks
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


def masonry(plate: Plate, width: float, height: float) -> None:
    """Courses of bricks, which in black only would be stray marks on the gables."""
    if plate.style.ink is not Ink.MONO:
        bricks(plate, 0, 0, width, height)


def lay_roof(
    plate: Plate, width: float, height: float, slates: Path, ridge: Colour, *, solid: bool = False
) -> None:
    """A roof with the lines of its slates below a ridge; if ``solid``, dark in every ink."""
    whole = rectangle(0, 0, width, height)
    if solid and not plate.style.is_full:
        plate.plain(whole, small_colour(plate.style))
        plate.white(slates, EDGE)
        plate.contour(whole, 2 * EDGE)
        plate.body(rectangle(0, 0, width, 0.7), ridge, EDGE)
        return
    plate.plain(whole, roof_colour(plate.style))
    if plate.style.ink is Ink.MONO:
        plate.line(slates, EDGE)
    else:
        plate.faint(slates, EDGE, plate.style.accent.shade(0.45))
    plate.contour(whole, 2 * EDGE)
    if plate.style.ink is Ink.LOW:
        plate.accent(rectangle(0, 0, width, 1.5), plate.style.accent, EDGE)
    else:
        plate.body(rectangle(0, 0, width, 0.7), ridge, EDGE)


def small_colour(style: Style) -> Colour:
    """What is small, or stands out: in black only it is black."""
    return BLACK if style.ink is Ink.MONO else style.accent


def trim(plate: Plate, shape: str | Path, width: float = EDGE) -> None:
    """Something small in the colour of the piece; in black only it is black."""
    plate.accent(shape, small_colour(plate.style), width)


def foot(plate: Plate, width: float, height: float, rise: float = 0.5) -> None:
    """The plinth, at the same level on all sides."""
    plate.body(rectangle(0, height - rise, width, rise), STONE, EDGE)
