"""Cut marks, and the lines of shaped pieces where the knife and the fold go."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from printkit.colour import BLACK
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.transform import Transform
from printkit.imposition.cut_lines import cut_lines
from printkit.imposition.slots import Slot
from printkit.scene import Group, Layer, Node, Shape, Stroke
from printkit.units import MM_PER_POINT

HAIRLINE = 0.25 * MM_PER_POINT
MARK_GAP = 0.5
"""Between the paint and a crop mark of a print shop, mm."""
NEAR = 0.25
"""Between the paint and a cut mark on a home sheet, where room is short, mm."""
MARK_LENGTH = 5.0
SHORTEST_MARK = 0.75
MARK_ROOM = 2 * NEAR + SHORTEST_MARK
"""What has to lie between paint and paint for a mark, mm."""
_DECIMALS = 6
_ROUNDING = 1e-6
_GREY = BLACK.tint(0.55)


class Mark(NamedTuple):
    """A straight upright or level line from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float

    @property
    def bounds(self) -> Bounds:
        """The thin rectangle that the line covers, with air on both sides."""
        x, y = min(self.x1, self.x2), min(self.y1, self.y2)
        line = Bounds(x, y, abs(self.x2 - self.x1), abs(self.y2 - self.y1))
        return line.grown(HAIRLINE / 2)


def cut_marks(slots: Sequence[Slot], obstacles: Sequence[Bounds], area: Bounds) -> list[Mark]:
    """A mark at both ends of each cut line, as long as it stays clear of ``obstacles``.

    ``obstacles`` hold all paint on the sheet. A mark stands outside the paint of its own piece
    and ends before the next paint; where there is no room for one, there is none.
    """
    plain = [(s.place.bounds, s.paint) for s in slots if s.artwork.outline is None]
    turned = [(_swapped(trim), _swapped(paint)) for trim, paint in plain]
    upright = _upright(plain, obstacles, area)
    level = _upright(turned, [_swapped(o) for o in obstacles], _swapped(area))
    return sorted(upright | {Mark(m.y1, m.x1, m.y2, m.x2) for m in level})


def mark_shape(marks: Iterable[Mark]) -> Node:
    """The marks as hairlines."""
    path = joined(polyline([(m.x1, m.y1), (m.x2, m.y2)]) for m in marks)
    return Group((Shape(path, stroke=Stroke(BLACK, HAIRLINE)),), layer=Layer.GUIDES)


def cutting_lines(slots: Iterable[Slot]) -> list[Node]:
    """Outlines to cut and lines to fold, of the pieces that are not plain rectangles."""
    shaped = [slot for slot in slots if slot.artwork.outline is not None]
    cuts = cut_lines(_laid((s.artwork.outline, s.front) for s in shaped))
    folds = joined(_laid((s.artwork.score, s.front) for s in shaped))
    nodes: list[Node] = []
    if cuts.segments:
        stroke = Stroke(_GREY, HAIRLINE, join="round")
        nodes.append(Group((Shape(cuts, stroke=stroke),), layer=Layer.CUT))
    if folds.segments:
        stroke = Stroke(_GREY, HAIRLINE, dash=(1.2, 0.8))
        nodes.append(Group((Shape(folds, stroke=stroke),), layer=Layer.SCORE))
    return nodes


def _laid(paths: Iterable[tuple[Path | None, Transform]]) -> Iterator[Path]:
    return (path.transformed(transform) for path, transform in paths if path is not None)


def _swapped(bounds: Bounds) -> Bounds:
    """The rectangle with x and y exchanged."""
    return Bounds(bounds.y, bounds.x, bounds.height, bounds.width)


def _upright(
    pieces: Sequence[tuple[Bounds, Bounds]], obstacles: Sequence[Bounds], area: Bounds
) -> set[Mark]:
    """The marks above and below each piece (trim and paint), in line with its sides."""
    marks: set[Mark] = set()
    for trim, paint in pieces:
        up, down = paint.y - NEAR, paint.bottom + NEAR
        for x in (trim.x, trim.right):
            column = [o for o in obstacles if o.x - HAIRLINE < x < o.right + HAIRLINE]
            above = [o.bottom + NEAR for o in column if o.y < up]
            below = [o.y - NEAR for o in column if o.bottom > down]
            top = max(area.y, up - MARK_LENGTH, *above)
            end = min(area.bottom, down + MARK_LENGTH, *below)
            if up - top >= SHORTEST_MARK - _ROUNDING:
                marks.add(_mark(x, top, up))
            if end - down >= SHORTEST_MARK - _ROUNDING:
                marks.add(_mark(x, down, end))
    return marks


def _mark(x: float, y1: float, y2: float) -> Mark:
    """An upright mark, rounded so that pieces in line share it."""
    return Mark(*(round(value, _DECIMALS) for value in (x, y1, x, y2)))
