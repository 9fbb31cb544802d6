"""The vocabulary of the icons: solids, lines, and both of them knocked out, on a 24 x 24 grid.

Solids carry a thin round line of their own colour, so that all corners of the family are
equally soft; the paths below are drawn that much too small.
"""

from printkit.geometry.path import Path, joined
from printkit.geometry.path_data import parse_path_data
from printkit.records import record

GRID = 24.0
"""Side of the square that icons are designed on."""

SOFT = 1.0
"""Width of the line around solids: corners get half of it as their radius."""

LINE = 2.0
"""Usual width of a line."""

GAP = 1.3
"""Usual width of a knocked-out line; 0.27 mm on an icon of 5 mm."""


@record
class IconLayer:
    """One layer of an icon: a path, filled or not, with a line of ``width`` around it.

    ``ground`` marks are drawn in the colour of the ground: they knock out what lies below.
    """

    path: Path
    width: float
    filled: bool = False
    ground: bool = False


Icon = tuple[IconLayer, ...]


def solid(*shapes: str | Path, soft: float = SOFT) -> IconLayer:
    """Filled shapes with soft corners."""
    return IconLayer(_joined(shapes), soft, filled=True)


def line(*shapes: str | Path, width: float = LINE) -> IconLayer:
    """Lines with round ends."""
    return IconLayer(_joined(shapes), width)


def hole(*shapes: str | Path, soft: float = 0.0) -> IconLayer:
    """Shapes knocked out of the marks before."""
    return IconLayer(_joined(shapes), soft, filled=True, ground=True)


def gap(*shapes: str | Path, width: float = GAP) -> IconLayer:
    """Lines knocked out of the marks before."""
    return IconLayer(_joined(shapes), width, ground=True)


def _joined(shapes: tuple[str | Path, ...]) -> Path:
    return joined(parse_path_data(shape) if isinstance(shape, str) else shape for shape in shapes)
