"""Guilloche: curves where their formulas are, smooth joints, few segments, lines that print."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.art.guilloche import rosette, swell, traced, wave_band
from printkit.art.registry import draw_art
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, parse_colour
from printkit.geometry.path import Bounds
from printkit.geometry.transform import Point
from tests.art.raster import extent, shapes

NOTE = Bounds(0, 0, 102, 51)
LINE_WORK = ("note-ground", "note-border", "note-rosette")


def style(ink: Ink) -> Style:
    return Style(ink, parse_colour("#2e7d5b"), WHITE, BLACK)


def test_a_traced_sine_is_a_sine() -> None:
    path = traced(lambda t: Point(10 * t, math.sin(math.tau * 3 * t)), 12)
    (points,) = path.polylines()
    assert max(abs(p.y - math.sin(math.tau * 0.3 * p.x)) for p in points) < 0.02


@given(
    radius=st.floats(2, 40),
    petals=st.integers(3, 24),
    depth=st.floats(0.1, 0.8),
    lines=st.integers(1, 8),
)
def test_a_rosette_lies_in_its_ring(radius: float, petals: int, depth: float, lines: int) -> None:
    path = rosette(0, 0, radius, petals, depth, lines)
    reaches = [math.hypot(*point) for points in path.polylines(4) for point in points]
    assert max(reaches) <= radius * 1.03
    assert min(reaches) >= radius * (1 - depth) * 0.97


def test_a_rosette_looks_alike_after_one_petal() -> None:
    one = rosette(0, 0, 10, 9, 0.3, 1)
    (points,) = one.polylines(4)
    turn = math.tau / 9
    spots = {(round(x, 3), round(y, 3)) for x, y in points}
    x, y = points[4]
    moved = (
        x * math.cos(turn) - y * math.sin(turn),
        x * math.sin(turn) + y * math.cos(turn),
    )
    assert any(math.dist(moved, spot) < 0.002 for spot in spots)


def test_joints_are_smooth() -> None:
    segments = rosette(0, 0, 10, 8, 0.4, 1).segments
    cubics = [s for s in segments if s[0] == "C"]
    for before, after in itertools.pairwise(cubics):
        x, y = before[5], before[6]
        arriving = (x - before[3], y - before[4])
        leaving = (after[1] - x, after[2] - y)
        assert arriving == pytest.approx(leaving, abs=1e-6)


def test_a_band_spans_its_box() -> None:
    box = wave_band(40, 5, 4, 6).bounds()
    assert (box.x, box.width) == pytest.approx((0, 40))
    assert (box.y, box.height) == pytest.approx((0, 5), abs=0.1)


def test_the_lines_of_a_swell_never_meet() -> None:
    lines = list(swell(102, 51, 34, 4, 3.2).polylines(8))
    for upper, lower in itertools.pairwise(lines):
        gaps = [low.y - high.y for high, low in zip(upper, lower, strict=True)]
        assert min(gaps) > 0.3


@pytest.mark.parametrize("name", LINE_WORK)
def test_a_note_is_cheap_to_repeat(name: str) -> None:
    count = sum(len(s.path.segments) for s, _ in shapes(draw_art(name, NOTE, style(Ink.FULL))))
    assert count <= 1500


@pytest.mark.parametrize("ink", list(Ink))
@pytest.mark.parametrize("name", LINE_WORK)
def test_line_work_stays_in_its_box_and_prints(name: str, ink: Ink) -> None:
    scene = draw_art(name, NOTE, style(ink))
    assert NOTE.grown(0.1).contains(extent(scene))
    strokes = [shape.stroke for shape, _ in shapes(scene) if shape.stroke]
    assert strokes
    assert min(stroke.width for stroke in strokes) >= 0.1
