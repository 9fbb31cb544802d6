"""Editions that are unusual on purpose, throughout or in one respect, give no warning."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from printkit.pipeline.checks import check_variant
from tests.checking.test_no_false_alarm import alarms, whole, written

Deeds = dict[int, dict[str, Any]]
Design = Callable[[Deeds], None]
SIZES = {"a": 2, "b": 3, "c": 4, "d": 2, "e": 4, "f": 2, "g": 3, "h": 2}
"""Groups along the board; none lies around a corner."""


def streets(deeds: Deeds) -> Deeds:
    return {key: deed for key, deed in deeds.items() if deed["kind"] == "street"}


def dear_railroads(deeds: Deeds) -> None:
    for deed in deeds.values():
        if deed["kind"] == "railroad":
            deed |= {"rent": 50, "rents": [100, 150, 200]}


def dearer_hotels(deeds: Deeds) -> None:
    for deed in streets(deeds).values():
        deed["rents"][-1] += 100


def cost_per_street(deeds: Deeds) -> None:
    for deed in streets(deeds).values():
        deed["build_cost"] = deed["price"] // 20 * 10


def prices_by_a_factor(deeds: Deeds) -> None:
    """From group to group 1.3 times as much, the last of each a tenth more; rents by the price."""
    groups = list(dict.fromkeys(deed["group"] for deed in streets(deeds).values()))
    last = {deed["group"]: key for key, deed in streets(deeds).items()}
    for key, deed in streets(deeds).items():
        dearer = 1.1 if key == last[deed["group"]] else 1
        price = 2 * round(30 * dearer * 1.3 ** groups.index(deed["group"]))
        rent = round(price / 12)
        deed |= {"price": price, "mortgage": price // 2, "rent": rent}
        deed["rents"] = [rent * times for times in (5, 15, 40, 50, 60)]


DESIGNS = [dear_railroads, dearer_hotels, cost_per_street, prices_by_a_factor]


@pytest.mark.parametrize("design", DESIGNS)
def test_a_habit_of_the_whole_game_is_meant(design: Design, tmp_path: Path) -> None:
    definition = whole("classic-us")
    design(definition["deeds"])
    assert alarms(written(tmp_path, definition)) == []


def test_groups_of_four_and_of_two(tmp_path: Path) -> None:
    definition = whole("classic-us")
    groups = list(definition["groups"])
    names = [
        group for group, size in zip(groups, SIZES.values(), strict=False) for _ in range(size)
    ]
    for deed, group in zip(streets(definition["deeds"]).values(), names, strict=True):
        deed |= {"group": group, "build_cost": 50 * (1 + groups.index(group) // 2)}
    assert alarms(written(tmp_path, definition)) == []


def test_fewer_notes_of_one_value(tmp_path: Path) -> None:
    definition = whole("classic-us")
    definition["money"]["denominations"][50]["count"] = 25
    assert alarms(written(tmp_path, definition)) == []


@pytest.mark.parametrize("change", ["one more", "one less"])
def test_another_ladder(change: str, tmp_path: Path) -> None:
    """A line of rent more, or one less, with rents to suit, over a base."""
    game = whole("classic-us")
    levels = game["deed_kinds"]["street"]["levels"]
    rents = {key: list(deed["rents"]) for key, deed in streets(game["deeds"]).items()}
    rules = {}
    if change == "one more":
        levels.append({"id": "tower", "label": "With a tower"})
        rents = {key: [*mine, mine[-1] * 5 // 4 // 5 * 5] for key, mine in rents.items()}
    else:
        del levels[-2]
        rents = {key: [*mine[:-2], mine[-1]] for key, mine in rents.items()}
        rules = {"houses_before_hotel": 3}
    definition = {
        "extends": "classic-us",
        "rules": rules,
        "deed_kinds": {"street": {"levels": levels}},
        "deeds": {key: {"rents": mine} for key, mine in rents.items()},
    }
    assert alarms(written(tmp_path, definition)) == []
    assert check_variant(str(tmp_path), pieces=False) == [], "the book speaks of this ladder too"
