"""No line of the shipped games is too thin to be printed."""

from collections.abc import Iterator
from math import sqrt

import pytest

from printkit.art.style import Ink
from printkit.components.registry import components_of
from printkit.scene import Group, Node, Shape, Stroke, Use
from tests.components.drawing import composed, variant

THINNEST, THINNEST_WHITE = 0.12, 0.2


def strokes(node: Node, scale: float = 1.0) -> Iterator[tuple[Stroke, float]]:
    """The lines, and how wide they are on paper, mm."""
    match node:
        case Group(children, t):
            for child in children:
                yield from strokes(child, scale * sqrt(abs(t.a * t.d - t.b * t.c)))
        case Use(symbol, t):
            yield from strokes(symbol.content, scale * sqrt(abs(t.a * t.d - t.b * t.c)))
        case Shape(stroke=stroke) if stroke is not None:
            yield stroke, scale * stroke.width


@pytest.mark.parametrize(
    "name", ["classic-us", "mass-effect-n7", "monopoly-space", "moonopoly", "planetopoly"]
)
@pytest.mark.parametrize("ink", [Ink.FULL, Ink.LOW])
def test_lines_are_wide_enough(name: str, ink: Ink) -> None:
    for component in components_of(variant(name)):
        if component.id == "rules":
            continue
        for artwork in composed(component, ink, name).artworks:
            sides = [side for side in (artwork.front, artwork.back) if side is not None]
            for side in sides:
                for stroke, width in strokes(side):
                    white = stroke.colour.luminance >= 0.85
                    assert width >= (THINNEST_WHITE if white else THINNEST) - 1e-6, artwork.id
