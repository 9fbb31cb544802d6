"""Four British engines from their right side, on rails in the road; ``x`` is the cab's back."""

from printkit.art.classic.facade import STONE
from printkit.art.classic.london.scene import GOLD, IRON, RED, TERRACOTTA, WHITE, London
from printkit.art.classic.london.traffic import wheels
from printkit.art.classic.street_life import placed
from printkit.colour import Colour, parse_colour
from printkit.geometry.path import joined, polyline
from printkit.geometry.shapes import circle, on_circle, rectangle

RAIL = 21.3
_MOST_SLEEPERS = 60
_BLUE = parse_colour("#3a78b8")
_GREEN = parse_colour("#3d8a57")
_ROYAL = parse_colour("#3b4f9a")
_BROWN = parse_colour("#b07a3c")


def rails(street: London) -> None:
    """Rails from side to side, sleepers below them."""
    street.stroke(f"M{street.left} {RAIL}H{street.right}", 0.4)
    count = min(int(street.right), _MOST_SLEEPERS)
    sleepers = (rectangle(2 * i - count + 0.5, RAIL + 0.25, 1, 0.4) for i in range(count))
    street.bold(joined(sleepers), IRON)


def streamliner(street: London, x: float) -> None:
    """A streamlined express engine with its tender."""
    _tender(street, x, _BLUE)
    nose = placed("M0 20V13.8H3.4L4 14.6H12C15 14.8 17.6 16.4 18.8 19.4L18.8 20Z", x)
    street.accent(nose, _BLUE, 0.3)
    street.bold(
        placed("M13.4 14.8C16 15.6 17.8 17 18.8 19.4V20H16.6C16.4 18 15.4 16.2 13.4 14.8Z", x),
        street.style.accent,
    )
    street.line(placed("M0 17.4H14", x), 0.35, WHITE)
    street.panes((x + 0.6, 14.5, 1.1, 1.6), (x + 2.1, 14.5, 1.1, 1.6))
    street.bold(rectangle(x + 11, 13.8, 1.6, 0.9, 0.3), street.style.accent)
    _driving(street, (x + 5, x + 8.2, x + 11.4), 1.5)
    _small(street, (x + 2, x + 14.4, x + 16.6))
    street.bold(rectangle(x + 18.4, 19, 0.9, 1.1), RED)
    _steam(street, x + 10.6, 12.4, -1)


def express(street: London, x: float) -> None:
    """An express engine with four driving wheels, a copper dome and a tall chimney."""
    _tender(street, x, _GREEN)
    street.bold(placed("M12.6 14.6V11.8H12.2V11H14.8V11.8H14.4V14.6Z", x), street.style.accent)
    street.bold(placed("M7.4 14.6C7.4 12.6 10 12.6 10 14.6Z", x), GOLD)
    street.accent(placed("M3 18.8V14.4H15V18.8Z", x), _GREEN, 0.3)
    street.accent(placed("M0 19.6V13H3.6V19.6Z", x), _GREEN, 0.3)
    street.bold(rectangle(x - 0.4, 12.5, 4.4, 0.7), IRON)
    street.panes((x + 0.7, 14, 2.2, 1.8))
    street.bold(rectangle(x + 12.4, 14.2, 3, 4.8), street.style.accent)
    street.line(placed("M6 14.6V18.6M9 14.6V18.6", x), 0.25, GOLD)
    street.bold(placed("M0 18.8H16.8V19.8H0Z", x), TERRACOTTA)
    _driving(street, (x + 5.4, x + 9.2), 1.9)
    _small(street, (x + 1.8, x + 13, x + 15.4))
    street.bold(rectangle(x + 16.6, 18.8, 0.9, 1.4), RED)
    _steam(street, x + 13.2, 9.6, -1)


