"""Fonts of a pack: read safely, permitted by their licence, embedded as TrueType."""

from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from fontTools.ttLib import TTFont

from printkit.colour import BLACK
from printkit.export.pdf import write_pdf
from printkit.limits import Limits, in_force
from printkit.scene import Group, Sheet, Text
from printkit.source.pack_reader import PackReader
from printkit.text.fonts import FontLibrary, shipped_fonts
from printkit.text.pack_fonts import PackFonts, read_pack_fonts
from printkit.text.shaping import Shaper
from tests.export.archiving import broken_rules
from tests.export.scenes import INFO
from tests.text.own_fonts import make_font

NAME = "fonts/Tiny.ttf"
WORDS = "Hello Ελλαδα Москва ₩"


def read(folder: Path, data: bytes, name: str = NAME) -> PackFonts:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return read_pack_fonts([name], [folder], PackReader.of([folder]))


def library(folder: Path, data: bytes) -> FontLibrary:
    fonts = read(folder, data)
    assert not fonts.problems
    return shipped_fonts().with_own(fonts.fonts, [])


def problem(folder: Path, data: bytes) -> str:
    fonts = read(folder, data)
    assert not fonts.fonts
    return fonts.problems[NAME]


@pytest.mark.parametrize("cubic", [False, True], ids=["TTF", "OTF"])
def test_both_kinds_of_fonts_are_embedded_as_truetype(tmp_path: Path, cubic: bool) -> None:  # noqa: FBT001 - a parameter of the test
    fonts = library(tmp_path, make_font(cubic=cubic))
    run = Shaper(fonts).shape(WORDS, NAME, 8)
    file = tmp_path / "words.pdf"
    file.write_bytes(
        write_pdf([Sheet(150, 50, Group((Text(run, 5, 20, BLACK),)), "W")], INFO, fonts)
    )
    assert broken_rules(file) == set()
    assert pypdfium2.PdfDocument(file)[0].get_textpage().get_text_bounded() == WORDS
    with pikepdf.open(file) as document:
        used = document.pages[0].Resources.Font.values()
        embedded = [each.DescendantFonts[0].FontDescriptor for each in used]
        names = {str(each.FontName).partition("+")[2] for each in embedded}
        assert all("/FontFile2" in each for each in embedded)
    assert names == {"Tiny", "Jost-Regular"}


def test_cubic_outlines_are_kept_to_a_thousandth_of_the_em(tmp_path: Path) -> None:
    fonts = library(tmp_path, make_font(cubic=True))
    drawn = Shaper(fonts).outline(NAME, "Ж").bounds()
    made = TTFont(BytesIO(fonts.data(NAME)))
    glyph = made["glyf"][made.getBestCmap()[ord("Ж")]]
    assert drawn.width * 1000 == pytest.approx(glyph.xMax - glyph.xMin, abs=1)
    assert drawn.height * 1000 == pytest.approx(glyph.yMax - glyph.yMin, abs=1)


def test_the_same_font_is_made_into_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, source = [], make_font()
    for number, cache in enumerate(["", str(tmp_path / "cache"), str(tmp_path / "cache")]):
        monkeypatch.setenv("PRINTKIT_CACHE", cache)
        (tmp_path / str(number)).mkdir()
        made.append(library(tmp_path / str(number), source).data(NAME))
    assert made[0] == made[1] == made[2]
    head = TTFont(BytesIO(made[0]))["head"]
    assert head.created == head.modified == 3_029_529_600, "not when it was made"
    assert len(list((tmp_path / "cache" / "fonts").iterdir())) == 1


def test_a_letter_that_shows_nothing_is_taken_from_the_next_font(tmp_path: Path) -> None:
    fonts = library(tmp_path, make_font(blank=" QΩ"))
    assert fonts.face(NAME, "Q").name == "Jost-Regular"
    assert fonts.face(NAME, " ").name == fonts.face(NAME, "R").name == NAME
    assert Shaper(fonts).missing("QΩ", NAME) == "Ω"


@pytest.mark.parametrize("licence", [0, 4, 8, 6, 10])
def test_a_font_that_may_be_embedded_is_used(tmp_path: Path, licence: int) -> None:
    assert read(tmp_path, make_font(licence=licence)).fonts


@pytest.mark.parametrize(
    ("licence", "why"),
    [
        (2, "may not be embedded in documents"),
        (0x104, "only be embedded whole"),
        (0x208, "only pictures of it may be embedded"),
    ],
)
def test_a_font_that_forbids_it_is_refused(tmp_path: Path, licence: int, why: str) -> None:
    said = problem(tmp_path, make_font(licence=licence))
    assert why in said
    assert f"fsType {licence}" in said


TINY = make_font()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "neither a TTF nor an OTF"),
        (b"<html>", "neither a TTF nor an OTF"),
        (b"wOF2" + TINY[4:], "packed for websites"),
        (b"ttcf" + TINY[4:], "several fonts"),
        (TINY[:40], "cut off"),
        (TINY[:-200], "cut off"),
        (TINY.replace(b"hmtx", b"xxxx", 1), "lacks the table 'hmtx'"),
        (TINY.replace(b"glyf", b"xxxx", 1), "no outlines"),
        (make_font(characters=""), "no characters"),
    ],
)
def test_what_cannot_be_printed_says_why(tmp_path: Path, data: bytes, why: str) -> None:
    assert why in problem(tmp_path, data)


@pytest.mark.parametrize(
    ("limit", "name"),
    [
        (Limits(font_bytes=500), "font-bytes"),
        (Limits(font_characters=50), "font-characters"),
        (Limits(font_points=100), "font-points"),
    ],
)
def test_a_font_is_no_larger_than_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: Limits, name: str
) -> None:
    monkeypatch.setenv("PRINTKIT_CACHE", "")
    with in_force(limit):
        assert f"the limit {name} is" in problem(tmp_path, make_font(width=601))


def test_a_link_out_of_the_pack_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret.ttf").write_bytes(TINY)
    pack = tmp_path / "pack"
    (pack / "fonts").mkdir(parents=True)
    (pack / NAME).symlink_to(tmp_path / "secret.ttf")
    fonts = read_pack_fonts([NAME], [pack], PackReader.of([pack]))
    assert "leads out of the pack" in fonts.problems[NAME]


def test_names_of_bundled_fonts_and_of_absent_files_are_no_problems(tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / NAME).write_bytes(TINY)
    names = ["Jost-Bold", "fonts/Other.ttf", "../fonts/Tiny.ttf"]
    fonts = read_pack_fonts(names, [tmp_path], PackReader.of([tmp_path]))
    assert fonts == PackFonts(
        absent=frozenset({"fonts/Other.ttf", "../fonts/Tiny.ttf"}), files=(NAME,)
    )
