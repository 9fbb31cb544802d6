"""The electric company and the water works."""

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    GLASS,
    PLASTER,
    SLATE,
    STONE,
    door,
    tree,
    wall,
    windows,
)
from printkit.art.classic.street_life import (
    EDGE,
    FINE,
    GLOW,
    WATER,
    lamp,
    person,
    placed,
)
from printkit.art.classic.street_scene import GROUND, street_of
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.shapes import circle, on_circle, rectangle
from printkit.scene import Node


@drawing("us-electric-company")
def electric_company(width: float, height: float, style: Style) -> Node:
    """A power house below a giant bulb, its wires leaving over masts."""
    street = street_of(width, height, style, "electric")
    for x in (-14.6, 14.6):
        street.line(
            f"M{x - 1.6} 18.6L{x} 4.4L{x + 1.6} 18.6M{x - 1.2} 15L{x + 0.9} 12"
            f"L{x - 0.7} 9.4M{x + 1.2} 15L{x - 0.9} 12L{x + 0.7} 9.4",
            0.34,
        )
        street.line(f"M{x - 2.6} 6.6H{x + 2.6}M{x - 2} 9.2H{x + 2}", 0.4)
    street.line(
        "M-17.2 6.8Q-20 8 -23 8.2M17.2 6.8Q20 8 23 8.2M-12 6.8Q-8 9 -5 8M12 6.8Q8 9 5 8", FINE
    )
    for x in (-11.6, 4.6):
        teeth = "".join(f"L{x + 2.33 * i} 9.4V12" for i in (1, 2, 3))
        street.accent(f"M{x} 12{teeth}Z", style.accent, EDGE)
        wall(street, x, 12, 7, GROUND, BRICK)
        windows(street, (x + 1.6, x + 3.6, x + 5.6), (13.2,), 1.3, 3)
    wall(street, -4.6, 14, 9.2, GROUND, STONE)
    rays = [(on_circle(0, 7, 6.6, a), on_circle(0, 7, 9.4, a)) for a in (-165, -140, -40, -15)]
    street.line(" ".join(f"M{a.x} {a.y}L{b.x} {b.y}" for a, b in rays), 0.5, GLOW.shade(0.15))
    bulb = (
        "M0 1C3.4 1 5.6 3.4 5.6 6.2C5.6 9 3 10.2 2.7 12.6H-2.7C-3 10.2 -5.6 9 -5.6 6.2"
        "C-5.6 3.4 -3.4 1 0 1Z"
    )
    street.lit(bulb, GLOW, CONTOUR)
    street.hatch(
        "M2.6 1.8C4.4 2.8 5.6 4.4 5.6 6.2C5.6 9 3 10.2 2.7 12.6H1.4C1.8 9.6 5 8 2.6 1.8Z",
        0.6,
        0.14,
        1,
    )
    street.line("M-1.2 12.4V8.6L-2.4 6.6L0 7.6L2.4 6.6L1.2 8.6V12.4", 0.36)
    street.line("M-3.4 4.8Q-2.8 3.4 -1.4 2.8", 0.5, PLASTER)
    for y in (12.6, 13.7):
        street.surface(rectangle(-2.9, y, 5.8, 1.3, 0.5), SLATE, EDGE)
    door(street, 0, GROUND, style.accent, 2)
    lamp(street, -9.6, 13)
    person(street, 3.4, GLOW)
    return street.node()


@drawing("us-water-works")
def water_works(width: float, height: float, style: Style) -> Node:
    """A water tower over the pump house, and a tap that gives all it has."""
    street = street_of(width, height, style, "water works")
    tree(street, -15.2, GROUND, 2.6)
    street.line(
        "M-11.4 18.6L-10 8M-1.6 18.6L-3 8M-11 15.4L-2.4 11.6M-2 15.4L-10.6 11.6"
        "M-10.4 11.6H-2.6M-11 15.4H-2",
        0.5,
    )
    street.surface(rectangle(-7.2, 9, 1.4, 9.6), SLATE, FINE)
    street.surface(
        "M-12.6 4H-0.4V8.2C-0.4 9.6 -3 10.6 -6.5 10.6C-10 10.6 -12.6 9.6 -12.6 8.2Z", WATER, CONTOUR
    )
    street.hatch("M-3.6 4H-0.4V8.2C-0.4 9.4 -2 10.2 -4.4 10.5Z", 0.6, 0.14, 1)
    street.line("M-12.6 6.6C-9 7.6 -4 7.6 -0.4 6.6", FINE)
    street.accent("M-13.4 4.2L-6.5 0.8L0.4 4.2Z", style.accent, CONTOUR)
    wall(street, 2, 10.4, 13.4, GROUND, BRICK)
    street.accent("M1 10.6L8.7 6.4L16.4 10.6Z", style.accent, CONTOUR)
    street.body(circle(8.7, 8.8, 0.9), GLASS, FINE)
    for x in (4.4, 8.7, 13):
        street.body(f"M{x - 1.2} 16V13Q{x} 11 {x + 1.2} 13V16Z", GLASS, EDGE)
    tap = "M-6.4 13.4H-1.6C-0.4 13.4 0 14 0 15V16.2H-1.6V15.4H-6.4Z"
    street.accent(placed(tap, 3.4), GLOW, EDGE)
    street.line("M-0.4 13.4V12.2M-1.8 12H1", 0.5)
    street.accent("M2.2 16.4H3.2L3.6 20H1.8Z", WATER, FINE)
    street.accent("M-1.2 20.6C0 19.4 5.4 19.4 6.8 20.6C5.4 21.4 0 21.4 -1.2 20.6Z", WATER, FINE)
    person(street, -8.8, style.accent)
    return street.node()
