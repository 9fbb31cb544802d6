"""A game that is built otherwise than the classic one, throughout, is not told so deed by deed."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.checking.test_no_false_alarm import alarms, whole, written

Deed = dict[str, Any]
Design = Callable[[list[Deed]], None]


def shuffled_prices(streets: list[Deed]) -> None:
    """Streets that grow dearer nowhere."""
    keys = ("price", "mortgage", "rent", "rents")
    numbers = [{key: street[key] for key in keys} for street in streets]
    Random(4).shuffle(numbers)  # noqa: S311 - the same game each time
    for street, mine in zip(streets, numbers, strict=True):
        street.update(mine)


def falling_prices(streets: list[Deed]) -> None:
    """The dearest streets right behind the start."""
    keys = ("price", "mortgage", "build_cost", "rent", "rents")
    numbers = [{key: street[key] for key in keys} for street in reversed(streets)]
    for street, mine in zip(streets, numbers, strict=True):
        street.update(mine)


def mixed_groups(streets: list[Deed]) -> None:
    """Groups that lie all over the board."""
    groups = [street["group"] for street in streets]
    Random(2).shuffle(groups)  # noqa: S311 - the same game each time
    for street, group in zip(streets, groups, strict=True):
        street |= {"group": group, "build_cost": 100}


def dear_buildings(streets: list[Deed]) -> None:
    """Buildings for twice what they usually cost."""
    for street in streets:
        street["build_cost"] *= 2


def doubling_rents(streets: list[Deed]) -> None:
    """Each rent twice the one before, from three times the first one: the first group pays late."""
    for street in streets:
        street["rents"] = [3 * street["rent"] * 2**level for level in range(5)]


DESIGNS = [shuffled_prices, falling_prices, mixed_groups, dear_buildings, doubling_rents]


@pytest.mark.parametrize("design", DESIGNS)
def test_another_design_is_left_alone(design: Design, tmp_path: Path) -> None:
    definition = whole("classic-us")
    design([deed for deed in definition["deeds"].values() if deed["kind"] == "street"])
    found = alarms(written(tmp_path, definition))
    assert found == []


def test_rents_may_be_multiplied_alone(tmp_path: Path) -> None:
    definition = whole("classic-us")
    for deed in definition["deeds"].values():
        if deed["kind"] == "street":
            deed |= {"rent": 2 * deed["rent"], "rents": [2 * rent for rent in deed["rents"]]}
    assert alarms(written(tmp_path, definition)) == []
