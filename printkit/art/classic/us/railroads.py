"""Four railroads, each seen from another side."""

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    GLASS,
    PLASTER,
    SLATE,
    STONE,
    wall,
)
from printkit.art.classic.street_life import (
    EDGE,
    FINE,
    GLOW,
    IRON,
    TIMBER,
    WATER,
    person,
    placed,
)
from printkit.art.classic.street_scene import GROUND, StreetScene, street_of
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import arc, circle, on_circle, rectangle
from printkit.scene import Node

GREEN = parse_colour("#3f6b57")
RUST = parse_colour("#b4533c")
MAROON = parse_colour("#7d3340")
RAIL = 20.6


def _track(street: StreetScene, level: float = RAIL) -> None:
    """Rails on their sleepers from side to side."""
    count = min(int(street.right / 2), 40)
    street.line(
        " ".join(f"M{2 * i - 0.6} {level + 0.7}H{2 * i + 0.6}" for i in range(-count, count + 1)),
        0.5,
    )
    street.line(f"M{street.left} {level}H{street.right}", 0.4)


def _wheel(street: StreetScene, x: float, radius: float, colour: Colour = RUST) -> None:
    """A wheel with spokes on the rail."""
    y = RAIL - radius
    street.accent(circle(x, y, radius), IRON, EDGE)
    street.body(circle(x, y, radius * 0.74), PLASTER, FINE)
    spokes = (on_circle(x, y, radius * 0.74, 45 * i) for i in range(8))
    street.line(" ".join(f"M{x} {y}L{p.x} {p.y}" for p in spokes), 0.26, colour)
    street.accent(circle(x, y, radius * 0.24), colour, FINE)


def _smoke(street: StreetScene, puffs: tuple[tuple[float, float, float], ...]) -> None:
    """A plume of round clouds that have grown together."""
    plume = joined(circle(*puff) for puff in puffs)
    street.line(plume, 2 * EDGE)
    street.plain(plume, street.style.fill(PLASTER))
    street.faint(joined(arc(x, y, 0.6 * r, 20, 130) for x, y, r in puffs), 0.2, STONE)


@drawing("us-reading-railroad")
def reading_railroad(width: float, height: float, style: Style) -> Node:
    """An old steam engine at speed, from the side: balloon stack, bell, cow-catcher."""
    street = street_of(width, height, style, "reading")
    _track(street)
    _smoke(
        street,
        (
            (8, 2.2, 1.2),
            (5.6, 2, 1.7),
            (2.4, 2.4, 1.9),
            (-1.2, 2, 1.6),
            (-4, 2.2, 1.3),
            (-7, 2, 0.9),
        ),
    )
    street.accent("M9 4.2H13.4L12.4 6.6L12.2 9.8H10.2L10 6.6Z", IRON, CONTOUR)
    street.accent(rectangle(8.6, 3.6, 5.2, 0.9, 0.3), RUST, FINE)
    street.accent("M0.8 9.8V8.2C0.8 7 1.8 6.4 2.8 6.4C3.8 6.4 4.8 7 4.8 8.2V9.8Z", GLOW, EDGE)
    street.line("M6.6 9.8V7.2H8.6V9.8", 0.3)
    street.accent(placed("M-0.8 1.4L-0.5 0.2Q0 -0.4 0.5 0.2L0.8 1.4Z", 7.6, 7.5), GLOW, FINE)
    street.surface(
        "M-4 9.8H13.4C14.6 9.8 15 10.8 15 12.4C15 14 14.6 15.2 13.4 15.2H-4Z", GREEN, CONTOUR
    )
    street.hatch("M-4 13.2H15C14.8 14.6 14.4 15.2 13.4 15.2H-4Z", 0.55, 0.14, 0.0)
    street.line("M-1 9.8V15.2M5.6 9.8V15.2M9.8 9.8V15.2", 0.4, GLOW if style.is_full else None)
    street.accent(rectangle(14, 9.4, 1.8, 6.2, 0.5), IRON, EDGE)
    street.accent(rectangle(13.2, 7.4, 2.4, 2.2, 0.3), GLOW, EDGE)
    street.accent(rectangle(-11.4, 6.6, 7.6, 8.8, 0.3), RUST, CONTOUR)
    street.body(rectangle(-10.4, 7.8, 2.4, 3.2, 0.3), GLASS, FINE)
    street.body(rectangle(-7.2, 7.8, 2.4, 3.2, 0.3), GLASS, FINE)
    street.surface(circle(-9, 9.8, 0.8), TIMBER, FINE)
    street.accent("M-12.6 6.8C-12.4 5.6 -11.6 5 -10.4 5H-4.8C-3.6 5 -2.8 5.6 -2.6 6.8Z", IRON, EDGE)
    street.accent("M-17.4 10.2H-12.4V16H-17.4Z", GREEN, CONTOUR)
    street.body("M-17.2 10.2Q-16 8.4 -14.8 9.4Q-13.6 8 -12.6 10.2Z", IRON, FINE)
    street.accent(rectangle(-17.6, 15.6, 33, 1.5), RUST, EDGE)
    street.accent("M15 16.2H16.4L18 20.2H14.2Z", RUST, EDGE)
    street.line("M15.6 16.4L15.2 20.2M16.2 16.4L16.8 20.2", FINE)
    for x, r in ((-15.8, 1.5), (-13.2, 1.5), (-7.2, 3.2), (0.2, 3.2), (8.6, 1.7), (12.4, 1.7)):
        _wheel(street, x, r)
    street.line("M-7.2 17.4L0.2 17.4L7 16.4", 0.6)
    return street.node()


