"""A drawing designed on a grid of its own and fitted into a box, inked by the style.

Where :class:`printkit.art.space.sketch.Sketch` draws in the box's millimetres, a plate keeps its
proportions: its grid is scaled evenly, stands in the middle of the box, and on its floor.
"""

from printkit.art.hatching import dotted, hatched
from printkit.art.style import Ink, Style, sturdy
from printkit.colour import WHITE, Colour
from printkit.geometry.path import Path
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.transform import Transform, scale, translate
from printkit.scene import Group, Node, Shape, Stroke


class Plate:
    """Shapes on a grid ``columns`` wide and ``rows`` high; paths are given as data or as paths."""

    ABOVE = 1.0
    """The share of the free height above the grid: all of it, as the grid stands on the floor."""

    def __init__(
        self, width: float, height: float, style: Style, columns: float, rows: float
    ) -> None:
        self.style = style
        self.unit = min(width / columns, height / rows)
        above = self.ABOVE * (height - rows * self.unit)
        offset = translate((width - columns * self.unit) / 2, above)
        self._place: Transform = scale(self.unit).then(offset)
        self._children: list[Node] = []

    def body(self, shape: str | Path, colour: Colour, width: float = 0.7) -> None:
        """A surface with a contour in the colour of lines, in every ink."""
        self._add(shape, self.style.fill(colour), self._pen(self.style.line, width))

    def surface(self, shape: str | Path, colour: Colour, width: float = 0.7) -> None:
        """A surface like a body, which keeps a pale tone of its colour where ink is short."""
        self._add(shape, self.style.tone(colour), self._pen(self.style.line, width))

    def accent(self, shape: str | Path, colour: Colour, width: float = 0.7) -> None:
        """A surface that keeps its colour where ink is short: small and distinctive."""
        self._add(shape, self.style.mark(colour), self._pen(self.style.line, width))

    def panel(self, shape: str | Path, colour: Colour, width: float = 0.7) -> None:
        """A surface that is left white in black only, where what lies on it or behind is dark."""
        (self.body if self.style.ink is Ink.MONO else self.surface)(shape, colour, width)

    def lacquer(self, shape: str | Path, colour: Colour, width: float = 0.7) -> None:
        """A panel that keeps its colour with little ink, like an accent."""
        (self.body if self.style.ink is Ink.MONO else self.accent)(shape, colour, width)

    def tone(self, shape: str | Path, colour: Colour) -> None:
        """A shadow or a light on a surface: only where there is ink to spare."""
        if self.style.is_full:
            self._add(shape, colour, None)

    def plain(self, shape: str | Path, colour: Colour) -> None:
        """A surface in just this colour, without contour."""
        self._add(shape, colour, None)

    def dot(self, shape: str | Path, colour: Colour) -> None:
        """A small mark without contour."""
        self._add(shape, self.style.mark(colour), None)

    def line(self, shape: str | Path, width: float = 0.7, colour: Colour | None = None) -> None:
        """A line with round ends."""
        self._add(shape, None, self._pen(colour or self.style.line, width))

    def faint(self, shape: str | Path, width: float, colour: Colour) -> None:
        """Fine lines of texture, which stay pale in every ink."""
        drawn = self.style.faint(colour)
        self._add(shape, None, Stroke(drawn, sturdy(drawn, width * self.unit)))

    def white(self, shape: str | Path, width: float) -> None:
        """Lines left white in something dark."""
        self._add(shape, None, Stroke(WHITE, sturdy(WHITE, width * self.unit)))

    def tube(self, shape: str | Path, width: float, colour: Colour) -> None:
        """A thick line with a contour on both sides."""
        self.line(shape, width)
        tone = self.style.tone(colour)
        stroke = Stroke(tone, sturdy(tone, 0.5 * width * self.unit), cap="round", join="round")
        self._add(shape, None, stroke)

    def contour(self, shape: str | Path, width: float = 0.7) -> None:
        """The outline of something, drawn again over what was laid on it."""
        self.line(shape, width)

    def hatch(
        self,
        shape: str | Path,
        spacing: float,
        width: float,
        slant: float = 0.0,
        colour: Colour | None = None,
    ) -> None:
        """Even lines across a shape, as an engraver shades; ``slant`` is their rise by unit."""
        pen = self._pen(colour or self.style.line, width)
        gap = max(spacing * self.unit, self._closest(pen))
        self._children.append(hatched(self._placed(shape), pen, gap, slant))

    def _closest(self, _pen: Stroke) -> float:
        """How close lines of a hatching may lie however small the plate is, mm."""
        return 0.0

    def dots(self, shape: str | Path) -> None:
        """Black dots across a shape: the palest tone where there is only black."""
        self._children.append(dotted(self._placed(shape)))

    def node(self) -> Group:
        """Everything drawn so far."""
        return Group(tuple(self._children))

    def _placed(self, shape: str | Path) -> Path:
        path = parse_path_data(shape) if isinstance(shape, str) else shape
        return path.transformed(self._place)

    def _pen(self, colour: Colour, width: float) -> Stroke:
        return self.style.stroke(colour, width * self.unit)

    def _add(self, shape: str | Path, fill: Colour | None, stroke: Stroke | None) -> None:
        self._children.append(Shape(self._placed(shape), fill, stroke))
