"""People of the galaxy: in armour, coat or robe, with the heads of their kinds."""

from collections.abc import Callable, Iterator

from printkit.art.n7.view import LAMP, PALE, PLATE, STEEL, VOID, View
from printkit.colour import Colour, parse_colour
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.transform import Point
from printkit.records import record

STAND = "M-1.6 -9L-2.5 -4.9L-2.3 -0.8M1.6 -9L2.3 -4.9L2.2 -0.8"
STRIDE = "M-1 -9L-2.8 -5L-4.8 -0.8M1 -9L3.6 -5.4L3 -0.8"
KNEEL = "M-1.4 -8L-2.4 -0.8L-6.4 -0.8M1.6 -8L5 -6.6L4.8 -0.8"
HANG = "M-3.6 -15.6L-5 -11.8L-3.9 -8M3.6 -15.6L5 -11.8L4.2 -8"
REACH = "M-3.6 -15.6L-5 -11.8L-3.9 -8M3.4 -15.4L6 -13.2L9.8 -14.2"
CHEER = "M-3.6 -15.6L-6.6 -18.4L-5.4 -23M3.6 -15.6L6.6 -18.4L5.4 -23"
HOLD = "M-3.4 -15.4L-3.8 -11.2L3 -11.6M3.6 -15.4L4.8 -11.4L7.2 -12.6"
WAVE = "M-3.6 -15.6L-5 -11.8L-3.9 -8M3.6 -15.4L7 -15.2L8 -20.4"

SKINS = tuple(parse_colour(text) for text in ("#c98d6b", "#9a74ab", "#7fa3c9", "#a3b27a"))
"""Of people from here and from elsewhere."""

Part = Callable[[View, Colour], None]
"""Draws a part of a figure in the colour of its clothes."""


@record
class Body:
    """What somebody wears, the head and the hands; ``plated`` limbs have pads on their joints."""

    clothes: Part
    head: Part
    hands: Colour
    plated: bool = False


def person(
    view: View, suit: Colour, legs: str = STAND, arms: str = HANG, body: Body | None = None
) -> None:
    """A figure 22 high that stands at the origin and looks to the right; in armour, or as said."""
    who = body or ARMOUR
    _legs(view, legs, suit, plated=who.plated)
    who.clothes(view, suit)
    who.head(view, suit)
    _arms(view, arms, suit, who)


def _legs(view: View, legs: str, suit: Colour, *, plated: bool) -> None:
    view.tube(legs, suit.shade(0.36), 2.4)
    for _, knee, foot in _bent(legs):
        if plated:
            view.tube(_line(knee, foot), suit.shade(0.1), 2.5)
            view.at(knee.x, knee.y).solid("M-1.3 -1.2H0.9L1.8 0L0.9 1.4H-1.3Z", suit, 0.7)
        boot = view.at(foot.x, foot.y)
        boot.solid("M-1.4 -1.4H1.1L2.9 0.2V0.9H-1.5Z", suit.shade(0.5), 0.7)


def _arms(view: View, arms: str, suit: Colour, body: Body) -> None:
    sleeve = suit.mix(PALE, 0.12)
    view.tube(arms, sleeve.shade(0.2), 2.0)
    for shoulder, elbow, hand in _bent(arms):
        near = view.at(hand.x, hand.y)
        near.area("M-1.1 -0.8L-0.3 -1.4L0.9 -1.1L1.3 0L0.7 1.1L-0.6 1.2L-1.2 0.4Z", body.hands, 0.7)
        wrist = Point(elbow.x + 0.74 * (hand.x - elbow.x), elbow.y + 0.74 * (hand.y - elbow.y))
        view.tube(_line(elbow, wrist), sleeve, 2.1)
        if body.plated:
            view.at(elbow.x, elbow.y).solid(
                "M-1.1 -0.9L0 -1.4L1.2 -0.7V0.8L0 1.3L-1.2 0.7Z", suit, 0.7
            )
            plate = view.at(shoulder.x, shoulder.y, flip=shoulder.x < 0)
            plate.solid("M-1.5 -1.7L0.6 -1.6L2 -0.1L1.7 1.6L-1 1.2Z", suit.mix(PALE, 0.2), 0.8)


