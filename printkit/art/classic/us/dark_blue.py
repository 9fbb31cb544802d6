"""Dark blue: a grand hotel, and planks along the sea."""

from printkit.art.classic.facade import (
    BRICK,
    CONTOUR,
    GLASS,
    LEAF,
    PLASTER,
    STONE,
    wall,
    windows,
)
from printkit.art.classic.street_life import (
    EDGE,
    FINE,
    GLOW,
    TIMBER,
    WATER,
    awning,
    flag,
    person,
    placed,
)
from printkit.art.classic.street_scene import GROUND, KERB, SKYLINE, StreetScene, street_of
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, on_circle, rectangle
from printkit.scene import Node

_PILLAR = 2.6
"""From the pillars of the boardwalk to the sides of the picture."""


@drawing("us-park-place")
def park_place(width: float, height: float, style: Style) -> Node:
    """A grand hotel with two towers, a fountain in its park, a doorman at the carpet."""
    street = street_of(width, height, style, "park place")
    wall(street, -12, 6, 24, GROUND, PLASTER)
    street.accent("M-12 6.2L-10.6 3.4H10.6L12 6.2Z", style.accent, CONTOUR)
    for x in (-6.6, 0, 6.6):
        street.body(f"M{x - 1} 6V4.2Q{x} 2.6 {x + 1} 4.2V6Z", PLASTER, FINE)
        street.body(rectangle(x - 0.5, 4.4, 1, 1.5), GLASS, 0.16)
    windows(street, tuple(-6.8 + 2.72 * i for i in range(6)), (7.6, 10.8), 1.4, 2)
    for x in (-16, 9.2):
        wall(street, x, 5, 6.8, GROUND, BRICK)
        windows(street, (x + 1.9, x + 4.9), (6.4, 9.8, 13.2), 1.4, 2.2)
        street.accent(
            f"M{x - 0.6} 5.2C{x + 0.8} 4.6 {x + 2} 3.6 {x + 2.8} 2H{x + 4}"
            f"C{x + 4.8} 3.6 {x + 6} 4.6 {x + 7.4} 5.2Z",
            style.accent,
            CONTOUR,
        )
        street.line(f"M{x + 3.4} 2V0.6", 0.34)
    street.body(rectangle(-8.4, 14.4, 16.8, 4.2), GLASS, EDGE)
    street.line(" ".join(f"M{x} 14.4V18.6" for x in (-5.6, -2.8, 2.8, 5.6)), FINE, PLASTER)
    awning(street, -8.8, 13.4, 17.6, style.accent)
    street.accent("M-1.2 18.6H1.2L1.8 20.2H-1.8Z", parse_colour("#b03a3f"), FINE)
    person(street, 2.6, style.accent)
    _fountain(street, -6.6)
    for x in (6.4, 8.2):
        street.surface(placed("M-0.8 0L0 -3.4L0.8 0Z", x, 19.2), LEAF, FINE)
        street.surface(rectangle(x - 0.5, 19, 1, 0.9), TIMBER, FINE)
    return street.node()


def _fountain(street: StreetScene, x: float) -> None:
    """A fountain with one basin."""
    jets = "M0 -3.4C-0.4 -5.4 -2 -5.4 -2.4 -2M0 -3.4C0.4 -5.4 2 -5.4 2.4 -2M0 -3.4V-5.4"
    street.line(placed(jets, x, 19.8), 0.3, WATER)
    street.body(placed("M-0.4 -3.4H0.4L0.6 -1.2H-0.6Z", x, 19.8), STONE, FINE)
    street.surface(placed("M-3.2 -1.6H3.2L2.6 0H-2.6Z", x, 19.8), STONE, EDGE)
    street.accent(placed("M-3.2 -1.6C-2 -2.1 2 -2.1 3.2 -1.6Z", x, 19.8), WATER, FINE)


@drawing("us-boardwalk")
def boardwalk(width: float, height: float, style: Style) -> Node:
    """Planks along the sea, the big wheel, a pavilion on the pier and a striped parasol."""
    street = StreetScene(width, height, style)
    street.skyline("boardwalk")
    street.wall_behind()
    _sea(street)
    _pier(street)
    _wheel(street, -8, 8.6, 7.8)
    _planks(street, street.right - _PILLAR)
    for x, colour in ((2.4, style.accent), (4, PLASTER), (-14.4, style.accent)):
        person(street, x, colour, 19.9)
    street.line("M14.4 13.4V19.6", 0.4)
    street.body(
        "M10.6 14.2C11 11.6 12.8 10.6 14.4 10.6C16 10.6 17.8 11.6 18.2 14.2Z", PLASTER, EDGE
    )
    street.accent(
        "M10.6 14.2C11 11.6 12.8 10.6 14.4 10.6C13.4 11.6 13 12.8 12.9 14.2Z"
        "M15.9 14.2C15.8 12.8 15.4 11.6 14.4 10.6C16 10.6 17.8 11.6 18.2 14.2Z",
        style.accent,
        FINE,
    )
    street.accent(
        "M11.6 18.6L12.6 16.2L13 16.3L12.6 18.2H16L16.4 19.6H16L15.6 18.6H12.4L12 19.6H11.6Z",
        TIMBER,
        FINE,
    )
    for x, y in ((3.4, 3.2), (6.6, 1.8), (13.6, 4.4)):
        street.line(placed("M-1.4 -0.4Q-0.7 -1 0 0Q0.7 -1 1.4 -0.4", x, y), 0.3)
    return street.node()


