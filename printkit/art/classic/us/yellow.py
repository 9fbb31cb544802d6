"""Yellow: a lighthouse, a diner, bungalows in their gardens."""

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    GLASS,
    LEAF,
    PLASTER,
    STONE,
    chimney,
    door,
    wall,
    windows,
)
from printkit.art.classic.street_life import (
    EDGE,
    FINE,
    GLOW,
    TIMBER,
    WATER,
    car,
    columns,
    fence,
    person,
    pine,
    placed,
)
from printkit.art.classic.street_scene import GROUND, SKYLINE, StreetScene, street_of
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node


@drawing("us-atlantic-avenue")
def atlantic_avenue(width: float, height: float, style: Style) -> Node:
    """The lighthouse with its keeper's house, gulls and a sail out at sea."""
    street = StreetScene(width, height, style)
    street.skyline("atlantic")
    street.surface(
        f"M-19 15.6Q-17.6 {SKYLINE} -15 {SKYLINE}H15Q17.6 {SKYLINE} 19 15.6Z", WATER, FINE
    )
    street.faint(
        " ".join(f"M{-14 + 4.4 * i} {14 + 0.5 * (i % 3)}h2.6" for i in range(7)), 0.3, PLASTER
    )
    street.body("M10 13.2V7.4L13.8 12.4H10M9.4 12.4V8.6L6.6 12.4Z", PLASTER, FINE)
    street.accent("M6 13H14.4L13.2 14.4H7.4Z", style.accent, FINE)
    street.wall_behind()
    street.neighbours("atlantic")
    tower = "M-8.4 18.6L-7 5.2H-3L-1.6 18.6Z"
    street.body(tower, PLASTER, CONTOUR)
    for top, left, right in ((7.4, -7.2, -2.8), (13, -7.8, -2.2)):
        lower = top + 2.8
        street.accent(
            f"M{left} {top}H{right}L{right + 0.3} {lower}H{left - 0.3}Z", style.accent, EDGE
        )
    street.hatch("M-4 5.2H-3L-1.6 18.6H-3Z", 0.6, 0.14, 1.0)
    street.body(rectangle(-7.6, 4.6, 5.2, 0.7), STONE, EDGE)
    street.accent(rectangle(-6.4, 2.2, 2.8, 2.4), GLOW, EDGE)
    street.line("M-5 2.2V4.6M-6.4 3.4H-3.6", FINE)
    street.accent("M-7 2.4L-5 0.4L-3 2.4Z", style.accent, EDGE)
    street.body("M-6 18.6V16.4Q-5 14.8 -4 16.4V18.6Z", GLASS, FINE)
    street.tone("M-8 2.8L-15 1.4V5.4L-8 4Z", GLOW.tint(0.5))
    chimney(street, 5.6, 8.4, 11.6)
    wall(street, -1.6, 12.6, 10.4, GROUND)
    street.accent("M-2.4 12.8L0 9.6H7.4L9.6 12.8Z", style.accent, CONTOUR)
    windows(street, (0.6, 6.6), (14,), 1.6, 2.2)
    door(street, 3.6, GROUND, style.accent, 1.8)
    fence(street, 9.2, 7)
    for x, y in ((-13, 8.4), (2, 3.4), (7.4, 5.2)):
        street.line(placed("M-1.4 -0.4Q-0.7 -1 0 0Q0.7 -1 1.4 -0.4", x, y), 0.3)
    person(street, -12.6, style.accent)
    return street.node()


