"""What crosses the river on the British box, and what is on it: bus, cab, tugs."""

from printkit.art.classic.cover_plate import BOLD, FINE, LINE, Cover
from printkit.art.classic.london.scene import GOLD, IRON, LEAD, NAVY, RED, WHITE
from printkit.art.style import Ink
from printkit.colour import parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, ellipse, rectangle

_AIR, _GLASS = parse_colour("#e6eef0"), parse_colour("#2f4560")


def bus(plate: Cover) -> None:
    """A red bus with an upper deck."""
    plate.lacquer(
        "M-10 -1V-13.4Q-10 -14.4 -9 -14.4H9.4Q11 -14.4 11.2 -12.8V-1Z",
        RED,
        BOLD,
    )
    plate.body(rectangle(-10, -7.8, 21.2, 0.9), WHITE, FINE)
    upper = [rectangle(-8.9 + 3.3 * i, -12.8, 2.8, 3.4, 0.5) for i in range(6)]
    lower = [rectangle(-5.6 + 3.3 * i, -6.2, 2.8, 2.9, 0.5) for i in range(5)]
    plate.glass(joined([*upper, *lower]), _GLASS)
    plate.glass(rectangle(-9.3, -6.2, 2.7, 5.2), _GLASS)
    plate.body(rectangle(-4, -9.2, 9, 1.2), WHITE, FINE)
    for wheel in (-5.8, 6.8):
        plate.accent(circle(wheel, -0.9, 2), IRON, LINE)
        plate.body(circle(wheel, -0.9, 0.8), LEAD, FINE)


def cab(plate: Cover) -> None:
    """A black cab that follows."""
    plate.lacquer(
        "M-8 -0.9V-3.6Q-8 -4.4 -4.4 -4.6L-3.2 -7.8Q-2.8 -8.4 -2 -8.4H3.6Q6 -8.4 6.4 -5L6.8 -0.9Z",
        IRON,
        LINE,
    )
    doors = (rectangle(x, -4.5, 0.3, 3) for x in (-3.3, 0.8, 5))
    seams = joined([*doors, rectangle(-0.6, -3.9, 0.9, 0.3)])
    plate.plain(seams, plate.style.line if plate.style.ink is Ink.MONO else WHITE)
    panes = plate.glass if plate.style.ink is Ink.MONO else plate.body
    panes(
        "M-3.4 -4.8L-2.5 -7.4H0.6V-4.8ZM1.3 -7.4H3.8Q5 -7.2 5.3 -4.8H1.3Z",
        _AIR,
        FINE,
    )
    plate.accent(rectangle(-0.8, -9.4, 2.4, 1), GOLD, FINE)
    for wheel in (-5, 4):
        plate.accent(circle(wheel, -0.8, 1.6), IRON, LINE)
        plate.body(ellipse(wheel, -0.8, 0.7, 0.7), LEAD, FINE)


def tug(plate: Cover) -> None:
    """A tug on the river, its smoke behind it and a wave before its bow."""
    plate.lacquer("M-5.6 -2.4Q0 -1.9 6.8 -3.6Q6 -1.2 4.6 0.4H-4.6Q-5.5 -0.8 -5.6 -2.4Z", NAVY, LINE)
    plate.line("M-5.2 -1.6Q0 -1.1 6 -2.4", LINE, WHITE if plate.style.is_full else None)
    plate.area("M3 0.6C4.4 0.2 5 -1 6.4 -1.1C6.2 -0.4 7 0.1 8.4 0.6Z", WHITE, FINE)
    plate.area("M-7.6 0.6Q-6.4 -0.4 -5.2 0.1Q-4 -0.3 -2.8 0.6Z", WHITE, FINE)
    plate.area(rectangle(-3.6, -4.6, 5, 2.5), WHITE, FINE)
    plate.glass(joined(rectangle(x, -4.1, 0.9, 0.9) for x in (-3, -1.5, 0)), _GLASS)
    plate.lacquer(rectangle(-1.8, -6.6, 1.5, 2), RED, FINE)
    plate.area("M-1.6 -6.8Q-3.6 -7 -3.4 -8.2Q-5.4 -8.6 -4.6 -9.8Q-2.6 -9.8 -1.2 -6.8Z", WHITE, FINE)
    plate.line("M4.6 -3V-4.8", FINE)
