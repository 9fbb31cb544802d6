"""Red: a racing stable, a grandstand, a theatre."""

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    GLASS,
    PLASTER,
    STONE,
    tree,
    wall,
)
from printkit.art.classic.street_life import (
    EDGE,
    FINE,
    GLOW,
    IRON,
    TIMBER,
    flag,
    person,
    placed,
)
from printkit.art.classic.street_scene import GROUND, StreetScene, street_of
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node

BAY = parse_colour("#8a5a3c")


@drawing("us-kentucky-avenue")
def kentucky_avenue(width: float, height: float, style: Style) -> Node:
    """A racing stable: boxes under a long roof, a horse at full gallop along the rail."""
    street = street_of(width, height, style, "kentucky")
    tree(street, -15, GROUND, 3.8)
    wall(street, -12, 9, 27, GROUND)
    street.accent("M-12.8 9.2L-9.6 4.8H12.6L15.8 9.2Z", style.accent, CONTOUR)
    for x in (-6.4, 1.5, 9.4):
        wall(street, x - 1.3, 2.6, 2.6, 5)
        street.accent(placed("M-1.9 0L0 -1.9L1.9 0Z", x, 2.7), style.accent, EDGE)
    for x in (-9.6, -5, 8, 12.6):
        street.body(rectangle(x - 1.7, 10.4, 3.4, 3.6), GLASS, EDGE)
        street.accent(rectangle(x - 1.7, 14, 3.4, 4.6), style.accent, EDGE)
        street.line(f"M{x - 1.7} 14L{x + 1.7} 18.6M{x + 1.7} 14L{x - 1.7} 18.6", FINE)
    _head(street, -5)
    _head(street, 12.6)
    _gallop(street, 1.6)
    street.line(" ".join(f"M{-16 + 4 * i} 19V20.4" for i in range(9)), 0.5)
    street.body(rectangle(-17, 18.8, 34, 0.6, 0.3), PLASTER, FINE)
    return street.node()


def _head(street: StreetScene, x: float) -> None:
    """A horse looks out over its half door."""
    head = (
        "M-0.9 2.6C-0.9 1 -0.6 -0.2 0.4 -1L0.5 -1.8L1 -1.2C1.8 -0.6 2 0.6 2.2 1.6L1.4 2"
        "L0.9 1.2V2.6Z"
    )
    street.accent(placed(head, x, 12, 0.95), BAY, FINE)


def _gallop(street: StreetScene, x: float) -> None:
    """A horse and its jockey, flying."""
    horse = (
        "M-5 -2.6C-6.4 -2.8 -7 -1.8 -7.6 -0.8C-6.8 -1.2 -6 -1.4 -5.2 -1.2L-6.2 0.6L-8 1.6L-7.6 2.2"
        "L-5.4 1.4L-3.8 0.2C-2.2 0.8 0 0.8 1.6 0.2L3.4 1.6L5.6 1.2L5.6 0.6L4 0.5L3.4 -0.4"
        "C4 -1.2 4.4 -2.4 5 -3.2L6.8 -2.6L7.4 -3.4L5.8 -5.2L5.6 -6L5 -5.2"
        "C3.6 -4.8 2.6 -3.6 1.6 -2.9"
        "C-0.6 -2.6 -3 -3.2 -5 -2.6Z"
    )
    street.accent(placed(horse, x, 15.8), BAY, EDGE)
    street.line(placed("M-4 0.2L-2.6 2.2L-4 2.6M2 0.2L4.4 2.8L5.6 2.4", x, 15.8), 0.5, BAY)
    rider = "M-1.6 -2.9C-1.4 -5 0.4 -6 2 -5.8L3.2 -4.6L2.6 -4.2L1.6 -4.8L0.6 -2.8Z"
    street.accent(placed(rider, x, 15.8), street.style.accent, FINE)
    street.body(placed("M-0.8 -2.8L1 -2.9L1.4 -1L0.6 -0.8L0.3 -1.9Z", x, 15.8), PLASTER, FINE)
    street.accent(circle(x + 2.9, 9.6, 0.75), GLOW, FINE)


