"""What `build` takes: a folder, standard input, or nothing in the folder of an edition."""

import io
import json
import sys
from pathlib import Path

import click
import pytest

from tests.cli.running import TINY, Run, pack

BUILD = ("build", "--only", "deeds", "--paper", "a4")


def give(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """The text comes from standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


@pytest.mark.parametrize("command", [BUILD, ("check",), ("check", "--definition-only")])
def test_a_bare_command_means_the_edition_in_this_folder(
    command: tuple[str, ...], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack(tmp_path / "game")
    result = run(*command)
    assert result.code == 2
    assert "name a VARIANT" in result.err
    monkeypatch.chdir(tmp_path / "game")
    assert run(*command).code == 0
    assert Path("output/game/a4/deeds.pdf").is_file() is (command == BUILD)


def test_standard_input_takes_the_place_of_a_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack(tmp_path / "game", {"variant.yaml": "broken: ["})
    named = ("-", "--stdin-filename", "game/variant.yaml")
    give(monkeypatch, TINY)
    assert run(*BUILD, *named).code == 0
    made = (tmp_path / "output/game/a4/deeds.pdf").read_bytes()
    give(monkeypatch, TINY)
    assert "up to date" in run(*BUILD, *named).err
    give(monkeypatch, TINY.replace("Oak Street", "Fir Street"))
    assert "1 file written" in run(*BUILD, *named).err
    assert (tmp_path / "output/game/a4/deeds.pdf").read_bytes() != made


def test_findings_show_lines_of_the_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, TINY.replace("price: 60", "prize: 60", 1))
    result = run(*BUILD, "-")
    assert result.code == 1
    assert "--> <stdin>:" in result.err
    assert "prize: 60" in result.err


def test_the_end_of_a_build_names_the_kit(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(click, "launch", opened.append)
    pack(tmp_path / "game", {"variant.yaml": f"{TINY}checks: {{PK630: off}}\n"})
    for _ in ("new", "up to date"):
        result = run("build", "./game", "--paper", "a4", "--open")
        assert result.err.splitlines()[-1] == "to print: output/game/a4/kit.pdf"
    assert opened == ["output/game/a4/kit.pdf"] * 2
    assert Path(opened[0]).is_file()
    run(*BUILD, "./game", "--open")
    assert opened[-1] == "output/game"
    [built] = json.loads(run("build", "./game", "--paper", "a4", "--json").out)
    assert built["kit"]["files"] == {"a4": "output/game/a4/kit.pdf"}
