"""Glyph runs: one glyph a character, kerned, in millimetres."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.text.fonts import FontLibrary, shipped_fonts
from printkit.text.shaping import NARROW, Shaper

GERMAN = "ÄÖÜäöüßẞ„“‚‘–—…€£¥½¼¾×−·•"


@pytest.fixture(scope="module")
def shaper() -> Shaper:
    return Shaper(shipped_fonts())


@pytest.mark.parametrize("name", shipped_fonts().names())
def test_every_shipped_font_has_the_german_and_typographic_characters(
    shaper: Shaper, name: str
) -> None:
    assert shaper.missing(GERMAN, name) == ""


@pytest.mark.parametrize("name", shipped_fonts().names())
def test_every_shipped_font_has_sensible_metrics(name: str) -> None:
    font = shipped_fonts()[name]
    assert 0.6 < font.cap_height < font.ascent < 1.3
    assert 0.1 < font.descent < 0.65


def test_every_family_brings_its_licence() -> None:
    for name in shipped_fonts().names():
        licence = shipped_fonts()[name].path.parent / "OFL.txt"
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text(encoding="utf-8")


def test_an_unknown_font_is_none_or_a_key_error() -> None:
    library = FontLibrary([])
    assert library.get("Nothing") is None
    with pytest.raises(KeyError, match="Nothing"):
        library.data("Nothing")


def test_pairs_are_kerned(shaper: Shaper) -> None:
    single = shaper.width("A", "Jost-Regular", 10) + shaper.width("V", "Jost-Regular", 10)
    assert shaper.width("AV", "Jost-Regular", 10) < single - 0.1


def test_ligatures_stay_apart(shaper: Shaper) -> None:
    run = shaper.shape("official fjord", "Exo2-Regular", 4)
    assert run.text == "official fjord"
    assert all(advance > 0 for advance in run.advances)


def test_letters_are_composed_and_the_invisible_is_dropped(shaper: Shaper) -> None:
    run = shaper.shape("fu\u0308r\u00adein\u200b", "Jost-Regular", 4)
    assert run.text == "fürein"


def test_a_narrow_space_without_glyph_becomes_a_space(shaper: Shaper) -> None:
    run = shaper.shape("5\u202f€", "Jost-Regular", 4)
    assert run.text == "5 €"
    assert shaper.missing("5\u202f€", "Jost-Regular") == ""


def test_a_narrow_space_is_narrower_than_a_common_one(shaper: Shaper) -> None:
    narrow = shaper.shape("5\u202f€", "Jost-Regular", 4)
    common = shaper.shape("5 €", "Jost-Regular", 4)
    assert narrow.advances[1] == pytest.approx(NARROW * common.advances[1])
    assert narrow.advances[2] == pytest.approx(common.advances[2])


def test_missing_characters_are_named_once(shaper: Shaper) -> None:
    assert shaper.missing("a漢b漢字", "Jost-Regular") == "漢字"


def test_tracking_stands_between_characters_only(shaper: Shaper) -> None:
    plain = shaper.shape("RENT", "Oswald-Bold", 5)
    tracked = shaper.shape("RENT", "Oswald-Bold", 5, tracking=0.2)
    assert tracked.width == pytest.approx(plain.width + 3 * 0.2)
    assert shaper.width("RENT", "Oswald-Bold", 5, 0.2) == pytest.approx(tracked.width)


@given(st.text(alphabet=GERMAN + "abcXYZ TofAVWy.1245", max_size=30), st.floats(0.5, 50))
def test_one_glyph_a_character_and_widths_scale(text: str, size: float) -> None:
    shaper = Shaper(shipped_fonts())
    run = shaper.shape(text, "Jost-Regular", size)
    assert run.text == text
    assert len(run.advances) == len(text)
    assert run.width == pytest.approx(shaper.width(text, "Jost-Regular", 1) * size)


def test_outlines_stand_on_the_baseline(shaper: Shaper) -> None:
    box = shaper.outline("Jost-Regular", "H").bounds()
    assert box.bottom == pytest.approx(0, abs=1e-9)
    assert box.height == pytest.approx(shipped_fonts()["Jost-Regular"].cap_height)


def test_curves_keep_their_extremes(shaper: Shaper) -> None:
    """A round O overshoots baseline and cap height a little, and only a little."""
    box = shaper.outline("Jost-Regular", "O").bounds()
    assert 0 < box.bottom < 0.03
    assert 0.7 < -box.y < 0.73


def test_the_outline_of_a_run_spans_its_advances(shaper: Shaper) -> None:
    run = shaper.shape("HIH", "Jost-Regular", 10)
    box = shaper.run_outline(run, 100, 50).bounds()
    assert 100 < box.x < 102
    assert 100 + run.width - 2 < box.right < 100 + run.width
    assert box.bottom == pytest.approx(50)
