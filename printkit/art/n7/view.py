"""A window on a scene: a grid of 40 by 26 that covers its box and is cut off at its edges."""

from collections.abc import Iterable

from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.shapes import circle
from printkit.geometry.transform import Transform, scale, translate
from printkit.scene import Node

COLUMNS, ROWS = 40.0, 26.0

VOID = parse_colour("#0b111b")
DEEP = parse_colour("#16222f")
STEEL = parse_colour("#5f7286")
PLATE = parse_colour("#8ea2b5")
PALE = parse_colour("#d7e2ec")
SHADE = parse_colour("#2a3847")
LAMP = parse_colour("#ffe3a1")


class View:
    """Shapes on the grid, inked by the style; what matters stands between y 4 and y 22."""

    def __init__(self, width: float, height: float, style: Style, above: float = 0.5) -> None:
        """Of what a low box leaves out, the share ``above`` is at the top."""
        self.style = style
        self._sketch = Sketch(width, height, style)
        unit = max(width / COLUMNS, height / ROWS)
        corner = translate((width - COLUMNS * unit) / 2, (height - ROWS * unit) * above)
        self._place: Transform = scale(unit).then(corner)

    @property
    def accent(self) -> Colour:
        """The colour of the group or the deck."""
        return self.style.accent

    def sky(self, colour: Colour) -> None:
        """The ground of the scene, where there is ink for it."""
        self._sketch.sky(colour)

    def area(self, shape: str | Path, colour: Colour, weight: float = 1.0) -> None:
        """A surface; with little ink white within a contour."""
        self._sketch.area(self._placed(shape), colour, weight)

    def feature(self, shape: str | Path, colour: Colour) -> None:
        """Something on a surface: a tone within a thin contour."""
        self._sketch.feature(self._placed(shape), colour)

    def tone(self, shape: str | Path, colour: Colour) -> None:
        """A tone on a surface, without a contour."""
        self._sketch.tone(self._placed(shape), colour)

    def mark(self, shape: str | Path, colour: Colour) -> None:
        """A small strong mark."""
        self._sketch.mark(self._placed(shape), colour)

    def line(self, shape: str | Path, colour: Colour, width: float = 1.0) -> None:
        """A line; its width is in pens."""
        self._sketch.line(self._placed(shape), colour, width)

    def stars(self, count: int = 46, low: float = 26.0) -> None:
        """Stars above ``low``, evenly strewn; only where there is a dark sky for them."""
        if not self.style.is_full:
            return
        spots = _strewn(count)
        dots = [circle(40 * x, low * y, 0.07 + 0.09 * ((i * 7) % 5) / 4) for i, x, y in spots]
        self._sketch.mark(self._placed(joined(dots)), PALE)

    def node(self) -> Node:
        """The scene."""
        return self._sketch.node()

    def _placed(self, shape: str | Path) -> Path:
        path = parse_path_data(shape) if isinstance(shape, str) else shape
        return path.transformed(self._place)


def row(lines: Iterable[tuple[float, float, float, float]]) -> Path:
    """Straight lines, each from (x, y) to (x, y)."""
    return joined(polyline([(x1, y1), (x2, y2)]) for x1, y1, x2, y2 in lines)


def _strewn(count: int) -> Iterable[tuple[int, float, float]]:
    """Points that neither form rows nor clot (the plastic number's sequence)."""
    for i in range(1, count + 1):
        yield i, (i * 0.7548776662466927) % 1.0, (i * 0.5698402909980532) % 1.0
