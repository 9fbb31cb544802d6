"""Scenes as plain values, to be kept on disk: a table of all parts, each part once.

Parts stand behind those that they hold, and name them by their numbers; so the same part is the
same again when it is read. What is kept by itself is named by its key.
"""

from collections.abc import Callable, Sequence
from typing import Any

from printkit.colour import colour_of, plain_colour
from printkit.geometry.path import Bounds, Path
from printkit.geometry.transform import Transform
from printkit.scene import GlyphRun, Group, Layer, Node, Shape, Stroke, Symbol, Tag, Text, Use

FAST = 1
"""The level of compression of zlib: it halves plain scenes."""

Part = Path | Stroke | Shape | Group | Text | Use | Symbol
Row = tuple[Any, ...]
"""The kind of a part, and its values."""


class PartTable:
    """The parts in the order of their numbers.

    Of groups with a key there is no more than this key, but for the ``root``.
    """

    def __init__(self, root: Node) -> None:
        """Begin with no parts; ``kept`` will be the groups with keys."""
        self.rows: list[Row] = []
        self.kept: dict[str, Group] = {}
        self._numbers: dict[int, int] = {}
        self._root = root

    def number(self, part: Any) -> int:
        """The number of a part, which is added if it is new.

        Raises:
            TypeError: it is of a kind that is not kept.
        """
        known = self._numbers.get(id(part))
        if known is None:
            row = self._row(part)
            known = self._numbers[id(part)] = len(self.rows)
            self.rows.append(row)
        return known

    def _optional(self, part: Part | None) -> int | None:
        return None if part is None else self.number(part)

    def _row(self, part: Any) -> Row:
        match part:
            case Path(segments):
                return "path", segments
            case Stroke(colour, width, dash, cap, join):
                return "stroke", plain_colour(colour), width, dash, cap, join
            case Shape(path, fill, stroke, even_odd):
                paint = None if fill is None else plain_colour(fill)
                return "shape", self.number(path), paint, self._optional(stroke), even_odd
            case Text(run, x, y, colour):
                shown = (run.font, run.size, run.text, run.advances)
                return "text", shown, x, y, plain_colour(colour)
            case Group():
                return self._group(part)
            case _:
                return self._symbol(part)

    def _symbol(self, part: Any) -> Row:
        match part:
            case Use(symbol, transform):
                return "use", self.number(symbol), tuple(transform)
            case Symbol(name, content, bounds):
                return "symbol", name, self.number(content), tuple(bounds)
            case _:
                raise TypeError(type(part).__name__)

    def _group(self, group: Group) -> Row:
        if group.key and group is not self._root:
            self.kept[group.key] = group
            return "kept", group.key
        inside = tuple(map(self.number, group.children))
        name = None if group.layer is None else group.layer.value
        clipped, drawn = self._optional(group.clip), self._optional(group.drawing)
        tag = None if group.tag is None else (group.tag.role, group.tag.key, group.tag.alt)
        return "group", inside, tuple(group.transform), clipped, name, drawn, tag


class Parts:
    """The parts of a table by their numbers; ``kept`` gives the nodes of the keys."""

    def __init__(self, rows: Sequence[Row], kept: Callable[[str], Node] | None = None) -> None:
        """Make all of them."""
        made: list[Any] = []
        self._made = made
        reads: dict[str, Any] = {
            "path": Path,
            "stroke": _stroke,
            "shape": self._shape,
            "text": _text,
            "group": self._group,
            "kept": kept,
            "use": self._use,
            "symbol": self._symbol,
        }
        for kind, *values in rows:
            made.append(reads[kind](*values))

    def __getitem__(self, number: int) -> Any:
        """The part of this number."""
        return self._made[number]

    def _optional(self, number: int | None) -> Any:
        return None if number is None else self._made[number]

    def _shape(self, path: int, fill: Any, stroke: int | None, even_odd: bool) -> Shape:  # noqa: FBT001 - as it was written
        paint = None if fill is None else colour_of(*fill)
        return Shape(self._made[path], paint, self._optional(stroke), even_odd)

    def _group(
        self,
        inside: Any,
        transform: Any,
        clip: int | None,
        layer: str | None,
        drawing: int | None,
        tag: tuple[str, int, str] | None,
    ) -> Group:
        return Group(
            tuple([self._made[number] for number in inside]),
            Transform(*transform),
            self._optional(clip),
            None if layer is None else Layer(layer),
            self._optional(drawing),
            None if tag is None else Tag(*tag),
        )

    def _use(self, symbol: int, transform: Any) -> Use:
        return Use(self._made[symbol], Transform(*transform))

    def _symbol(self, name: str, content: int, bounds: Any) -> Symbol:
        return Symbol(name, self._made[content], Bounds(*bounds))


def _stroke(colour: Any, *values: Any) -> Stroke:
    return Stroke(colour_of(*colour), *values)


def _text(run: Any, x: float, y: float, colour: Any) -> Text:
    return Text(GlyphRun(*run), x, y, colour_of(*colour))
