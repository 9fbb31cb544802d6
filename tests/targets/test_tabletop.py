"""What Tabletop Simulator gets: a save after its schema, pictures, and a table that is set up."""

import json
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from jsonschema import Draft202012Validator
from PIL import Image

from printkit.geometry.path import Bounds
from printkit.model.tables import CardGridLimits
from printkit.scene import Side
from printkit.targets.export import ExportOptions
from printkit.targets.forms.tabletop import saved
from printkit.targets.table.grids import CardSide, batches, card_grid
from tests.cli.running import Run, tree
from tests.imposition.samples import piece
from tests.pipeline.games import edit, game
from tests.targets.sketches import GAMES, export_of

SCHEMA = json.loads((Path(__file__).parent / "tabletop_save.schema.json").read_text("utf-8"))
HELD = Draft202012Validator(SCHEMA)
TARGET = "tabletop-simulator"

State = dict[str, Any]


def objects(save: State) -> list[State]:
    return [*save["ObjectStates"]]


def inside(state: State) -> list[State]:
    """The object, or those that a deck holds."""
    return [*state.get("ContainedObjects", [state])] * int(state.get("Number", 1))


def addresses(value: Any) -> set[str]:
    """All pictures and books that a save names."""
    if isinstance(value, list):
        return set().union(*map(addresses, value))
    if isinstance(value, dict):
        own = {text for key, text in value.items() if key.endswith(("URL", "Url")) and text}
        return own.union(*(addresses(part) for part in value.values()))
    return set()


@pytest.mark.parametrize("name", GAMES)
def test_all_games_are_set_up_after_the_schema(name: str) -> None:
    export = export_of(name, TARGET)
    pictures, save = saved(export)
    assert [error.message for error in HELD.iter_errors(save)] == []
    states = objects(save)
    guids = [state["GUID"] for state in states]
    assert len(set(guids)) == len(guids)
    files = {picture.name for picture in pictures.made}
    assert len(files) == len(pictures.made)
    assert addresses(save) == files | {f"{name}-rules.pdf"}
    assert all(max(p.sheet.width, p.sheet.height) / 25.4 * p.dpi <= 4096.5 for p in pictures.made)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_missing_and_nothing_lies_on_another_thing(name: str) -> None:
    export = export_of(name, TARGET)
    _, save = saved(export)
    variant, made = export.design.variant, {one.id: drawn for one, drawn in export.drawn}
    whole = ("board", "deeds", "cards", "money", "asteroids", "aids", "pyramids")
    wanted = sum(a.copies for one in whole if one in made for a in made[one].artworks)
    wanted += sum(variant.piece_count(key) for key in variant.pieces) + len(["the rules"])
    assert sum(len(inside(state)) for state in objects(save)) == wanted
    boxes = [_bounds(state) for state in objects(save) if state["Transform"]["posY"] == 1.0]
    assert not any(one.overlaps(other, 0.1) for one, other in combinations(boxes, 2))
    assert all(abs(box.x) < 27 and abs(box.right) < 27 for box in boxes)  # the usual table
    assert all(abs(box.y) < 18 and abs(box.bottom) < 18 for box in boxes)


def _bounds(state: State) -> Bounds:
    """The least that an object covers on the table, in its units."""
    place = state["Transform"]
    width, depth = 0.2, 0.2
    if state["Name"].startswith("Custom_Tile"):
        width, depth = 2 * place["scaleX"], 2 * place["scaleZ"]
    elif "CustomDeck" in state:
        depth = 3.1 * place["scaleZ"]
        width = depth / 2
    return Bounds(place["posX"] - width / 2, place["posZ"] - depth / 2, width, depth)


def test_players_who_find_no_room_in_one_row_sit_beside_the_bank() -> None:
    _, save = saved(export_of("monopoly-2-0", TARGET))
    starts = [s["Transform"] for s in objects(save) if ": £" in s["Nickname"]]
    near = [place for place in starts if place["posZ"] < -10]
    assert 0 < len(near) < len(starts)
    assert len({place["posZ"] for place in near}) == 1
    assert all(place["posX"] < -12 for place in starts if place not in near)


