"""The example of the documentation: a small game of its own, with another number of everything."""

from collections import Counter
from pathlib import Path

import pytest

from printkit.art.style import Ink
from printkit.components import dice
from printkit.components.design import Design
from printkit.loading.load import load
from printkit.model import Die, Variant
from printkit.model.rents import rent_table
from printkit.model.variant import Players
from printkit.pipeline.build import build
from printkit.pipeline.checks import check_variant
from printkit.pipeline.prepare import open_context, prepare
from printkit.pipeline.request import Request
from tests.components.drawing import wording

PACK = Path(__file__).parents[2] / "docs" / "examples" / "your-street"


@pytest.fixture(scope="module")
def game() -> Variant:
    found = load(str(PACK)).variant
    assert found is not None
    return found


@pytest.fixture(scope="module")
def design() -> Design:
    return open_context(prepare(str(PACK))).design(Ink.FULL)


def test_it_checks_without_errors_or_warnings() -> None:
    assert [found for found in check_variant(str(PACK)) if found.severity != "info"] == []


def test_it_builds(tmp_path: Path) -> None:
    outcome = build(Request(str(PACK), tmp_path, papers=("a4",), only=("deeds", "board")))
    assert [found for found in outcome.diagnostics if found.severity != "info"] == []
    pages = {path.name for path in (outcome.folder / "a4").glob("*.pdf")}
    assert {"board.pdf", "deeds.pdf"} <= pages


def test_it_stands_on_its_own() -> None:
    assert [pack.folder for pack in load(str(PACK)).chain] == [PACK]


def test_its_counts_are_its_own(game: Variant) -> None:
    assert game.board is not None
    assert game.money is not None
    assert len(game.board.spaces) == 24
    corners = [
        index for index, space in game.board.spaces.items() if game.space_kinds[space.kind].corner
    ]
    assert corners == [0, 6, 12, 18]
    assert Counter(deed.group for deed in game.deeds.values()) == dict.fromkeys(game.groups, 3)
    assert len(game.groups) == len(game.money.denominations) == len(game.seats) == 4
    assert [len(deck.cards) for deck in game.decks.values()] == [8]
    assert game.players == Players(min=2, max=4)


def test_each_house_has_three_rents_and_half_its_price_back(game: Variant) -> None:
    for deed in game.deeds.values():
        levels = [line.level.id for line in rent_table(deed, game.deed_kinds[deed.kind])]
        assert levels == ["rent", "set", "shed"]
        assert deed.resale == deed.price * game.rules["resale_percent"] / 100


def test_every_house_may_have_a_shed(game: Variant) -> None:
    assert game.piece_count("shed") == len(game.deeds)


def test_dice_of_four_show_each_number_at_the_three_faces_of_a_corner(design: Design) -> None:
    piece = design.variant.pieces["die"]
    assert isinstance(piece, Die)
    (die,) = dice.compose(design).artworks
    assert (piece.faces, die.copies) == (4, 2)
    assert Counter(wording(die.front)) == dict.fromkeys("1234", 3)
