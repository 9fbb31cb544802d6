"""SVG path data: every letter, every way of writing it, every way of getting it wrong."""

import math
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.geometry.path import Path
from printkit.geometry.path_data import parse_path_data
from printkit.geometry.transform import Point
from printkit.limits import Limits


def segments(text: str) -> tuple[tuple[object, ...], ...]:
    return parse_path_data(text).segments


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("M1 2 L3 4", (("M", 1, 2), ("L", 3, 4))),
        ("m1 2 l3 4", (("M", 1, 2), ("L", 4, 6))),
        ("M1 2 H5 V9", (("M", 1, 2), ("L", 5, 2), ("L", 5, 9))),
        ("M1 2 h5 v9", (("M", 1, 2), ("L", 6, 2), ("L", 6, 11))),
        ("M0 0 C1 2 3 4 5 6", (("M", 0, 0), ("C", 1, 2, 3, 4, 5, 6))),
        ("M1 1 c1 2 3 4 5 6", (("M", 1, 1), ("C", 2, 3, 4, 5, 6, 7))),
        ("M1 1 Z", (("M", 1, 1), ("Z",))),
        ("", ()),
        ("  \n ", ()),
    ],
)
def test_letters(text: str, expected: tuple[tuple[object, ...], ...]) -> None:
    assert segments(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        *("M1,2L3,4", "M1 2 3 4", " M 1 , 2\n3 , 4 ", "M1 2L3 4", "M1+2+3+4", "M1.0 2.L3e0,40E-1"),
        *("m1 2 2 2", "M1 2l2,2"),
    ],
)
def test_ways_of_writing_the_same(text: str) -> None:
    assert segments(text) == (("M", 1, 2), ("L", 3, 4))


def test_numbers_need_nothing_between_them_where_none_can_be_mistaken() -> None:
    assert segments("M.5.25-1-2") == (("M", 0.5, 0.25), ("L", -1, -2))


def test_repeated_numbers_repeat_the_command() -> None:
    assert segments("M0 0 h1 2 3")[1:] == (("L", 1, 0), ("L", 3, 0), ("L", 6, 0))
    assert segments("M0 0 l1 1 1 1")[1:] == (("L", 1, 1), ("L", 2, 2))


def test_a_smooth_cubic_mirrors_the_handle_before_it() -> None:
    assert segments("M0 0 C0 1 2 3 4 3 S6 5 8 5")[2] == ("C", 6, 3, 6, 5, 8, 5)
    assert segments("M0 0 L4 3 S6 5 8 5")[2] == ("C", 4, 3, 6, 5, 8, 5)
    assert segments("M0 0 Q9 9 4 3 S6 5 8 5")[2] == ("C", 4, 3, 6, 5, 8, 5)


def test_quadratics_become_the_same_cubic() -> None:
    assert segments("M0 0 Q3 3 6 0")[1] == ("C", 2, 2, 4, 2, 6, 0)
    assert segments("M0 0 Q3 3 6 0 T12 0")[2] == ("C", 8, -2, 10, -2, 12, 0)
    assert segments("M0 0 L6 0 T12 0")[2] == ("C", 6, 0, 8, 0, 12, 0)
    assert segments("M0 0 Q3 3 6 0 T12 0 T18 0")[3] == ("C", 14, 2, 16, 2, 18, 0)


def test_relative_moves_start_where_the_closed_path_started() -> None:
    assert segments("m1 1 h5 z m2 2")[-1] == ("M", 3, 3)


def test_a_line_after_closing_starts_a_path_of_its_own() -> None:
    assert segments("M1 1 h5 z l0 4")[2:] == (("Z",), ("M", 1, 1), ("L", 1, 5))


def on_circle(path: Path, centre: tuple[float, float], radius: float) -> bool:
    points = [point for line in path.polylines(8) for point in line]
    return all(
        math.hypot(x - centre[0], y - centre[1]) == pytest.approx(radius, rel=1e-5)
        for x, y in points
    )


