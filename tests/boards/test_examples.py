"""The example editions of the docs: sound, short, built, and shown as they are."""

import json
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from printkit.model import Die
from printkit.pipeline.build import build
from printkit.pipeline.checks import check_variant
from printkit.pipeline.prepare import prepare
from printkit.pipeline.request import Request
from tools.arrangements import DOCS, EXAMPLES, PICTURES
from tools.write_pictures import picture_of

EDITIONS = ("freiburg", "windward", "espace", "lantern-isles", "signpost")
PAGES = "".join(path.read_text("utf-8") for path in sorted(DOCS.glob("*.md")))
COUNTS = {
    "freiburg": {"deeds": 28, "cards": 32, "money": 210},
    "windward": {"deeds": 23, "cards": 9, "money": 108, "buildings": 24, "tokens": 4, "dice": 1},
    "espace": {"deeds": 22, "cards": 32},
    "signpost": {"deeds": 28, "cards": 32, "money": 210},
    "lantern-isles": {"contents": 2, "cards": 54, "flats": 32, "rules": 2},
}


@pytest.mark.parametrize("name", EDITIONS)
def test_nothing_is_said_about_it(name: str) -> None:
    assert check_variant(str(EXAMPLES / name)) == []


@pytest.mark.parametrize("name", EDITIONS)
def test_it_has_no_code_and_no_long_template(name: str) -> None:
    files = [path for path in (EXAMPLES / name).rglob("*") if path.is_file()]
    assert not [path for path in files if path.suffix == ".py"]
    lengths = [len(path.read_text("utf-8").splitlines()) for path in files if path.suffix == ".j2"]
    assert max(lengths, default=0) <= 30
    assert f"examples/{name}/variant.yaml" in PAGES


@pytest.mark.parametrize("name", EDITIONS)
def test_it_is_built_with_all_its_pieces(name: str, tmp_path: Path) -> None:
    only = tuple(COUNTS[name]) if name != "lantern-isles" else ()
    request = Request(str(EXAMPLES / name), tmp_path, papers=("a4",), only=only)
    outcome = build(request)
    assert list(outcome.diagnostics) == []
    counts = {row.component: row.pieces for row in outcome.rows}
    assert counts.items() >= COUNTS[name].items()
    manifest = json.loads((outcome.folder / "manifest.json").read_text("utf-8"))
    assert manifest["variant"] == name


@pytest.mark.parametrize("name", [name for name in PICTURES if name != "kit"])
def test_the_page_shows_what_it_makes(name: str) -> None:
    assert f"images/{name}.png" in PAGES
    made = picture_of(*PICTURES[name]).convert("RGB")
    with Image.open(DOCS / f"images/{name}.png") as shown:
        apart = ImageChops.difference(made, shown.convert("RGB"))
    assert max(ImageStat.Stat(apart).mean) < 2.0


def test_windward_has_32_spaces_a_die_of_eight_and_its_own_looks() -> None:
    prepared = prepare(str(EXAMPLES / "windward"))
    game = prepared.loaded.variant
    assert game is not None
    assert game.board is not None
    assert game.money is not None
    assert len(game.board.spaces) == 32
    assert sorted(game.money.denominations) == [1, 3, 9, 27]
    assert [piece.faces for piece in game.pieces.values() if isinstance(piece, Die)] == [8]
    assert game.space_kinds["ferry"].icon == "pictures/anchor.svg"
    licence = (EXAMPLES / "windward/fonts/OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in licence
