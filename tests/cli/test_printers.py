"""Printers are measured once: their values are kept by name, and builds use them."""

import json
from pathlib import Path

import pytest

from printkit.own_printers import back_offset_of, keep_back_offset
from tests.cli.running import Run, pack


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRINTKIT_SETTINGS", str(tmp_path / "own" / "settings.toml"))


def test_what_was_read_off_is_kept_by_name(run: Run, tmp_path: Path) -> None:
    result = run("calibrate", "--save", "0.5,-1", "--printer", "office")
    assert result.code == 0
    assert "--printer office" in result.err
    keep_back_offset("home", (0.0, 2.0))
    kept = json.loads((tmp_path / "own" / "printers.json").read_text(encoding="utf-8"))
    assert kept == {"home": [0.0, 2.0], "office": [0.5, -1.0]}
    assert not (tmp_path / "output").exists()


def test_builds_for_a_printer_are_those_with_its_values(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny")
    keep_back_offset("office", (0.5, -1.0))
    wanted = ("./tiny", "--paper", "a4", "--only", "deeds")
    run("build", *wanted, "--printer", "office", "-o", "named")
    run("build", *wanted, "--back-offset", "0.5,-1", "-o", "stated")
    run("build", *wanted, "-o", "plain")
    deeds = {
        name: (tmp_path / name / "tiny" / "a4" / "deeds.pdf").read_bytes()
        for name in ("named", "stated", "plain")
    }
    assert deeds["named"] == deeds["stated"] != deeds["plain"]


def test_an_unknown_printer_is_wrong_usage(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "tiny")
    keep_back_offset("office", (0.5, -1.0))
    result = run("build", "./tiny", "--printer", "ofice")
    assert result.code == 2
    assert "'office'" in result.err


@pytest.mark.parametrize("content", ["[", '{"office": [1]}', '{"office": [99, 0]}', "[1]"])
def test_a_file_that_makes_no_sense_is_wrong_usage(run: Run, tmp_path: Path, content: str) -> None:
    file = tmp_path / "own" / "printers.json"
    file.parent.mkdir()
    file.write_text(content, encoding="utf-8")
    result = run("calibrate", "--save", "1,1", "--printer", "office")
    assert result.code == 2
    assert "printers.json" in result.err
    assert file.read_text(encoding="utf-8") == content


def test_values_and_name_belong_together(run: Run) -> None:
    assert run("calibrate", "--save", "1,1").code == 2
    assert run("calibrate", "--printer", "office").code == 2
    assert run("calibrate", "--save", "99,1", "--printer", "office").code == 2


def test_values_are_kept_exactly() -> None:
    keep_back_offset("office", (0.25, -1.75))
    assert back_offset_of("office") == (0.25, -1.75)
