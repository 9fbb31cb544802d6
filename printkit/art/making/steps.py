"""What the drawings of all steps share: their sheet, folds, arrows."""

from printkit.art.plate import Plate
from printkit.art.style import Style
from printkit.colour import WHITE, Colour, readable_on
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import on_circle

LINE = 0.8
FINE = 0.5
"""Widths of lines."""


def step_plate(width: float, height: float, style: Style) -> Plate:
    """A sheet for the drawing of one step."""
    return Plate(width, height, style, 48, 36)


def light(style: Style) -> Colour:
    """Small marks on the piece's colour; dark where that is left out or pale."""
    return WHITE if style.is_full else style.line


def pips(style: Style) -> Colour:
    """The pips of a die: in the ground that is given with it, unless the die is as pale."""
    return readable_on(style.accent, (style.ground, style.line)) if style.is_full else style.line


def arrow(plate: Plate, stem: str, tip: tuple[float, float], turn: float) -> None:
    """A bold arrow; ``turn`` is where it points to, 0 is right, 90 down."""
    plate.line(stem, 1.2)
    plate.dot(
        polyline([on_circle(*tip, 2.6, turn + at) for at in (0, 130, 230)], close=True),
        plate.style.line,
    )


def dashes(*lines: tuple[float, float, float, float], step: float = 2.0) -> Path:
    """Dashed straight lines, for folds."""
    pieces = []
    for x1, y1, x2, y2 in lines:
        count = max(1, round(max(abs(x2 - x1), abs(y2 - y1)) / step))
        for i in range(count):
            start, end = (i + 0.1) / count, (i + 0.65) / count
            pieces.append(
                polyline((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for share in (start, end))
            )
    return joined(pieces)
