"""Planetopoly is drawn in both languages from one definition."""

import pytest

from printkit.art.style import Ink
from printkit.components import board, cards, deeds, mats, tokens
from printkit.components.component import Component
from printkit.components.mat_faces import casino_face, table_face
from printkit.loading.load import load
from printkit.model import CasinoMat, DiceTable, Variant
from tests.components.drawing import studio_of, texts

DRAWN = (board, cards, deeds, mats, tokens)


def planetopoly(language: str) -> Variant:
    loaded = load("planetopoly", language=language)
    assert loaded.diagnostics == []
    assert loaded.variant is not None
    return loaded.variant


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("ink", Ink)
@pytest.mark.parametrize("component", [module.COMPONENT for module in DRAWN], ids=lambda c: c.id)
def test_everything_fits_in_both_languages(component: Component, ink: Ink, language: str) -> None:
    composition = component.compose(studio_of(planetopoly(language)).design(ink))
    assert composition.findings == ()


def test_eight_planets_have_room_for_a_pile_of_cards() -> None:
    composition = board.COMPONENT.compose(studio_of(planetopoly("de")).design(Ink.FULL))
    places = [placed.place for placed in composition.places if placed.place.target == "event"]
    sizes = sorted({tuple(sorted((p.bounds.width, p.bounds.height))) for p in places})
    assert len(places) == 8
    assert sizes == [(56.0, 87.0)]


def test_odds_are_written_as_the_language_does() -> None:
    odds = {}
    for language in ("de", "en"):
        variant = planetopoly(language)
        mat = variant.mats["casino"]
        assert isinstance(mat, CasinoMat)
        face = casino_face(studio_of(variant).design(Ink.FULL), "casino", mat)
        odds[language] = {bet.id: bet.odds for bet in face.bets}
    assert odds["de"]["double"] == "5,5"
    assert odds["en"]["double"] == "5.5"


def test_the_table_tells_of_each_throw_in_order() -> None:
    variant = planetopoly("en")
    mat = variant.mats["events"]
    assert isinstance(mat, DiceTable)
    face = table_face(studio_of(variant).design(Ink.FULL), "events", mat)
    assert face is not None
    assert [t.dice for t in face.throws] == [(a, b) for a in range(1, 7) for b in range(a, 7)]


def test_a_deed_shows_each_building_and_doubles_the_rent_of_a_luxury_base() -> None:
    variant = planetopoly("de")
    design = studio_of(variant).design(Ink.FULL)
    deed = variant.deeds[1]
    kind, group = variant.deed_kinds[deed.kind], variant.groups[deed.group]
    face = deeds.deed_face(design, 1, deed, kind, group)
    assert face.rents[8].icons == ("station", "station", "outpost", "outpost")
    assert face.rents[10].icons == ("space-base", "station")
    assert (face.rents[9].value, face.rents[10].value) == ("1.320\u00a0GE", "2.640\u00a0GE")


def test_no_english_word_is_left_on_the_german_board() -> None:
    composition = board.COMPONENT.compose(studio_of(planetopoly("de")).design(Ink.FULL))
    words = " ".join(texts(composition.artworks[0].front))
    assert "CUSTOMS" not in words.upper()
    assert "ZOLLSTATION" in words.upper()
