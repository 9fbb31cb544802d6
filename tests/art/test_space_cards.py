"""The pictures of the event cards: one for each card, all printable."""

import pytest

from printkit.art.names import art_names
from printkit.art.registry import draw_art
from printkit.art.style import Ink, Style
from printkit.colour import WHITE, parse_colour
from printkit.geometry.path import Bounds
from printkit.pipeline.prepare import prepare
from printkit.scene import Group
from tests.art.raster import ink, shapes

PICTURES = [name for name in art_names() if name.startswith("space-card-")]
WIDTH, HEIGHT = 44.0, 62.0


def drawn(name: str, inked: Ink) -> Group:
    sky = parse_colour("#171240") if inked is Ink.FULL else WHITE
    style = Style(inked, parse_colour("#7b3fe4"), sky, parse_colour("#171240"))
    return draw_art(name, Bounds(0, 0, WIDTH, HEIGHT), style)


def test_every_card_has_a_picture_of_its_own() -> None:
    variant = prepare("monopoly-space").loaded.variant
    assert variant is not None
    shown = [card.art for deck in variant.decks.values() for card in deck.cards.values()]
    assert sorted(PICTURES) == sorted(name or "" for name in shown)


@pytest.mark.parametrize("inked", Ink)
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_printable_and_small(name: str, inked: Ink) -> None:
    found = [shape for shape, _ in shapes(drawn(name, inked))]
    assert len(found) <= 200
    assert all(s.stroke is None or s.stroke.width >= 0.15 for s in found)


@pytest.mark.parametrize("name", PICTURES)
def test_little_ink_is_little(name: str) -> None:
    assert ink(drawn(name, Ink.LOW), WIDTH, HEIGHT) < 0.2
