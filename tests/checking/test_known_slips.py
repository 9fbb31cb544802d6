"""Mistakes that stood for years in rent tables of public projects are found where they stand.

They were seen when ten such tables were laid side by side; twins had the same mistake twice.
"""

from pathlib import Path
from typing import Any

import pytest

from printkit.checking.engine import check
from printkit.diagnostics import Severity
from tests.checking.test_no_false_alarm import whole, written

SLIPS: dict[str, dict[int, dict[str | int, int]]] = {
    "a first rent of 18 for 16": {19: {0: 18}},
    "a fourth house for 700 on two twins": {16: {4: 700}, 18: {4: 700}},
    "third houses of a whole group": {16: {3: 500}, 18: {3: 500}, 19: {3: 550}},
    "a fourth house for 970 on two twins": {26: {4: 970}, 27: {4: 970}},
    "a third house for 8000": {26: {3: 8000}},
    "a fourth house for 360": {3: {4: 360}},
    "a price of 160 on two twins": {16: {"price": 160}, 18: {"price": 160}},
    "a hotel for 1175": {27: {5: 1175}},
    "a first rent of 110": {11: {0: 110}},
    "houses for 150 in one group": {
        11: {"build_cost": 150}, 13: {"build_cost": 150}, 14: {"build_cost": 150},
    },
}  # fmt: skip


@pytest.mark.parametrize("slip", SLIPS)
def test_it_is_found_on_every_deed_that_has_it(slip: str, tmp_path: Path) -> None:
    definition = whole("classic-us")
    for key, changes in SLIPS[slip].items():
        _change(definition["deeds"][key], changes)
    variant = written(tmp_path, definition).variant
    assert variant is not None
    blamed = {d.route[1] for d in check(variant) if d.severity is not Severity.INFO and d.route}
    assert SLIPS[slip].keys() <= blamed


def _change(deed: dict[str, Any], changes: dict[str | int, int]) -> None:
    for field, value in changes.items():
        if isinstance(field, str):
            deed[field] = value
        elif field == 0:
            deed["rent"] = value
        else:
            deed["rents"][field - 1] = value
