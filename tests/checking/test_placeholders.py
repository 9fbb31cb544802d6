"""The owner of an edition fills in the names that its definition could not know."""

import csv
from pathlib import Path

from printkit.checking.engine import check
from printkit.loading.load import load

N7 = "mass-effect-n7"
OWN = """\
extends: mass-effect-n7
board: {spaces: {table: names.csv, key: index}}
provenance: {board.spaces.*.name: stated}
"""


def placeholders(pack: str) -> list[str]:
    variant = load(pack).variant
    assert variant is not None
    return [found.message for found in check(variant) if found.code == "PK808"]


def test_all_names_are_reported_in_one_hint() -> None:
    assert placeholders(N7) == ["22 of 'board.spaces.*.name' are placeholders"]


def test_a_table_of_names_replaces_them_in_one_step(tmp_path: Path) -> None:
    pack = tmp_path / "own"
    pack.mkdir()
    (pack / "variant.yaml").write_text(OWN, encoding="utf-8")
    with (pack / "names.csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([("index", "name"), (1, "Erste Straße"), (39, "Letzte Straße")])
    loaded = load(str(pack))
    assert loaded.diagnostics == []
    assert loaded.variant is not None
    assert loaded.variant.deed_name(1) == "Erste Straße"
    assert loaded.variant.deed_name(39) == "Letzte Straße"
    assert loaded.variant.deed_name(5) == "Mu-Portal"
    assert placeholders(str(pack)) == []
