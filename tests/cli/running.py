"""What tests of the command line share: running it, and small packs to run it on."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from printkit.cli import main
from printkit.cli.sources import _lines

TINY = """\
printkit: 1
title: Tiny
language: en
players: {min: 2, max: 4}
theme: classic
currency: {symbol: $}
groups:
  brown: {name: Brown, colour: "#641c00", mark: mark-square}
deed_kinds:
  street: {name: Street, levels: [{id: bare, label: Rent}]}
deeds:
  elm: {name: Elm Street, kind: street, group: brown, price: 60, rent: 2}
  oak: {name: Oak Street, kind: street, group: brown, price: 60, rent: 2}
"""
"""The smallest game that has something to print: two deeds."""

Content = str | bytes


class Result(NamedTuple):
    """What a run left behind."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """Everything that was written."""
        return self.out + self.err


Run = Callable[..., Result]


def runner(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs ``printkit`` with arguments; a traceback fails the test."""

    def run(*arguments: str) -> Result:
        _lines.cache_clear()  # another test's file may have had the same name
        monkeypatch.setattr(sys, "argv", ["printkit", *arguments])
        monkeypatch.setenv("PRINTKIT_TRACEBACK", "1")
        with pytest.raises(SystemExit) as ended:
            main()
        written = capsys.readouterr()
        assert "Traceback" not in written.err
        return Result(int(ended.value.code or 0), written.out, written.err)

    return run


def pack(folder: Path, files: Mapping[str, Content] | None = None) -> Path:
    """A pack folder with the tiny game and other files; a file may also replace the game's."""
    for name, content in {"variant.yaml": TINY, **(files or {})}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


def tree(folder: Path) -> dict[str, bytes]:
    """Names and contents of all files below a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != ".lock"
    }
