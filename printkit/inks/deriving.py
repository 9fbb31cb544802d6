"""The inks of a colour of the screen, where nobody has designed them.

Two colours and black do all that they can (full grey component replacement): greys are black
alone, nothing turns when one ink runs strong, and there is little ink.
"""

from collections.abc import Sequence
from functools import lru_cache

from printkit.colour import Cmyk, Colour, linear
from printkit.inks.nearest import Nearest, nearest, roots
from printkit.inks.press_model import light_of

TOTAL_INK = 2.4
"""Sum of the four inks at most, 1.0 = 100 %: the limit of the strictest service, 240 %."""

_PAIRS = ((0, 1), (0, 2), (1, 2))
_DARKEST = light_of((0.6, 0.4, 0.4, 1.0))[1]
"""The light that black leaves: what is black on a screen is as dark as this in print."""
_GREY = 0.03
"""Colours whose channels differ by less are greys."""
_CLOSE = 3e-3
"""An error that nobody sees."""
_NEARLY_SOLID = 0.92
"""Black from here on is printed solid: a screen of dots would fray the edges of letters."""
_HALVINGS = 12


@lru_cache(maxsize=8192)
def derived(colour: Colour) -> Cmyk:
    """The inks in whole percents, together :data:`TOTAL_INK` at most."""
    channels = (colour.red, colour.green, colour.blue)
    if max(channels) - min(channels) < _GREY:
        return black_for(colour)
    wanted = roots([_in_print(linear(value)) for value in channels])
    start = _plain(channels)
    pairs = sorted(_PAIRS, key=lambda pair: -start[pair[0]] - start[pair[1]])
    best: Nearest = nearest(wanted, (*pairs[0], 3), start)
    for pair in pairs[1:]:
        if best.error > _CLOSE:
            best = min(best, nearest(wanted, (*pair, 3), start))
    return _whole(best.inks)


@lru_cache(maxsize=1024)
def black_for(colour: Colour) -> Cmyk:
    """The share of black alone that is as light as the colour."""
    wanted = _in_print(colour.luminance)
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if light_of((0, 0, 0, middle))[1] < wanted else (middle, high)
    share = round(low, 2)
    return (0.0, 0.0, 0.0, 1.0 if share > _NEARLY_SOLID else share)


def _in_print(light: float) -> float:
    """The light of a screen as paper sends it back, which is never quite black."""
    return _DARKEST + (1 - _DARKEST) * light


def _plain(channels: Sequence[float]) -> list[float]:
    """A first guess: what is lacking in all channels is black, the rest are colours."""
    brightest = max(channels)
    return [*(1 - value / brightest for value in channels), 1 - brightest]


def _whole(inks: Cmyk) -> Cmyk:
    """Whole percents; above the limit, colours give way to black."""
    *colours, black = (round(share * 100) for share in inks)
    room = TOTAL_INK * 100 - black
    if sum(colours) > room:
        colours = [int(share * room / sum(colours)) for share in colours]
    cyan, magenta, yellow = (share / 100 for share in colours)
    return (cyan, magenta, yellow, black / 100)
