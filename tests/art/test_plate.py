"""Plates: proportions, floor, inks, hatching."""

import itertools
from math import pi

import pytest

from printkit.art.plate import Plate
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, parse_colour
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.scene import Group
from tests.art.raster import shapes

RED = parse_colour("#c2372f")


def plate(ink: Ink = Ink.FULL) -> Plate:
    return Plate(30, 20, Style(ink, RED, WHITE, BLACK), 10, 10)


def test_keeps_its_proportions_and_stands_on_the_floor() -> None:
    wide, tall = plate(), Plate(20, 30, Style(Ink.FULL, RED, WHITE, BLACK), 10, 10)
    for drawn in (wide, tall):
        drawn.tone(rectangle(0, 0, 10, 10), RED)
    (one, _), (other, _) = (*shapes(wide.node()), *shapes(tall.node()))
    assert one.path.bounds() == Bounds(5, 0, 20, 20)
    assert other.path.bounds() == Bounds(0, 10, 20, 20)


def test_path_data_and_paths_mean_the_same() -> None:
    one, other = plate(), plate()
    one.dot("M1 2H4V6H1Z", RED)
    other.dot(rectangle(1, 2, 3, 4), RED)
    assert one.node() == other.node()


@pytest.mark.parametrize(
    ("ink", "body", "accent"),
    [(Ink.FULL, RED, RED), (Ink.LOW, WHITE, RED), (Ink.MONO, WHITE, None)],
)
def test_only_accents_keep_their_colour_with_little_ink(
    ink: Ink, body: object, accent: object
) -> None:
    drawn = plate(ink)
    drawn.body(rectangle(1, 1, 5, 5), RED)
    drawn.accent(rectangle(2, 2, 2, 2), RED)
    drawn.tone(rectangle(3, 3, 2, 2), RED)
    fills = [shape.fill for shape, _ in shapes(drawn.node())]
    assert fills[0] == body
    if accent is not None:
        assert fills[1] == accent
    assert len(fills) == (3 if ink is Ink.FULL else 2)


@pytest.mark.parametrize("slant", [-0.7, 0.0, 0.7])
def test_hatching_is_even_covers_its_shape_and_is_clipped_to_it(slant: float) -> None:
    drawn = plate()
    drawn.hatch(rectangle(2, 2, 4, 6), 0.5, 0.1, slant)
    (group,) = drawn.node().children
    assert isinstance(group, Group)
    assert group.clip is not None
    box = group.clip.bounds()
    assert box == Bounds(9, 4, 8, 12)
    ((lines, _),) = shapes(group)
    starts = [line[0].y for line in lines.path.polylines()]
    ends = [line[1].y for line in lines.path.polylines()]
    steps = {round(b - a, 6) for a, b in itertools.pairwise(starts)}
    assert steps == {1.0}
    for levels in (starts, ends):
        assert min(levels) <= box.y + 1
        assert max(levels) >= box.bottom - 1


def test_dots_are_a_tint_of_eight_percent() -> None:
    made = Plate(30, 30, Style(Ink.MONO, BLACK, WHITE, BLACK), 30, 30)
    made.dots(rectangle(0, 0, 30, 30))
    ((dots, _),) = shapes(made.node())
    middles = [
        (x, y) for kind, x, y in (s for s in dots.path.segments if s[0] == "M") if x < 30 and y < 30
    ]
    assert len(middles) * pi * 0.12**2 / 900 == pytest.approx(0.08, abs=0.01)
