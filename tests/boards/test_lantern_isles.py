"""The example of pieces of one's own: tiles, a mat for each player, a track, a marker, labels."""

import json
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from printkit.pipeline.build import build
from printkit.pipeline.checks import check_variant
from printkit.pipeline.request import Request
from tools.write_pictures import DOCS, own_pieces, picture_of

PACK = DOCS / "examples" / "lantern-isles"
SHOWN = DOCS / "images" / "own-pieces.png"


def test_nothing_is_said_about_it() -> None:
    assert check_variant(str(PACK)) == []


def test_its_templates_are_short() -> None:
    lengths = [len(path.read_text("utf-8").splitlines()) for path in PACK.rglob("*.xml.j2")]
    assert len(lengths) == 6
    assert max(lengths) <= 30


def test_it_is_printed_listed_and_exported(tmp_path: Path) -> None:
    outcome = build(Request(str(PACK), tmp_path, papers=("a4",), formats=("pdf", "svg")))
    assert list(outcome.diagnostics) == []
    assert {row.component: row.pieces for row in outcome.rows} == {"contents": 2, "flats": 30}
    svgs = sorted((outcome.folder / "svg" / "flats").glob("*.svg"))
    assert len(svgs) == 5 * 2 + 4 + 1 + 2 + 1 + 2
    assert all('id="cut"' in path.read_text("utf-8") for path in svgs)
    manifest = json.dumps(json.loads((outcome.folder / "manifest.json").read_text("utf-8")))
    assert all(one in manifest for one in ("island-reef", "harbour-fern", "label-oil"))


def test_the_page_shows_what_it_makes() -> None:
    made = picture_of(str(PACK), own_pieces()).convert("RGB")
    with Image.open(SHOWN) as shown:
        apart = ImageChops.difference(made, shown.convert("RGB"))
    assert max(ImageStat.Stat(apart).mean) < 2.0
