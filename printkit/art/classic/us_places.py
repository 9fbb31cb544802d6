"""Places of Atlantic City, drawn as what their names say."""

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    GLASS,
    PLASTER,
    STONE,
    chimney,
    door,
    hip,
    tree,
    wall,
    windows,
)
from printkit.art.classic.street_scene import GROUND, Street
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.shapes import rectangle
from printkit.scene import Node


@drawing("us-mediterranean-avenue")
def mediterranean_avenue(width: float, height: float, style: Style) -> Node:
    """A cottage with a porch, washing on its line."""
    street = Street(width, height, style)
    street.skyline("mediterranean")
    street.wall_behind()
    street.neighbours("mediterranean")
    tree(street, -13, GROUND, 4.2)
    chimney(street, 3, 4.6, 9)
    wall(street, -8, 9.4, 14, GROUND, BRICK)
    hip(street, -8, 9.8, 14, 5.4, style.accent)
    windows(street, (-4.4, 2.4), (11.6,), 2.4, 3)
    door(street, -1, GROUND, style.accent, 2.2)
    street.line("M6 12.4C9 13.6 13 13.6 16 12.4M16 11.8V18.6", 0.3)
    for x, colour in ((8, PLASTER), (11, style.accent), (14, STONE)):
        street.accent(rectangle(x - 1, 13.1, 2, 2.8), colour, 0.25)
    return street.node()


@drawing("us-park-place")
def park_place(width: float, height: float, style: Style) -> Node:
    """A grand hotel with two towers."""
    street = Street(width, height, style)
    street.skyline("park place")
    street.wall_behind()
    street.neighbours("park place")
    wall(street, -15, 6.4, 30, GROUND, STONE)
    windows(street, tuple(-7.5 + 3 * i for i in range(6)), (8, 11.2, 14.4), 1.5, 2.2)
    for x in (-16, 9):
        wall(street, x, 4.2, 7, GROUND, BRICK)
        street.accent(f"M{x - 0.6} 4.4L{x + 3.5} 0.6L{x + 7.6} 4.4Z", style.accent, CONTOUR)
        windows(street, (x + 2, x + 5), (6, 9.4, 12.8), 1.5, 2.2)
    street.body(rectangle(-3, 13.6, 6, 5), GLASS, CONTOUR)
    street.accent("M-4.6 13.6C-4.6 11.4 4.6 11.4 4.6 13.6V14.6H-4.6Z", style.accent, CONTOUR)
    return street.node()
