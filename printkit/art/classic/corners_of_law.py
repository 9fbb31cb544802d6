"""The two corners of a classic board about jail; see :mod:`printkit.art.classic.corners`."""

from printkit.art.classic.corners import NAVY, RED, SIGN, front_of, street_of, together
from printkit.art.classic.facade import BRICK, STONE, door, wall, windows
from printkit.art.classic.street_life import EDGE, FINE, IRON, TIMBER, lamp
from printkit.art.classic.street_scene import GROUND, PAVING, StreetScene
from printkit.art.classic_cards.people import RUNNING, STANDING, WALKING, Way, head, person
from printkit.art.classic_cards.vignette import CREAM, DARK, GOLD, SKIN, THIN, VignettePlate
from printkit.art.plate import Plate
from printkit.art.registry import drawing
from printkit.art.style import Style
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle
from printkit.scene import Group, Node

_POINTING: Way = ((6.4, -13.4), (10, -13.8))
_FORWARD: Way = ((4.6, -12.4), (6.8, -14.6))
_BACK: Way = ((-5, -11.4), (-6.4, -14))
_GREETING: Way = ((4.8, -14.8), (5.6, -18.2))
_BASKET: Way = ((3.8, -10.8), (5.4, -8.6))


@drawing("corner-go-to-jail")
def go_to_jail(width: float, height: float, style: Style) -> Node:
    """A policeman blows his whistle and points; a man in stripes knows the way."""
    return _sent(width, height, style, "officer")


@drawing("corner-go-to-jail-london")
def go_to_jail_in_london(width: float, height: float, style: Style) -> Node:
    """The same with a constable under his helmet."""
    return _sent(width, height, style, "helmet")


def _sent(width: float, height: float, style: Style, hat: str) -> Node:
    street = street_of(width, height, style, "police")
    _station(street)
    front = front_of(width, style)
    _runaway(front)
    front.shadow(47.6, 61.4, 8)
    officer = front.at(47.6, 61, 1.9, flip=True)
    person(officer, NAVY, hat, arms=((((-4.4, -11), (-2.4, -8.6))), _POINTING), trousers=NAVY)
    officer.limb("M10.4 -14.1L12 -14.2", 0.6, SKIN)
    officer.area("M-3.4 -8.2H3.4V-7.1H-3.4Z", DARK, THIN)
    officer.strong(rectangle(-0.8, -8.4, 1.6, 1.5), GOLD, 0.2)
    officer.strong(joined(circle(1.4, y, 0.34) for y in (-12.6, -11, -9.6)), GOLD, 0.2)
    officer.strong("M2.3 -16.4H4.6V-15.5H4.1A0.9 0.9 0 1 1 2.6 -15.4Z", GOLD, 0.25)
    front.line("M35.8 28.2l-2.6 -1.2M35.4 30.4h-3M35.8 32.6l-2.4 1", 0.6)
    return together(street, front)


def _station(street: StreetScene) -> None:
    """The jail: bars before its windows, a lamp down the road."""
    wall(street, -16.6, 9.6, 14.4, GROUND, BRICK)
    street.body(rectangle(-17.2, 8.6, 15.6, 1.3), STONE, EDGE)
    street.body(rectangle(-17, GROUND - 1, 15.2, 1), STONE, FINE)
    windows(street, (-13.6, -5.4), (11.4,), 2.2, 3)
    bars = " ".join(f"M{x + d} 11.4v3" for x in (-13.6, -5.4) for d in (-0.6, 0, 0.6))
    street.line(bars, FINE)
    door(street, -9.5, GROUND, NAVY, 2.6)
    lamp(street, 15.4, 10.6)


def _runaway(front: VignettePlate) -> None:
    """A man in stripes with a ball on his chain."""
    front.shadow(16, 61.4, 8)
    man = front.at(16.4, 61, 1.25, flip=True)
    person(man, CREAM, "", legs=RUNNING, arms=(_BACK, _FORWARD), trousers=CREAM)
    man.line("M-2.9 -13.2H2.9M-3.2 -11.4H3.2M-3.3 -9.6H3.3M-3.2 -7.9H3.2", 0.8)
    man.line("M-3.6 -5.4v1.5M-5 -5.4v1.5M2.6 -6.9l0.9 1.2M4.6 -4.6l-1.4 0.4M4.8 -3l-1.4 0.3", 0.6)
    _cap(man.at(0, -17.4))
    front.line("M24.2 57.6Q25.8 61.4 28.6 60.6", 0.6)
    front.strong(circle(30.4, 59.6, 2.5), DARK, 0.5)
    front.line("M29 58.6Q29.4 57.9 30.2 57.9", THIN, CREAM if front.style.is_full else None)


