"""Two corners of a classic board as scenes with much sky, where the words stand: start and rest.

They fill a corner of 65 mm and its bleed of 3 mm to the right and below: 68 x 68. The street behind
has its own grid; who stands before it is drawn in millimetres.
"""

from printkit.art.classic.facade import PLASTER, STONE, door, tree, wall, windows
from printkit.art.classic.street_life import (
    EDGE,
    FINE,
    GLOW,
    columns,
    flag,
    pediment,
    steps,
)
from printkit.art.classic.street_scene import GROUND, StreetScene
from printkit.art.classic_cards.people import STANDING, Way, head, person
from printkit.art.classic_cards.things import wheel
from printkit.art.classic_cards.vignette import CREAM, DARK, GOLD, SKIN, THIN, VignettePlate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle, star
from printkit.scene import Group, Node

RED = parse_colour("#c8202f")
NAVY = parse_colour("#2b4a78")
SIGN = parse_colour("#2f6db5")
GRASS = parse_colour("#a9c78f")
_AMBER = parse_colour("#e0a83a")
_SKY_GLASS = parse_colour("#bcdbe6")

_ROAD = 0.25
"""Of the height, below the picture of the street."""
_MILLIMETRES = 40.0
"""The side of a plate of vignettes whose grid counts millimetres."""

_WAVING: Way = ((4.8, -15.4), (5.2, -19.4))
_CARRYING: Way = ((3.8, -10.6), (4.6, -7.4))


def street_of(width: float, height: float, style: Style, seed: str) -> StreetScene:
    """The street behind a corner's scene."""
    street = StreetScene(width, height, style, below=_ROAD * height)
    street.skyline(seed)
    street.wall_behind()
    return street


def front_of(width: float, style: Style) -> VignettePlate:
    """What stands before it; a grid of millimetres in a corner of 68 mm."""
    side = _MILLIMETRES * width / 68
    return VignettePlate(side, side, style)


def together(street: StreetScene, front: VignettePlate) -> Node:
    """The scene of a corner."""
    return Group((street.node(), front.node()))


@drawing("corner-go")
def go(width: float, height: float, style: Style) -> Node:
    """Pay day at the bank, and an arrow on the road."""
    street = street_of(width, height, style, "go")
    _bank(street)
    front = front_of(width, style)
    _paid(front, "straw", "lady")
    _arrow(front)
    return together(street, front)


@drawing("corner-go-london")
def go_in_london(width: float, height: float, style: Style) -> Node:
    """The same with flags on the bank, a pillar box, bowler and umbrella."""
    street = street_of(width, height, style, "go")
    for x in (-8.4, 8.4):
        flag(street, x, 13.6, 10.1, RED, 1 if x < 0 else -1)
    _bank(street)
    front = front_of(width, style)
    _pillar_box(front.at(14.6, 48.4))
    _paid(front, "bowler", "bonnet")
    umbrella = front.at(4.6, 48.6)
    umbrella.line("M0 0V-10.4Q0 -11.8 1.2 -11.6", 0.6)
    umbrella.strong("M-0.9 -8.6H0.9L0.2 -0.8H-0.2Z", DARK)
    _arrow(front)
    return together(street, front)


def _bank(street: StreetScene) -> None:
    """A temple for money between two trees."""
    for x in (-16.2, 16.2):
        tree(street, x, GROUND, 2.4)
    wall(street, -10, 13.6, 20, GROUND, STONE)
    windows(street, (-8.2, 8.2), (14.5,), 1.7, 2.6)
    street.body(rectangle(-6.2, 13.8, 12.4, 4.8), PLASTER, EDGE)
    pediment(street, -7, 13.2, 14, 2.6)
    street.accent(circle(0, 12.2, 0.95), GLOW, EDGE)
    street.line(circle(0, 12.2, 0.6), FINE)
    door(street, 0, GROUND - 0.5, street.style.accent, 1.9)
    columns(street, (-5.6, -2.8, 2.8, 5.6), 14, 18.2)
    steps(street, -7.6, 15.2)


