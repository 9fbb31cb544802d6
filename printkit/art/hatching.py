"""Even lines across a shape, as an engraver shades."""

from printkit.colour import BLACK
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle
from printkit.scene import Group, Shape, Stroke

HAIR, FINE = Stroke(BLACK, 0.2), Stroke(BLACK, 0.15)
"""What shades a surface where there is only black."""


def hatched(area: Path, stroke: Stroke = HAIR, gap: float = 0.6, slant: float = 1.0) -> Group:
    """Lines ``gap`` mm apart, down the shape, cut off at its edges; they rise by ``slant``."""
    box = area.bounds()
    rise = slant * box.width
    count = int((box.height + abs(rise)) / gap) + 1
    low = box.y - max(0.0, -rise) + gap / 2
    rows = (low + i * gap for i in range(count))
    lines = joined(polyline([(box.x, y), (box.right, y - rise)]) for y in rows)
    return Group((Shape(lines, None, stroke),), clip=area)


def dotted(area: Path, radius: float = 0.12, gap: float = 0.75) -> Group:
    """Black dots in staggered rows ``gap`` mm apart, cut off at the edges: a tint of 8 %."""
    box = area.bounds()
    rows, columns = int(box.height / gap) + 1, int(box.width / gap) + 2
    spots = (
        circle(box.x + gap * (i + 0.5 * (row % 2)), box.y + gap * (row + 0.5), radius)
        for row in range(rows)
        for i in range(columns)
    )
    return Group((Shape(joined(spots), BLACK, None),), clip=area)
