"""The house theme: complete in every ink, true to the data, and for boards of any size."""

import pytest

from printkit.art.style import Ink
from printkit.components import board, deeds, money
from printkit.components.component import Component
from printkit.components.design import Composition
from printkit.components.registry import components_of
from printkit.model import Board, Deck, Deed, Space, Variant
from printkit.model.rents import rent_table
from printkit.scene import Artwork
from printkit.text.numbers import format_money
from tests.components.drawing import composed, squeezed, studio, studio_of, texts, variant, wording

CLASSIC = "classic-us"
CORNERS = ("go", "jail", "parking", "go-to-jail")
GERMAN = {
    "go": "Los",
    "jail": "Im Gefängnis / Nur zu Besuch",
    "parking": "Frei parken",
    "go-to-jail": "Gehen Sie in das Gefängnis",
    "income-tax": "Einkommensteuer",
    "luxury-tax": "Zusatzsteuer",
    "chest": "Gemeinschaftsfeld",
    "chance": "Ereignisfeld",
    "utility": "Elektrizitätswerk",
    "railroad": "Hauptbahnhof",
    "street": "Theodor-Heuss-Straße",
}


def classic() -> Variant:
    return variant(CLASSIC)


def price(amount: float) -> str:
    return format_money(amount, classic().currency, classic().language)


def deed_cases() -> list[tuple[int | str, Deed, Artwork]]:
    artworks = composed(deeds.COMPONENT, Ink.FULL, CLASSIC).artworks
    pairs = zip(classic().deeds.items(), artworks, strict=True)
    return [(key, deed, artwork) for (key, deed), artwork in pairs]


@pytest.mark.parametrize("ink", Ink)
@pytest.mark.parametrize("component", components_of(classic()), ids=lambda each: each.id)
def test_nothing_is_missing_or_too_long(component: Component, ink: Ink) -> None:
    composition = composed(component, ink, CLASSIC)
    # The rulebook is a file of its own, which a studio alone does not read.
    assert composition.artworks or component.id == "rules"
    assert composition.findings == ()


@pytest.mark.parametrize("component", components_of(variant()), ids=lambda each: each.id)
def test_a_game_with_domes_and_chips_fits_too(component: Component) -> None:
    other = variant().model_copy(update={"theme": "classic"})
    assert component.compose(studio_of(other).design(Ink.LOW)).findings == ()


@pytest.mark.parametrize(("key", "deed", "artwork"), deed_cases())
def test_a_deed_shows_its_price_and_all_rents(key: int | str, deed: Deed, artwork: Artwork) -> None:
    kind = classic().deed_kinds[deed.kind]
    rents = [line.amount for line in rent_table(deed, kind)]
    form = "{}\N{NO-BREAK SPACE}×".format if kind.unit == "dice" else price
    shown = [form(rent) for rent in rents]
    costs = [] if deed.build_cost is None else [price(deed.build_cost)]
    printed = texts(artwork.front)
    figures = [text for text in printed if text in {price(deed.price), *shown, *costs}]
    assert figures == [price(deed.price), *shown, *costs]
    assert squeezed(classic().deed_name(key)) in wording(artwork.front)


@pytest.mark.parametrize(("key", "deed", "artwork"), deed_cases())
def test_the_back_of_a_deed_shows_the_mortgage(
    key: int | str, deed: Deed, artwork: Artwork
) -> None:
    assert artwork.back is not None
    assert deed.mortgage is not None
    printed = texts(artwork.back)
    assert price(deed.mortgage) in printed
    assert squeezed(studio(CLASSIC).design(Ink.FULL).phrases.mortgaged) in wording(artwork.back)
    assert squeezed(classic().deed_name(key)) in wording(artwork.back)


def test_the_board_shows_every_price_and_name() -> None:
    shown = wording(composed(board.COMPONENT, Ink.FULL, CLASSIC).artworks[0].front)
    spaces = classic().board
    assert spaces is not None
    for index, space in spaces.spaces.items():
        assert all(squeezed(part) in shown for part in space.name.split("/"))
        if index in classic().deeds:
            assert price(classic().deeds[index].price) in shown


