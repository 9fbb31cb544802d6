"""The rules about what lies where, once the pieces are composed."""

from pathlib import Path

import pytest

from printkit.checking.context import Fit
from printkit.checking.engine import check_print
from printkit.geometry.path import Bounds
from printkit.model import Variant
from tests.checking.conftest import load_text

DOME = "extends: tiny\npieces: {dome: {kind: dome, name: Dome, count: 3, diameter: 32}}\n"


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    loaded = load_text(tmp_path, DOME)
    assert loaded.variant is not None
    return loaded.variant


@pytest.mark.parametrize(
    ("target", "width", "height", "found"),
    [
        ("dome", 32, 32, []),
        ("dome", 31.9, 40, ["PK610"]),
        ("luck", 87, 56, []),
        ("luck", 56, 87, []),
        ("luck", 86, 86, ["PK610"]),
        ("luck", 90, 55, ["PK610"]),
        ("hotel", 14, 20, []),
        ("hotel", 14, 19, ["PK610"]),
        ("token-owl", 1, 1, []),
        ("something-else", 1, 1, []),
    ],
)
def test_a_place_holds_what_lies_there(
    variant: Variant, target: str, width: float, height: float, found: list[str]
) -> None:
    fits = [Fit(target, "board", Bounds(10, 10, width, height))]
    assert [d.code for d in check_print(variant, fits)] == found


def test_places_on_one_artwork_are_apart(variant: Variant) -> None:
    here, touching = Bounds(0, 0, 90, 60), Bounds(90, 0, 90, 60)
    fits = [Fit("luck", "board", here), Fit("dome", "board", touching)]
    assert check_print(variant, fits) == []
    assert check_print(variant, [*fits, Fit("dome", "sheet", here)]) == []
    [found] = check_print(variant, [*fits, Fit("dome", "board", Bounds(50, 50, 32, 32))])[:1]
    assert found.code == "PK610"
    assert "'luck'" in found.message
