"""Monopoly 2.0 is a patch: laid over either classic board it gives a complete game."""

import re
from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest

from printkit.art.style import Ink
from printkit.checking.context import CheckContext
from printkit.checking.money.printed_amounts import printed_amounts
from printkit.components import board, cards, chips, deeds, flats
from printkit.components.centre import runs
from printkit.components.component import Component
from printkit.components.design import Composition, Design
from printkit.geometry.ring import ring
from printkit.loading.load import load
from printkit.model import Variant
from printkit.model.rents import rent_table
from printkit.pipeline.checks import check_variant
from printkit.pipeline.prepare import open_context, prepare
from printkit.pipeline.render_context import RenderContext
from printkit.plain_numbers import round_up
from tests.components.drawing import squeezed, wording

PATCH = Path(__file__).parents[2] / "boards" / "monopoly-2-0"
STEP = 5


@pytest.fixture(scope="module", params=["classic-uk", "classic-us"])
def base(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def pack(base: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The patch over the base; nothing but the name of the base is changed."""
    folder = tmp_path_factory.mktemp(base) / "patched"
    copytree(PATCH, folder)
    text = (PATCH / "variant.yaml").read_text(encoding="utf-8")
    over = re.sub(r"^extends: .*$", f"extends: {base}", text, count=1, flags=re.MULTILINE)
    over = over.replace("id: monopoly-2-0", "id: patched")
    (folder / "variant.yaml").write_text(over, encoding="utf-8")
    return str(folder)


@pytest.fixture(scope="module")
def studio(pack: str) -> RenderContext:
    return open_context(prepare(pack))


@pytest.fixture
def design(studio: RenderContext) -> Design:
    return studio.design(Ink.FULL)


def variant(name: str) -> Variant:
    found = load(name).variant
    assert found is not None
    return found


def composed(component: Component, design: Design) -> Composition:
    return component.compose(design)


def test_it_checks_and_fits_without_errors_or_warnings(pack: str) -> None:
    assert [found for found in check_variant(pack) if found.severity != "info"] == []


def test_every_printed_amount_is_rounded(design: Design) -> None:
    amounts = dict(printed_amounts(CheckContext(design.variant)))
    assert len(amounts) > 200
    assert [route for route, amount in amounts.items() if amount % STEP] == []


def test_only_what_was_no_multiple_is_changed(base: str, design: Design) -> None:
    before, after = variant(base).deeds, design.variant.deeds
    streets = [key for key, deed in before.items() if deed.build_cost is not None]
    changed = [key for key in streets if before[key].rent != after[key].rent]
    assert (len(streets), len(changed)) == (22, 17)
    for key, deed in before.items():
        noted = {"mortgage", "rounded_from"}
        old, new = deed.model_dump(exclude=noted), after[key].model_dump(exclude=noted)
        rent = deed.rent if deed.rent is None or key not in streets else round_up(deed.rent, STEP)
        assert {**old, "rent": rent} == new
        assert after[key].mortgage is None


def test_a_set_earns_twice_the_rent_before_it_was_rounded(base: str, design: Design) -> None:
    before, after = variant(base), design.variant
    for key, deed in after.deeds.items():
        if deed.build_cost is None:
            continue
        bare, full, house = [line.amount for line in rent_table(deed, after.deed_kinds["street"])][
            :3
        ]
        rent = before.deeds[key].rent
        assert rent is not None
        assert (bare, full) == (round_up(rent, STEP), round_up(2 * rent, STEP))
        assert full < house, "the first house earns something"


def test_there_is_no_smallest_note(design: Design) -> None:
    money = design.variant.money
    assert money is not None
    assert money.start == {500: 2, 100: 4, 50: 1, 20: 1, 10: 2, 5: 2}
    assert sum(value * count for value, count in money.start.items()) == 1500
    assert sorted(money.denominations) == [5, 10, 20, 50, 100, 500]


def test_deeds_have_one_back_and_no_word_of_mortgages(design: Design) -> None:
    artworks = composed(deeds.COMPONENT, design).artworks
    assert len(artworks) == 28
    assert len({id(artwork.back) for artwork in artworks}) == 1
    assert {artwork.back_name for artwork in artworks} == {deeds.COMMON_BACK}
    assert not [a.id for a in artworks if "mortgage" in wording(a.front)]


def test_streets_say_what_building_costs_the_group(design: Design) -> None:
    by_id = {artwork.id: artwork for artwork in composed(deeds.COMPONENT, design).artworks}
    assert squeezed("Hotel for the group") in wording(by_id["deed-39"].front)
    words = wording(by_id["deed-39"].front)
    assert any(squeezed(f"With {colour} set") in words for colour in ("color", "colour"))


def test_cards_that_free_from_jail_are_not_for_sale(design: Design) -> None:
    texts = [
        card.text
        for deck in design.variant.decks.values()
        for card in deck.cards.values()
        if card.effects[0].do == "leave_jail"
    ]
    assert len(texts) == 2
    assert not [text for text in texts if "trade" in text or "sell" in text or "sold" in text]


def test_every_card_says_that_it_is_played_on_any_player(design: Design) -> None:
    notes = {deck.note for deck in design.variant.decks.values()}
    (note,) = notes
    artworks = composed(cards.COMPONENT, design).artworks
    assert len(artworks) > 30
    assert not [a.id for a in artworks if squeezed(note) not in wording(a.front)]


def test_the_middle_of_the_board_has_a_place_for_all_that_lies_there(design: Design) -> None:
    places = [placed.place for placed in composed(board.COMPONENT, design).places]
    targets = Counter(place.target for place in places)
    assert targets == {"chance": 2, "chest": 2, "deed": 5, "hotel": 8}
    deed, card = design.variant.formats.deed, design.variant.formats.card
    for place in places:
        size = place.bounds.width, place.bounds.height
        if place.target == "deed":
            assert size == pytest.approx((deed.width, deed.height))
        elif place.target != "hotel":
            assert size == pytest.approx((card.width, card.height))


def test_buildings_stand_before_the_middle_of_their_spaces(design: Design) -> None:
    assert design.variant.board is not None
    size, corner = design.variant.board.size, design.variant.board.corner
    slots = ring(size, corner, len(design.variant.board.spaces))
    found = runs(design, slots)
    assert len(found) == 8
    for run in found:
        own = [slots.spaces[int(key)].bounds for key in design.variant.group_members(run.group)]
        left, right = min(b.x for b in own), max(b.right for b in own)
        top, bottom = min(b.y for b in own), max(b.bottom for b in own)
        middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
        x, y = corner + run.x, corner + run.y
        if run.turn in (0, 180):
            assert x == pytest.approx(middle_x)
        else:
            assert y == pytest.approx(middle_y)
        away = max(left - x, x - right, top - y, y - bottom)
        assert run.depth / 2 < away < run.depth


def test_each_house_of_a_group_has_a_lot_of_its_size(design: Design) -> None:
    assert design.variant.board is not None
    size, corner = design.variant.board.size, design.variant.board.corner
    house = design.variant.pieces["house"].footprint()
    assert house is not None
    for run in runs(design, ring(size, corner, len(design.variant.board.spaces))):
        assert run.count == design.variant.rules["houses_before_hotel"]
        assert sorted((run.lot_length, run.lot_depth)) > sorted((house.width, house.height))
        assert run.count * run.lot_length < run.length


def test_the_mat_has_a_field_for_each_monopoly(design: Design) -> None:
    composition = composed(flats.COMPONENT, design)
    (mat,) = composition.artworks
    groups = design.variant.groups.values()
    assert len(composition.places) == len(groups) == design.variant.rules["monopolies"] == 10
    assert not [group.name for group in groups if squeezed(group.name) not in wording(mat.front)]
    assert squeezed("5 of 10 win") in wording(mat.front)


def test_each_seat_has_owner_chips_of_its_own(design: Design) -> None:
    artworks = composed(chips.COMPONENT, design).artworks
    owners = {a.id: a.copies for a in artworks if a.id.startswith("owner-")}
    assert owners == {f"owner-{seat}": 5 for seat in design.variant.seats}
    (moved,) = [a for a in artworks if a.id == "last-moved"]
    assert moved.copies == 1
    assert squeezed("Last moved") in wording(moved.front)


def test_a_group_has_room_for_four_houses_or_a_hotel(design: Design) -> None:
    assert design.variant.piece_count("house") == 8 * 4
    assert design.variant.piece_count("hotel") == 8
