"""Planetopoly is drawn in both languages from one definition."""

import pytest

from printkit.art.style import Ink
from printkit.components import aids, board, cards, deeds, flats, tokens
from printkit.components.component import Component
from printkit.loading.load import load
from printkit.model import Variant
from tests.components.drawing import studio_of, texts

DRAWN = (aids, board, cards, deeds, flats, tokens)


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


@pytest.mark.parametrize(("language", "odds"), [("de", "×5,5"), ("en", "×5.5")])
def test_the_casino_shows_odds_as_the_language_writes_them(language: str, odds: str) -> None:
    composition = flats.COMPONENT.compose(studio_of(planetopoly(language)).design(Ink.FULL))
    (mat,) = (artwork for artwork in composition.artworks if artwork.id == "casino-mat")
    assert odds in texts(mat.front)


def test_the_event_mat_lists_the_card_of_each_throw() -> None:
    variant = planetopoly("en")
    composition = flats.COMPONENT.compose(studio_of(variant).design(Ink.FULL))
    (mat,) = (artwork for artwork in composition.artworks if artwork.id == "event-mat")
    titles = [card.title for card in variant.decks["event"].cards.values() if card.roll]
    assert len(titles) == 21
    assert not [title for title in titles if title not in texts(mat.front)]


def test_a_deed_shows_each_building_and_doubles_the_rent_of_a_luxury_base() -> None:
    variant = planetopoly("de")
    design = studio_of(variant).design(Ink.FULL)
    deed = variant.deeds[1]
    kind, group = variant.deed_kinds[deed.kind], variant.groups[deed.group]
    face = deeds.deed_face(design, 1, deed, kind, group)
    assert face.rents[8].icons == ("tower-slim", "tower-slim", "tower-low", "tower-low")
    assert face.rents[10].icons == ("tower-broad", "tower-slim")
    assert face.rents[10].icon_colours == ("#d8392b", "#2f86c0")
    assert (face.rents[9].value, face.rents[10].value) == ("1.320\u00a0GE", "2.640\u00a0GE")


@pytest.mark.parametrize(
    ("language", "headings"),
    [("de", ("Miete", "Zollgebühr", "Bußgeld")), ("en", ("Rent", "Duty", "Fine"))],
)
def test_deeds_say_what_their_amounts_are(language: str, headings: tuple[str, ...]) -> None:
    composition = deeds.COMPONENT.compose(studio_of(planetopoly(language)).design(Ink.FULL))
    by_name = {artwork.id: artwork for artwork in composition.artworks}
    for name, heading in zip(("deed-1", "deed-3", "deed-7"), headings, strict=True):
        assert heading in texts(by_name[name].front)


def test_only_what_belongs_to_an_option_is_marked_on_a_deed() -> None:
    design = studio_of(planetopoly("de")).design(Ink.FULL)
    deed = design.variant.deeds[1]
    kind, group = design.variant.deed_kinds[deed.kind], design.variant.groups[deed.group]
    face = deeds.deed_face(design, 1, deed, kind, group)
    marked = [line.label for line in (*face.rents, *face.lines, *face.back) if line.option]
    assert marked == ["Luxusraumbasis", "Umbau je Raumbasis"]
    assert face.only_with == "nur mit der Variante „Luxusraumbasen“"


def test_each_seat_has_a_marker_for_the_jail_and_all_share_the_mats() -> None:
    variant = planetopoly("de")
    composition = flats.COMPONENT.compose(studio_of(variant).design(Ink.FULL))
    assert [(a.id, a.copies) for a in composition.artworks] == [
        *((f"jail-marker-{seat}", 1) for seat in variant.seats),
        ("casino-mat", 1),
        ("event-mat", 1),
    ]


def test_the_goals_are_options_and_the_longest_is_that_of_the_rules() -> None:
    variant = planetopoly("en")
    goals = {key: found.rules.get("wealth_goal") for key, found in variant.options.items()}
    assert goals == {"short": 15_000, "medium": 20_000, "long": 30_000, "luxury": None}
    assert goals["long"] == variant.rules["wealth_goal"]
    players = range(variant.players.min, variant.players.max + 1) if variant.players else ()
    for key in ("short", "medium", "long"):
        assert list(variant.options[key].minutes) == list(players)


def test_no_english_word_is_left_on_the_german_board() -> None:
    composition = board.COMPONENT.compose(studio_of(planetopoly("de")).design(Ink.FULL))
    words = " ".join(texts(composition.artworks[0].front))
    assert "CUSTOMS" not in words.upper()
    assert "ZOLLSTATION" in words.upper()
