"""Small packs in a folder of their own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic
from printkit.findings.merging import of_one_cause
from printkit.loading.load import load

Write = Callable[..., str]

BASE = """\
printkit: 1
title: Tiny
language: en
players: {min: 2, max: 4}
theme: plain
currency: {symbol: M}
groups:
  red: {name: Red, colour: "#d02030", mark: dot}
deed_kinds:
  street: {name: Street, levels: [{id: bare, label: Rent}]}
  utility: {name: Utility, unit: dice, levels: [{id: bare, label: Times}]}
deeds:
  1: {name: Elm, kind: street, group: red, price: 62, rent: 3, rents: [11, 20]}
  2: {name: Oak, kind: street, group: red, price: 60, rent: 2}
  3: {name: Well, kind: utility, group: red, price: 151, rents: [4, 11]}
rules: {salary: 201, jail_turns: 3}
"""


def found_in(reference: str, language: str | None = None) -> list[Diagnostic]:
    """What is wrong with a definition, each cause once."""
    return list(of_one_cause(load(reference, language=language).diagnostics))


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes ``<name>/variant.yaml`` (and other files) and gives the reference ``./name``."""
    monkeypatch.chdir(tmp_path)

    def _write(name: str, text: str = BASE, **files: str) -> str:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "variant.yaml").write_text(text)
        for file, content in files.items():
            (folder / file.replace("_csv", ".csv")).write_text(content)
        return f"./{name}"

    return _write