def _bent(limbs: str) -> Iterator[tuple[Point, Point, Point]]:
    """The three points of each limb."""
    for points in parse_path_data(limbs).polylines(1):
        first, middle, last = points
        yield first, middle, last


def _line(start: Point, end: Point) -> str:
    return f"M{start.x} {start.y}L{end.x} {end.y}"


def _plates(view: View, suit: Colour) -> None:
    """Armour: a breastplate, a narrow waist, a belt."""
    view.area("M-2.9 -12H2.9L3.2 -8.2L1.2 -7.2H-1.2L-3.2 -8.2Z", suit.shade(0.42), 0.8)
    view.solid("M-4.3 -16.4L-2.2 -17.8H2.2L4.3 -16.4L3.6 -12.6L2 -11.2H-2L-3.6 -12.6Z", suit)
    view.tone("M1.4 -17.6H2.2L4.3 -16.4L3.6 -12.6L2 -11.2H0.8Z", suit.shade(0.26))
    view.mark("M-3 -15.6H0V-14.4H-2.7Z", view.accent)
    view.line("M-3 -9.2H3M0.7 -17V-11.4", VOID, 0.7)


def _coat(view: View, suit: Colour) -> None:
    """A long coat, open over a light shirt, with a collar and a belt."""
    view.solid(
        "M-3.9 -16.4L-2 -17.7H2L3.9 -16.4L3 -11L4.5 -4.4H1.3L0.3 -8.6L-1 -4.4H-4.4L-3 -11Z", suit
    )
    view.tone("M2.2 -17.4L3.9 -16.4L3 -11L4.5 -4.4H2.8L1.6 -11Z", suit.shade(0.3))
    view.area("M-0.6 -17.6H1.8L0.9 -11.4H0.2Z", PALE, 0.6)
    view.mark("M-3.1 -11.4H3.1L3.2 -10.2H-3.2Z", suit.shade(0.6))
    view.mark("M0 -11.6H1.3V-10H0Z", LAMP)


def _robe(view: View, suit: Colour) -> None:
    """A robe down to the ankles, a sash across it."""
    view.solid("M-3.7 -16.2L-1.8 -17.6H1.8L3.7 -16.2L2.7 -11L4 -2.2L-3.8 -2.2L-2.7 -11Z", suit)
    view.tone("M1.4 -17.2L3.7 -16.2L2.7 -11L4 -2.2H1Z", suit.shade(0.3))
    view.area("M-3.5 -15.6L-1.7 -17.2L2.9 -10.6L2.6 -8.8Z", view.accent, 0.6)
    view.line("M-2.7 -10.8L-3.2 -3M-0.2 -9L-0.4 -3", VOID, 0.6)


def _helmet(view: View, suit: Colour) -> None:
    """A helmet with a wide dark visor and a gleam on it."""
    view.solid(
        "M-2.4 -17.2L-2.8 -20.4L-1.7 -22.6H0.8L2.4 -21.6L2.9 -19L1.5 -17.1Z", suit.mix(PALE, 0.16)
    )
    view.tone("M-2.4 -17.2L-2.6 -19H-0.2L0.6 -17.1Z", suit.shade(0.35))
    view.mark("M-0.9 -21.2L2.5 -21.4L3 -19.1L2.1 -18.4L-0.5 -18.9Z", VOID)
    view.mark("M-0.2 -20.7L1.2 -20.8L0.8 -19.4L0 -19.5Z", LAMP)
    view.mark("M-1.6 -22.6H-0.5L-0.8 -21.4H-1.9Z", view.accent)