@drawing("us-ventnor-avenue")
def ventnor_avenue(width: float, height: float, style: Style) -> Node:
    """A chrome diner below its big sign; somebody always eats there."""
    street = street_of(width, height, style, "ventnor")
    street.line("M-9.6 3V10M-6.4 3V10", 0.4)
    sign = "M-14.4 1.4H-2.6L-1 3.6L-2.6 5.8H-14.4Q-15.6 3.6 -14.4 1.4Z"
    street.accent(sign, style.accent, CONTOUR)
    street.body("M-11 2.6H-6.4V3.6C-6.4 4.6 -7.2 5 -8.7 5C-10.2 5 -11 4.6 -11 3.6Z", PLASTER, FINE)
    street.line("M-6.4 3C-5 2.8 -5 4.2 -6.6 4.2M-9.6 2.4Q-10 2 -9.6 1.7M-8 2.4Q-8.4 2 -8 1.7", FINE)
    for x in (-13, -3.6):
        star = "M0 -1L0.3 -0.3L1 0L0.3 0.3L0 1L-0.3 0.3L-1 0L-0.3 -0.3Z"
        street.accent(placed(star, x, 3.6), PLASTER, 0.16)
    street.surface(rectangle(-15.4, 8, 30.8, 10.6, 2.4), STONE, CONTOUR)
    street.accent(
        "M-15.6 9.6C-15.6 7.8 -14.6 7.2 -13 7.2H13C14.6 7.2 15.6 7.8 15.6 9.6Z",
        style.accent,
        CONTOUR,
    )
    panes = [-14.2 + 4.1 * i for i in range(7) if i != 3]
    street.body(joined(rectangle(x, 10.6, 3.5, 3.4, 0.3) for x in panes), GLASS, EDGE)
    for x in (-12.4, -8.4, 8, 12.2):
        street.surface(circle(x, 12.5, 0.6), TIMBER, FINE)
        street.accent(placed("M-1 1.5Q-0.8 0.2 0 0.2Q0.8 0.2 1 1.5Z", x, 12.5), style.accent, FINE)
    street.line("M-15.4 14.9H15.4M-15.4 15.7H15.4M-15.4 16.5H15.4M-15.4 17.3H15.4", FINE)
    street.accent(rectangle(-1.7, 10.4, 3.2, 8.2), style.accent, EDGE)
    street.body(rectangle(-1, 11.2, 1.8, 3.6, 0.9), GLASS, FINE)
    street.hatch(rectangle(12.6, 9.6, 2.8, 9), 0.6, 0.14, 1)
    person(street, 3.4, PLASTER)
    car(street, -8.6, parse_colour("#c2484a"), -1)
    return street.node()


@drawing("us-marvin-gardens")
def marvin_gardens(width: float, height: float, style: Style) -> Node:
    """Two bungalows among flower beds, somebody waters the roses."""
    street = street_of(width, height, style, "marvin")
    pine(street, 0.4, 12)
    for x, side in ((-14.6, 1), (3.2, -1)):
        chimney(street, x + (9 if side > 0 else 1), 6, 9.4)
        wall(street, x, 10.4, 12, GROUND, PLASTER if side > 0 else BRICK)
        street.accent(f"M{x - 1.2} 10.6L{x + 6} 5.2L{x + 13.2} 10.6Z", style.accent, CONTOUR)
        street.body(rectangle(x + 4.6, 7.4, 2.8, 2.2), GLASS, FINE)
        porch = x - 0.6 if side > 0 else x + 5.6
        windows(street, (x + 9.6 if side > 0 else x + 2.6,), (12.6,), 2.6, 2.8)
        door(street, porch + 4.6, GROUND, style.accent, 2)
        street.accent(
            f"M{porch - 0.6} 13.4L{porch + 3.6} 10.6L{porch + 7.8} 13.4Z", style.accent, EDGE
        )
        columns(street, (porch + 0.6, porch + 6.6), 13.4, GROUND)
    _flowers(street, -16.4, -9)
    _flowers(street, 9.6, 16.4)
    person(street, 0.2, style.accent)
    street.line("M0.9 17.8L2.4 18.2L4.4 17.2", 0.4)
    _flowers(street, 3.4, 6.4)
    return street.node()


def _flowers(street: StreetScene, start: float, end: float) -> None:
    """A hedge of roses along the pavement."""
    count = int((end - start) / 1.3)
    bushes = joined(circle(start + 0.7 + 1.3 * i, 18.4, 0.95) for i in range(count))
    street.surface(bushes, LEAF, FINE)
    roses = [circle(start + 0.5 + 0.65 * i, 18 + 0.5 * (i % 2), 0.3) for i in range(2 * count)]
    street.accent(joined(roses[::2]), parse_colour("#d2495a"), 0.15)
    street.accent(joined(roses[1::2]), street.style.accent, 0.15)
