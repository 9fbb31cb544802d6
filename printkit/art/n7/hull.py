"""The ground of most pieces: a hull of hexagonal plates."""

import math
from collections.abc import Iterator

from printkit.art.registry import drawing
from printkit.art.style import THINNEST_LIGHT, Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import polygon, rectangle
from printkit.scene import Group, Node, Shape, Stroke

CELL = 5.2
"""Radius of a plate, mm; as it is, whatever the size of the ground."""


@drawing("n7-hull")
def hull(width: float, height: float, style: Style) -> Node:
    """Plates in rows, some whole ones lit in the accent colour; lines only where ink is short.

    None is lit if the accent is that of the ground.
    """
    cells = list(_cells(width, height, CELL))
    lattice = joined(polygon(x, y, 0.93 * CELL, 6) for _, x, y in cells)
    # A corner of a lit plate alone would look like a mark that has strayed to the edge.
    lit = [(x, y) for number, x, y in cells if (number * 7 + style.seed) % 23 == 0]
    lit = [(x, y) for x, y in lit if CELL <= x <= width - CELL and CELL <= y <= height - CELL]
    lit = [] if style.accent == style.ground else lit
    inner = joined(polygon(x, y, 0.62 * CELL, 6) for x, y in lit)
    nodes: list[Node] = []
    if style.is_full:
        plates = joined(polygon(x, y, 0.93 * CELL, 6) for x, y in lit)
        nodes.append(Shape(rectangle(0, 0, width, height), style.ground))
        nodes.append(Shape(lattice, None, Stroke(style.ground.mix(style.line, 0.16), 0.2)))
        if lit:
            nodes.append(Shape(plates, style.ground.mix(style.accent, 0.32)))
            nodes.append(Shape(inner, None, Stroke(style.ground.mix(style.accent, 0.8), 0.2)))
    else:
        nodes.append(Shape(lattice, None, Stroke(style.line.tint(0.22), THINNEST_LIGHT)))
        if lit:
            nodes.append(Shape(inner, None, style.stroke(style.accent, 0.25)))
    return Group(tuple(nodes))


def _cells(width: float, height: float, radius: float) -> Iterator[tuple[int, float, float]]:
    """Middles of pointed hexagons that cover a box, numbered."""
    across, down = radius * math.sqrt(3), radius * 1.5
    columns, rows = int(width / across) + 2, int(height / down) + 2
    for row in range(rows):
        for column in range(columns):
            yield row * 101 + column * 3, across * (column + row % 2 / 2), down * row
