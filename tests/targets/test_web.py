"""A page to be shared: it stands alone, and its links lead somewhere."""

from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from printkit.pipeline.preview_sheet import PreviewSide
from printkit.reporting.preview_html import PreviewPicture
from printkit.scene import Artwork, Group, Side
from printkit.targets.forms.web import _without_repeats
from tests.cli.running import Run, tree
from tests.pipeline.games import edit, game
from tests.pipeline.test_preview import Page

WEB = "output/tiny-web"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The small game, with markup in a name."""
    folder = game(tmp_path / "tiny")
    edit(folder, "Elm Street", "Elm <b>&amp; Street")
    return folder


def test_the_page_shows_pieces_and_rules_and_nothing_from_elsewhere(
    run: Run, folder: Path, tmp_path: Path
) -> None:
    del folder
    assert run("export", "./tiny", "--to", "web").code == 0
    files = tree(tmp_path / WEB)
    text = files["index.html"].decode()
    page = Page(text)
    words = "".join(page.texts)
    assert "Elm <b>&amp; Street" in words
    assert not {"b", "script", "link", "iframe"} & set(page.tags)
    assert all(data[8:12] == b"WEBP" for data in page.pictures)
    assert len(page.pictures) == 1 + 2 * 2 + 2 + 1  # what stands for it, deeds with backs, cards
    assert "og:image" not in text, "nobody knows where it lies"
    local = [source for source in page.sources if not source.startswith("data:image/webp")]
    anchors = {source[1:] for source in local if source.startswith("#")}
    assert all(text.count(f'id="{anchor}"') == 1 for anchor in anchors)
    assert {"all-deeds", "all-cards", "the-rules"} <= anchors
    linked = {source for source in local if not source.startswith("#")}
    assert linked == {name for name in files if name.endswith(".pdf")}
    assert {"tiny-a4.pdf", "tiny-letter.pdf"} <= linked
    with pikepdf.open(BytesIO(files["tiny-a4.pdf"])) as kit:
        assert len(kit.pages) >= 3  # contents, and a sheet with both sides


def test_links_lead_to_where_the_files_will_lie(run: Run, folder: Path, tmp_path: Path) -> None:
    del folder
    at = "https://example.org/games"
    assert run("export", "./tiny", "--to", "web", "--url", at).code == 0
    text = (tmp_path / WEB / "index.html").read_text("utf-8")
    assert f"{at}/tiny-a4.pdf" in Page(text).sources
    assert f'<meta property="og:image" content="{at}/preview.png">' in text
    with Image.open(tmp_path / WEB / "preview.png") as posted:
        assert max(posted.size) == pytest.approx(1200, abs=2)


def test_backs_that_look_alike_are_shown_once() -> None:
    sides = [
        (PreviewSide(Artwork(name, name, 10.0, 10.0, Group(())), side, name), look)
        for name, look in (("one", "red"), ("two", "red"), ("three", "blue"))
        for side, look in ((Side.FRONT, "same"), (Side.BACK, look))
    ]
    pictures = [PreviewPicture(side.caption, 1, look, 10.0, 10.0) for side, look in sides]
    kept = _without_repeats([side for side, _ in sides], pictures)
    assert [(one.caption, one.webp) for one in kept] == [
        *(("one", "same"), ("one", "red"), ("two", "same"), ("three", "same"), ("three", "blue"))
    ]


def test_a_paper_that_there_is_not_is_reported(run: Run, folder: Path) -> None:
    (folder / "targets").mkdir()
    shipped = Path(__file__).parents[2] / "printkit" / "targets" / "shipped" / "web.yaml"
    own = shipped.read_text("utf-8").replace("[a4, letter]", "[a4, folio]")
    (folder / "targets" / "mine.yaml").write_text(own, encoding="utf-8")
    result = run("export", "./tiny", "--to", "mine")
    assert result.code == 1
    assert "'folio' is not a paper size" in result.err
