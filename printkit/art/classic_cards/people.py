"""Small people for the pictures of cards: a few limbs, a coat, a hat and a smile."""

from collections.abc import Sequence

from printkit.art.classic_cards.vignette import (
    BOLD,
    CREAM,
    DARK,
    FINE,
    GOLD,
    SKIN,
    THIN,
    VignettePlate,
)
from printkit.colour import Colour
from printkit.geometry.shapes import circle, ellipse, rectangle

Way = Sequence[tuple[float, float]]
"""Points from the shoulder or the hip on: elbow and hand, knee and foot."""

HANGING: Way = ((3.6, -11.0), (3.4, -8.2))
RAISED: Way = ((5.0, -14.6), (5.8, -18.6))
BENT: Way = ((4.8, -11.0), (2.2, -10.2))
STANDING: tuple[Way, Way] = (((-1.3, -4), (-1.4, -0.7)), ((1.3, -4), (1.4, -0.7)))
WALKING: tuple[Way, Way] = (((-1.6, -4.2), (-3.6, -1.0)), ((2.0, -4.4), (2.6, -0.7)))
RUNNING: tuple[Way, Way] = (((-2.6, -4.4), (-6.4, -4.6)), ((3.8, -6.0), (4.6, -1.6)))

_COAT = "M-2.7 -14.6C-3.6 -12 -3.5 -9 -3.3 -6.8H3.3C3.5 -9 3.6 -12 2.7 -14.6Q0 -15.9 -2.7 -14.6Z"
_DRESS = (
    "M-2.3 -14.4C-2.6 -12.4 -1.8 -11 -1.9 -10C-2.6 -7 -4 -4 -4.4 -2.2"
    "Q0 -1 4.4 -2.2C4 -4 2.6 -7 1.9 -10C1.8 -11 2.6 -12.4 2.3 -14.4"
    "Q0 -15.6 -2.3 -14.4Z"
)


def person(
    plate: VignettePlate,
    coat: Colour,
    hat: str = "",
    *,
    legs: tuple[Way, Way] = STANDING,
    arms: tuple[Way, Way] = (HANGING, HANGING),
    dress: bool = False,
    trousers: Colour = DARK,
) -> None:
    """Somebody 20 high, feet at zero, who looks to the right; the first arm is the left one."""
    _arm(plate, arms[0], coat, -1)
    for leg in legs:
        _leg(plate, leg, SKIN if dress else trousers)
    plate.area(_DRESS if dress else _COAT, coat)
    plate.shade("M-3.6 -6.8L-2.7 -14.6L-0.9 -14.9L-1.2 -6.8Z", 0.8, 0.6)
    if not dress:
        plate.line("M0.9 -14.6L0.6 -6.8", THIN)
    head(plate.at(0, -17.4), hat)
    _arm(plate, arms[1], coat, 1)


def head(plate: VignettePlate, hat: str = "") -> None:
    """A head of radius 2.5 around zero, looking to the right, with what it wears."""
    plate.area(circle(0, 0, 2.5), SKIN)
    plate.area(ellipse(2.5, 0.5, 0.8, 0.65), SKIN, THIN)
    plate.spot(circle(1.1, -0.5, 0.36))
    plate.line("M0.5 1.3Q1.3 1.9 2 1.3", THIN)
    plate.area(ellipse(-0.7, 0.3, 0.55, 0.75), SKIN, THIN)
    _HATS[hat](plate)


def _arm(plate: VignettePlate, way: Way, coat: Colour, side: int) -> None:
    points = " ".join(f"L{side * x if way is HANGING else x} {y}" for x, y in way)
    plate.limb(f"M{2.3 * side} -13.6{points}", 1.5, coat)
    x, y = way[-1]
    plate.area(circle(side * x if way is HANGING else x, y, 1.05), SKIN, THIN)


def _leg(plate: VignettePlate, way: Way, colour: Colour) -> None:
    (knee_x, knee_y), (x, y) = way
    plate.limb(f"M{0.3 * knee_x} -7.4L{knee_x} {knee_y}L{x} {y}", 1.6, colour)
    plate.strong(f"M{x - 1.1} {y + 0.7}V{y - 0.5}Q{x + 0.4} {y - 0.9} {x + 2.2} {y + 0.7}Z", DARK)


def _hair(plate: VignettePlate) -> None:
    plate.strong(
        "M-2.5 0.6C-3.2 -2.4 -1 -3.6 1 -3.1Q2.4 -2.7 2.2 -1.6Q0 -1.2 -1 -1.6Q-1.6 -0.4 -2.5 0.6Z",
        DARK,
    )


