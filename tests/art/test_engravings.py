"""Vignettes of banknotes: in their boxes, of one ink, with lines that print, cheap to repeat."""

import pytest

from printkit.art.names import art_names
from printkit.art.registry import draw_art
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, parse_colour
from printkit.geometry.path import Bounds
from printkit.scene import Group, Shape
from tests.art.raster import shapes
from tests.components.drawing import nodes

BOX = Bounds(2, 3, 40, 30)
VIGNETTES = [name for name in art_names() if name.startswith("note-vignette-")]


def style(ink: Ink) -> Style:
    return Style(ink, parse_colour("#2e7d5b"), WHITE, BLACK)


def test_one_for_each_of_seven_denominations_in_each_suit() -> None:
    wanted = {
        f"note-vignette-{kind}{n}" for kind in ("", "britain-", "classic-") for n in range(1, 8)
    }
    assert set(VIGNETTES) == wanted


@pytest.mark.parametrize("ink", list(Ink))
@pytest.mark.parametrize("name", VIGNETTES)
def test_paper_and_one_ink(name: str, ink: Ink) -> None:
    """Those of space also have a second colour, at full ink."""
    scene = draw_art(name, BOX, style(ink))
    strokes = [shape.stroke for shape, _ in shapes(scene) if shape.stroke]
    assert len({stroke.colour for stroke in strokes}) == 1
    in_two_colours = ink is Ink.FULL and name.removeprefix("note-vignette-").isdigit()
    most = 3 if in_two_colours else 2
    assert len({shape.fill for shape, _ in shapes(scene)} - {None}) <= most
    assert min(stroke.width for stroke in strokes) >= 0.12


@pytest.mark.parametrize("name", VIGNETTES)
def test_contours_stay_in_the_box(name: str) -> None:
    scene = draw_art(name, BOX, style(Ink.FULL))
    for shape, place in shapes(scene):
        if shape.fill is not None:
            box = shape.path.transformed(place).bounds()
            assert BOX.contains(box)


@pytest.mark.parametrize("name", VIGNETTES)
def test_a_vignette_is_cheap_to_repeat(name: str) -> None:
    scene = draw_art(name, BOX, style(Ink.FULL))
    assert sum(len(shape.path.segments) for shape, _ in shapes(scene)) < 1500


@pytest.mark.parametrize("ink", list(Ink))
@pytest.mark.parametrize("picture", ["chip", "rover", "outpost", "freight", "city", "gate"])
def test_scenes_of_n7_notes_are_hatched_with_lines_that_print(picture: str, ink: Ink) -> None:
    scene = draw_art(f"n7-note-{picture}", BOX, style(ink))
    hatched = [
        shape.stroke
        for node in nodes(scene)
        if isinstance(node, Group) and node.clip
        for shape in node.children
        if isinstance(shape, Shape) and shape.stroke
    ]
    # In full colour the figures stand out white from a hatched ground, and so does a hand always.
    least = 2 if picture == "chip" else 3
    assert len(hatched) >= (1 if ink is Ink.FULL else least)
    assert min(stroke.width for stroke in hatched) >= 0.12
