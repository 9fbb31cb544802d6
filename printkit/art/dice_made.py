"""Finished dice of four, eight, ten and twelve faces, as they lie on the table."""

from collections.abc import Callable
from math import fsum

from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import WHITE
from printkit.geometry.nets.dice import dodecahedron, octahedron, tetrahedron, trapezohedron
from printkit.geometry.nets.solid import Solid
from printkit.geometry.path import polyline
from printkit.geometry.transform import rotate
from printkit.scene import Group, Node, Shape

_FILLS = 0.9
"""Share of the box that the die fills."""
_DARK, _LIT = 0.15, 0.18
"""Dice darker than this have light edges (luminance); how light the face that looks up is."""
_LINE = 0.02
"""Width of its edges as a share of the box."""


def _register(faces: int, solid_of: Callable[[float], Solid], spin: float, tilt: float) -> None:
    @drawing(f"made-die-{faces}")
    def draw(width: float, height: float, style: Style) -> Node:
        return _seen(solid_of(1.0), spin, tilt, width, height, style)


def _seen(
    solid: Solid, spin: float, tilt: float, width: float, height: float, style: Style
) -> Node:
    """The faces that look at us, the darker the more they look aside."""
    turned = []
    for x, y, z in solid.corners:
        aside, away = rotate(spin).apply(x, y)
        turned.append((*rotate(tilt).apply(away, z), aside))
    reach = max(max(abs(up), abs(aside)) for _, up, aside in turned)
    size = _FILLS * min(width, height) / (2 * reach)
    edges = (
        style.accent.tint(0.4) if style.is_full and style.accent.luminance < _DARK else style.line
    )
    stroke = style.stroke(edges, _LINE * min(width, height))
    shapes: list[Node] = []
    for corners in solid.faces.values():
        points = [
            (width / 2 + size * turned[i][2], height / 2 - size * turned[i][1]) for i in corners
        ]
        (ax, ay), (bx, by), (cx, cy) = points[:3]
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) <= 0:
            continue
        middle = fsum(y for _, y in points) / len(points)
        shade = min(max(middle / height - 0.45, 0.0), 0.4)
        fill = style.tone(style.accent.mix(WHITE, _LIT).shade(shade))
        shapes.append(Shape(polyline(points, close=True), fill, stroke))
    return Group(tuple(shapes))


for _faces, _solid, _spin, _tilt in (
    (4, tetrahedron, 20.0, 18.0),
    (8, octahedron, 8.0, 18.0),
    (10, trapezohedron, 26.0, 24.0),
    (12, dodecahedron, 12.0, 30.0),
):
    _register(_faces, _solid, _spin, _tilt)
