"""Differences of colours, against published values and a library that has them too."""

import pytest
from coloraide import Color
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.colour_vision import (
    ColourVision,
    ciede2000,
    difference,
    nearest_vision,
)

LEVELS = st.integers(0, 255)
COLOURS = st.builds(lambda r, g, b: Colour(r / 255, g / 255, b / 255), LEVELS, LEVELS, LEVELS)
FILTERS = {
    ColourVision.PROTAN: "protan",
    ColourVision.DEUTAN: "deutan",
    ColourVision.TRITAN: "tritan",
}


def by_library(one: Colour, other: Colour, sight: ColourVision) -> float:
    colours = [Color(colour.hex) for colour in (one, other)]
    if sight is not ColourVision.NORMAL:
        colours = [colour.filter(FILTERS[sight]).clip() for colour in colours]
    return colours[0].delta_e(colours[1], method="2000")


NEAR = 0.2
"""The matrices of the sights are stated with five digits, those of the library with more."""


@given(COLOURS, COLOURS, st.sampled_from(ColourVision))
@settings(max_examples=200, deadline=None)
def test_differences_are_those_of_the_library(
    one: Colour, other: Colour, sight: ColourVision
) -> None:
    near = 1e-6 if sight is ColourVision.NORMAL else NEAR
    assert difference(one, other, sight) == pytest.approx(by_library(one, other, sight), abs=near)
    assert difference(one, other, sight) == pytest.approx(difference(other, one, sight))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    ],
)
def test_differences_are_those_of_the_paper(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    """Pairs from the table of Sharma, Wu and Dalal that earlier programs got wrong."""
    assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)


def test_black_and_white_are_a_hundred_apart_to_all() -> None:
    for sight in ColourVision:
        assert difference(BLACK, WHITE, sight) == pytest.approx(100, abs=0.01)


def test_red_and_green_are_distinguished_by_those_who_see_both() -> None:
    brown, green = parse_colour("#7a4b00"), parse_colour("#3f6b00")
    assert difference(brown, green) > 25
    apart, sight = nearest_vision(brown, green)
    assert apart < 2
    assert sight is ColourVision.DEUTAN
