"""Sound games give no error and no warning: official editions, the shipped ones, other sizes."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from printkit.checking.engine import check
from printkit.checking.habits.overlay import overlay_of
from printkit.diagnostics import Severity
from printkit.loading.load import Loaded, load
from printkit.source.nodes import to_plain
from tests.checking.classic_editions import Definition, editions
from tests.checking.other_games import GAMES, other_game
from tests.checking.scaling import scaled

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
SHIPPED = [
    "classic-uk", "classic-us", "mass-effect-n7", "monopoly-2-0", "monopoly-space", "moonopoly",
    "planetopoly", str(EXAMPLES / "your-street"),
]  # fmt: skip
EDITIONS = {edition.name: edition for edition in editions()}


def written(folder: Path, definition: Definition) -> Loaded:
    """The definition as a pack of its own, loaded."""
    text = yaml.safe_dump(definition, sort_keys=False, allow_unicode=True)
    (folder / "variant.yaml").write_text(text, encoding="utf-8")
    return load(str(folder / "variant.yaml"))


def alarms(loaded: Loaded) -> list[str]:
    """What is said about a game, hints left out."""
    assert loaded.variant is not None, loaded.diagnostics
    found = [*loaded.diagnostics, *check(loaded.variant, overlay_of(loaded))]
    return [f"{d.code} {d.message}" for d in found if d.severity is not Severity.INFO]


def whole(name: str) -> Definition:
    """A shipped game as one definition without a base."""
    plain: Any = to_plain(load(name).index.root)
    plain.pop("id", None)
    plain.pop("rulebook", None)
    return dict(plain)


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_games(name: str) -> None:
    for language in load(name).languages:
        assert alarms(load(name, language=language)) == []


@pytest.mark.parametrize("name", EDITIONS)
def test_official_editions_over_a_base(name: str, tmp_path: Path) -> None:
    edition = EDITIONS[name]
    assert alarms(written(tmp_path, {"extends": edition.base, **edition.changes})) == []


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("factor", [1, 0.5, 100])
def test_official_editions_by_themselves(name: str, factor: float, tmp_path: Path) -> None:
    edition = EDITIONS[name]
    written(tmp_path, {"extends": edition.base, **edition.changes})
    definition = scaled(whole(str(tmp_path)), factor)
    (tmp_path / "alone").mkdir()
    assert alarms(written(tmp_path / "alone", definition)) == []


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("factor", [0.5, 100])
def test_amounts_may_be_of_any_size(name: str, factor: float, tmp_path: Path) -> None:
    assert alarms(written(tmp_path, scaled(whole(name), factor))) == []


@pytest.mark.parametrize("name", ["classic-us", "planetopoly"])
def test_another_currency(name: str, tmp_path: Path) -> None:
    definition = {**whole(name), "currency": {"symbol": "GE", "position": "after", "space": True}}
    assert alarms(written(tmp_path, definition)) == []


@pytest.mark.parametrize("factor", [20, 25, 10_000])
def test_notes_may_be_multiples_of_an_odd_one(factor: int, tmp_path: Path) -> None:
    """Official boards in marks have notes of 20, 100, 200, 400; those in millions of 10 000."""
    assert alarms(written(tmp_path, scaled(whole("classic-us"), factor))) == []


def test_a_game_without_buildings(tmp_path: Path) -> None:
    game = whole("classic-us")
    levels = [
        {"id": "rent", "label": "Rent"},
        {"id": "set", "label": "With the whole colour", "times": 2},
    ]
    game["deed_kinds"]["street"] = {"name": "Street", "levels": levels}
    for deed in game["deeds"].values():
        if deed["kind"] == "street":
            deed["rents"] = []
            del deed["build_cost"]
    for deck in game["decks"].values():
        deck["cards"] = {
            key: card
            for key, card in deck["cards"].items()
            if all(effect["do"] != "repairs" for effect in card.get("effects", []))
        }
        deck["count"] = sum(card.get("copies", 1) for card in deck["cards"].values())
    for name in ("house", "hotel"):
        del game["pieces"][name]
    for name in ("building_sell_back_percent", "houses_before_hotel"):
        del game["rules"][name]
    game.pop("aids", None)
    assert alarms(written(tmp_path, game)) == []


@pytest.mark.parametrize("name", GAMES)
def test_other_boards_groups_and_ladders(name: str, tmp_path: Path) -> None:
    assert alarms(written(tmp_path, other_game(**GAMES[name]))) == []


def test_whole_editions_may_change_on_purpose(tmp_path: Path) -> None:
    """All rents half as much again, and one street that is another one altogether."""
    deeds = EDITIONS["us-new"].changes["deeds"]
    for key, deed in deeds.items():
        if deed["kind"] == "street":
            deed["rent"] = deed["rent"] * 3 // 2
            deed["rents"] = [rent * 3 // 2 for rent in deed["rents"]]
        if key == 39:
            deed |= {"price": 450, "mortgage": 225, "rents": [400, 1000, 2200, 2700, 3200]}
    assert alarms(written(tmp_path, {"extends": "classic-us", "deeds": deeds})) == []


@pytest.mark.parametrize(
    "patch",
    [
        {"deeds": {39: {"rents": [200, 600, 1400, 1700, 2500]}}},
        {"deeds": {39: {"price": 450, "mortgage": 225}}},
        {"deeds": {5: {"price": 210, "mortgage": 105, "rent": 30, "rents": [60, 120, 240]}}},
        {"rules": {"salary": 400, "jail_fee": 100, "mortgage_interest_percent": 20}},
        {"board": {"spaces": {38: {"amount": 150}}}, "pieces": {"house": {"count": 40}}},
        {"decks": {"chance": {"cards": {"too-fast": {"effects": [{"do": "pay", "amount": 25}]}}}}},
    ],
    ids=["a hotel", "a price", "a railroad", "rules", "a tax and houses", "a card"],
)
def test_an_edition_may_change_a_few_numbers(patch: Definition, tmp_path: Path) -> None:
    assert alarms(written(tmp_path, {"extends": "classic-us", **patch})) == []


def test_extra_notes_of_one_kind_may_be_printed_alone(tmp_path: Path) -> None:
    """What the numbers around it are left out for says nothing about the one that is printed."""
    none = {value: {"count": 0} for value in (100, 50, 20, 10, 5, 1)}
    extra = {"denominations": {500: {"count": 10}, **none}}
    found = alarms(written(tmp_path, {"extends": "classic-us", "money": extra}))
    assert [text[:5] for text in found] == ["PK412"], "too little to begin with, as it is"
