"""Green: a hotel under palms, a hangar in the dunes, a hall with a bell tower."""

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    GLASS,
    PLASTER,
    door,
    tree,
    wall,
    windows,
)
from printkit.art.classic.street_life import (
    EDGE,
    FINE,
    GLOW,
    IRON,
    SAND,
    TIMBER,
    flag,
    palm,
    person,
    placed,
    steps,
)
from printkit.art.classic.street_scene import GROUND, StreetScene, street_of
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node


@drawing("us-pacific-avenue")
def pacific_avenue(width: float, height: float, style: Style) -> Node:
    """A white hotel with rounded corners and fins, palms and a surfboard before it."""
    street = street_of(width, height, style, "pacific")
    front = "M-12 18.6V7.4Q-12 5 -9.6 5H9.6Q12 5 12 7.4V18.6Z"
    street.surface(front, PLASTER, CONTOUR)
    street.hatch("M9.4 18.6V5H9.6Q12 5 12 7.4V18.6Z", 0.6, 0.14, 1.0)
    for level in (6.6, 10.6, 14.6):
        street.accent(rectangle(-12.4, level, 24.8, 0.9, 0.4), style.accent, FINE)
        panes = (rectangle(x, level + 1.2, 4.2, 1.8, 0.3) for x in (-11, -6.6, 2.4, 6.8))
        street.body(joined(panes), GLASS, FINE)
    street.surface(rectangle(-1.7, 1, 3.4, 17.6, 1.2), PLASTER, CONTOUR)
    for i in (-1, 0, 1):
        street.accent(rectangle(0.95 * i - 0.25, 0.6 + 0.5 * abs(i), 0.5, 12.4), style.accent, 0.18)
    door(street, 0, GROUND, style.accent, 2.2)
    street.accent("M-3.4 14H3.4Q3.4 12.8 0 12.8Q-3.4 12.8 -3.4 14Z", style.accent, EDGE)
    palm(street, -14, 12.4, -1)
    palm(street, 13.4, 11, 1)
    palm(street, 8, 8.6, -1)
    board = "M0 -6.4C1 -5 1.1 -1.6 0.6 0H-0.6C-1.1 -1.6 -1 -5 0 -6.4Z"
    street.accent(placed(board, -7.4, 19.4), GLOW, EDGE)
    street.line("M-7.4 13.4V19.2", FINE)
    person(street, -5.4, style.accent)
    return street.node()


@drawing("us-north-carolina-avenue")
def north_carolina_avenue(width: float, height: float, style: Style) -> Node:
    """Dunes and a hangar; the first aeroplane is in the air."""
    street = StreetScene(width, height, style)
    street.skyline("north carolina")
    street.wall_behind()
    street.neighbours("north carolina")
    dunes = "M-17 18.6C-15 15 -12 13 -8 14.6C-5 15.8 -3 17 -1 18.6ZM7 18.6C10 14.6 14 13.8 17 18.6Z"
    street.surface(dunes, SAND, EDGE)
    street.faint("M-14 16.4Q-10 14.8 -6 17M10 16.8Q13 15.4 15.4 17.4", 0.3, TIMBER)
    wall(street, -4, 12, 13, GROUND, TIMBER)
    street.faint(
        " ".join(f"M{-4 + 1.1 * i} 12V18.6" for i in range(1, 12)), 0.16, TIMBER.shade(0.3)
    )
    street.accent("M-5 12.2L2.5 8.6L10 12.2Z", style.accent, CONTOUR)
    street.body(rectangle(-1.6, 13.2, 8.2, 5.4), GLASS, EDGE)
    street.line("M-1.6 13.2L2.4 18.6M6.6 13.2L2.4 18.6", FINE, PLASTER)
    _biplane(street, -2.4, 5)
    for x, y in ((-11.6, 19.7), (-9.8, 19.7), (12.6, 19.7)):
        person(street, x, style.accent if x > -10 else PLASTER, y)
    street.line("M-10.4 17.4L-9.8 15.8M13.2 17.2L14 15.8", 0.3)
    flag(street, 14.6, 18, 10.6, style.accent)
    return street.node()


