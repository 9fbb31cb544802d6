"""A game of cards alone: no board, no money, no players, no base, and nothing said of them."""

import json
from pathlib import Path

import pikepdf
import pytest

from printkit.art.style import Ink
from printkit.diagnostics import has_errors
from printkit.pipeline.build import build
from printkit.pipeline.checks import check_variant
from printkit.pipeline.prepare import open_context, prepare
from printkit.pipeline.request import Request
from tests.loading.conftest import found_in

GAME = """
printkit: 1
title: Suits
language: en
theme: classic
decks:
  suits: {name: Suits, colour: "#224466", cards: {one: {title: One}, two: {title: Two}}}
"""


def pack(folder: Path, more: str = "", text: str = GAME) -> str:
    (folder / "suits").mkdir()
    (folder / "suits/variant.yaml").write_text(text + more)
    return str(folder / "suits")


def built(variant: str, folder: Path) -> tuple[dict[str, object], pikepdf.Pdf, str]:
    """The manifest, the PDF of the cards, and one card as SVG."""
    request = Request(variant, folder / "out", formats=("pdf", "svg"), papers=("a4",))
    assert not has_errors(build(request).diagnostics)
    made = next((folder / "out").iterdir())
    manifest = json.loads((made / "manifest.json").read_text())
    svg = next((made / "svg/cards").glob("*.svg")).read_text()
    return manifest, pikepdf.open(made / "a4/cards.pdf"), svg


def test_it_needs_nothing_that_it_does_not_have(tmp_path: Path) -> None:
    assert list(check_variant(pack(tmp_path))) == []


def test_nothing_is_said_of_a_fan_kit(tmp_path: Path) -> None:
    manifest, pdf, svg = built(pack(tmp_path), tmp_path)
    assert manifest["notice"] == ""
    assert "nofficial" not in svg + str(pdf.docinfo)


def test_its_notice_and_titles_stand_on_everything(tmp_path: Path) -> None:
    more = "notice: By me.\ntitles: {cards: Poker cards}\n"
    manifest, pdf, svg = built(pack(tmp_path, more), tmp_path)
    assert manifest["notice"] == "By me."
    assert manifest["components"]["cards"]["title"] == "Poker cards"  # type: ignore[index]
    assert "<desc>By me.</desc>" in svg
    assert str(pdf.docinfo["/Title"]) == "Suits – Poker cards"


def test_a_title_of_no_component_is_reported(tmp_path: Path) -> None:
    found, *_ = check_variant(pack(tmp_path, "titles: {crads: Poker cards}\n"))
    assert found.help == "did you mean 'cards'?"


def test_an_edition_of_a_shipped_game_stays_a_fan_kit(tmp_path: Path) -> None:
    text = "printkit: 1\nextends: classic-us\ntitle: Mine\nnotice: By me.\n"
    design = open_context(prepare(pack(tmp_path, text=text))).design(Ink.FULL)
    assert design.notice == "Unofficial fan kit, for personal use only · By me."


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ('seats: {a: {name: A, colour: "#112233"}}', "'players' is missing"),
        ("board: {spaces: {0: {name: Go, kind: go}}}", "'players' is missing"),
        ("money: {start_total: 5}", "'players' and 'currency' are missing, and there is no base"),
    ],
)
def test_what_a_game_has_needs_more(tmp_path: Path, more: str, message: str) -> None:
    assert message in [found.message for found in found_in(pack(tmp_path, more))]
