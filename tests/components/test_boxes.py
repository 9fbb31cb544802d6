"""Boxes and bands hold what the game has, and the label opens the kit."""

import pytest

from printkit.art.style import Ink
from printkit.components import boxes, cover
from printkit.components.boxes import LEAST, ROOM
from printkit.components.component import Layout
from printkit.geometry.nets.band import GLUED
from printkit.model.variant import Format
from tests.components.drawing import composed, design, segment_count, studio_of, texts, variant

SPACE = "monopoly-space"


def test_there_is_a_box_for_each_deck_and_a_band_for_each_value() -> None:
    game = variant(SPACE)
    assert game.money is not None
    assert [artwork.id for artwork in composed(boxes.COMPONENT, name=SPACE).artworks] == [
        "box-deeds",
        *(f"box-{deck}" for deck in game.decks),
        *(f"band-{value}" for value in sorted(game.money.denominations, reverse=True)),
    ]


def test_a_box_is_as_deep_as_its_cards_are_thick() -> None:
    game = variant(SPACE)
    found = {artwork.id: artwork for artwork in composed(boxes.COMPONENT, name=SPACE).artworks}
    deeds, card = game.formats.deed, game.boxes.card
    depth = len(game.deeds) * card + ROOM
    assert depth > LEAST
    assert found["box-deeds"].width == pytest.approx(2 * (deeds.width + ROOM) + 2 * depth + 8)


def test_thicker_paper_makes_deeper_boxes_and_longer_bands() -> None:
    game = variant(SPACE)
    paper = game.boxes.model_copy(update={"card": 0.6, "note": 0.2})
    sleeved = game.model_copy(update={"boxes": paper})
    thin = {a.id: a for a in composed(boxes.COMPONENT, name=SPACE).artworks}
    thick = {a.id: a for a in boxes.compose(studio_of(sleeved).design(Ink.FULL)).artworks}
    assert game.money is not None
    for name, artwork in thick.items():
        assert artwork.width > thin[name].width or artwork.height > thin[name].height
    note = game.money.denominations[500]
    around = game.formats.note.height + ROOM + (note.count or 0) * 0.2
    assert thick["band-500"].height == pytest.approx(2 * around + GLUED)


def test_a_high_stack_is_divided_and_one_too_large_for_paper_has_no_box() -> None:
    game = variant("classic-us")
    fat = game.model_copy(update={"boxes": game.boxes.model_copy(update={"card": 3.0})})
    divided = {a.id: a for a in boxes.compose(studio_of(fat).design(Ink.FULL)).artworks}
    assert divided["box-chance"].copies == 2
    formats = game.formats.model_copy(update={"card": Format(width=200, height=150)})
    large = game.model_copy(update={"formats": formats})
    names = [a.id for a in boxes.compose(studio_of(large).design(Ink.FULL)).artworks]
    assert "box-chance" not in names
    assert "box-deeds" in names


def test_the_contents_count_boxes_and_bands() -> None:
    made = composed(boxes.COMPONENT, name=SPACE)
    bill = boxes.COMPONENT.bill(design(name=SPACE), made.artworks)
    counted = {piece.name: piece.count for piece in bill}
    assert counted == {"Tuck boxes": 3, "Bands for notes": 7}


def test_the_label_names_the_game_on_its_lid_and_both_sides() -> None:
    (label,) = composed(cover.COMPONENT, name=SPACE).artworks
    assert cover.COMPONENT.layout is Layout.PAGES
    # An arch is set letter by letter.
    letters = "".join(texts(label.front)).upper().replace(" ", "")
    assert letters.count("MONOPOLYSPACE") == 3


@pytest.mark.parametrize("ink", list(Ink))
def test_the_box_of_deeds_shows_the_picture_of_the_game(ink: Ink) -> None:
    game = variant("classic-us")
    plain = game.model_copy(update={"cover": None})
    shown, without = (
        next(a for a in boxes.compose(studio_of(one).design(ink)).artworks if a.id == "box-deeds")
        for one in (game, plain)
    )
    assert segment_count(shown.front) > 2 * segment_count(without.front)


@pytest.mark.parametrize("name", ["classic-us", "mass-effect-n7", "planetopoly"])
def test_bands_show_the_picture_of_their_notes(name: str) -> None:
    made = composed(boxes.COMPONENT, Ink.LOW, name).artworks
    bands = [artwork for artwork in made if artwork.id.startswith(boxes.BANDS)]
    values = [str(band.front) for band in bands]
    assert len(set(values)) == len(bands)
    assert min(segment_count(band.front) for band in bands) > 400
