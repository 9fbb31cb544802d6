"""Stars leave room around what is drawn, and are never cut."""

import math

import pytest

from printkit.art.space.globes import stars
from printkit.art.space.sketch import Sketch
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE
from tests.art.raster import shapes

MIDDLE_X, MIDDLE_Y, RADIUS = 20.0, 15.0, 10.0


def centres(ink: Ink, *, inset: float) -> list[tuple[float, float]]:
    s = Sketch(40, 30, Style(ink, BLACK, WHITE, BLACK))
    free = [(MIDDLE_X, MIDDLE_Y, RADIUS)] if inset else []
    stars(s, key="room", count=80, free=free, inset=inset)
    ((dots, _),) = shapes(s.node())
    boxes = [
        (min(xs), max(xs), min(ys), max(ys))
        for xs, ys in (zip(*line, strict=True) for line in dots.path.polylines())
    ]
    return [((a + b) / 2, (c + d) / 2) for a, b, c, d in boxes]


@pytest.mark.parametrize("ink", Ink)
def test_no_star_lies_in_what_is_kept_free(ink: Ink) -> None:
    everywhere, kept = centres(ink, inset=0.0), centres(ink, inset=2.0)
    assert 5 < len(kept) < len(everywhere)
    for x, y in kept:
        assert math.hypot(x - MIDDLE_X, y - MIDDLE_Y) > RADIUS - 0.01
        assert 1.99 < x < 38.01
        assert 1.99 < y < 28.01
