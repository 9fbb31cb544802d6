"""Icons: complete, inside their boxes, legible, and told apart without colour."""

from itertools import combinations

import pytest

from printkit.art.icons import draw_icon
from printkit.art.names import icon_names
from printkit.colour import BLACK, WHITE, parse_colour
from printkit.geometry.path import Bounds
from printkit.scene import Shape
from tests.art.raster import extent, overlap, shapes, silhouette

BOX = Bounds(3, 4, 30, 30)
GROUP_MARKS = [name for name in icon_names() if name.startswith("mark-")]


@pytest.mark.parametrize("name", icon_names())
def test_stays_in_its_box(name: str) -> None:
    assert BOX.contains(extent(draw_icon(name, BOX, BLACK)))


@pytest.mark.parametrize("name", icon_names())
def test_uses_most_of_its_box(name: str) -> None:
    box = extent(draw_icon(name, BOX, BLACK))
    assert max(box.width, box.height) >= 0.7 * BOX.width


@pytest.mark.parametrize("name", icon_names())
def test_has_the_weight_of_the_family(name: str) -> None:
    pixels = silhouette(draw_icon(name, Bounds(0, 0, 24, 24), BLACK), 24).tobytes()
    share = int.from_bytes(pixels).bit_count() / 96**2
    assert 0.15 < share < 0.62


@pytest.mark.parametrize("name", icon_names())
def test_lines_and_gaps_print_at_5_mm(name: str) -> None:
    icon = draw_icon(name, Bounds(0, 0, 5, 5), BLACK)
    lines = [shape for shape, _ in shapes(icon) if shape.stroke and not shape.fill]
    assert all(shape.stroke and shape.stroke.width >= 0.176 for shape in lines)


def test_is_centred_in_a_wide_box_as_large_as_fits() -> None:
    wide = draw_icon("coin", Bounds(0, 0, 40, 20), BLACK)
    assert wide == draw_icon("coin", Bounds(10, 0, 20, 20), BLACK)


def test_paints_only_its_colour_and_the_ground() -> None:
    ink, ground = parse_colour("#123456"), parse_colour("#fedcba")
    icon = draw_icon("shield", BOX, ink, ground)
    assert {shape.fill for shape, _ in shapes(icon)} == {ink, ground}
    assert {shape.fill for shape, _ in shapes(draw_icon("shield", BOX, ink))} == {ink, WHITE}


def test_group_marks_are_twelve() -> None:
    assert len(GROUP_MARKS) == 12


@pytest.mark.parametrize(("one", "other"), list(combinations(GROUP_MARKS, 2)))
def test_group_marks_are_distinguished_without_colour(one: str, other: str) -> None:
    square = Bounds(0, 0, 24, 24)
    first, second = (silhouette(draw_icon(name, square, BLACK), 24) for name in (one, other))
    assert overlap(first, second) < 0.85


def test_same_call_same_scene() -> None:
    for name in icon_names():
        assert draw_icon(name, BOX, BLACK) == draw_icon(name, BOX, BLACK)


def test_arrows_point_where_they_say() -> None:
    def middle(name: str) -> tuple[float, float]:
        icon = draw_icon(name, Bounds(-12, -12, 24, 24), BLACK)
        (shape,) = (shape for shape, _ in shapes(icon))
        assert isinstance(shape, Shape)
        points = [point for line in shape.path.polylines() for point in line]
        tip = points[-2]
        return round(tip.x), round(tip.y)

    assert [middle(f"arrow-{way}") for way in ("right", "down", "left", "up")] == [
        (8, 0),
        (0, 8),
        (-8, 0),
        (0, -8),
    ]


def test_unknown_name_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        draw_icon("top-hat", BOX, BLACK)
