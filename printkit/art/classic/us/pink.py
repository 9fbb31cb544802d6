"""Pink: a house with iron balconies, a capitol, a mansion."""

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
from printkit.art.classic.street_life import (
    EDGE,
    FINE,
    GLOW,
    IRON,
    columns,
    flag,
    lamp,
    pediment,
    person,
    steps,
)
from printkit.art.classic.street_scene import GROUND, StreetScene, street_of
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Node


@drawing("us-st-charles-place")
def st_charles_place(width: float, height: float, style: Style) -> Node:
    """A house with iron balconies, the streetcar stops before it."""
    street = street_of(width, height, style, "st charles")
    wall(street, -15, 4.4, 22, GROUND, BRICK)
    street.accent("M-15.8 4.6L-13.6 1H4.8L7.8 4.6Z", style.accent, CONTOUR)
    for level in (5.8, 11.6):
        for x in (-12.6, -8.2, -3.8, 0.6, 4.6):
            street.accent(rectangle(x - 1.5, level, 3, 3.4), style.accent, FINE)
            street.body(rectangle(x - 0.75, level, 1.5, 3.4), GLASS, FINE)
        _balcony(street, -15.6, 23.2, level + 1.9)
    _streetcar(street, 6.2)
    person(street, -13, style.accent)
    lamp(street, -16.4, 12.4)
    tree(street, 15.6, GROUND, 2.2)
    return street.node()


def _balcony(street: StreetScene, x: float, width: float, level: float) -> None:
    """A gallery of iron lace on slim posts."""
    street.body(rectangle(x, level + 1.7, width, 0.5), STONE, FINE)
    street.line(f"M{x} {level}H{x + width}M{x} {level - 2.6}H{x + width}", FINE)
    posts = " ".join(f"M{x + i * width / 5} {level - 2.6}V{level + 2}" for i in range(6))
    street.line(posts, 0.3)
    loops = (circle(x + 0.9 + i * 1.19, level + 0.85, 0.55) for i in range(int(width / 1.19)))
    street.line(joined(loops), 0.16)


def _streetcar(street: StreetScene, x: float) -> None:
    """An old streetcar, 12 units long, on its rail."""
    street.line(f"M{x + 1} 9.4L{x + 4.6} 11.4", 0.3)
    street.accent(f"M{x - 6} 12.6C{x - 4} 11 {x + 4} 11 {x + 6} 12.6Z", street.style.accent, EDGE)
    street.surface(rectangle(x - 5.8, 12.6, 11.6, 6.2, 0.3), GLOW, EDGE)
    panes = (rectangle(x - 5 + 2.1 * i, 13.3, 1.6, 2.3) for i in range(5))
    street.body(joined(panes), GLASS, FINE)
    street.accent(rectangle(x - 5.8, 16.6, 11.6, 2.2), street.style.accent, FINE)
    street.accent(rectangle(x - 4.6, 18.8, 9.2, 0.8), IRON, FINE)
    for wheel in (-3, 3):
        street.accent(circle(x + wheel, 19.8, 0.8), IRON, FINE)


@drawing("us-states-avenue")
def states_avenue(width: float, height: float, style: Style) -> Node:
    """A capitol: dome, columns, wings and flags."""
    street = street_of(width, height, style, "states")
    wall(street, -15.6, 10.6, 31.2, GROUND, STONE)
    street.body(rectangle(-16, 10, 32, 0.9), PLASTER, EDGE)
    windows(street, (-13.4, -10.4, -7.4, 7.4, 10.4, 13.4), (11.8, 15.2), 1.5, 2.2)
    wall(street, -4, 5.6, 8, 10)
    street.line(" ".join(f"M{-3.2 + 0.8 * i} 6.4V9" for i in range(9)), FINE)
    street.body(rectangle(-4.5, 5.4, 9, 0.8), STONE, FINE)
    street.accent("M-4 5.4C-4 2.8 -2.2 1.6 0 1.6C2.2 1.6 4 2.8 4 5.4Z", style.accent, CONTOUR)
    street.line("M-2 5.4C-2 3.6 -1.2 2.2 -0.4 1.7M2 5.4C2 3.6 1.2 2.2 0.4 1.7", FINE)
    street.body("M-0.6 1.7V0.6H0.6V1.7Z", PLASTER, FINE)
    pediment(street, -5, 11.4, 10, 2.4)
    street.body(rectangle(-5, 12.2, 10, 6.4), PLASTER, EDGE)
    door(street, 0, GROUND - 0.6, style.accent, 2)
    columns(street, (-4.4, -2.4, 2.4, 4.4), 12.2, 18)
    steps(street, -6.4, 12.8)
    flag(street, -12, 10, 5, style.accent)
    flag(street, 12, 10, 5, style.accent)
    for x in (-10, 9, 11):
        person(street, x, style.accent if x < 0 else PLASTER)
    return street.node()


@drawing("us-virginia-avenue")
def virginia_avenue(width: float, height: float, style: Style) -> Node:
    """A brick mansion behind six white columns, old trees at its sides."""
    street = street_of(width, height, style, "virginia")
    for x in (-15.2, 15.2):
        tree(street, x, GROUND, 4.6)
    for x in (-10.6, -7.6, 5.7, 8.7):
        chimney(street, x, 1.2, 6)
    wall(street, -12, 7, 24, GROUND, BRICK)
    hip(street, -12, 7.2, 24, 4.4, style.accent)
    windows(street, (-10.2, -7.6, 7.6, 10.2), (8.4, 13.6), 1.5, 2.8)
    street.surface(rectangle(-5.6, 7.4, 11.2, 11.2), PLASTER, EDGE)
    windows(street, (-3.4, 0, 3.4), (9,), 1.4, 2.4)
    windows(street, (-3.4, 3.4), (13.6,), 1.4, 2.8)
    door(street, 0, GROUND - 0.6, style.accent, 2)
    pediment(street, -6, 7, 12, 3.2)
    columns(street, (-5.2, -1.9, 1.9, 5.2), 7.8, 18)
    steps(street, -7.4, 14.8)
    person(street, -9, style.accent)
    return street.node()