def tank_engine(street: London, x: float) -> None:
    """A small engine that carries its water beside the boiler."""
    accent = street.style.accent
    street.bold(placed("M12.4 14.4V11.4H12V10.6H14.6V11.4H14.2V14.4Z", x), accent)
    street.bold(placed("M8 14.2C8 12.4 10.2 12.4 10.2 14.2Z", x), GOLD)
    street.bold(rectangle(x + 4, 13.8, 11, 4.4, 0.8), accent)
    street.accent(placed("M3.6 19.6V14.6H12V19.6Z", x), _BROWN, 0.3)
    street.accent(placed("M-2.6 19.6V15.4H0V12.4H3.8V19.6Z", x), _BROWN, 0.3)
    street.bold(rectangle(x - 0.4, 11.8, 4.6, 0.8), IRON)
    street.panes((x + 0.8, 13.4, 2.2, 1.9))
    street.line(rectangle(x + 4.6, 15.4, 6.4, 3.2), 0.3, GOLD)
    street.bold(placed("M-2.8 19H16V19.9H-2.8Z", x), RED)
    _driving(street, (x + 1.2, x + 6.2, x + 11.2), 1.4)
    street.bold(
        joined([rectangle(x + 15.8, 18.6, 0.9, 1.6), rectangle(x - 3.4, 18.6, 0.9, 1.6)]), IRON
    )
    _steam(street, x + 13, 9.2, -1)


def single(street: London, x: float) -> None:
    """An engine with one pair of driving wheels, as tall as a man."""
    _tender(street, x, _ROYAL)
    street.bold(placed("M13 14.8V12H12.6V11.2H15V12H14.6V14.8Z", x), street.style.accent)
    street.bold(rectangle(x + 12.6, 11, 2.4, 0.6), GOLD)
    street.bold(placed("M4.6 14.8C4.6 12.8 6.8 12.8 6.8 14.8Z", x), GOLD)
    street.accent(placed("M3 18.6V14.8H15V18.6Z", x), _ROYAL, 0.3)
    street.accent(placed("M0 19.4V13.4H3.4V16.2L4.4 17V19.4Z", x), _ROYAL, 0.3)
    street.bold(rectangle(x - 0.4, 12.9, 4.2, 0.7), IRON)
    street.panes((x + 0.7, 14.2, 1.9, 1.7))
    street.bold(rectangle(x + 12.8, 14.6, 2.6, 4.2), street.style.accent)
    street.bold(placed("M0 18.8H5Q8.2 13.6 11.4 18.8H17V19.6H0Z", x), RED)
    _driving(street, (x + 8.2,), 2.7)
    _small(street, (x + 2.4, x + 13, x + 15.4))
    street.bold(rectangle(x + 16.8, 18.6, 0.9, 1.4), RED)
    _steam(street, x + 13.4, 9.8, -1)


def _tender(street: London, x: float, colour: Colour) -> None:
    """Coal and water behind the engine."""
    street.bold(
        placed("M-7.4 15.2C-6 13.6 -4 14.4 -3 13.8C-2 13.6 -1.2 14.4 -0.6 15.2Z", x),
        IRON,
    )
    street.accent(rectangle(x - 8, 15, 7.6, 4.8), colour, 0.3)
    street.line(rectangle(x - 7.4, 15.8, 6.4, 2.6), 0.25, GOLD)
    street.bold(placed("M-8.4 19.2H0V20H-8.4Z", x), IRON)
    _small(street, (x - 6.6, x - 4.2, x - 1.8))


def _driving(street: London, xs: tuple[float, ...], radius: float) -> None:
    """Large wheels with spokes, a rod along them."""
    y = RAIL - radius
    street.bold(joined(circle(x, y, radius) for x in xs), IRON)
    street.fine(joined(circle(x, y, 0.72 * radius) for x in xs), STONE)
    spokes = [
        polyline([(x, y), on_circle(x, y, 0.7 * radius, 45 * i)]) for x in xs for i in range(8)
    ]
    street.stroke(joined(spokes), 0.16)
    street.bold(joined(circle(x, y, 0.35) for x in xs), IRON)
    if len(xs) > 1:
        street.stroke(f"M{xs[0]} {y + 0.5}H{xs[-1]}", 0.5)


def _small(street: London, xs: tuple[float, ...]) -> None:
    wheels(street, xs, RAIL, 0.9)


def _steam(street: London, x: float, y: float, way: float) -> None:
    """Clouds that trail behind the chimney."""
    for dx, dy, radius in ((9.4, -1, 1.5), (6.6, -1.8, 2.1), (3.2, -1.4, 1.7), (0.8, -0.2, 1)):
        street.fine(circle(x + way * dx, y + dy, radius), WHITE)
