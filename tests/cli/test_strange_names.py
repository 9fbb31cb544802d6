"""Names of folders and things that would steer a terminal, or are not even text."""

import json
import os
from pathlib import Path
from typing import get_args

import pytest

from printkit.reporting.render import Format
from tests.cli.running import TINY, Run, pack

STEERING = "\x1b[31m\x9b1m\u202e"
WRONG = TINY.replace("price: 60, rent: 2", "price: 60, rent: 2, mortgage: 99")
FORMATS: tuple[str, ...] = get_args(Format)


def strange_folder(name: str) -> str:
    """A pack with findings, in a folder of the name."""
    try:
        pack(Path(name), {"variant.yaml": WRONG + "checks: {PK2: nonsense}\n"})
    except OSError:
        pytest.skip("this disk takes no such name")
    return f"./{name}"


@pytest.mark.parametrize("form", FORMATS)
def test_a_folder_with_codes_for_terminals(
    run: Run, form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name = strange_folder(f"a{STEERING}b")
    result = run("check", name, "./no" + STEERING, "--output-format", form)
    assert result.code == 2
    assert not set(STEERING) & set(result.said) - set("31m[")


@pytest.mark.parametrize("form", FORMATS)
def test_a_folder_whose_name_is_no_text(
    run: Run, form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("check", strange_folder(os.fsdecode(b"a\xffb")), "--output-format", form)
    assert result.code == 2
    assert "is not UTF-8 text" in result.out
    if form == "json":
        [found] = json.loads(result.out)["diagnostics"]
        assert "a\udcffb" in found["message"], "nothing is lost"


@pytest.mark.parametrize("command", ["show", "check"])
def test_a_name_in_a_definition(run: Run, command: str, tmp_path: Path) -> None:
    text = TINY.replace("name: Elm Street", r'name: "Elm\u202e"')
    result = run(command, str(pack(tmp_path, {"variant.yaml": text})))
    assert "Elm" in result.said
    assert "\u202e" not in result.said