@drawing("us-pennsylvania-railroad")
def pennsylvania_railroad(width: float, height: float, style: Style) -> Node:
    """A streamliner head-on in the arched hall of its station."""
    street = street_of(width, height, style, "pennsylvania railroad")
    arch = "M-16.4 18.6V10.6C-16.4 4.4 -9 0.8 0 0.8C9 0.8 16.4 4.4 16.4 10.6V18.6Z"
    street.surface(arch, STONE, CONTOUR)
    street.body("M-14.6 18.6V11C-14.6 6 -8.4 2.6 0 2.6C8.4 2.6 14.6 6 14.6 11V18.6Z", GLASS, EDGE)
    ribs = " ".join(f"M{x} 18.6V{3.4 + 0.028 * x * x}" for x in (-12, -9, -6, -3, 0, 3, 6, 9, 12))
    street.line(ribs, 0.26, PLASTER)
    street.line("M-14.4 9.6H14.4M-12.6 6.6H12.6", 0.26, PLASTER)
    street.surface("M-14.6 16.4H-7V18.6H-14.6ZM7 16.4H14.6V18.6H7Z", STONE, EDGE)
    nose = "M-5.6 19.4V10C-5.6 6.4 -3.4 4.8 0 4.8C3.4 4.8 5.6 6.4 5.6 10V19.4Z"
    street.accent(nose, MAROON, CONTOUR)
    street.hatch("M3 19.4V5.8C4.6 6.6 5.6 8 5.6 10V19.4Z", 0.6, 0.14, 1.0)
    street.body(
        "M-4.4 9.4C-4.2 7.8 -3.2 7 -0.5 6.8V9.6H-4.4ZM4.4 9.4C4.2 7.8 3.2 7 0.5 6.8V9.6H4.4Z",
        GLASS,
        FINE,
    )
    street.accent(circle(0, 11.6, 1.2), GLOW, EDGE)
    street.line(
        "M-5.6 13.4C-3 14.8 3 14.8 5.6 13.4M-5.6 14.6C-3 16 3 16 5.6 14.6M-5.6 15.8"
        "C-3 17.2 3 17.2 5.6 15.8",
        0.34,
        GLOW,
    )
    street.accent("M-6 18.2H6L5.2 20.4H-5.2Z", IRON, EDGE)
    street.line("M-3.4 20.4L-5.4 22M3.4 20.4L5.4 22M-5 21.2H5", 0.5)
    for x, coat in ((-12, RUST), (-10, PLASTER), (9.4, GLOW), (12, IRON)):
        person(street, x, coat, 17.6, 0.95)
    street.accent(rectangle(10.2, 16.6, 1.1, 1), TIMBER, FINE)
    return street.node()


