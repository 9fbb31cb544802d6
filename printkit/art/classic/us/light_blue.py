"""Light blue: a tea house, a barn among maples, a white church."""

from printkit.art.classic.facade import (
    CONTOUR,
    GLASS,
    PLASTER,
    STONE,
    TRUNK,
    door,
    tree,
    wall,
    windows,
)
from printkit.art.classic.street_life import (
    AUTUMN,
    EDGE,
    FINE,
    columns,
    fence,
    pediment,
    person,
    pine,
    placed,
    steps,
)
from printkit.art.classic.street_scene import GROUND, StreetScene, street_of
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

BARN = parse_colour("#a6473a")


@drawing("us-oriental-avenue")
def oriental_avenue(width: float, height: float, style: Style) -> Node:
    """A tea house under three curved roofs, lanterns at its eaves."""
    street = street_of(width, height, style, "oriental")
    for level, half, wide in ((14, 14, 22), (8.6, 9.6, 14), (3.8, 6, 8)):
        wall(street, -wide / 2, level, wide, GROUND if level > 13 else level + 5, PLASTER)
        _curved_roof(street, half, level)
        for side in (-1, 1):
            street.line(f"M{side * (half - 0.6)} {level}V{level + 0.8}", FINE)
            street.accent(circle(side * (half - 0.6), level + 1.5, 0.75), BARN, FINE)
    street.line("M0 0.7V-0.2", 0.4)
    windows(street, (-4, 4), (10.2,), 2.2, 2.2)
    windows(street, (-1.2, 1.2), (5,), 1.2, 1.9)
    windows(street, (-8.6, -5, 5, 8.6), (15,), 2, 2)
    street.accent(rectangle(-2, 14.6, 4, 4), style.accent, EDGE)
    street.line("M0 14.6V18.6M-2 16.6H2", FINE)
    steps(street, -3.4, 6.8)
    _blossom(street, -15)
    _blossom(street, 15)
    person(street, -6, BARN)
    return street.node()


def _curved_roof(street: StreetScene, half: float, level: float) -> None:
    """A roof whose corners turn up, its ridge 3 units above its eaves."""
    top = level - 2.8
    street.accent(
        f"M{-half} {level - 1.2}Q{-0.7 * half} {level} {-0.5 * half} {top}H{0.5 * half}"
        f"Q{0.7 * half} {level} {half} {level - 1.2}L{half - 0.8} {level + 0.4}H{0.8 - half}Z",
        street.style.accent,
        CONTOUR,
    )
    lines = (f"M{0.17 * half * i} {level + 0.1}V{top + 0.4}" for i in range(-2, 3))
    street.faint(" ".join(lines), 0.16, street.style.accent.shade(0.25))


def _blossom(street: StreetScene, x: float) -> None:
    """A little tree in blossom."""
    street.line(
        f"M{x} 18.8C{x} 16.4 {x - 0.6} 15.6 {x - 1} 14.4M{x} 17Q{x + 0.4} 16 {x + 1} 15", 0.4
    )
    puffs = ((-1.2, 13.6, 1.4), (1, 14, 1.3), (0, 12.6, 1.3))
    blossom = joined(circle(x + dx, y, r) for dx, y, r in puffs)
    street.surface(blossom, parse_colour("#e8a9b8"), FINE)


