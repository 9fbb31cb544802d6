"""Each rule of exports, with a target that breaks it."""

import re
from pathlib import Path

import pytest

from tests.cli.running import Run
from tests.pipeline.games import edit, game

SHOP = """\
title: My shop
form: cards
file: png
dpi: 72
takes: [deeds]
"""
CARD = "{width: 87, height: 56, takes: [cards]}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The small game with a folder for targets."""
    folder = game(tmp_path / "tiny")
    (folder / "targets").mkdir()
    return folder


def findings(run: Run, folder: Path, more: str) -> list[str]:
    """The codes of what rules of exports find, with lines that the shop's file has besides."""
    (folder / "targets" / "mine.yaml").write_text(SHOP + more, encoding="utf-8")
    result = run("check", "./tiny", "--to", "mine", "--output-format", "concise")
    return re.findall(r"PK64\d", result.out)


def test_a_shop_that_takes_all_finds_nothing(run: Run, folder: Path) -> None:
    assert findings(run, folder, f"products: {{own: {CARD}}}\n") == []


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ("refuses: {cards: they are too small}\n", "PK642"),
        ("safe: 20mm\n", "PK644"),
        ("smallest: {text: 20pt}\n", "PK645"),
        ("smallest: {line: 3mm}\n", "PK645"),
        ("products: {big: {width: 90, height: 120, takes: [deeds]}}\n", "PK646"),
    ],
)
def test_what_breaks_a_rule_is_found(run: Run, folder: Path, more: str, code: str) -> None:
    assert code in findings(run, folder, more)


@pytest.mark.parametrize("faults", ["safe: 20mm\n", "smallest: {text: 20pt}\n"])
def test_a_larger_product_is_advised_where_there_is_one(
    run: Run, folder: Path, faults: str
) -> None:
    for products, advised in (("", False), (f"products: {{own: {CARD}}}\n", True)):
        (folder / "targets" / "mine.yaml").write_text(SHOP + faults + products, encoding="utf-8")
        told = run("check", "./tiny", "--to", "mine").out
        assert "in the template" in told
        assert ("--size" in told) == advised


def test_fewer_pixels_than_the_shop_asks_for_are_reported(run: Run, folder: Path) -> None:
    (folder / "targets" / "mine.yaml").write_text(SHOP, encoding="utf-8")
    result = run("export", "./tiny", "--to", "mine", "--dpi", "36")
    assert result.code == 0
    assert "PK643" in result.err
    assert "the pictures have 36 pixels per inch, My shop asks for 72" in result.err


def test_findings_can_be_silenced_like_all_others(run: Run, folder: Path) -> None:
    edit(folder, "theme: classic\n", "theme: classic\nchecks: {outside-safe-zone: off}\n")
    assert "PK644" not in findings(run, folder, "safe: 20mm\n")
