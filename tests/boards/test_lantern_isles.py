"""The example of a game of tiles, a mat for each player, tracks, markers, labels and cards."""

import importlib.util
import json
from pathlib import Path

import pytest

from printkit.art.style import Ink
from printkit.components.cards import COMPONENT
from printkit.pipeline.build import build
from printkit.pipeline.prepare import open_context, prepare
from printkit.pipeline.request import Request
from tests.components.drawing import texts
from tools.arrangements import EXAMPLES

PACK = EXAMPLES / "lantern-isles"
HAS_OPENPYXL = importlib.util.find_spec("openpyxl") is not None


def test_its_pieces_are_printed_listed_and_exported(tmp_path: Path) -> None:
    request = Request(str(PACK), tmp_path, papers=("a4",), formats=("pdf", "svg"), only=("flats",))
    outcome = build(request)
    assert list(outcome.diagnostics) == []
    assert {row.component: row.pieces for row in outcome.rows}["flats"] == 32
    svgs = sorted((outcome.folder / "svg" / "flats").glob("*.svg"))
    assert len(svgs) == 5 * 2 + 4 + 2 + 2 + 1 + 2
    assert all('id="cut"' in path.read_text("utf-8") for path in svgs)
    manifest = json.dumps(json.loads((outcome.folder / "manifest.json").read_text("utf-8")))
    assert all(one in manifest for one in ("island-reef", "harbour-fern", "label-oil"))


@pytest.mark.skipif(not HAS_OPENPYXL, reason="openpyxl is an extra")
def test_its_spreadsheet_holds_54_poker_cards() -> None:
    cards = COMPONENT.compose(open_context(prepare(str(PACK))).design(Ink.LOW)).artworks
    assert sum(card.copies for card in cards) == 54
    shown = {card.id: texts(card.front) for card in cards}
    assert shown["poker-hearts-10"] == ["10", "10"]
    assert shown["poker-joker-1"] == ["JOKER"]
