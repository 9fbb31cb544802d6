"""The whole kit at a glance."""

import json
from base64 import b64decode
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.running import Run, tree
from tests.pipeline.games import ONE_PAPER, edit, game

OUTPUT = Path("out/game")


class Page(HTMLParser):
    """What a browser would find."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.texts: list[str] = []
        self.pictures: list[bytes] = []
        self.sources: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attrs)
        self.sources += [found[key] or "" for key in ("src", "href") if key in found]
        if tag == "img":
            self.pictures.append(b64decode((found["src"] or "").partition("base64,")[2]))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folder = game(tmp_path / "game")
    edit(folder, "Elm Street", "Elm <b>&amp; Street")
    built = run("build", "./game", "--format", "preview", *ONE_PAPER, "-o", "out", "-v")
    assert built.code == 0, built.err
    assert "to look at: out/game/preview.html" in built.err


def test_every_side_is_shown_once_with_its_name_and_count() -> None:
    page = Page((OUTPUT / "preview.html").read_text(encoding="utf-8"))
    words = "".join(page.texts)
    assert "Tiny" in words
    assert words.count("Oak Street") == 2  # front and back
    assert page.tags.count("section") == 2  # deeds and cards, no sheet of contents
    assert len(page.pictures) == 2 * 2 + 2 + 1  # one back for the deck
    assert "3 × " not in words
    sizes = {Image.open(BytesIO(data)).size for data in page.pictures}
    assert all(width > 100 and height > 100 for width, height in sizes)


def test_texts_are_no_markup_and_nothing_comes_from_elsewhere() -> None:
    text = (OUTPUT / "preview.html").read_text(encoding="utf-8")
    page = Page(text)
    assert "script" not in page.tags
    assert "Elm <b>&amp; Street" in "".join(page.texts)
    assert page.tags.count("b") == 0
    assert all(source.startswith(("data:image/webp;base64,", "#")) for source in page.sources)


def test_picture_shows_pieces_on_the_ground() -> None:
    picture = Image.open(OUTPUT / "preview.png")
    assert picture.width == 2000
    colours = picture.convert("RGB").getcolors(picture.width * picture.height) or []
    assert max(colours)[1] == (0xEC, 0xE8, 0xDF)
    assert any(colour == (0x64, 0x1C, 0x00) for _, colour in colours)  # the group of the deeds


def test_manifest_lists_both_and_nothing_is_made_twice(run: Run) -> None:
    manifest = json.loads((OUTPUT / "manifest.json").read_text(encoding="utf-8"))
    assert sorted(manifest["files"]) == ["preview.html", "preview.png"]
    again = run("build", "./game", "--format", "preview", *ONE_PAPER, "-o", "out")
    assert "up to date" in again.err
    assert "to look at: out/game/preview.html" in again.err
    edit(Path("game"), "price: 60, rent: 2}\n  oak", "price: 80, rent: 2}\n  oak")
    before = (OUTPUT / "preview.png").read_bytes()
    run("build", "./game", "--format", "preview", *ONE_PAPER, "-o", "out")
    assert (OUTPUT / "preview.png").read_bytes() != before


def test_same_input_gives_the_same_bytes(run: Run) -> None:
    run("build", "./game", "--format", "preview", *ONE_PAPER, "-o", "other")
    names = ("preview.html", "preview.png")
    first, other = tree(OUTPUT), tree(Path("other/game"))
    assert [first[name] == other[name] for name in names] == [True, True]


def test_little_ink_has_files_of_its_own(run: Run) -> None:
    run("build", "./game", "--format", "preview", "--ink", "mono", *ONE_PAPER, "-o", "out")
    assert {"preview.png", "preview-mono.png", "preview-mono.html"} <= tree(OUTPUT).keys()
    picture = Image.open(OUTPUT / "preview-mono.png").convert("RGB")
    colours = picture.getcolors(picture.width * picture.height) or []
    assert all(max(colour) == min(colour) for _, colour in colours if isinstance(colour, tuple))