@drawing("us-b-and-o-railroad")
def b_and_o_railroad(width: float, height: float, style: Style) -> Node:
    """A country station with a clock tower; the coaches wait at its platform."""
    street = street_of(width, height, style, "b and o")
    wall(street, -16, 9, 22, GROUND - 2, BRICK)
    street.accent("M-17 9.2L-13.6 5H3.6L7 9.2Z", SLATE, CONTOUR)
    wall(street, 6, 5.4, 6.4, GROUND - 2, BRICK)
    street.accent("M5.2 5.6L9.2 0.8L13.2 5.6Z", RUST, CONTOUR)
    street.body(circle(9.2, 8, 1.8), PLASTER, EDGE)
    street.line("M9.2 6.8V8L10.2 8.6", 0.3)
    for x in (-12.6, -8.4, -4.2, 0):
        street.body(f"M{x - 1.1} 14.6V11.6Q{x} 9.8 {x + 1.1} 11.6V14.6Z", GLASS, FINE)
    street.accent("M-17 10.4H14L16 12H-18.6Z", RUST, EDGE)
    for x in (-17, -6, 5, 15):
        street.line(f"M{x} 12V17", 0.5)
    street.surface(rectangle(-18, 16.6, 36, 2), STONE, EDGE)
    for x, coat in ((-15, GLOW), (14, PLASTER), (15.6, MAROON)):
        person(street, x, coat, 16.6, 0.95)
    _track(street)
    for x in (-12.4, 2.2):
        street.accent(rectangle(x, 13.6, 13.4, 5.6, 0.6), GREEN, CONTOUR)
        street.accent(f"M{x - 0.3} 13.8Q{x + 6.7} 11.4 {x + 13.7} 13.8Z", IRON, EDGE)
        panes = (rectangle(x + 1 + 2.4 * i, 14.6, 1.7, 1.9, 0.2) for i in range(5))
        street.body(joined(panes), GLASS, FINE)
        street.line(f"M{x} 17.4H{x + 13.4}", 0.34, GLOW if style.is_full else None)
        for at in (2, 4.2, 9.2, 11.4):
            street.accent(circle(x + at, 19.5, 1.05), IRON, FINE)
    street.line("M1 18.6H2.2", 0.6)
    return street.node()


@drawing("us-short-line")
def short_line(width: float, height: float, style: Style) -> Node:
    """The shortest train there is on its viaduct: a tank engine and one red caboose."""
    street = street_of(width, height, style, "short line")
    deck = "M-18 11.4H18V18.6H-18Z"
    street.surface(deck, STONE, CONTOUR)
    arches = (
        f"M{x - 3.2} 18.6V15.4Q{x} 11.4 {x + 3.2} 15.4V18.6Z" for x in (-13.6, -4.6, 4.6, 13.6)
    )
    street.body(" ".join(arches), PLASTER.mix(WATER, 0.3), EDGE)
    street.hatch(
        "M-10.4 18.6V15.4H-7.8V18.6ZM-1.4 18.6V15.4H1.4V18.6ZM7.8 18.6V15.4H10.4V18.6Z",
        0.6,
        0.14,
        1,
    )
    street.body(rectangle(-18.4, 10.6, 36.8, 1), STONE, EDGE)
    lift = 10.2 - RAIL
    _smoke(street, ((9, 2.2, 0.9), (6.8, 1.9, 0.8), (4.6, 2.1, 0.95)))
    street.accent("M9.6 2.6H11.8L11.4 5H10Z", IRON, EDGE)
    street.surface(rectangle(2.6, 4.8, 10.6, 4.2, 0.6), RUST, CONTOUR)
    street.accent("M5.6 4.9Q6.8 2.6 8 4.9Z", GLOW, FINE)
    street.accent(rectangle(0.4, 2.6, 4.4, 6.4, 0.3), RUST, CONTOUR)
    street.body(rectangle(1.4, 3.6, 2.4, 2.4, 0.2), GLASS, FINE)
    street.accent("M-0.4 2.7Q2.6 1.2 5.6 2.7Z", IRON, FINE)
    street.surface(rectangle(-12.4, 4, 9.8, 5, 0.3), MAROON, CONTOUR)
    street.accent(rectangle(-13, 3.4, 11, 0.9, 0.3), IRON, FINE)
    street.surface(rectangle(-9.4, 1.6, 3.8, 1.9), MAROON, EDGE)
    street.accent(rectangle(-9.8, 1.1, 4.6, 0.7, 0.2), IRON, FINE)
    street.body(joined(rectangle(x, 5.2, 1.6, 1.7, 0.2) for x in (-11.2, -8.4, -5.6)), GLASS, FINE)
    street.line("M-14.2 9H-12.4M-14.2 9V6.4H-12.4M-2.6 8.6H0.4", 0.34)
    for x, r in ((-10.6, 0.95), (-4.6, 0.95), (2.4, 1.2), (6, 1.2), (9.6, 1.2), (12, 0.9)):
        street.accent(circle(x, RAIL + lift - r + 0.4, r), IRON, FINE)
        street.body(circle(x, RAIL + lift - r + 0.4, 0.4 * r), PLASTER, 0.15)
    street.line(f"M{street.left} 20.2", 0.2)
    person(street, 0.2, GLOW)
    street.line("M0.9 17.6L1.6 16", 0.26)
    return street.node()
