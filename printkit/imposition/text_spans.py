"""Where the texts of a picture begin and end, for those who cut it."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator

from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import IDENTITY, Transform
from printkit.records import record
from printkit.scene import Group, Node, Text, Use

CAPITALS, DESCENDERS = 0.72, 0.22
"""How far letters reach above and below the baseline, in em."""


@record
class Spans:
    """Intervals along one direction; both lists are sorted."""

    starts: tuple[float, ...] = ()
    ends: tuple[float, ...] = ()

    @classmethod
    def of(cls, intervals: Iterable[tuple[float, float]]) -> "Spans":
        """The spans of pairs of start and end."""
        pairs = list(intervals)
        return cls(tuple(sorted(start for start, _ in pairs)), tuple(sorted(e for _, e in pairs)))

    def cut_at(self, at: float) -> int:
        """How many of them a cut goes through."""
        return bisect_left(self.starts, at) - bisect_right(self.ends, at)


NO_TEXTS = Spans()


def text_spans(node: Node) -> tuple[Spans, Spans]:
    """The texts of a scene across and down, in the frame of the node."""
    boxes = list(text_boxes(node))
    return Spans.of((b.x, b.right) for b in boxes), Spans.of((b.y, b.bottom) for b in boxes)


def text_boxes(node: Node, outer: Transform = IDENTITY) -> Iterator[Bounds]:
    """The rectangle around the letters of each text; ``outer`` leads from the node to the piece."""
    match node:
        case Group(children, transform):
            inner = transform.then(outer)
            for child in children:
                yield from text_boxes(child, inner)
        case Use(symbol, transform):
            yield from text_boxes(symbol.content, transform.then(outer))
        case Text(run, x, y) if run.text.strip():
            high, low = CAPITALS * run.size, DESCENDERS * run.size
            yield rectangle(x, y - high, run.width, high + low).transformed(outer).bounds()
