"""Characters without a glyph are named, with what helps."""

import pytest

from printkit.text.fonts import shipped_fonts
from printkit.text.missing import MissingGlyphs

JOST = "Jost-Regular"


@pytest.mark.parametrize(
    ("characters", "script"),
    [
        *(("Αθήνα", "Greek"), ("Ж", "Cyrillic"), ("東京", "Chinese"), ("ŁŠ", None), ("⚓", None)),
        *(("₯", None), ("Ωж", None), ("Ω₯", None)),
    ],
)
def test_letters_are_known_by_their_script(characters: str, script: str | None) -> None:
    assert MissingGlyphs(characters, JOST).script == script


def test_of_many_characters_the_first_are_named() -> None:
    few, many = MissingGlyphs("Ωθ", JOST).message, MissingGlyphs("Ωθηναϊκή", JOST).message
    assert few.endswith("has a glyph for 'Ω' (U+03A9), 'θ' (U+03B8)")
    assert many.endswith("'ϊ' (U+03CA) and 2 more")


@pytest.mark.parametrize(
    ("characters", "remedy"),
    [
        ("⚓", "add 'sign' to the theme's `fallback`: NotoSymbols-Regular has them"),
        ("Ж", "put a font with Cyrillic letters into the pack's `fonts/`"),
        ("ᚠ⚓", "write it with other characters"),
    ],
)
def test_a_font_of_the_theme_that_has_them_is_the_remedy(characters: str, remedy: str) -> None:
    fonts = {"text": JOST, "gone": "fonts/Gone.ttf", "sign": "NotoSymbols-Regular"}
    assert MissingGlyphs(characters, JOST).remedy(fonts, shipped_fonts()).startswith(remedy)