def _paid(front: VignettePlate, his: str, hers: str) -> None:
    """Two who have been paid: a note is waved, a bag is carried home."""
    man = front.at(8.4, 48.6, 0.92)
    person(man, SIGN, his, arms=(_CARRYING, _WAVING), legs=STANDING)
    note = front.at(13.6, 29.8, 1, turn=-14)
    note.strong(rectangle(-2.6, -1.5, 5.2, 3), parse_colour("#8fb98a"))
    note.line(circle(0, 0, 0.8), 0.2)
    woman = front.at(59.4, 48.6, 0.92, flip=True)
    person(woman, RED, hers, dress=True, arms=(_CARRYING, _CARRYING))
    bag = front.at(54.4, 44.6)
    bag.area(
        "M-2.6 3C-4 0.6 -2.4 -1.6 -0.9 -2.2L-1.6 -3.6H1.6L0.9 -2.2C2.4 -1.6 4 0.6 2.6 3Z", GOLD
    )
    bag.line("M-1 -2.2H1", THIN)
    bag.strong(star(0, 0.7, 1.4, 0.6, 5), DARK, 0.15)


def _arrow(front: VignettePlate) -> None:
    """The way round the board, painted on the road."""
    shape = "M4.6 57L15.4 50.6V54H62L59 57L62 60H15.4V63.4Z"
    front.strong(shape, RED, 0.6)
    light = CREAM if front.style.is_full else None
    front.line("M7.6 57L14.2 53V55.4H58.6M58.6 58.6H14.2V61L7.6 57", THIN, light)


def _pillar_box(part: VignettePlate) -> None:
    """A red letter box, 9 mm high."""
    part.strong("M-2 0V-7.2Q-2 -9 0 -9.2Q2 -9 2 -7.2V0Z", RED, 0.4)
    part.area(rectangle(-2.4, -0.9, 4.8, 1.1), DARK, THIN)
    part.line("M-2.3 -7H2.3M-1.2 -5.8H1.2", 0.4)
    part.area(rectangle(-1, -4.9, 2, 1.6), CREAM, 0.2)


@drawing("corner-parking")
def parking(width: float, height: float, style: Style) -> Node:
    """A car beside a lawn, its owner asleep in the shade."""
    street, front = _lawn(width, height, style)
    _car(front, _AMBER)
    return together(street, front)


@drawing("corner-parking-london")
def parking_in_london(width: float, height: float, style: Style) -> Node:
    """The same with a small car in racing green, striped."""
    street, front = _lawn(width, height, style)
    _small_car(front, parse_colour("#2f6b4a"))
    return together(street, front)


def _lawn(width: float, height: float, style: Style) -> tuple[StreetScene, VignettePlate]:
    street = street_of(width, height, style, "parking")
    street.surface(f"M-18 {GROUND}Q-10 16.4 0 16.8Q10 16.4 18 {GROUND}Z", GRASS, EDGE)
    tree(street, -3.6, GROUND - 0.6, 3.6)
    front = front_of(width, style)
    front.line("M9 32V46", 0.9)
    front.strong(rectangle(4.6, 22.6, 8.8, 9.4, 1.2), SIGN, 0.5)
    letter = "M7 30V24.6H9.4C12.2 24.6 12.2 28.4 9.4 28.4H8.5V30Z"
    front.spot(f"{letter}M8.5 25.9V27.1H9.2C10 27.1 10 25.9 9.2 25.9Z", CREAM)
    _sleeper(front)
    return street, front


def _sleeper(front: VignettePlate) -> None:
    """Somebody in a deckchair under a parasol."""
    front.line("M53 19V45M50.6 45H55.4", 0.7)
    edge = "Q61.2 25.4 58.4 27.4Q55.8 25.4 53 27.4Q50.2 25.4 47.6 27.4Q44.8 25.4 42 27.4"
    front.area(f"M42 27.4C43 20.8 47.6 18.4 53 18.2C58.4 18.4 63 20.8 64 27.4{edge}Z", CREAM, 0.5)
    front.area(
        "M42 27.4C43 20.8 47.6 18.4 53 18.2C49.6 19.6 48 23 47.6 27.4Q44.8 25.4 42 27.4Z"
        "M53 27.4Q55.8 25.4 58.4 27.4C58 23 56.4 19.6 53 18.2Z",
        RED,
        THIN,
    )
    front.strong(circle(53, 17.8, 0.8), GOLD)
    front.line("M43.6 46L60.4 30.4M49.6 36.6L57.8 46", 0.8)
    front.area("M44.4 42.4L47 44.6Q55 41.4 60.4 31.6L57.6 30.2Q53 38.8 44.4 42.4Z", CREAM, 0.4)
    front.limb("M51.8 38.6L46.4 36.4L41.6 41.4", 1.7, NAVY)
    front.strong("M40 43V40.8L42.6 42.2V43Z", DARK)
    front.limb("M51.6 38.2L56 32.6", 3.6, parse_colour("#0e6b5c"))
    front.limb("M55.4 34.4L52 35L49.6 36.6", 1.4, parse_colour("#0e6b5c"))
    face = front.at(58, 29.4, 0.95, turn=-38)
    head(face, "straw")
    face.spot(circle(1.1, -0.5, 0.55), SKIN)
    face.line("M0.6 -0.5Q1.1 -0.1 1.7 -0.5", THIN)
    front.line("M44.6 32.6h2.4l-2.4 2.6h2.4M48 29.8h1.8l-1.8 2h1.8", THIN)


