"""To services for code, findings in shipped bases are shown in a file of the repository."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from printkit.shipped import shipped_folder
from tests.cli.running import Run, pack

HEIR = "title: Heir\nextends: classic-us\nspace_kinds:\n  chest: {draws: chance}\n"
"""The deck that nobody draws from now stands in the base."""
BASE = (shipped_folder("boards") / "classic-us/variant.yaml").read_text(encoding="utf-8")
DECK = f"boards/classic-us/variant.yaml:{BASE.splitlines().index('  chest:') + 1}:"
"""Where the deck stands."""
CHECK = ("check", "--definition-only", "--select", "PK304,PK202", "--output-format")


def location(result: dict[str, Any]) -> tuple[str, int]:
    [place] = result["locations"]
    physical = place["physicalLocation"]
    return physical["artifactLocation"]["uri"], physical["region"]["startLine"]


def test_sarif_and_github_point_at_the_line_that_extends(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "heir", {"variant.yaml": HEIR})
    [result] = json.loads(run(*CHECK, "sarif", "./heir").out)["runs"][0]["results"]
    assert location(result) == ("heir/variant.yaml", 2)
    assert f"(in {DECK}" in result["message"]["text"]
    assert result["relatedLocations"][0]["message"]["text"] == "it stands here"
    line = run(*CHECK, "github", "./heir").out
    assert line.startswith("::warning file=heir/variant.yaml,line=2,endLine=2,col=1,endColumn=20,")


def test_people_and_programs_are_reported_the_real_place(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "heir", {"variant.yaml": HEIR})
    assert f"--> {DECK}" in run(*CHECK, "full", "./heir").out
    [found] = json.loads(run(*CHECK, "json", "./heir").out)["diagnostics"]
    assert found["file"] == "boards/classic-us/variant.yaml"


def test_what_stands_in_files_that_are_here_stays_there(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "base", {"variant.yaml": HEIR + "deeds:\n  3: {rents: [1]}\n"})
    pack(tmp_path / "heir", {"variant.yaml": "extends: ../base\n"})
    results = json.loads(run(*CHECK, "sarif", "./heir").out)["runs"][0]["results"]
    assert {location(result) for result in results} == {
        ("heir/variant.yaml", 1),
        ("base/variant.yaml", 6),
    }


def test_standard_input_is_here(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(HEIR.encode())))
    line = run(*CHECK, "github", "-", "--stdin-filename", "new/variant.yaml").out
    assert line.startswith("::warning file=new/variant.yaml,line=2,")


def test_shipped_variants_keep_their_places(run: Run) -> None:
    arguments = ("check", "--definition-only", "--output-format", "github", "mass-effect-n7")
    assert "file=boards/mass-effect-n7/" in run(*arguments).out
    assert "::error title=PK120" in run(*CHECK, "github", "no-such-game").out
