"""Drawings of the finished pieces."""

import pytest

from printkit.art.registry import draw_art
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.geometry.path import Bounds
from tests.art.raster import shapes

TEAL = parse_colour("#0e6b5c")
IVORY = parse_colour("#fffdf7")


@pytest.mark.parametrize(
    ("ink", "accent", "pips"),
    [
        (Ink.FULL, TEAL, WHITE),
        (Ink.FULL, IVORY, BLACK),
        (Ink.LOW, TEAL, BLACK),
        (Ink.MONO, IVORY, BLACK),
    ],
)
def test_pips_are_seen_on_a_die_of_any_colour(ink: Ink, accent: Colour, pips: Colour) -> None:
    die = draw_art("make-die-2", Bounds(0, 0, 48, 36), Style(ink, accent, WHITE, BLACK))
    *_, (dots, _) = shapes(die)
    assert dots.fill == pips