def test_each_player_has_the_start_money_and_the_bank_has_the_rest() -> None:
    export = export_of("monopoly-space", TARGET)
    money = export.design.variant.money
    assert money is not None
    states = objects(saved(export)[1])
    seats = [seat.name for seat in export.design.variant.seats.values()]
    started = [s["Nickname"] for s in states if s["Nickname"].partition(":")[0] in seats]
    assert [name for name in started if ":" in name] == [f"{name}: $900" for name in seats]
    (ones,) = (s for s in states if s["Nickname"] == "$1 note")
    assert len(ones["DeckIDs"]) == money.denominations[1].count - 4 * money.start[1]


def test_tokens_stand_on_the_start_and_decks_on_their_places() -> None:
    export = export_of("classic-us", TARGET)
    states = objects(saved(export)[1])
    figures = [s["Transform"] for s in states if s["Name"] == "Figurine_Custom"]
    corner = (495 / 2 - 65) / 25.4
    assert len(figures) == 8
    assert all(f["posX"] > corner and f["posZ"] < -corner for f in figures)
    decks = {s["Nickname"]: s["Transform"] for s in states if s["Name"] == "DeckCustom"}
    chance = decks["Chance"]
    assert chance["rotZ"] == 180  # face down
    assert abs(chance["posX"]) < corner
    assert abs(chance["posZ"]) < corner


def test_addresses_begin_with_the_url() -> None:
    at = "https://example.org/my games/space"
    _, save = saved(export_of("monopoly-space", TARGET, ExportOptions(url=at)))
    assert all(each.startswith((f"{at}/Images/", f"{at}/PDF/")) for each in addresses(save))


def test_a_deck_may_be_called_like_other_pieces(run: Run, tmp_path: Path) -> None:
    edit(game(tmp_path / "tiny"), "  luck:\n", "  deeds:\n")
    edit(tmp_path / "tiny", "draws: luck", "draws: deeds")
    assert run("export", "./tiny", "--to", TARGET, "--dpi", "72").code == 0
    files = tree(tmp_path / "output" / "tiny-tabletop-simulator")
    save = json.loads(files["tiny.json"])
    assert {"tiny-deeds.png", "tiny-deeds-2.png"} <= addresses(save)
    guids = [state["GUID"] for state in objects(save)]
    assert len(set(guids)) == len(guids)


def test_an_address_that_is_none_is_refused(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    result = run("export", "./tiny", "--to", TARGET, "--url", "my-pictures")
    assert result.code == 2
    assert "file:///C:/games/game" in result.err


def test_cards_fill_a_grid_whose_last_cell_is_kept() -> None:
    deck = [piece(57, 80, name=f"card-{number}") for number in range(100)]
    parts = [len(batch) for batch in batches(deck, CardGridLimits())]
    assert parts == [69, 31]
    shown = [CardSide(each, Side.FRONT) for each in deck]
    full = card_grid(shown[:69], CardSide(deck[0], Side.BACK), CardGridLimits(), 300)
    assert (full.columns, full.rows) == (10, 7)
    assert 4080 <= full.sheet.width / 25.4 * full.dpi <= 4096
    few = card_grid(shown[:3], CardSide(deck[0], Side.BACK), CardGridLimits(), 300)
    assert (few.columns, few.rows, few.dpi) == (2, 2, 300)


def test_an_export_holds_what_the_save_names(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    assert run("export", "./tiny", "--to", TARGET, "--dpi", "72").code == 0
    files = tree(tmp_path / "output" / "tiny-tabletop-simulator")
    save = json.loads(files["tiny.json"])
    HELD.validate(save)
    assert {name.rpartition("/")[2] for name in files if "/" in name} == addresses(save)
    (deck,) = [state for state in objects(save) if state["Nickname"] == "Luck"]
    assert [number % 100 for number in deck["DeckIDs"]] == [0, 1]
    sheets = deck["CustomDeck"][str(deck["DeckIDs"][0] // 100)]
    with Image.open(BytesIO(files[f"Images/{sheets['FaceURL']}"])) as faces:
        assert faces.size == (round(2 * 87 / 25.4 * 72), round(2 * 56 / 25.4 * 72))
    with Image.open(BytesIO(files["tiny.png"])) as thumbnail:
        assert max(thumbnail.size) == 256
    for name, data in files.items():
        if name.startswith("PDF/"):
            assert len(pikepdf.open(BytesIO(data)).pages) > 0