def _cap(plate: VignettePlate) -> None:
    """The round cap of who is in jail."""
    plate.area("M-2.6 -0.8C-2.8 -4.2 2.5 -4.2 2.4 -1Z", CREAM)
    plate.line("M-2.4 -2H2.2M-1.6 -3.1H1.4", 0.6)


@drawing("corner-jail")
def jail(width: float, height: float, style: Style) -> Node:
    """A cell of brick in the inner corner; visitors walk by on the slabs along the outer edges."""
    return _jail(width, height, style, "straw", "lady")


@drawing("corner-jail-london")
def jail_in_london(width: float, height: float, style: Style) -> Node:
    """The same with a bowler outside."""
    return _jail(width, height, style, "bowler", "bonnet")


def _jail(width: float, height: float, style: Style, his: str, hers: str) -> Node:
    plate = Plate(width, height, style, 68, 68)
    if style.is_full:
        plate.plain(rectangle(0, 0, 68, 68), PAVING)
    slabs = "M57 0V11M51.5 11V22.5M62.5 11V22.5M57 22.5V34M51.5 34V46M62.5 34V46"
    edge = "".join(f"M{x} 63V68" for x in range(6, 68, 11))
    plate.faint(f"{slabs}M46 11H68M46 22.5H68M46 34H68M0 63H68{edge}", 0.3, STONE.shade(0.15))
    plate.surface(rectangle(0, 0, 46, 46), BRICK, 0.6)
    _masonry(plate)
    plate.body(rectangle(9, 3.4, 28, 27.6), STONE, 0.6)
    plate.surface("M11.6 29V14C11.6 8.4 16.4 5.6 23 5.6C29.6 5.6 34.4 8.4 34.4 14V29Z", IRON, 0.6)
    front = front_of(width, style)
    prisoner(front)
    front.area(rectangle(7.4, 29, 31.2, 2.4), STONE, 0.6)
    person(
        front.at(56.6, 24.4, 1.06, flip=True), SIGN, his, legs=WALKING, arms=(_BASKET, _GREETING)
    )
    lady = front.at(59.4, 45, 1.06, flip=True)
    person(lady, RED, hers, dress=True, legs=STANDING, arms=(_BASKET, _BASKET))
    basket = front.at(53.2, 38)
    basket.line("M-2.6 0Q0 -5 2.6 0", 0.5)
    basket.area("M-3 0H3L2.4 3H-2.4Z", TIMBER, 0.4)
    basket.line("M-2.7 1.4H2.7", 0.2)
    return Group((plate.node(), front.node()))


def _masonry(plate: Plate) -> None:
    """Large bricks around the window, the lower ones left to the name."""
    courses = [4.0 * i for i in range(12)]
    joints = (
        f"M{x} {y}V{y + 4}"
        for i, y in enumerate(courses[:-1])
        for x in range(4 + 4 * (i % 2), 46, 8)
    )
    plate.faint(" ".join(f"M0 {y}H46" for y in courses) + " ".join(joints), 0.3, BRICK.shade(0.22))


def prisoner(front: VignettePlate) -> None:
    """Who looks out through the bars."""
    front.area("M12.6 29C12.8 25.2 16.6 23.4 22.6 23.2C28.6 23.4 32.2 25.2 32.6 29Z", CREAM)
    front.line("M14.4 25.6H31M13 28H32.4", 1.1)
    front.strong(joined(rectangle(x - 0.7, 5.8, 1.4, 23.2) for x in (18.6, 27.2)), DARK, THIN)
    face = front.at(22.6, 17.2, 2.5)
    head(face, "")
    face.line("M-0.9 -1.1L0.3 -1.3", THIN)
    _cap(face)
    front.strong(joined(rectangle(x - 0.7, 5.8, 1.4, 23.2) for x in (14.2, 31.4)), DARK, THIN)
    for x in (14.2, 31.4):
        front.area(rectangle(x - 2, 20.4, 4, 4.2, 1.6), SKIN, THIN)
        front.line(f"M{x - 1.7} 21.7H{x + 1}M{x - 1.7} 23H{x + 1}", 0.3)
