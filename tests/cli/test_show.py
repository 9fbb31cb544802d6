"""The contract of ``printkit show --json``, as ``docs/show-json.md`` describes it."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from printkit.pipeline.prepare import prepare
from printkit.showing.game_data import show_data
from tests.cli.running import TINY, Run, pack

Data = dict[str, Any]
NUMBER = (int, float)
NONE = type(None)

KEYS: dict[str, dict[str, Any]] = {
    "spaces": {
        "index": int, "name": str, "kind": str, "group": (str, NONE),
        "price": (*NUMBER, NONE), "amount": (*NUMBER, NONE),
    },
    "groups": {"id": str, "name": str, "colour": str, "mark": str, "members": list},
    "deeds": {
        "name": str, "space": (int, NONE), "number": (int, NONE), "group": str, "kind": str,
        "place": (str, NONE),
        "price": NUMBER, "mortgage": (*NUMBER, NONE), "resale": (*NUMBER, NONE), "unit": str,
        "rents": list, "build_cost": (*NUMBER, NONE),
    },
    "decks": {"id": str, "name": str, "cards": list},
    "pieces": {"id": str, "name": str, "kind": str, "count": int, "size_mm": dict},
    "components": {"id": str, "pieces": int, "sheets": dict},
}  # fmt: skip
CARD = {
    "id": str,
    "title": (str, NONE),
    "text": str,
    "effects": list,
    "keep": bool,
    "copies": int,
    "roll": (list, NONE),
    "fields": dict,
}
ROOT = {
    "variant": str, "title": str, "language": str, "players": dict, "spaces": list, "groups": list,
    "deeds": list, "decks": list, "money": (dict, NONE),
    "casino": (dict, NONE),
    "rolls": list, "pyramids": (dict, NONE), "asteroids": (dict, NONE), "pieces": list,
    "deed_deck": (dict, NONE), "centre": list, "aids": list, "rules": dict,
    "options": dict, "changes": list, "components": list, "provenance": dict,
}  # fmt: skip


def assert_shape(record: Data, shape: dict[str, Any]) -> None:
    assert list(record) == list(shape)
    for key, kind in shape.items():
        assert isinstance(record[key], kind), (key, record[key])


def assert_contract(data: Data) -> None:
    assert_shape(data, ROOT)
    for table, shape in KEYS.items():
        for record in data[table]:
            assert_shape(record, shape)
    for deck in data["decks"]:
        for card in deck["cards"]:
            assert_shape(card, CARD)
            assert all(isinstance(effect["do"], str) for effect in card["effects"])
    for deed in data["deeds"]:
        assert deed["unit"] in {"money", "dice"}
        for rent in deed["rents"]:
            assert_shape(rent, {"level": str, "amount": NUMBER, "buildings": dict})
    for piece in data["pieces"]:
        assert all(size > 0 for size in piece["size_mm"].values())
    assert set(data["provenance"].values()) <= {"stated", "inferred", "placeholder", "designed"}
    assert all("*" not in route for route in data["provenance"])


@pytest.fixture(scope="module")
def space() -> Data:
    data = show_data(prepare("monopoly-space"))
    return dict(json.loads(json.dumps(data)))


@pytest.fixture(scope="module")
def classic() -> Data:
    data = show_data(prepare("classic-us"))
    return dict(json.loads(json.dumps(data)))


def test_shipped_games_keep_the_contract(space: Data, classic: Data) -> None:
    assert_contract(space)
    assert_contract(classic)


def test_counts_of_the_space_game(space: Data) -> None:
    assert [one["index"] for one in space["spaces"]] == list(range(40))
    assert len(space["deeds"]) == 22
    assert [sum(c["copies"] for c in deck["cards"]) for deck in space["decks"]] == [16, 16]
    assert [note["value"] for note in space["money"]["denominations"]] == [
        *(500, 100, 50, 20, 10, 5, 1)
    ]
    assert space["money"]["start"]["total"] == 900
    pieces = {piece["id"]: piece for piece in space["pieces"]}
    assert pieces["resource"]["count"] == 70
    assert pieces["small-dome"]["count"] == 16
    assert pieces["large-dome"]["count"] == 4
    assert sum(p["count"] for p in space["pieces"] if p["kind"] == "standee") == 4


def test_counts_of_the_classic_game(classic: Data) -> None:
    assert [one["index"] for one in classic["spaces"]] == list(range(40))
    assert len(classic["deeds"]) == 28
    assert [sum(c["copies"] for c in deck["cards"]) for deck in classic["decks"]] == [16, 16]
    assert len(classic["money"]["denominations"]) == 7
    assert classic["money"]["start"]["total"] == 1500
    notes = classic["money"]["start"]["notes"]
    assert sum(int(value) * count for value, count in notes.items()) == 1500
    members = Counter(deed["group"] for deed in classic["deeds"])
    assert members == {group["id"]: len(group["members"]) for group in classic["groups"]}


def test_what_changes_a_base_and_lies_beside_the_board() -> None:
    data = json.loads(json.dumps(show_data(prepare("monopoly-2-0"))))
    assert_contract(data)
    (done,) = data["changes"]
    assert done["variant"] == "monopoly-2-0"
    assert done["changes"][0] == {"round_up": 5}
    assert [place["kind"] for place in data["centre"]].count("discard") == 2
    assert data["deed_deck"]["name"] == "Title deeds"
    (aid,) = data["aids"]
    assert aid["copies"] == 8
    assert not [s for s in (*aid["front"], *aid["back"]) for line in s["lines"] if "{" in line]


def test_changes_of_bases_come_first(tmp_path: Path) -> None:
    text = "extends: monopoly-2-0\nchanges:\n- remove: [aids.*]\n"
    (tmp_path / "variant.yaml").write_text(text, encoding="utf-8")
    changes = prepare(str(tmp_path)).loaded.changes
    assert [done.pack for done in changes] == ["monopoly-2-0", tmp_path.name]
    assert changes[1].changes == [{"remove": ["aids.*"]}]


def test_what_a_game_does_not_have_is_null(space: Data, classic: Data) -> None:
    assert {deed["mortgage"] for deed in space["deeds"]} == {None}
    assert {deed["resale"] for deed in classic["deeds"]} == {None}
    go = classic["spaces"][0]
    assert (go["group"], go["price"], go["amount"]) == (None, None, None)


def test_texts_and_provenance_are_worked_out(space: Data) -> None:
    texts = [card["text"] for deck in space["decks"] for card in deck["cards"]]
    assert not [text for text in texts if "{" in text]
    assert "decks.chance.cards.gravity-shield.text" in space["provenance"]


def test_components_tell_sheets_of_each_paper(space: Data) -> None:
    components = {one["id"]: one for one in space["components"]}
    assert components["deeds"]["pieces"] == 22
    assert {tuple(one["sheets"]) for one in components.values()} == {("a4", "letter")}
    assert min(n for one in components.values() for n in one["sheets"].values()) > 0


def test_game_of_two_deeds(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny")
    result = run("show", "./tiny", "--json")
    data = json.loads(result.out)
    assert_contract(data)
    assert data["money"] is None
    assert data["spaces"] == data["decks"] == data["pieces"] == []
    assert data["deeds"][0]["space"] is None
    assert data["groups"][0]["members"] == ["elm", "oak"]


def test_summary_for_people(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny")
    result = run("show", "./tiny")
    assert result.code == 0
    assert "Tiny (tiny, en)" in result.out
    assert "Elm Street" in result.out
    assert "elm   Elm Street" in result.out


def test_people_are_reported_what_definitions_call_things(run: Run) -> None:
    lines = run("show", "classic-uk").out.splitlines()
    assert any(line.split()[:4] == ["1", "Old", "Kent", "Road"] for line in lines)
    assert any(line.split()[:3] == ["light-blue", "Light", "blue"] for line in lines)
    assert "deck chance: Chance, 16 cards" in lines
    assert any(line.startswith("feed-the-pigeons  ") for line in lines)
    assert any(line.split() == ["salary", "200"] for line in lines)


def test_variant_with_errors_shows_nothing(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny", {"variant.yaml": TINY.replace("price: 60", "prize: 60")})
    result = run("show", "./tiny", "--json")
    assert result.code == 1
    assert result.out == ""
    assert "error[PK130]" in result.err


def test_casino_shows_odds_and_what_a_bet_brings_back() -> None:
    data = show_data(prepare("planetopoly", language="en"))
    assert_contract(data)
    double = next(bet for bet in data["casino"]["bets"] if bet["id"] == "double")
    assert double == {
        "id": "double", "name": "Any double", "favourable": 6, "odds": 5.5, "expected": 0.9167,
    }  # fmt: skip
    assert data["deeds"][0]["rents"][-1]["buildings"] == {"base": 1, "station": 1}
    assert all(card["roll"] for card in data["decks"][0]["cards"])