def _human(view: View, suit: Colour) -> None:
    """A face in half profile, hair, and the coat's collar."""
    view.area("M-1 -18.6H1V-16.6H-1Z", SKINS[0].shade(0.2), 0.6)
    view.solid(
        "M-1.7 -18L-2 -20.6L-0.8 -22.2H1.6L2.1 -20.5L2.9 -19.3L2.2 -19L2 -17.6L-0.8 -17.3Z",
        SKINS[0],
        0.8,
    )
    view.mark(
        "M-1.9 -18.2L-2.7 -20.4L-1.7 -22.7L0.6 -23.3L2.2 -22L0.6 -21.3L-0.6 -20.5L-0.7 -19Z",
        VOID,
    )
    view.line("M1.2 -20.4V-19.8M0.8 -18.6L1.3 -18.3L2.1 -18.5", VOID, 0.9)
    view.solid(
        "M-2.3 -16.6L-1.9 -18L0.2 -16.8L-0.4 -15.6ZM2.3 -16.6L1.7 -17.7L0.6 -16.7L1 -15.6Z",
        suit,
        0.6,
    )


def _crested(view: View, suit: Colour) -> None:
    """A head whose brow runs back into three long crests."""
    skin = SKINS[1]
    view.area("M-1 -18.4H1V-16.4L-1 -16.6Z", skin.shade(0.25), 0.6)
    view.solid(
        "M1 -22.4L-1.4 -23L-4.8 -21.2L-3.2 -20.9L-5 -18.8L-3 -19.2L-4 -16.9L-1 -18.4Z",
        skin.shade(0.25),
        0.8,
    )
    view.solid(
        "M-1.5 -17.9L-1.9 -21L0 -22.8L1.9 -21.9L2.2 -20.4L2.9 -19.3L2.2 -18.9L1.9 -17.7L0.6 -17Z",
        skin,
        0.8,
    )
    view.mark("M0.7 -20.4L2.1 -20.8L1.8 -19.6L0.9 -19.6Z", VOID)
    view.line("M0.8 -18.2L1.9 -18.4M-1.6 -21.4L-3.6 -20.9M-1.6 -19.9L-3.4 -19.2", VOID, 0.7)
    view.area("M-1.8 -17H1.8V-15.9H-1.8Z", suit.shade(0.4), 0.6)


def _masked(view: View, suit: Colour) -> None:
    """A hood around a mask of glass with two eyes that shine."""
    view.solid("M-3 -16L-3.2 -20.6L-1.2 -23.2L1.4 -23L3 -20.8L2.8 -16L0 -14.8Z", suit)
    view.tone("M-3 -16L-3.2 -20.6L-1.2 -23.2L-0.4 -20L-0.8 -15.2Z", suit.shade(0.3))
    view.area(
        "M-0.7 -17.6L-0.9 -20.6L0.4 -22L2.1 -21.6L2.9 -19.8L2.3 -17.4L1 -16.8Z", SKINS[2], 0.7
    )
    view.mark("M0.2 -19.9H1V-19.1H0.2ZM1.7 -19.9H2.5L2.4 -19.1H1.7Z", VOID)
    view.area("M0.4 -18.1H2.2L1.9 -16.6H0.8Z", PLATE, 0.6)


def _horned(view: View, _suit: Colour) -> None:
    """A narrow face with two horns and great dark eyes."""
    skin = SKINS[3]
    view.area("M-0.9 -18.4H0.9V-16.4H-0.9Z", skin.shade(0.25), 0.6)
    view.solid(
        "M-1.7 -20.6L-3.4 -25L-0.6 -22.6ZM0.8 -22.6L2.8 -25.2L2 -21.6Z", skin.shade(0.28), 0.8
    )
    view.solid(
        "M-1.3 -18L-2.1 -20.8L-1.1 -22.7H1.2L2.3 -21.2L2.4 -19.2L1.5 -17L0.2 -16.7Z", skin, 0.8
    )
    view.mark(
        "M-0.4 -20.9L0.7 -20.4L0.5 -19.2L-0.4 -19.5ZM1.4 -20.5L2.3 -20.9V-19.6L1.5 -19.2Z", VOID
    )
    view.line("M0.4 -17.9H1.6M-0.6 -22L0.8 -21.6", VOID, 0.7)


ARMOUR = Body(_plates, _helmet, VOID.mix(STEEL, 0.4), plated=True)
COAT = Body(_coat, _human, SKINS[0])
CRESTED = Body(_robe, _crested, SKINS[1])
MASKED = Body(_plates, _masked, SKINS[2].shade(0.3), plated=True)
HORNED = Body(_coat, _horned, SKINS[3])
