"""The inks that come nearest to colours."""

from math import fsum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.colour_vision import difference
from printkit.inks.deriving import TOTAL_INK, black_for, derived
from printkit.inks.press_model import seen

CHANNELS = st.integers(0, 255).map(lambda value: value / 255)


@given(st.builds(Colour, CHANNELS, CHANNELS, CHANNELS))
def test_no_colour_takes_more_ink_than_the_strictest_service_lets(colour: Colour) -> None:
    inks = derived(colour)
    assert fsum(inks) <= TOTAL_INK + 1e-9
    assert all(0 <= ink <= 1 for ink in inks)
    assert all(ink == round(ink, 2) for ink in inks)
    assert min(inks[:3]) == 0


@pytest.mark.parametrize(
    "written", ["#955436", "#aae0fa", "#d93a96", "#f7941d", "#ed1b24", "#1fb25a", "#0072bb"]
)
def test_colours_that_presses_have_look_the_same(written: str) -> None:
    colour = parse_colour(written)
    assert difference(colour, seen(derived(colour))) < 7


def test_greys_are_black_alone() -> None:
    assert derived(WHITE) == (0, 0, 0, 0)
    assert derived(BLACK) == (0, 0, 0, 1)
    grey = derived(parse_colour("#808080"))
    assert grey[:3] == (0, 0, 0)
    assert grey[3] == pytest.approx(0.65, abs=0.03)


def test_black_alone_is_as_light_as_the_colour() -> None:
    blue = parse_colour("#5d6a90")
    assert black_for(blue)[:3] == (0, 0, 0)
    assert seen(black_for(blue)).luminance == pytest.approx(blue.luminance, abs=0.02)


def test_dark_colours_keep_their_hue() -> None:
    cyan, magenta, yellow, black = derived(parse_colour("#171240"))
    assert min(cyan, magenta) > 0.7
    assert yellow == 0
    assert black < 0.8