def _biplane(street: StreetScene, x: float, y: float) -> None:
    """A frame of sticks and cloth with two propellers and a man lying in it."""
    street.line(placed("M-5.6 -2.3L-9.6 -1.4M-5.6 1.4L-9.6 -0.4M-9.6 -2.4V0.6", x, y), 0.26)
    street.line(placed("M5.6 -2.3L9 -1M5.6 1.4L9 -0.4", x, y), 0.26)
    street.accent(placed("M7.6 -1.6H11.4V-0.9H7.6ZM7.6 0H11.4V0.6H7.6Z", x, y), PLASTER, FINE)
    struts = " ".join(f"M{x + d} {y - 2.4}V{y + 1.4}" for d in (-6, -3.6, -1.2, 1.2, 3.6, 6))
    street.line(struts, 0.26)
    street.line(
        placed("M-6 -2.4L-3.6 1.4M-3.6 -2.4L-6 1.4M3.6 -2.4L6 1.4M6 -2.4L3.6 1.4", x, y), 0.15
    )
    for level in (-3, 1.2):
        street.accent(
            placed("M-7.4 0.7Q0 -0.4 7.4 0.7V0.9Q0 0.6 -7.4 0.9Z", x, y + level),
            street.style.accent,
            EDGE,
        )
    street.surface(placed("M-1.4 1.2Q0 0 2.4 0.8V1.2Z", x, y), IRON, FINE)
    street.surface(circle(x + 2.6, y + 0.5, 0.5), TIMBER, FINE)
    for d in (-2.6, 4.8):
        street.accent(
            placed("M0 -2.2Q0.5 -1.1 0 0Q-0.5 1.1 0 2.2Q0.9 1 0 0Q-0.9 -1 0 -2.2Z", x + d, y - 0.6),
            TIMBER,
            0.18,
        )
    street.line(placed("M-3.6 2.2L-2 3.2H4.4L5.2 2.6", x, y), 0.3)


@drawing("us-pennsylvania-avenue")
def pennsylvania_avenue(width: float, height: float, style: Style) -> Node:
    """A hall of brick with a bell tower, its cracked bell before it."""
    street = street_of(width, height, style, "pennsylvania")
    wall(street, -15, 9.4, 30, GROUND, BRICK)
    street.accent("M-15.6 9.6L-13.4 6.8H13.4L15.6 9.6Z", style.accent, CONTOUR)
    windows(street, (-12.6, -9.4, -6.2, 6.2, 9.4, 12.6), (11, 14.8), 1.5, 2.4)
    wall(street, -3.6, 7.4, 7.2, GROUND, BRICK)
    street.surface(rectangle(-3, 5.2, 6, 2.6), PLASTER, EDGE)
    street.body(circle(0, 6.5, 0.95), PLASTER, EDGE)
    street.line("M0 5.9V6.5H0.5", FINE)
    street.surface(rectangle(-2, 3.4, 4, 2), PLASTER, EDGE)
    street.accent(
        "M-2.5 3.6C-2.4 2.6 -1 2.2 -0.3 0.4H0.3C1 2.2 2.4 2.6 2.5 3.6Z", style.accent, EDGE
    )
    street.body("M-1.4 13V10Q0 7.8 1.4 10V13Z", GLASS, EDGE)
    door(street, 0, GROUND - 0.4, style.accent, 2.2)
    steps(street, -3.4, 6.8)
    street.line("M-8.6 19.6V15.6H-3.4V19.6", 0.5)
    bell = "M-2 3.2C-1.4 2.6 -1.4 0.4 -0.9 -0.2H0.9C1.4 0.4 1.4 2.6 2 3.2Z"
    street.accent(placed(bell, -6, 16), GLOW, EDGE)
    street.line("M-5.4 19L-5.8 18L-5.3 17.4", FINE)
    street.accent(circle(-6, 19.4, 0.4), IRON, FINE)
    tree(street, -14.6, GROUND, 2.6)
    tree(street, 14.6, GROUND, 2.6)
    for x in (7.4, 9.2):
        person(street, x, style.accent if x < 8 else PLASTER)
    flag(street, 10.8, 6.8, 2.2, style.accent)
    return street.node()
