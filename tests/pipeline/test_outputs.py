"""What a build of the space game leaves in its folder: the manifest and the PDF files."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest

from printkit.pipeline.build import build
from printkit.pipeline.outcome import Outcome
from printkit.pipeline.prepare import prepare
from printkit.pipeline.request import Request
from printkit.showing.game_data import show_data
from tests.export.archiving import broken_rules

POINTS = 72 / 25.4
A4 = (210.0, 297.0)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    """The whole space game on A4: the one full build of these tests (about 4 s)."""
    output = tmp_path_factory.mktemp("output")
    return build(Request("monopoly-space", output, papers=("a4",)))


@pytest.fixture(scope="module")
def manifest(built: Outcome) -> dict[str, Any]:
    return dict(json.loads((built.folder / "manifest.json").read_text(encoding="utf-8")))


def pdf(built: Outcome, name: str) -> pikepdf.Pdf:
    return pikepdf.open(built.folder / "a4" / f"{name}.pdf")


def text_of(path: Path) -> str:
    document = pypdfium2.PdfDocument(path)
    return "\n".join(page.get_textpage().get_text_bounded() for page in document)


def test_shipped_game_builds_without_errors(built: Outcome) -> None:
    assert [d for d in built.diagnostics if d.severity == "error"] == []
    assert built.written == len(list(built.folder.rglob("*.pdf")))


def test_manifest_names_every_file_with_its_digest(
    built: Outcome, manifest: dict[str, Any]
) -> None:
    on_disk = {
        path.relative_to(built.folder).as_posix(): path.read_bytes()
        for path in built.folder.rglob("*.pdf")
    }
    assert manifest["files"] == {
        name: {"sha256": hashlib.sha256(data).hexdigest(), "bytes": len(data)}
        for name, data in on_disk.items()
    }
    assert manifest["variant"] == "monopoly-space"
    assert manifest["title"] == "Monopoly Space"
    assert manifest["notice"]


def test_manifest_names_pieces_and_sheets(built: Outcome, manifest: dict[str, Any]) -> None:
    deeds = manifest["components"]["deeds"]
    assert len(deeds["pieces"]) == 22
    assert {piece["sides"] for piece in deeds["pieces"]} == {2}
    sheets = {row.component: dict(row.sheets) for row in built.rows}
    assert {c: entry["sheets"] for c, entry in manifest["components"].items()} == sheets


def test_the_sheets_of_the_kit_are_reported(built: Outcome, manifest: dict[str, Any]) -> None:
    with pdf(built, "kit") as kit:
        sheets = {"a4": len(kit.pages) // 2}
    assert manifest["kit"] == {"sheets": sheets}
    assert built.kit == sheets
    alone = sum(row.sheets["a4"] for row in built.rows)
    assert sheets["a4"] < alone, "components share sheets"


def test_pages_are_as_many_as_the_table_says(built: Outcome) -> None:
    for row in built.rows:
        one_sided = row.component in {"contents", "board", "domes", "dice", "tokens"}
        pages = len(pdf(built, row.component).pages)
        assert row.sheets["a4"] <= pages <= row.sheets["a4"] * (1 if one_sided else 2)


@pytest.mark.parametrize("name", ["a4/kit", "a4/deeds", "full-size/board"])
def test_pdfs_keep_the_rules_of_archives(built: Outcome, name: str) -> None:
    """The kit is joined from all components."""
    pytest.importorskip("pikepdf.pdfa", reason="this pikepdf does not know PDF/A")
    assert broken_rules(built.folder / f"{name}.pdf") == set()


def test_nothing_is_transparent(built: Outcome) -> None:
    with pdf(built, "kit") as kit:
        dictionaries = [each for each in kit.objects if isinstance(each, pikepdf.Dictionary)]
        assert not [each for each in dictionaries if {"/ca", "/CA", "/SMask"} & set(each.keys())]
        images = [each for each in kit.objects if isinstance(each, pikepdf.Stream)]
        assert not [each for each in images if "/SMask" in each or "/Group" in each]


def test_letter_spaced_words_are_found(built: Outcome) -> None:
    assert "MONOPOLY SPACE" in text_of(built.folder / "a4" / "cards.pdf")


def test_every_page_is_a4_with_its_boxes(built: Outcome) -> None:
    with pdf(built, "kit") as kit:
        for page in kit.pages:
            left, bottom, right, top = map(float, page.mediabox)
            size = sorted([(right - left) / POINTS, (top - bottom) / POINTS])
            assert size == pytest.approx(A4, abs=0.01)
            assert list(page.trimbox) == list(page.mediabox)


def test_full_size_board_has_bleed_around_its_trim(built: Outcome) -> None:
    with pikepdf.open(built.folder / "full-size" / "board.pdf") as board:
        page = board.pages[0]
        trim = [float(x) / POINTS for x in page.trimbox]
        bleed = [float(x) / POINTS for x in page.bleedbox]
        assert trim[2] - trim[0] == pytest.approx(495, abs=0.01)
        assert bleed[0] == pytest.approx(trim[0] - 3, abs=0.01)


def test_kit_joins_all_with_bookmarks(built: Outcome) -> None:
    with pdf(built, "kit") as kit, kit.open_outline() as outline:
        named = {title for item in outline.root for title in item.title.split(", ")}
        assert named == {row.title for row in built.rows}
        assert len(kit.pages) % 2 == 0


def test_printers_are_reported_not_to_scale(built: Outcome) -> None:
    for name in ("kit", "deeds"):
        with pdf(built, name) as document:
            assert document.Root.ViewerPreferences.PrintScaling == "/None"


def test_metadata(built: Outcome) -> None:
    with pdf(built, "deeds") as deeds:
        assert str(deeds.docinfo["/Title"]) == "Monopoly Space – Title deeds"
        assert str(deeds.Root.Lang) == "en"
        assert str(deeds.docinfo["/Subject"]).startswith("Unofficial fan kit")
        assert str(deeds.docinfo["/CreationDate"]).startswith("D:20000101"), "no clock is read"


def test_all_fonts_are_embedded(built: Outcome) -> None:
    with pdf(built, "kit") as kit:
        fonts = [o for o in kit.objects if isinstance(o, pikepdf.Dictionary)]
        described = [o for o in fonts if o.get("/Type") == "/FontDescriptor"]
        assert described
        assert all("/FontFile2" in o for o in described)
        named = [o for o in fonts if o.get("/Type") == "/Font" and "/FontDescriptor" not in o]
        assert all(o.get("/Subtype") == "/Type0" for o in named), "no font of the viewer's"


def test_names_and_prices_can_be_read_in_the_deeds(built: Outcome) -> None:
    words = "".join(text_of(built.folder / "a4" / "deeds.pdf").split()).casefold()
    deeds = show_data(prepare("monopoly-space"))["deeds"]
    assert len(deeds) == 22
    for deed in deeds:
        own = deed["name"].removeprefix(deed["place"])  # the place stands apart, above the name
        stated = f"{own}price${deed['price']}".replace(" ", "").casefold()
        assert stated in words
        assert deed["place"].casefold() in words
