"""Definitions from standard input, as editors hand them over."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import TINY, Result, Run, pack

TABLE = "key,name,kind,group,price,rent\nelm,Elm Street,street,brown,60,2\n"
WITH_TABLE = TINY.partition("deeds:")[0] + "deeds: {table: deeds.csv, key: key}\n"

CheckInput = Callable[..., Result]


@pytest.fixture
def check_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> CheckInput:
    """``check_input(text, *arguments)``: checks what comes from standard input."""

    def check(text: str | bytes, *arguments: str) -> Result:
        data = text if isinstance(text, bytes) else text.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        return run("check", "-", *arguments)

    return check


def test_a_sound_definition(check_input: CheckInput) -> None:
    assert check_input(TINY) == (0, "", "no findings\n")


def test_findings_show_the_lines_of_the_input(check_input: CheckInput) -> None:
    result = check_input(TINY.replace("price: 60", "prize: 60", 1))
    assert result.code == 1
    assert "--> <stdin>:" in result.out
    assert "| " in result.out
    assert "prize: 60" in result.out


def test_a_closed_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    result = run("check", "-")
    assert result.code == 2
    assert "standard input is closed" in result.err


def test_the_input_takes_the_place_of_the_named_file(
    check_input: CheckInput, tmp_path: Path
) -> None:
    pack(tmp_path / "tiny", {"variant.yaml": "broken: [", "deeds.csv": TABLE})
    name = ("--stdin-filename", "tiny/variant.yaml")
    assert check_input(WITH_TABLE, *name).code == 0
    result = check_input(WITH_TABLE.replace("title", "tilte"), *name)
    assert "--> tiny/variant.yaml:2:1" in result.out
    assert "tilte: Tiny" in result.out, "the line of the input, not of the file"


def test_in_the_folder_of_an_edition_it_is_that_one(
    check_input: CheckInput, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = pack(tmp_path / "tiny", {"variant.yaml": "broken: [", "deeds.csv": TABLE})
    monkeypatch.chdir(folder)
    assert check_input(WITH_TABLE).code == 0
    assert "--> variant.yaml:2:1" in check_input(WITH_TABLE.replace("title", "tilte")).out


def test_a_table_beside_it_is_read_from_disk(check_input: CheckInput, tmp_path: Path) -> None:
    wrong = TABLE.replace(",60,", ",sixty,")
    pack(tmp_path / "tiny", {"deeds.csv": wrong})
    result = check_input(
        WITH_TABLE, "--stdin-filename", "tiny", "--output-format", "json", "--definition-only"
    )
    [found] = json.loads(result.out)["diagnostics"]
    assert (found["file"], found["line"]) == ("tiny/deeds.csv", 2)


@pytest.mark.parametrize("name", ["new/variant.yaml", "tiny/other-name.yaml"])
def test_the_named_file_need_not_exist(name: str, check_input: CheckInput, tmp_path: Path) -> None:
    pack(tmp_path / "tiny")
    result = check_input("extends: classic-us\ntilte: x\n", "--stdin-filename", name)
    assert f"--> {name}:2:1" in result.out


def test_comments_in_the_input_silence(check_input: CheckInput) -> None:
    text = TINY.replace('Oak Street"', "").replace(
        "name: Oak Street, kind: street, group: brown, price: 60, rent: 2}",
        "name: Elm Streat, kind: street, group: brown, price: 60, rent: 2}",
    )
    assert "PK721" in check_input(text).out
    assert check_input("# printkit: ignore-file[PK721]\n" + text).out == ""


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"a: [", b"- 1\n", b"\0"])
def test_bad_input_is_a_finding(data: bytes, check_input: CheckInput) -> None:
    result = check_input(data)
    assert result.code == 1
    assert "<stdin>" in result.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("check", "./x", "--stdin-filename", "y"), "write '-' as VARIANT"),
        (("check", "-", "--watch"), "cannot be watched"),
    ],
)
def test_wrong_usage(
    arguments: tuple[str, ...], words: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"")))
    result = run(*arguments)
    assert result.code == 2
    assert words in result.err
