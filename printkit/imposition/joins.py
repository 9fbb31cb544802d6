"""Letters and corner marks where two tiles of a piece are glued together."""

from collections.abc import Iterator, Sequence

from printkit.colour import WHITE
from printkit.geometry.path import Bounds, polyline
from printkit.geometry.shapes import circle
from printkit.geometry.transform import Point
from printkit.imposition.imposed import Placement
from printkit.imposition.lettering import Lettering
from printkit.imposition.marks import HAIRLINE
from printkit.imposition.seams import OVERLAP, SEAM_BLEED, Stretch
from printkit.records import record
from printkit.scene import Group, Layer, Node, Shape, Stroke
from printkit.units import MM_PER_POINT

STRIP_BADGE = 3.0
"""Radius of the letter's disc on the glue strip, mm."""
EDGE_BADGE = 1.6
"""Radius of the disc beside the edge that comes to lie on the strip, where there is room, mm."""
BADGE_GAP = 0.25
"""At least this far the disc stays off the edge; on a full page it covers some bleed, mm."""
LEAST_SIZE = 5.5 * MM_PER_POINT
"""Of its letter, mm; in the smallest disc it fills all of it."""
CORNER = 6.0
"""Length of the lines that show where the next tile's edge goes, mm."""
_CAP_HEIGHT = 0.7


@record
class Seam:
    """A seam between two tiles, from ``start`` to ``end`` in the frame of the piece."""

    letter: str
    start: Point
    end: Point

    @property
    def upright(self) -> bool:
        """Whether the tiles lie side by side."""
        return self.start.x == self.end.x

    @property
    def middle(self) -> Point:
        """Half way along."""
        return Point((self.start.x + self.end.x) / 2, (self.start.y + self.end.y) / 2)


def joins(columns: Sequence[Stretch], rows: Sequence[Stretch]) -> tuple[Seam, ...]:
    """All joins: those between tiles side by side, row by row, then those between rows."""
    ends = [
        *(
            (Point(right.start, top), Point(right.start, bottom))
            for top, bottom in _own(rows)
            for right in columns[1:]
        ),
        *(
            (Point(left, lower.start), Point(right, lower.start))
            for lower in rows[1:]
            for left, right in _own(columns)
        ),
    ]
    return tuple(Seam(letter_of(i), *end) for i, end in enumerate(ends))


def _own(lane: Sequence[Stretch]) -> list[tuple[float, float]]:
    """What is left of each part when the next one lies on its strip."""
    ends = [*(part.start for part in lane[1:]), lane[-1].end]
    return [(part.start, end) for part, end in zip(lane, ends, strict=True)]


def letter_of(index: int) -> str:
    """A to Z, then AA, AB and so on."""
    before, place = divmod(index, 26)
    return (letter_of(before - 1) if before else "") + chr(ord("A") + place)


def join_marks(
    placement: Placement, named: Sequence[Seam], room: Bounds, letters: Lettering
) -> Node:
    """The joins of one tile: letters and corners on its strips, letters beside its edges.

    All of them stay within ``room``.
    """
    nodes = [node for join in named for node in _one(placement, join, room, letters)]
    return Group(tuple(nodes), layer=Layer.GUIDES)


def _one(placement: Placement, join: Seam, room: Bounds, letters: Lettering) -> Iterator[Node]:
    tile = placement.bounds
    start, middle, end = (
        placement.transform.apply(*point) for point in (join.start, join.middle, join.end)
    )
    if not tile.grown(1e-6).contains(Bounds(middle.x, middle.y, 0.0, 0.0)):
        return
    along, across = (middle.x, tile.x) if join.upright else (middle.y, tile.y)
    if abs(along - across) < 1e-6:  # noqa: PLR2004 - this tile's own edge
        blank = tile.x - room.x if join.upright else tile.y - room.y
        radius = min(EDGE_BADGE, (blank - BADGE_GAP) / 2)
        off = min(SEAM_BLEED + BADGE_GAP + radius, blank - radius)
        yield from badge(_aside(middle, join, -off), radius, join.letter, letters)
    else:
        yield from badge(_aside(middle, join, OVERLAP / 2), STRIP_BADGE, join.letter, letters)
        yield _corners(start, end, join, letters)


def _aside(point: Point, join: Seam, by: float) -> Point:
    """The point moved at right angles to the seam."""
    return Point(point.x + by, point.y) if join.upright else Point(point.x, point.y + by)


def _corners(start: Point, end: Point, join: Seam, letters: Lettering) -> Node:
    """A short line along the seam at both ends, on the strip, where glue will hide it."""
    step = Point(0.0, CORNER) if join.upright else Point(CORNER, 0.0)
    nodes = []
    for colour, width in ((WHITE, 6 * HAIRLINE), (letters.colour, 2 * HAIRLINE)):
        first, last = (_aside(point, join, width / 2) for point in (start, end))
        path = polyline([first, (first.x + step.x, first.y + step.y)]) + polyline(
            [last, (last.x - step.x, last.y - step.y)]
        )
        nodes.append(Shape(path, stroke=Stroke(colour, width)))
    return Group(tuple(nodes))


def badge(at: Point, radius: float, text: str, letters: Lettering) -> Iterator[Node]:
    """A letter or a number in a white disc."""
    disc = circle(at.x, at.y, radius)
    yield Shape(disc, fill=WHITE, stroke=Stroke(letters.colour, HAIRLINE))
    size = max(radius * (1.4 if len(text) == 1 else 1.1), LEAST_SIZE)
    yield letters.line(text, at.x, at.y + size * _CAP_HEIGHT / 2, size=size, align="centre")
