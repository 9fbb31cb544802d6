"""One page: its lines from the top, frames behind them, things and change bars in the margin."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from printkit.diagnostics import Diagnostic
from printkit.geometry.path import Bounds, polyline
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import translate
from printkit.records import record
from printkit.rulebook.blocks import BoxKind
from printkit.rulebook.codes import MARGIN_OVERFULL
from printkit.rulebook.lines import (
    FRAME_ABOVE,
    FRAME_BELOW,
    Line,
    PageLines,
    grows,
    growth,
    height_of,
)
from printkit.rulebook.margins import Wish, hang_large
from printkit.rulebook.typography import Typography
from printkit.scene import Group, Node, Shape, Stroke

BAR, RADIUS = 1.1, 1.2
"""Width of the bar of an example, and the corners of an option, mm."""
BAR_WIDTH, BAR_GAP = 0.7, 1.5
"""Width of a change bar, and its distance from the column, mm."""


@record
class PageArea:
    """Where column and margin stand on a page."""

    column: Bounds
    margin: Bounds

    def mirrored(self, width: float) -> "PageArea":
        """The same on the other side of the sheet."""
        return PageArea(_mirrored(self.column, width), _mirrored(self.margin, width))


@record
class PlacedLine:
    """A line and how far its top is below that of the column."""

    line: Line
    top: float

    @property
    def bottom(self) -> float:
        """Where it ends."""
        return self.top + self.line.height

    @property
    def nodes(self) -> tuple[Node, ...]:
        """What is drawn from its top on; no rule above the page."""
        line = self.line
        if line.rule is None:
            return line.nodes
        lowered = Group(line.nodes, translate(0.0, line.lowered))
        return (lowered,) if self.top < 0 else (line.rule, lowered)


def draw_page(page: PageLines, area: PageArea, types: Typography) -> tuple[Node, list[Diagnostic]]:
    """The page in its own coordinates, and what its margin cannot hold."""
    placed = list(_placed(page, area.column.height))
    inside = translate(area.column.x, area.column.y)
    frames = [
        Group(_frame(run, page, area.column.width, types), inside)
        for run in _runs(placed, lambda line: line.frame)
    ]
    texts = [
        Group(one.nodes, translate(_left(one.line, area), area.column.y + one.top))
        for one in placed
    ]
    marked = _runs(placed, lambda line: line.wide if line.marked else None)
    bars = [_bar(run, area, types) for run in marked]
    hung, findings = _margin(placed, area)
    return Group((*frames, *texts, *hung, *bars)), findings


def _left(line: Line, area: PageArea) -> float:
    return min(area.column.x, area.margin.x) if line.wide else area.column.x


def _placed(page: PageLines, height: float) -> Iterator[PlacedLine]:
    """The lines from the top on; gaps grow a little so that the last one ends at the foot."""
    top = FRAME_ABOVE if page.continued else 0.0
    foot = FRAME_BELOW if page.continues else 0.0
    missing = height - top - foot - height_of(page.lines) + page.lines[0].lowered
    extra = 0.0 if page.ragged else growth(page.lines, missing)
    y = top - page.lines[0].lowered
    for i, line in enumerate(page.lines):
        if i:
            y += line.space + (extra if grows(line) else 0.0)
        yield PlacedLine(line, y)
        y += line.height


def _runs(
    placed: Sequence[PlacedLine], key: Callable[[Line], object]
) -> Iterator[list[PlacedLine]]:
    """Neighbours that have the same key, if they have one."""
    for found, run in groupby(placed, key=lambda one: key(one.line)):
        if found is not None:
            yield list(run)


def _frame(
    run: Sequence[PlacedLine], page: PageLines, width: float, types: Typography
) -> tuple[Node, ...]:
    """The frame behind the lines of a box, or of its part on this page."""
    first, last, frame = run[0], run[-1], run[0].line.frame
    assert frame is not None  # noqa: S101 - runs are of frames
    top = first.top - (FRAME_ABOVE if page.continued and first.line is page.lines[0] else 0.0)
    more = page.continues and last.line is page.lines[-1]
    bottom = last.bottom + (FRAME_BELOW if more else 0.0)
    return frame_nodes(frame.kind, Bounds(0.0, top, width, bottom - top), types)


def frame_nodes(kind: BoxKind, box: Bounds, types: Typography) -> tuple[Node, ...]:
    """An example stands on a ground with a bar, an option in dashes, a note between two lines."""
    look = types.boxes[kind]
    ground = Shape(rectangle(*box), look.ground)
    if kind is BoxKind.EXAMPLE:
        return ground, Shape(rectangle(box.x, box.y, BAR, box.height), look.accent)
    if kind is BoxKind.OPTION:
        dashes = Stroke(look.accent, 0.3, dash=(1.4, 1.0))
        inner = rectangle(*box.grown(-0.15), RADIUS)
        return (Shape(inner, look.ground, dashes),)
    stroke = Stroke(look.accent, 0.35)
    edges = (box.y, box.bottom)
    lines = (Shape(polyline([(box.x, y), (box.right, y)]), stroke=stroke) for y in edges)
    return ground, *lines


def _bar(run: Sequence[PlacedLine], area: PageArea, types: Typography) -> Node:
    """The change bar beside lines: in the margin, or outside of it where they are wide."""
    beside = area.margin if run[0].line.wide else area.column
    outer = area.margin.x > area.column.x
    x = beside.right + BAR_GAP if outer else beside.x - BAR_GAP - BAR_WIDTH
    top, bottom = run[0].top, run[-1].bottom
    return Shape(rectangle(x, area.column.y + top, BAR_WIDTH, bottom - top), types.rule)


def _margin(placed: Sequence[PlacedLine], area: PageArea) -> tuple[list[Node], list[Diagnostic]]:
    wishes = [Wish(hung, one.top) for one in placed for hung in one.line.beside]
    taken = [(one.top, one.bottom) for one in placed if one.line.wide]
    hung, lost = hang_large(wishes, taken, area.margin.height)
    nodes: list[Node] = [
        Group((one.hung.node,), translate(area.margin.x, area.margin.y + one.top)) for one in hung
    ]
    findings = [
        MARGIN_OVERFULL.diagnostic(
            f"there is no room for this in the margin: it is {one.height:.0f} mm high, and what "
            "else hangs on the page leaves less",
            span=one.span,
            help="make it smaller, or put it into the text",
        )
        for one in lost
    ]
    return nodes, findings


def _mirrored(box: Bounds, width: float) -> Bounds:
    return Bounds(width - box.right, box.y, box.width, box.height)