def _pier(street: StreetScene) -> None:
    """A pavilion with domes on its piles."""
    street.line(" ".join(f"M{1.4 + 1.9 * i} 14.2V17.4" for i in range(8)), 0.4)
    street.surface(rectangle(0.4, 13.6, 15.4, 0.9), TIMBER, EDGE)
    wall(street, 1.6, 9.6, 11.4, 13.6)
    for x in (3, 5, 9.6, 11.6):
        street.body(f"M{x - 0.7} 13.2V11.2Q{x} 9.8 {x + 0.7} 11.2V13.2Z", GLASS, FINE)
    for x, r in ((3, 1.7), (11.6, 1.7), (7.3, 2.8)):
        dome = (
            f"M{-r} 0C{-r} {-r} {-0.6 * r} {-1.2 * r} 0 {-1.5 * r}"
            f"C{0.6 * r} {-1.2 * r} {r} {-r} {r} 0Z"
        )
        street.accent(placed(dome, x, 9.6), street.style.accent, EDGE)
        street.line(f"M{x} {9.6 - 1.5 * r}V{8.6 - 1.5 * r}", 0.3)
    flag(street, 7.3, 5.4, 2.6, street.style.accent)


def _wheel(street: StreetScene, cx: float, cy: float, radius: float) -> None:
    """The big wheel on its two legs, twelve gondolas around it."""
    street.line(f"M{cx} {cy}L{cx - 5} 18.6M{cx} {cy}L{cx + 5} 18.6", 0.7)
    rims = joined(circle(cx, cy, radius * share) for share in (0.92, 0.8))
    street.line(rims, 0.32)
    spokes = (on_circle(cx, cy, 0.92 * radius, 30 * i) for i in range(12))
    street.line(" ".join(f"M{cx} {cy}L{p.x} {p.y}" for p in spokes), 0.18)
    places = [on_circle(cx, cy, 0.95 * radius, 30 * i + 15) for i in range(12)]
    car = "M-0.9 0H0.9V0.7Q0.9 1.5 0 1.5Q-0.9 1.5 -0.9 0.7Z"
    for part, colour in ((0, street.style.accent), (1, GLOW), (2, parse_colour("#c2484a"))):
        gondolas = (placed(car, p.x, p.y - 0.4) for p in places[part::3])
        street.accent(joined(gondolas), colour, FINE)
    street.accent(circle(cx, cy, 1.1), street.style.accent, EDGE)


def _sea(street: StreetScene) -> None:
    """The sea between the pillars where the garden wall ends on both sides."""
    reach = street.right - _PILLAR
    street.surface(rectangle(-reach, SKYLINE, 2 * reach, GROUND - SKYLINE), WATER, FINE)
    count = min(int(reach / 3.7), 8)
    waves = (
        f"M{3.7 * i} {14.2 + 0.8 * (i % 4)}q0.7 -0.5 1.4 0t1.4 0" for i in range(-count, count)
    )
    street.faint(" ".join(waves), 0.3, PLASTER)


def _planks(street: StreetScene, reach: float) -> None:
    """The boards where elsewhere the pavement is, the rail towards the sea, and its pillars."""
    street.surface(rectangle(-reach, 18.2, 2 * reach, KERB - 18.2), TIMBER, FINE)
    count = min(int(reach / 1.75), 40)
    boards = (f"M{1.5 * i} 18.2L{1.7 * i} {KERB}" for i in range(-count, count + 1))
    street.faint(" ".join(boards), 0.18, TIMBER.shade(0.3))
    street.line(f"M{-reach} 16.4H{reach}M{-reach} 17.4H{reach}", 0.26)
    street.line(
        " ".join(f"M{1.8 * i} 16V18.2" for i in range(-count, count + 1) if 1.8 * abs(i) < reach),
        0.34,
    )
    for x in (-reach, reach):
        street.body(rectangle(x - 0.9, 12.8, 1.8, KERB - 12.8), STONE, EDGE)
        street.body(rectangle(x - 1.2, 12.2, 2.4, 0.8), PLASTER, FINE)
        street.accent(circle(x, 11.2, 1), GLOW, FINE)
