"""Characters that a font lacks are taken from the next font in order, wherever texts are drawn."""

from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from printkit.colour import BLACK
from printkit.export.pdf import write_pdf
from printkit.scene import Group, Sheet, Text
from printkit.text.fonts import shipped_fonts
from printkit.text.shaping import Shaper
from tests.export.archiving import broken_rules
from tests.export.scenes import INFO

JOST, SIGNS = "Jost-Bold", "NotoSymbols-Regular"
MIXED = "⚓60 → ♠"


def test_a_text_is_cut_where_another_font_draws_it() -> None:
    fonts = shipped_fonts()
    assert fonts.stretches(JOST, "Harbour") == [(JOST, "Harbour")]
    assert fonts.stretches(JOST, MIXED) == [
        *((SIGNS, "⚓"), (JOST, "60 "), (SIGNS, "→")),
        *((JOST, " "), (SIGNS, "♠")),
    ]


def test_the_first_font_of_the_order_that_has_a_character_draws_it() -> None:
    fonts = shipped_fonts()
    assert fonts.with_own({}, []).face(SIGNS, "₩").name == "Jost-Regular"
    assert fonts.with_own({}, [SIGNS, "Oswald-Bold"]).face(SIGNS, "a").name == "Oswald-Bold"
    assert fonts.with_own({}, ["Exo2-Bold", "Oswald-Bold"]).face(SIGNS, "₩").name == "Exo2-Bold"
    assert fonts.face(SIGNS, "₩").name == "Jost-Regular"


def test_signs_are_measured_and_outlined_in_the_font_that_has_them() -> None:
    shaper = Shaper(shipped_fonts())
    assert shaper.width("⚓", JOST, 10) == shaper.width("⚓", SIGNS, 10)
    assert shaper.outline(JOST, "⚓") == shaper.outline(SIGNS, "⚓")
    run = shaper.shape("⚓60", JOST, 10)
    assert run.width == pytest.approx(shaper.width("⚓", SIGNS, 10) + shaper.width("60", JOST, 10))


def test_only_what_no_font_has_is_missing() -> None:
    shaper = Shaper(shipped_fonts())
    assert shaper.missing("⚓ 元 ᚠ 元", JOST) == "元ᚠ"


def test_a_sign_may_be_written_as_phones_write_it() -> None:
    assert Shaper(shipped_fonts()).shape("⚓\ufe0f60", JOST, 5).text == "⚓60"


def test_a_pdf_embeds_both_fonts_and_can_be_searched(tmp_path: Path) -> None:
    run = Shaper(shipped_fonts()).shape(MIXED, JOST, 8)
    sheet = Sheet(100, 50, Group((Text(run, 5, 20, BLACK),)), "Signs")
    written = write_pdf([sheet], INFO, shipped_fonts())
    assert pypdfium2.PdfDocument(written)[0].get_textpage().get_text_bounded() == MIXED
    with pikepdf.open(BytesIO(written)) as document:
        fonts = document.pages[0].Resources.Font.values()
        names = {str(font.BaseFont).partition("+")[2] for font in fonts}
    assert names == {"Jost-Bold", "NotoSansSymbols2-Regular"}
    file = tmp_path / "signs.pdf"
    file.write_bytes(written)
    assert broken_rules(file) == set()
