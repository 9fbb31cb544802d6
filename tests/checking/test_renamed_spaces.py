"""Texts keep the name of spaces that are renamed together, but for a few."""

from pathlib import Path

import pytest

from printkit.checking.engine import check
from printkit.checking.habits.overlay import overlay_of
from tests.checking.conftest import load_text

PACK = "extends: monopoly-space\nboard:\n  spaces:\n"


TWICE = {5: "Gate of Stars", 15: "Gate of Stars"}


@pytest.mark.parametrize(
    ("spaces", "codes"),
    [
        ({**TWICE, 25: "Gate of Stars"}, {"PK319"}),
        (TWICE, set()),
        ({5: "Gate of Stars", 15: "Gate of Suns", 25: "Gate of Moons"}, set()),
    ],
)
def test_a_name_that_most_spaces_lost_is_told(
    spaces: dict[int, str], codes: set[str], tmp_path: Path
) -> None:
    lines = "".join(f"    {index}: {{name: {name}}}\n" for index, name in spaces.items())
    loaded = load_text(tmp_path, PACK + lines)
    assert loaded.variant is not None, loaded.diagnostics
    found = [d for d in check(loaded.variant, overlay_of(loaded)) if d.code == "PK319"]
    assert {d.code for d in found} == codes
    assert all("Gate of Stars" in d.message for d in found)