@drawing("us-indiana-avenue")
def indiana_avenue(width: float, height: float, style: Style) -> Node:
    """A grandstand at the race track: pennants, a packed tribune, a car at speed."""
    street = street_of(width, height, style, "indiana")
    for x in (-15.4, -5.4, 4.6, 14.6):
        street.line(f"M{x} 4V18.6", 0.6)
    street.accent("M-17 5.4L-15.4 2.6H15.6L17 4L16.6 5.4Z", style.accent, CONTOUR)
    street.surface("M-16 8H16V18.6H-16Z", STONE, CONTOUR)
    for row, level in enumerate((8, 10.6, 13.2)):
        street.line(f"M-16 {level + 2.6}H16", FINE)
        crowd = [(-14.8 + 2.1 * i + 0.7 * (row % 2), level) for i in range(15)]
        for part, colour in ((0, style.accent), (1, PLASTER), (2, GLOW)):
            coats = (
                placed("M-0.8 1.4Q0 -0.6 0.8 1.4V2H-0.8Z", x, y + 0.7) for x, y in crowd[part::3]
            )
            street.accent(joined(coats), colour, 0.16)
        street.surface(joined(circle(x, y + 0.3, 0.5) for x, y in crowd), TIMBER, 0.16)
    street.body(rectangle(-16.6, 15.8, 33.2, 2.8), PLASTER, EDGE)
    checks = (rectangle(-16.2 + 1.4 * i, 16.1 + 1.1 * (i % 2), 1.4, 1.1) for i in range(23))
    street.accent(joined(checks), IRON, 0.16)
    for x in (-11, 0, 11):
        flag(street, x, 2.6, 0.2, style.accent)
    _racer(street, 4.6)
    return street.node()


def _racer(street: StreetScene, x: float) -> None:
    """An open racing car from the age of leather caps."""
    body = "M-6.4 20.4C-6.6 19 -5 18.4 -3.2 18.4H3.4C5.4 18.4 6.4 19.2 6.8 20.4Z"
    street.accent(placed(body, x, 0.2), street.style.accent, EDGE)
    street.body(circle(x + 2.4, 19.6, 0.75), PLASTER, FINE)
    street.surface(circle(x - 1.6, 17.5, 0.75), TIMBER, FINE)
    street.line(f"M{x} 18.6L{x + 0.6} 17.4M{x - 9.6} 18.8H{x - 7.2}M{x - 10.4} 20H{x - 7.4}", 0.3)
    for wheel in (-4, 4.4):
        street.accent(circle(x + wheel, 20.6, 1.1), IRON, FINE)
        street.body(circle(x + wheel, 20.6, 0.5), STONE, FINE)


@drawing("us-illinois-avenue")
def illinois_avenue(width: float, height: float, style: Style) -> Node:
    """A theatre at its best hour: upright sign, marquee of bulbs, a queue."""
    street = street_of(width, height, style, "illinois")
    wall(street, -14, 3, 28, GROUND, BRICK)
    street.accent("M-14.6 3.2V1.8H-6L-4 0.6H4L6 1.8H14.6V3.2Z", style.accent, EDGE)
    for x in (-10.4, -6.2, 6.2, 10.4):
        street.body(f"M{x - 1.2} 10.4V6.2Q{x} 4 {x + 1.2} 6.2V10.4Z", GLASS, EDGE)
        street.line(f"M{x} 5.2V10.4M{x - 1.2} 7.6H{x + 1.2}", FINE, PLASTER)
    street.accent(rectangle(-2.2, 1.6, 4.4, 10, 0.8), style.accent, CONTOUR)
    street.body(rectangle(-1.4, 2.4, 2.8, 8.4, 0.4), PLASTER, FINE)
    for y in (3.2, 5.8, 8.4):
        street.accent(
            placed("M0 0L0.5 0.8L1 1.1L0.5 1.4L0 2.2L-0.5 1.4L-1 1.1L-0.5 0.8Z", 0, y), GLOW, 0.16
        )
    street.accent("M-11.6 11.4H11.6L12.6 15H-12.6Z", style.accent, CONTOUR)
    street.body("M-10.6 12.1H10.6L11.2 14.2H-11.2Z", PLASTER, FINE)
    street.line("M-9.4 12.8H-4M-2.6 12.8H3M4.4 12.8H9.2M-8 13.6H-2M-0.4 13.6H7.4", 0.35)
    bulbs = (circle(-11.9 + 1.4 * i, 14.7, 0.36) for i in range(18))
    street.accent(joined(bulbs), GLOW, 0.15)
    for x in (-5.6, -2, 2, 5.6):
        street.body(rectangle(x - 1.4, 15.2, 2.8, 3.4), GLASS, FINE)
    for x in (-10.4, 10.4):
        street.body(rectangle(x - 1.7, 15.4, 3.4, 3), GLOW, FINE)
    for i, x in enumerate((-9, -7.4, -5.8, 3.4, 8.8)):
        person(street, x, (style.accent, PLASTER, IRON)[i % 3])
    return street.node()