def test_a_note_shows_its_value_on_both_sides() -> None:
    for artwork in composed(money.COMPONENT, Ink.MONO, CLASSIC).artworks:
        value = artwork.id.removeprefix("note-")
        assert texts(artwork.front).count(value) == 6
        assert artwork.back is not None
        assert price(int(value)) in texts(artwork.back)


@pytest.mark.parametrize("count", [24, 32, 48, 60])
def test_boards_of_other_lengths_fit(count: int) -> None:
    composition = board_of(resized(count))
    assert composition.findings == ()
    assert len(composition.places) == len(classic().decks)


FRAME = 33 + 6
"""As wide as the border of the middle, with some air within it, mm of 365."""


@pytest.mark.parametrize("decks", [0, 1, 3, 4])
def test_the_centre_holds_any_number_of_decks(decks: int) -> None:
    model = next(iter(classic().decks.values()))
    several = {f"deck-{number}": model.model_copy() for number in range(decks)}
    composition = board_of(with_decks(several))
    assert composition.findings == ()
    assert len(composition.places) == decks
    boxes = [placed.place.bounds for placed in composition.places]
    card = classic().formats.card
    assert {(box.width, box.height) for box in boxes} <= {(card.width, card.height)}
    side = 365.0
    for box in boxes:
        assert min(box.x, box.y, side - box.right, side - box.bottom) > FRAME
    assert not any(
        a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
        for i, a in enumerate(boxes)
        for b in boxes[i + 1 :]
    )


def test_german_names_fit() -> None:
    spaces = classic().board
    assert spaces is not None
    renamed = {
        index: space.model_copy(update={"name": GERMAN[space.kind]})
        for index, space in spaces.spaces.items()
    }
    german = classic().model_copy(
        update={
            "language": "de",
            "board": spaces.model_copy(update={"spaces": renamed}),
            "title": "Altstadt und Neustadt",
        }
    )
    for component in (board.COMPONENT, deeds.COMPONENT, money.COMPONENT):
        findings = component.compose(studio_of(german).design(Ink.FULL)).findings
        assert findings == ()


def test_a_game_without_drawings_is_drawn_with_marks() -> None:
    spaces = classic().board
    assert spaces is not None
    bare = {index: space.model_copy(update={"art": None}) for index, space in spaces.spaces.items()}
    plain = classic().model_copy(update={"board": spaces.model_copy(update={"spaces": bare})})
    for component in (board.COMPONENT, deeds.COMPONENT):
        assert component.compose(studio_of(plain).design(Ink.FULL)).findings == ()


def board_of(changed: Variant) -> Composition:
    return board.COMPONENT.compose(studio_of(changed).design(Ink.FULL))


def with_decks(decks: dict[str, Deck]) -> Variant:
    """The classic game with these decks, and no space that draws from another one."""
    kinds = {
        name: kind.model_copy(update={"draws": None})
        for name, kind in classic().space_kinds.items()
    }
    return classic().model_copy(update={"decks": decks, "space_kinds": kinds})


def resized(count: int) -> Variant:
    """A game with another number of spaces: its streets over and over, corners where they go."""
    spaces = classic().board
    assert spaces is not None
    streets = [key for key, deed in classic().deeds.items() if deed.kind == "street"]
    corners = {space.kind: space for space in spaces.spaces.values() if space.kind in CORNERS}
    ring: dict[int, Space] = {}
    owned: dict[int | str, Deed] = {}
    for index in range(count):
        if index % (count // 4) == 0:
            ring[index] = corners[CORNERS[index // (count // 4)]]
            continue
        key = streets[index % len(streets)]
        assert isinstance(key, int)
        ring[index], owned[index] = spaces.spaces[key], classic().deeds[key]
    longer: Board = spaces.model_copy(update={"spaces": ring})
    return classic().model_copy(update={"board": longer, "deeds": owned})