def _bowler(plate: VignettePlate) -> None:
    plate.strong("M-2.3 -1.4C-2.5 -4.4 2.3 -4.4 2.1 -1.4Z", DARK)
    plate.area("M-3.4 -1.2Q0 -2.2 3.4 -1.2Q0 -0.5 -3.4 -1.2Z", DARK, THIN)


def _topper(plate: VignettePlate) -> None:
    plate.strong("M-2 -1.4L-2.3 -6H2.3L2 -1.4Z", DARK)
    plate.area("M-2.05 -2.9H2.05L1.97 -1.8H-1.97Z", plate.deck, FINE)
    plate.area("M-3.5 -1.3Q0 -2.2 3.5 -1.3Q0 -0.5 -3.5 -1.3Z", DARK, THIN)


def _cap(plate: VignettePlate) -> None:
    plate.area("M-2.6 -0.9C-2.8 -4.2 2.2 -4 2.3 -1.2L4 -0.9Q3.4 -0.4 2.2 -0.6Z", plate.other)


def _straw(plate: VignettePlate) -> None:
    plate.area("M-2 -1.4V-3.6H2V-1.4Z", GOLD)
    plate.spot(rectangle(-2, -2.5, 4, 1), plate.deck)
    plate.area("M-3.6 -1.3Q0 -2 3.6 -1.3Q0 -0.6 -3.6 -1.3Z", GOLD, THIN)


def _helmet(plate: VignettePlate) -> None:
    """A constable's."""
    plate.strong("M-2.7 -0.9C-2.7 -3.6 -1.8 -5.4 0 -5.4C1.8 -5.4 2.7 -3.6 2.7 -0.9Z", DARK, BOLD)
    plate.area("M-3.2 -0.7Q0 -1.7 3.2 -0.7Q0 0 -3.2 -0.7Z", DARK, THIN)
    plate.area(circle(0.9, -2.8, 0.85), GOLD, FINE)
    plate.line("M-1.8 -0.6Q-1 2.4 0.6 2.6", THIN)


def _officer(plate: VignettePlate) -> None:
    """A policeman's peaked cap."""
    plate.strong("M-3 -2.9Q-0.4 -5.2 3 -3.4L2.3 -1.2H-2.3Z", DARK, BOLD)
    plate.area("M-2.3 -1.7H2.4L3.7 -0.8Q1 -0.6 -2.3 -0.9Z", DARK, THIN)
    plate.area(circle(0.9, -2.7, 0.8), GOLD, FINE)


def _bonnet(plate: VignettePlate) -> None:
    plate.area(
        "M-1.2 2.6C-4.4 1 -4 -3.6 -0.4 -3.9C1.6 -4 2.6 -3 2.6 -1.6Q0.6 -2.2 -0.6 -0.6"
        "Q-1 1 -1.2 2.6Z",
        plate.deck,
    )


def _bun(plate: VignettePlate) -> None:
    plate.area(circle(-1.8, -2.8, 1.4), STONE_HAIR)
    plate.area(
        "M-2.5 0.8C-3.4 -2.2 -1 -3.4 0.8 -3.1Q2.2 -2.7 2.1 -1.6Q0.2 -1.4 -0.9 -1.6"
        "Q-1.4 -0.4 -2.5 0.8Z",
        STONE_HAIR,
    )


def _lady(plate: VignettePlate) -> None:
    """Curls under a broad hat."""
    plate.strong(
        "M-2.4 2C-3.8 0.6 -3 -2.6 -0.6 -2.8L1.6 -2Q-0.6 -1.4 -0.8 0.2Q-1 1.6 -2.4 2Z", DARK
    )
    plate.area("M-1.9 -1.8Q-1.6 -4.2 0.4 -4.2Q2.2 -4.2 2.3 -2Z", plate.deck)
    plate.area("M-4.2 -1.2Q0 -3 4.2 -1.9Q0.4 -0.9 -4.2 -1.2Z", plate.deck, THIN)


STONE_HAIR = CREAM.shade(0.18)
_HATS = {
    "": _hair,
    "bowler": _bowler,
    "topper": _topper,
    "cap": _cap,
    "straw": _straw,
    "helmet": _helmet,
    "officer": _officer,
    "bonnet": _bonnet,
    "bun": _bun,
    "lady": _lady,
}
