"""The places of cards on planets: four corners, which leave the surface whole."""

from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import WHITE
from printkit.geometry.path import joined
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.transform import placing
from printkit.scene import Group, Node, Shape, Stroke

_ARM, _RADIUS = 11.0, 5.0
"""How far the corners reach along the sides, and how round they are, mm."""
_LINE, _EDGE = 1.3, 2.5
"""Width of the line and of the edge around it, mm: light in dark, with less ink dark in light."""


@drawing("card-berth")
def berth(width: float, height: float, style: Style) -> Node:
    """Corners round a card with an edge, to be seen on every planet."""
    arm = min(_ARM, width / 3, height / 3)
    bend = min(_RADIUS, 0.6 * arm)
    corner = f"M0 {arm}V{bend}A{bend} {bend} 0 0 1 {bend} 0H{arm}"
    corners = joined(
        parse_path_data(corner).transformed(placing(x, y, turn=turn))
        for x, y, turn in ((0, 0, 0), (width, 0, 90), (width, height, 180), (0, height, 270))
    )
    line, edge = (WHITE, style.line) if style.is_full else (style.line, WHITE)
    strokes = ((edge, _EDGE), (line, _LINE))
    return Group(
        tuple(
            Shape(corners, None, Stroke(colour, width, cap="round", join="round"))
            for colour, width in strokes
        )
    )