def _car(front: VignettePlate, colour: Colour) -> None:
    """A roomy car of the fifties with a case on its roof, 38 mm long."""
    front.shadow(24.6, 61.6, 20)
    front.area(rectangle(17, 41.6, 9, 4, 0.8), parse_colour("#b98a5c"), 0.4)
    front.line("M19 41.6V45.6M24 41.6V45.6M15.6 45.8H29", 0.5)
    roof = "M12.4 52.4C13.6 48 15.8 46.2 20.4 46.2H27C31.4 46.2 33 49 35.4 52.4Z"
    front.area(roof, colour)
    front.area(
        "M15 52.2C15.8 49.2 17.4 47.8 20.6 47.8H22V52.2Z"
        "M23.6 52.2V47.8H26.8C29.6 47.8 31 49.6 32.8 52.2Z",
        _SKY_GLASS,
        0.4,
    )
    body = (
        "M5.4 59.4V55.4Q5.4 52.4 8.6 52.2H35.4Q42 52.4 43.4 55.2Q44 56.6 43.8 59.4"
        "Q43.6 60 42.6 60H6.6Q5.4 60 5.4 59.4Z"
    )
    front.area(body, colour, 0.5)
    front.strong("M5.4 56.4H43.7V57.4H5.4Z", CREAM, 0.25)
    front.line("M22.8 52.4V59.6M34.4 53V56", THIN)
    front.line("M24.4 54.6h2.6M14.6 54.6h2.6", 0.6)
    _trim(front, 43.6, 5.2, 57.8)
    for x in (13.4, 35.6):
        front.spot(circle(x, 59.4, 4.5), DARK)
        wheel(front, x, 59.4, 3.8, 10)


def _small_car(front: VignettePlate, colour: Colour) -> None:
    """A small British car, its roof white, 32 mm long."""
    front.shadow(24, 61.6, 17)
    roof = "M13 52.4L15.6 45.4Q16 44.4 17.4 44.4H28Q29.4 44.4 30 45.4L34 52.4Z"
    front.area(roof, CREAM)
    front.area(
        "M15.4 52.2L17.4 46.4H22.4V52.2ZM23.8 52.2V46.4H27.8Q28.6 46.4 29 47L31.8 52.2Z",
        _SKY_GLASS,
        0.4,
    )
    body = (
        "M8.4 59V55Q8.6 52.4 11.6 52.2H34Q39.4 52.4 40.2 55Q40.6 56.6 40.4 59"
        "Q40.2 60 39.2 60H9.6Q8.4 60 8.4 59Z"
    )
    front.area(body, colour, 0.5)
    front.line("M23.2 52.2V59.6M33.6 52.6V55.6", THIN)
    front.line("M24.8 54.4h2.2", 0.6)
    front.area(rectangle(16.8, 54.6, 5, 3.2), CREAM, THIN)
    front.strong("M18.8 54.6h1v3.2h-1ZM16.8 55.7h5v1h-5Z", RED, 0.15)
    _trim(front, 40.4, 8.2, 57.6)
    for x in (14.4, 34.4):
        front.spot(circle(x, 59.6, 4), DARK)
        wheel(front, x, 59.6, 3.3, 6)


def _trim(front: VignettePlate, nose: float, tail: float, level: float) -> None:
    """Lamps and bumpers at both ends."""
    front.strong(circle(nose - 0.6, level - 2.6, 1.3), GOLD)
    front.strong(rectangle(tail - 0.2, level - 3.4, 1.2, 2), RED)
    bumpers = joined(
        [rectangle(nose - 2, level, 3.4, 1.3, 0.6), rectangle(tail - 1.4, level, 3.4, 1.3, 0.6)]
    )
    front.area(bumpers, CREAM, THIN)
