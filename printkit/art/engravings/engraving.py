"""What all vignettes share: their grid, their ink, a hatched sky, a shaded ball."""

from dataclasses import replace

from printkit.art.plate import Plate
from printkit.art.space.curves import lune
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, Colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle, ellipse
from printkit.scene import Stroke

FINE = 0.16
"""Width of a hatched line on the grid."""

BOLD = 0.34
"""Width of a contour on the grid."""

_APART = 2.4
"""From line to line of a hatching at least, in line widths."""

_SMALL = 7.0
"""Surfaces whose box is smaller than this may be full of ink."""

OVAL = ellipse(20, 15, 19.5, 14.5)
"""The field of a vignette on its grid of 40 x 30."""


class Engraving(Plate):
    """A plate of 40 x 30, or of other rows, in one ink: the note's colour, deepened."""

    ABOVE = 0.5
    """A medal hangs in the middle of its box."""

    def __init__(self, width: float, height: float, style: Style, rows: float = 30) -> None:
        ink = BLACK if style.ink is Ink.MONO else style.accent.shade(0.35)
        super().__init__(width, height, replace(style, line=ink), 40, rows)
        self.paper: Colour = style.accent.tint(0.08)
        self.field = self.paper

    def sky(self, lowest: float = 30, spacing: float = 0.9) -> None:
        """Even lines behind everything, down to the level ``lowest``."""
        self.body(OVAL, self.field, FINE)
        rows = int(lowest / spacing)
        self.line(joined(_chord(i * spacing) for i in range(1, rows)), FINE)

    def _closest(self, pen: Stroke) -> float:
        """Small plates keep light between their lines."""
        return _APART * pen.width

    def cut(self, shape: str | Path, width: float = BOLD) -> None:
        """A paper-white surface with its contour."""
        self.body(shape, self.paper, width)

    def dark(self, shape: str | Path) -> None:
        """A surface full of ink."""
        self.accent(shape, self.style.line, FINE)

    def deep(self, shape: str | Path) -> None:
        """A dark surface: a small one full of ink, a larger one hatched twice, as steel is cut."""
        path = parse_path_data(shape) if isinstance(shape, str) else shape
        boxes = (polyline(points, close=True).bounds() for points in path.polylines(4))
        if all(box.width * box.height < _SMALL for box in boxes):
            self.dark(path)
            return
        self.cut(path)
        for slant in (0.8, -0.8):
            self.hatch(path, 0.42, FINE, slant)

    def shade(self, shape: str | Path, slant: float = 0.0, spacing: float = 0.55) -> None:
        """Shading by fine lines."""
        self.hatch(shape, spacing, FINE, slant)

    def ball(self, cx: float, cy: float, radius: float) -> None:
        """A ball lit from the upper left: two sickles of hatching, the lower one crossed."""
        self.cut(circle(cx, cy, radius))
        self.shade(lune(cx, cy, radius, 35, 0.25), 0.5, 0.6)
        self.shade(lune(cx, cy, radius, 35, 0.65), -0.5, 0.6)
        self.contour(circle(cx, cy, radius), BOLD)


def _chord(level: float) -> Path:
    """The horizontal line across the oval at a level, with a little air at its ends."""
    reach = 19.5 * max(0.0, 1 - ((level - 15) / 14.5) ** 2) ** 0.5 - 0.4
    return Path((("M", 20 - reach, level), ("L", 20 + reach, level)))
