"""Grounds: a hull of hexagonal plates, and the map of a galaxy between two paths."""

import math
from collections.abc import Iterator

from printkit.art.registry import drawing
from printkit.art.style import THINNEST_LIGHT, Style, sturdy
from printkit.colour import WHITE, Colour, parse_colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import arc, circle, on_circle, polygon, rectangle
from printkit.scene import Group, Node, Shape, Stroke

BLUE = parse_colour("#2a78c8")
RED = parse_colour("#cf2b3a")
STARS = 1100
"""In each arm of the galaxy."""
CELL = 5.2
"""Radius of a plate, mm; as it is, whatever the size of the ground."""


@drawing("n7-hull")
def hull(width: float, height: float, style: Style) -> Node:
    """Plates in rows, some of them lit in the accent colour; lines only where ink is short."""
    cells = list(_cells(width, height, CELL))
    lattice = joined(polygon(x, y, 0.93 * CELL, 6) for _, x, y in cells)
    lit = [(x, y) for number, x, y in cells if (number * 7 + style.seed) % 23 == 0]
    inner = joined(polygon(x, y, 0.62 * CELL, 6) for x, y in lit)
    nodes: list[Node] = []
    if style.is_full:
        plates = joined(polygon(x, y, 0.93 * CELL, 6) for x, y in lit)
        nodes.append(Shape(rectangle(0, 0, width, height), style.ground))
        nodes.append(Shape(lattice, None, Stroke(style.ground.mix(style.line, 0.16), 0.2)))
        nodes.append(Shape(plates, style.ground.mix(style.accent, 0.32)))
        nodes.append(Shape(inner, None, Stroke(style.ground.mix(style.accent, 0.8), 0.2)))
    else:
        nodes.append(Shape(lattice, None, Stroke(style.line.tint(0.22), THINNEST_LIGHT)))
        nodes.append(Shape(inner, None, style.stroke(style.accent, 0.25)))
    return Group(tuple(nodes))


def _cells(width: float, height: float, radius: float) -> Iterator[tuple[int, float, float]]:
    """Middles of pointed hexagons that cover a box, numbered."""
    across, down = radius * math.sqrt(3), radius * 1.5
    columns, rows = int(width / across) + 2, int(height / down) + 2
    for row in range(rows):
        for column in range(columns):
            yield row * 101 + column * 3, across * (column + row % 2 / 2), down * row


@drawing("n7-galaxy")
def galaxy(width: float, height: float, style: Style) -> Node:
    """Two spiral arms of stars, one for each path, within the rings of a map."""
    cx, cy, reach = width / 2, height / 2, min(width, height) / 2
    full = style.is_full
    faint = style.ground.mix(style.line, 0.3) if full else style.line.tint(0.35)
    rings = joined(circle(cx, cy, reach * share) for share in (0.34, 0.56, 0.78))
    spokes = joined(
        polyline([on_circle(cx, cy, reach * r, 30 * i) for r in (0.3, 0.96)]) for i in range(12)
    )
    ticks = joined(
        polyline([on_circle(cx, cy, reach * r, 5 * i) for r in (0.955, 0.98 if i % 6 else 0.995)])
        for i in range(72)
    )
    nodes: list[Node] = [
        Shape(joined([rings, spokes]), None, Stroke(faint, 0.2)),
        Shape(ticks, None, Stroke(faint, 0.35)),
    ]
    for turn, colour in ((0.0, BLUE), (180.0, RED)):
        shown = colour if style.ink != "mono" else colour.grey()
        nodes += _arm(cx, cy, reach, turn, shown, style)
    nodes.append(
        Shape(circle(cx, cy, 0.05 * reach), style.line if full else WHITE, style.contour(0.4))
    )
    return Group(tuple(nodes))


def _arm(
    cx: float, cy: float, reach: float, turn: float, colour: Colour, style: Style
) -> list[Node]:
    """Stars along a spiral, larger towards its root, and the bold arc that ends it."""
    stars: list[Path] = []
    pale: list[Path] = []
    for i in range(1, STARS + 1):
        # Even in three directions (the sequence of x**4 = x + 1): no rows, no clots.
        along, near, astray = (
            (i * step) % 1 for step in (0.8191725134, 0.6710436067, 0.5497004779)
        )
        x, y = on_circle(
            cx,
            cy,
            reach * (0.05 + 0.76 * along) * (1 + 0.34 * (near - 0.5)),
            turn + 300 * along**0.8 + 76 * (astray - 0.5) * (1 - 0.5 * along),
        )
        size = reach * (0.0014 + 0.0044 * ((i * 5) % 11 / 10) ** 4)
        (pale if i % 5 == 0 else stars).append(circle(x, y, size))
    light = style.line if style.is_full else colour.tint(0.5)
    bold = arc(cx, cy, 0.955 * reach, turn + 200, turn + 320)
    return [
        Shape(joined(stars), colour),
        Shape(joined(pale), light),
        Shape(bold, None, Stroke(colour, sturdy(colour, 0.009 * reach))),
    ]
