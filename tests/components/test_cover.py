"""The label shows the picture that the game names, or else what the theme has."""

from collections.abc import Iterator

import pytest

from printkit.art.style import Ink
from printkit.components import cover
from printkit.geometry.path import Bounds
from printkit.geometry.transform import IDENTITY, Transform
from printkit.scene import Group, Node
from tests.components.drawing import studio_of, texts, variant


def _drawings(node: Node, outer: Transform = IDENTITY) -> Iterator[Bounds]:
    """The frames of all drawings, where they lie on the page."""
    if not isinstance(node, Group):
        return
    if node.drawing is not None:
        yield node.drawing.transformed(outer).bounds()
    for child in node.children:
        yield from _drawings(child, node.transform.then(outer))


@pytest.mark.parametrize("name", ["classic-us", "moonopoly", "planetopoly", "mass-effect-n7"])
def test_a_cover_fills_the_lid_up_to_its_edges(name: str) -> None:
    game = variant(name).model_copy(update={"cover": "cover-london"})
    (label,) = cover.compose(studio_of(game).design(Ink.LOW)).artworks
    assert max(box.width for box in _drawings(label.front)) == pytest.approx(187.0)
    assert game.title.upper() in [text.upper() for text in texts(label.front)]


@pytest.mark.parametrize("name", ["classic-us", "moonopoly"])
def test_without_one_the_theme_has_its_own(name: str) -> None:
    game = variant(name).model_copy(update={"cover": None})
    (label,) = cover.compose(studio_of(game).design(Ink.LOW)).artworks
    assert len(list(_drawings(label.front))) > 1
    assert game.title.upper() in [text.upper() for text in texts(label.front)]


@pytest.mark.parametrize("name", ["classic-us", "moonopoly", "planetopoly", "mass-effect-n7"])
def test_both_sides_show_a_picture_beside_the_name(name: str) -> None:
    (label,) = cover.compose(studio_of(variant(name)).design(Ink.LOW)).artworks
    beside = [box.centre for box in _drawings(label.front) if box.x > 95]
    assert any(180 < middle.y < 206 for middle in beside)
    assert any(middle.y > 214 for middle in beside)


@pytest.mark.parametrize("name", ["classic-us", "moonopoly", "planetopoly", "mass-effect-n7"])
def test_the_lid_lies_where_templates_draw_it(name: str) -> None:
    game = variant(name).model_copy(update={"cover": "cover-london"})
    (label,) = cover.compose(studio_of(game).design(Ink.LOW)).artworks
    lid = cover.lid_of(label)
    assert (lid.width, lid.height) == (184.0, 168.0)
    picture = max(_drawings(lid.front), key=lambda box: box.width)
    assert (picture.x, picture.y) == pytest.approx((-1.5, -1.5)), "with bleed on all sides"
    assert picture.right == pytest.approx(lid.width + 1.5)
