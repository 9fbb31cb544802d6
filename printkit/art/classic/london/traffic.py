"""Who and what moves in London's streets: people under their hats, buses, cabs, horses."""

from printkit.art.classic.facade import STONE
from printkit.art.classic.london.scene import FINE, GOLD, IRON, NAVY, RED, TERRACOTTA, WHITE, London
from printkit.art.classic.street_life import SKIN, placed
from printkit.art.classic.street_life import person as bareheaded
from printkit.colour import Colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle

ROAD = 21.5
"""Where wheels touch the road."""

_HATS = {
    "cap": "M-0.8 -3.6C-0.7 -4.6 0.7 -4.6 0.8 -3.6Z",
    "bowler": "M-1 -3.6H-0.6C-0.6 -4.8 0.6 -4.8 0.6 -3.6H1V-3.35H-1Z",
    "topper": "M-0.95 -3.6H-0.6V-5H0.6V-3.6H0.95V-3.35H-0.95Z",
    "helmet": "M-0.85 -3.4L-0.6 -3.6C-0.6 -5.3 0.6 -5.3 0.6 -3.6L0.85 -3.4Z",
    "bearskin": "M-0.7 -3.3C-1 -5.6 1 -5.6 0.7 -3.3Z",
}


def person(street: London, x: float, coat: Colour, hat: str = "cap", foot: float = 20.8) -> None:
    """Somebody 4 mm high under a cap, bowler, topper, helmet or bearskin."""
    bareheaded(street, x, coat, foot, 1.16)
    street.bold(placed(_HATS[hat], x, foot), IRON)


def bus(street: London, x: float, foot: float = ROAD) -> None:
    """A red double-decker from its left side, 12 wide."""
    shell = "M-6 -0.8V-6.8Q-6 -7.8 -5 -7.8H5Q6 -7.8 6 -6.8V-0.8Z"
    street.bold(placed(shell, x, foot), RED)
    street.fine(rectangle(x - 6, foot - 4.5, 12, 0.8), WHITE)
    upper = [(x - 5.3 + 2.2 * i, foot - 6.9, 1.8, 1.7) for i in range(5)]
    lower = [(x - 5.3 + 2.2 * i, foot - 3.4, 1.8, 1.5) for i in range(4)]
    street.panes(*upper, *lower)
    street.fine(rectangle(x + 3.7, foot - 3.4, 1.6, 2.6), WHITE)
    wheels(street, (x - 3.6, x + 2.4), foot)


def taxi(street: London, x: float, colour: Colour = IRON) -> None:
    """A London cab from its side, 7.6 wide."""
    body = (
        "M-3.8 -0.7V-2.2Q-3.8 -2.8 -2.4 -2.8L-1.8 -4.2Q-1.6 -4.6 -1 -4.6H2.2Q2.8 -4.6 3 -4"
        "L3.6 -2.6Q3.8 -2.4 3.8 -0.7Z"
    )
    street.bold(placed(body, x, ROAD), colour)
    street.panes((x - 1.1, ROAD - 4.1, 1.5, 1.3), (x + 0.8, ROAD - 4.1, 1.6, 1.3))
    street.bold(rectangle(x - 1, ROAD - 5.3, 1.8, 0.7, 0.2), GOLD)
    wheels(street, (x - 2.3, x + 2.3), ROAD, 0.9)


def limousine(street: London, x: float) -> None:
    """A long car from its side, 11 wide."""
    body = (
        "M-5.6 -0.9V-2.7Q-5.6 -3.5 -4.6 -3.5L-4 -5.1Q-3.8 -5.5 -3.2 -5.5H1Q1.6 -5.5 1.8 -4.9"
        "L2.4 -3.5H5Q5.6 -3.3 5.6 -0.9Z"
    )
    street.bold(placed(body, x, ROAD), NAVY)
    street.panes((x - 3.3, ROAD - 4.9, 1.8, 1.3), (x - 1, ROAD - 4.9, 2, 1.3))
    street.fine(circle(x + 5, ROAD - 2.5, 0.6), GOLD)
    wheels(street, (x - 3.4, x + 3.4), ROAD)


def wheels(street: London, xs: tuple[float, ...], foot: float, radius: float = 1.0) -> None:
    """Wheels that stand on the road."""
    street.bold(joined(circle(x, foot - radius, radius) for x in xs), IRON)
    street.fine(joined(circle(x, foot - radius, 0.45 * radius) for x in xs), STONE)


def pillar_box(street: London, x: float, foot: float = 20.2) -> None:
    """A red pillar box."""
    street.bold(placed("M-0.9 0V-3.4Q0 -4.4 0.9 -3.4V0Z", x, foot), RED)
    street.line(placed("M-1 -3.3H1M-0.5 -2.6H0.5", x, foot), 0.25)


def horse(street: London, x: float) -> None:
    """A horse at a walk."""
    legs = "M-2.4 -3L-2.8 0M-1.6 -2.8L-1.2 0M1.8 -3L1.4 0M2.4 -3.2L3.4 -1.6L3 -0.4"
    street.line(placed(legs, x, ROAD), 0.6)
    body = (
        "M-3 -4.8C-1 -5.4 1 -5 2 -5.2L3.4 -7.8L4 -8.2L5.8 -6.8L5.4 -6L4.2 -6.2L3.2 -3.2"
        "C2 -2.2 -2 -2.2 -3 -3Z"
    )
    street.bold(placed(body, x, ROAD), TERRACOTTA)
    street.line(placed("M-3 -4.6C-4.2 -4.2 -4 -2.6 -4.4 -1.6", x, ROAD), 0.6)
    street.line(placed("M2.2 -5.4L3.4 -7.6", x, ROAD), FINE)


def rider(street: London, x: float) -> None:
    """Somebody on horseback."""
    horse(street, x)
    street.bold(placed("M-1 -4.4L-0.6 -8H0.8L1 -4.4Z", x, ROAD), RED)
    street.line(placed("M0.4 -4.6V-2.2", x, ROAD), 0.6)
    street.bold(circle(x + 0.2, ROAD - 8.6, 0.7), SKIN)
    street.bold(placed("M-0.8 -8.8C-0.6 -10 1 -10 1.2 -8.8Z", x, ROAD), IRON)