@pytest.mark.parametrize(
    ("flags", "centre", "middle"),
    [
        ("0 0", (0, 0), (7.0710678, 7.0710678)),
        ("0 1", (10, 10), (2.9289322, 2.9289322)),
        ("1 0", (10, 10), (17.0710678, 17.0710678)),
        ("1 1", (0, 0), (-7.0710678, -7.0710678)),
    ],
)
def test_the_flags_of_an_arc_choose_one_of_four(
    flags: str, centre: tuple[float, float], middle: tuple[float, float]
) -> None:
    path = parse_path_data(f"M0 10 A10 10 0 {flags} 10 0")
    assert on_circle(path, centre, 10)
    [points] = path.polylines(8)
    assert points[len(points) // 2] == pytest.approx(middle, abs=1e-4)
    assert points[-1] == Point(10, 0)


def test_flags_may_stand_close_to_what_follows() -> None:
    assert segments("M0 10a10 10 0 0110-10") == segments("M0 10 a 10 10 0 0 1 10 -10")
    assert segments("M0 10a10 10 0 01.5.5") == segments("M0 10 a 10 10 0 0 1 .5 .5")


def test_two_half_circles_make_a_circle() -> None:
    path = parse_path_data("M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z")
    assert on_circle(path, (0, 0), 5)
    assert path.bounds() == pytest.approx((-5, -5, 10, 10), rel=1e-5)


def test_radii_too_short_for_the_way_are_enlarged() -> None:
    assert on_circle(parse_path_data("M0 0 A1 1 0 0 1 10 0"), (5, 0), 5)
    assert on_circle(parse_path_data("M0 0 A1e-7 1e-7 0 0 1 10 0"), (5, 0), 5)


def test_a_turned_ellipse() -> None:
    upright = parse_path_data("M0 0 A4 2 0 0 1 4 2").bounds()
    turned = parse_path_data("M0 0 A2 4 90 0 1 4 2").bounds()
    assert turned == pytest.approx(upright)


def test_an_arc_without_radius_is_a_line_and_one_without_way_is_nothing() -> None:
    assert segments("M0 0 A0 5 0 0 1 9 9")[1:] == (("L", 9, 9),)
    assert segments("M0 0 A1e-300 5 0 0 1 9 9")[1:] == (("L", 9, 9),)
    assert segments("M3 4 A5 5 0 0 1 3 4") == (("M", 3, 4),)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("L1 2", "begins with M"),
        ("1 2", "not path data"),
        ("M", "too few"),
        ("M1", "too few"),
        ("M L1 2", "too few"),
        ("M0 0 L Z", "too few"),
        ("M0 0 L1 2 3", "too few"),
        ("M0 0 C1 2 3 4 5", "too few"),
        ("M0 0 A1 1 0 2 1 5 5", "too few"),
        ("M0 0 Z 1 2", "not path data"),
        ("M0 0 X", "not path data"),
        ("M0 0 L1 2 %", "not path data"),
        ("M0,,0", "too few"),
        ("M,0 0", "too few"),
        ("M0 0 L1e999 0", "too large"),
        ("M0 0 L nan 0", "too few"),
        ("M" + "9" * 400 + " 0", "too large"),
    ],
)
def test_mistakes(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_path_data(text)


def test_too_many_segments_are_refused() -> None:
    assert len(segments("M0 0" + "h1" * (Limits().segments - 1))) == Limits().segments
    with pytest.raises(ValueError, match="20,000"):
        parse_path_data("M0 0" + "h1" * Limits().segments)


def test_a_sea_of_blanks_takes_no_time() -> None:
    start = time.process_time()
    with pytest.raises(ValueError, match="not path data"):
        parse_path_data("M0 0" + " " * 500_000 + "%")
    assert time.process_time() - start < 2


@settings(deadline=None)
@given(st.text("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n", max_size=60))
def test_any_text_is_a_path_or_a_clear_mistake(text: str) -> None:
    try:
        path = parse_path_data(text)
    except ValueError:
        return
    assert not path.segments or path.segments[0][0] == "M"
    for segment in path.segments:
        assert all(math.isfinite(v) for v in segment[1:])


@settings(deadline=None)
@given(
    st.tuples(*[st.floats(-100, 100)] * 4),
    st.tuples(*[st.floats(0.01, 100)] * 2),
    st.floats(-360, 360),
    st.sampled_from(["0 0", "0 1", "1 0", "1 1"]),
)
def test_every_arc_ends_where_it_says(
    ends: tuple[float, ...], radii: tuple[float, ...], turn: float, flags: str
) -> None:
    x1, y1, x2, y2 = (round(v, 3) for v in ends)
    text = f"M{x1} {y1}A{radii[0]:.3f} {radii[1]:.3f} {turn:.3f} {flags} {x2} {y2}"
    assert segments(text)[-1][-2:] == (x2, y2)
