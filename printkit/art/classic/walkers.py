"""People on the pictures of boxes, nine units tall; the zero of each is between the feet."""

from collections.abc import Callable

from printkit.art.classic.cover_plate import FINE, LINE, Cover
from printkit.colour import WHITE, Colour, parse_colour
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle, rectangle

_SKIN, _DARK = parse_colour("#d9a27c"), parse_colour("#2a3342")
_FUR, _BALLOON, _LEATHER = map(parse_colour, ("#a9784f", "#d23b3b", "#8a5a3c"))
_STRIDE = "M-0.4 -3L-0.9 0H-0.4M0.4 -3L0.9 0H1.4"

Draw = Callable[[Cover, Colour], None]
"""Somebody in a coat of this colour."""


def gentleman(part: Cover, coat: Colour) -> None:
    """A man in a top hat, with a stick."""
    part.line(_STRIDE, 0.6)
    _coat(part, coat)
    part.line("M-1.3 -3.6L-2.2 0", 0.35)
    _head(part)
    part.accent("M-1.5 -8.2H1.5L0.9 -8.5V-9.9H-0.9V-8.5Z", _DARK, FINE)


def clerk(part: Cover, coat: Colour) -> None:
    """A man in a bowler hat, with a case."""
    part.line(_STRIDE, 0.6)
    part.accent(rectangle(1.1, -3.2, 2.2, 1.6, 0.2), _LEATHER, FINE)
    _coat(part, coat)
    _head(part)
    part.accent("M-1.5 -8.1H1.5L1 -8.4C1 -9.8 -1 -9.8 -1 -8.4Z", _DARK, FINE)


def guardsman(part: Cover, coat: Colour) -> None:
    """A soldier in a bearskin, his rifle at his side."""
    part.line("M2 -7.4V0", 0.4)
    part.line("M-0.5 -3V0M0.5 -3V0", 0.7)
    _coat(part, coat)
    part.line("M-1.2 -3.9H1.2", 0.5, WHITE if part.style.is_full else None)
    _head(part)
    part.accent("M-1.2 -7.7C-1.7 -11.6 1.7 -11.6 1.2 -7.7Q0 -8.7 -1.2 -7.7Z", _DARK, FINE)


def lady(part: Cover, coat: Colour) -> None:
    """A woman in a wide hat, with a bag."""
    part.line("M-0.5 -1.4V0M0.5 -1.4V0", 0.5)
    part.line("M-2 -3.4V-4.6", 0.25)
    part.area(rectangle(-2.8, -3.4, 1.6, 1.7, 0.2), WHITE, FINE)
    part.accent("M-1.1 -6.2Q0 -7 1.1 -6.2L0.8 -4.4L2 -1.3H-2L-0.8 -4.4Z", coat, FINE)
    part.line("M0.9 -5.9L1.6 -4.2M-0.9 -5.9L-1.8 -4.6", 0.4)
    _head(part)
    part.accent("M-2 -8Q0 -8.7 2 -8L1 -8.6Q0 -10 -1 -8.6Z", coat, FINE)


def newsboy(part: Cover, coat: Colour) -> None:
    """A boy in a cap who holds up a newspaper."""
    small = part.at(0, 0, 0.86)
    small.line("M-0.6 -3L-0.8 0M0.6 -3L0.8 0", 0.6)
    small.line("M0.9 -5.8L2.1 -7.4", 0.5)
    small.area("M1.5 -7.4L3.2 -8.2L3.6 -10.2L1.9 -9.4Z", WHITE, FINE)
    _coat(small, coat)
    _head(small)
    small.accent("M-1.2 -8C-1.3 -9.4 1.3 -9.4 1.2 -8H2V-7.8H-1.2Z", _DARK, FINE)


def child(part: Cover, coat: Colour) -> None:
    """A child with a balloon."""
    small = part.at(0, 0, 0.62)
    small.line("M-0.6 -2.6V0M0.6 -2.6V0", 0.7)
    small.line("M1 -5.4L2 -7.2M2 -7.2Q1.6 -10 2.2 -12", 0.3)
    small.accent(circle(2.3, -13.6, 1.7), _BALLOON, FINE)
    small.accent("M-1.2 -6.2Q0 -7 1.2 -6.2L1.9 -2.4H-1.9Z", coat, FINE)
    _head(small)
    small.line("M-1 -7.6Q0 -9.2 1 -7.6", 0.6)


def with_dog(part: Cover, coat: Colour) -> None:
    """A man in a cap whose dog runs ahead."""
    part.line("M1.2 -3.8L3.6 -1.7", 0.2)
    newcomer = part.at(4.6, 0)
    newcomer.accent(
        "M-1.9 -2.6L-1.4 -1.9H0.6L1 -2.9L1.9 -2.7L2.5 -2.1L1.5 -1.7L1.2 -1.1L1.3 0H0.9L0.6 -0.9"
        "H-0.9L-1.3 0H-1.7L-1.5 -1.4Z",
        _FUR,
        FINE,
    )
    part.line(_STRIDE, 0.6)
    _coat(part, coat)
    _head(part)
    part.accent("M-1.3 -8C-1.3 -9.3 1.2 -9.3 1.2 -8H2.1V-7.7H-1.3Z", _LEATHER, FINE)


def _coat(part: Cover, coat: Colour) -> None:
    """A coat down to the knees, arms at its sides."""
    part.accent("M-1.1 -6.2Q0 -7 1.1 -6.2L1.4 -2.4H-1.4Z", coat, FINE)
    part.line("M-1 -5.8L-1.5 -3.6M1 -5.8L1.5 -3.6", 0.4)


def _head(part: Cover) -> None:
    part.area(circle(0, -7.7, 1), _SKIN, LINE)
    part.plain(joined(circle(x, -7.5, 0.17) for x in (-0.38, 0.38)), part.style.line)
