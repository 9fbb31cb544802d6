"""One slip does not accuse half of the board: each rule reports it once, where it is."""

from pathlib import Path
from typing import Any

import pytest

from printkit.checking.engine import check
from printkit.diagnostics import Route
from tests.checking.test_no_false_alarm import whole, written

CASES: list[tuple[str, Route, Any]] = [
    ("PK850", ("deeds", 1, "price"), 600),
    ("PK850", ("deeds", 39, "price"), 40),
    ("PK509", ("deeds", 31, "group"), "pink"),
]


@pytest.mark.parametrize(("code", "place", "value"), CASES)
def test_the_slip_is_reported_once_and_in_its_place(
    code: str, place: Route, value: Any, tmp_path: Path
) -> None:
    assert [place] == _told(tmp_path, code, {place: value})


def test_a_building_cost_is_not_held_against_all_later_groups(tmp_path: Path) -> None:
    dear: dict[Route, Any] = {("deeds", key, "build_cost"): 500 for key in (1, 3)}
    assert _told(tmp_path, "PK850", dear) == list(dear)
    assert _told(tmp_path, "PK214", dear) == []


def test_a_missing_rent_is_not_taken_for_many_wrong_ones(tmp_path: Path) -> None:
    missing: dict[Route, Any] = {("deeds", 8, "rents"): [30, 90, 400, 550]}
    assert _told(tmp_path, "PK214", missing) == _told(tmp_path, "PK214", missing) == []
    assert _told(tmp_path, "PK202", missing) == [("deeds", 8, "rents")]


def _told(folder: Path, code: str, changes: dict[Route, Any]) -> list[Route | None]:
    """Where a rule finds something in the classic game with these changes."""
    definition: Any = whole("classic-us")
    for route, value in changes.items():
        thing = definition
        for step in route[:-1]:
            thing = thing[step]
        thing[route[-1]] = value
    variant = written(folder, definition).variant
    assert variant is not None
    return [found.route for found in check(variant) if found.code == code]