@drawing("us-vermont-avenue")
def vermont_avenue(width: float, height: float, style: Style) -> Node:
    """A barn and its silo before the green mountains, maples in autumn."""
    street = StreetScene(width, height, style)
    street.skyline("vermont")
    hills = (
        "M-18 15.6C-14 9 -11 7.6 -8 9.6C-5 4 -1 2.6 3 7C6 5 9 5.6 12 10C14 11.4 16 13.6 18 15.6Z"
    )
    street.surface(hills, parse_colour("#a9c0a0"), FINE)
    street.wall_behind()
    street.neighbours("vermont")
    wall(street, 6.6, 5.4, 4.6, GROUND, STONE)
    street.accent(
        "M6.2 5.6C6.2 2.6 7.4 1.4 8.9 1.4C10.4 1.4 11.6 2.6 11.6 5.6Z", style.accent, EDGE
    )
    street.line("M6.6 8.6H11.2M6.6 11.8H11.2M6.6 15H11.2", FINE)
    front = f"M-9 {GROUND}V9.4L-6.6 5.2L-1 2.6L4.6 5.2L7 9.4V{GROUND}Z"
    street.surface(front, BARN, CONTOUR)
    planks = " ".join(f"M{-8 + 1.5 * i} {GROUND}V7.4" for i in range(10))
    street.faint(planks, 0.16, BARN.shade(0.3))
    street.hatch(f"M4.4 {GROUND}V6L4.6 5.2L7 9.4V{GROUND}Z", 0.6, 0.14, 1.0)
    street.accent(
        "M-10 9.6L-7.3 4.7L-1 1.7L5.3 4.7L8 9.6L6.7 9.9L4.4 5.6L-1 3L-6.4 5.6L-8.7 9.9Z",
        style.accent,
        EDGE,
    )
    street.body(rectangle(-2.6, 5.6, 3.2, 2.8), PLASTER, EDGE)
    street.line("M-2.6 5.6L0.6 8.4M0.6 5.6L-2.6 8.4", 0.26)
    street.body(rectangle(-4.8, 11.8, 7.6, 6.8), PLASTER, EDGE)
    street.line("M-1 11.8V18.6M-4.8 11.8L-1 18.6L2.8 11.8M-4.8 18.6L-1 11.8L2.8 18.6", 0.3)
    for x, size in ((-13, 3.3), (14.4, 2.9)):
        _maple(street, x, size)
    fence(street, 9.6, 3.6)
    return street.node()


def _maple(street: StreetScene, x: float, size: float) -> None:
    """A maple in red and gold."""
    street.surface(
        rectangle(x - 0.14 * size, GROUND - 1.4 * size, 0.28 * size, 1.4 * size), TRUNK, FINE
    )
    crown = (
        "M0 -3.2C1 -3.3 1.4 -2.7 1.3 -2.2C1.7 -1.6 1.3 -0.9 0.7 -0.8H-0.7"
        "C-1.3 -0.9 -1.7 -1.6 -1.3 -2.2C-1.4 -2.7 -1 -3.3 0 -3.2Z"
    )
    street.accent(placed(crown, x, GROUND - 0.4, size), AUTUMN, EDGE)
    street.hatch(
        placed(
            "M0.4 -3C1.4 -3 1.7 -1.6 1 -0.9H0.3C0.9 -1.6 0.9 -2.4 0.4 -3Z", x, GROUND - 0.4, size
        ),
        0.6,
        0.14,
        1,
    )


@drawing("us-connecticut-avenue")
def connecticut_avenue(width: float, height: float, style: Style) -> Node:
    """A white church with a tall steeple on its green."""
    street = street_of(width, height, style, "connecticut")
    wall(street, -2.6, 10.4, 15.6, GROUND)
    street.accent("M-3 10.6L-1 6.4H11L13.8 10.6Z", style.accent, CONTOUR)
    for x in (3.6, 6.8, 10):
        street.body(f"M{x - 0.8} 16.4V13Q{x} 11.2 {x + 0.8} 13V16.4Z", GLASS, FINE)
    wall(street, -8.6, 11.6, 8.4, GROUND)
    wall(street, -6.6, 6.6, 4.4, 10)
    pediment(street, -8.8, 11, 8.8, 2.4)
    street.surface(rectangle(-6, 5, 3.2, 1.8), PLASTER, EDGE)
    street.accent("M-6.4 5.2L-4.4 0.2L-2.4 5.2Z", style.accent, EDGE)
    street.body(circle(-4.4, 7.9, 0.85), PLASTER, FINE)
    street.line("M-4.4 7.4V7.9H-4", FINE)
    columns(street, (-8, -5.8, -3, -0.8), 11.8, 18.2)
    door(street, -4.4, GROUND - 0.4, style.accent, 2)
    steps(street, -9.4, 10)
    pine(street, -13.2, 11.6)
    tree(street, 15, GROUND, 2.6)
    person(street, 1.4, style.accent)
    person(street, 3, PLASTER)
    return street.node()
