"""Texts in boxes: nothing is lost, nothing sticks out unreported."""

import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.colour import BLACK
from printkit.languages import shipped_language
from printkit.scene import Text
from printkit.text.fonts import shipped_fonts
from printkit.text.paragraph import BALANCED_LINES, Setting, set_text
from printkit.text.shaping import Shaper
from printkit.text.style import Align, TextStyle, VerticalAlign

EN = shipped_language("en").writing
DE = shipped_language("de").writing

SHAPER = Shaper(shipped_fonts())
FONT = shipped_fonts()["Jost-Regular"]


def style(
    size: float = 4.0,
    *,
    min_size: float | None = None,
    align: Align = "left",
    valign: VerticalAlign = "top",
    tracking: float = 0.0,
    hyphenate: bool = True,
    uppercase: bool = False,
    max_lines: int | None = None,
    balance: bool = True,
) -> TextStyle:
    return TextStyle(
        font="Jost-Regular",
        size=size,
        colour=BLACK,
        bold_font="Jost-Bold",
        italic_font="Jost-Italic",
        min_size=min_size,
        align=align,
        valign=valign,
        tracking=tracking,
        hyphenate=hyphenate,
        uppercase=uppercase,
        max_lines=max_lines,
        balance=balance,
    )


def texts(setting: Setting) -> list[Text]:
    return [node for node in setting.nodes if isinstance(node, Text)]


def test_a_short_text_stands_on_one_line() -> None:
    setting = set_text(SHAPER, "Go", style(), 50, 10, EN)
    assert setting.lines == ("Go",)
    assert (setting.size, setting.overflow, setting.missing) == (4, 0, None)


@pytest.mark.parametrize("text", ["", "  ", "\n", "\n \n"])
def test_nothing_is_set_for_nothing(text: str) -> None:
    assert set_text(SHAPER, text, style(), 50, 10, EN).nodes == ()


def test_capitals_touch_the_top() -> None:
    (node,) = texts(set_text(SHAPER, "HOTEL", style(), 50, 10, EN))
    assert SHAPER.run_outline(node.run, node.x, node.y).bounds().y == pytest.approx(0, abs=0.06)


def test_descenders_touch_the_bottom() -> None:
    (node,) = texts(set_text(SHAPER, "Haupt", style(valign="bottom"), 50, 10, DE))
    box = SHAPER.run_outline(node.run, node.x, node.y).bounds()
    assert box.bottom == pytest.approx(10, abs=0.06)


def test_digits_stand_in_the_very_middle() -> None:
    (node,) = texts(set_text(SHAPER, "17", style(valign="middle", align="center"), 50, 10, EN))
    box = SHAPER.run_outline(node.run, node.x, node.y).bounds()
    assert box.centre.y == pytest.approx(5, abs=0.05)
    assert box.centre.x == pytest.approx(25, abs=0.3)


def test_the_middle_gives_way_to_descenders() -> None:
    height = 4 * (FONT.cap_height + FONT.drop)
    (node,) = texts(set_text(SHAPER, "pig", style(valign="middle"), 50, height, EN))
    assert node.y == pytest.approx(4 * FONT.cap_height)


@pytest.mark.parametrize(("align", "share"), [("left", 0), ("center", 0.5), ("right", 1)])
def test_lines_are_aligned(align: Align, share: float) -> None:
    (node,) = texts(set_text(SHAPER, "Rent", style(align=align), 50, 10, EN))
    assert node.x == pytest.approx((50 - node.run.width) * share)


def test_titles_are_balanced() -> None:
    setting = set_text(SHAPER, "Pay the bank for one new hat", style(), 48, 20, EN)
    assert setting.lines == ("Pay the bank", "for one new hat")
    free = set_text(SHAPER, "Pay the bank for one new hat", style(balance=False), 48, 20, EN)
    assert free.lines[0] > setting.lines[0]


def test_a_line_ends_where_the_author_says() -> None:
    setting = set_text(SHAPER, "one\n\ntwo three", style(), 50, 40, EN)
    assert setting.lines == ("one", "", "two three")
    first, last = texts(setting)
    assert last.y - first.y == pytest.approx(2 * 1.2 * 4)


def test_text_shrinks_before_it_is_hyphenated() -> None:
    word = "Straßenbahn"
    room = SHAPER.width(word, "Jost-Regular", 4) * 0.95
    setting = set_text(SHAPER, word, style(min_size=2), room, 30, DE)
    assert setting.lines == (word,)
    assert 0.92 * 4 <= setting.size < 4


def test_text_is_hyphenated_before_it_gets_small() -> None:
    word = "Straßenbahn"
    room = SHAPER.width(word, "Jost-Regular", 4) * 0.7
    setting = set_text(SHAPER, word, style(min_size=2), room, 30, DE)
    assert setting.lines == ("Straßen-", "bahn")
    assert setting.size == 4
    whole = set_text(SHAPER, word, style(min_size=2, hyphenate=False), room, 30, DE)
    assert whole.lines == (word,)
    assert whole.size < 0.92 * 4


def test_soft_hyphens_count_even_where_hyphenation_is_off() -> None:
    word = "Weltraum\u00adhamster"
    room = SHAPER.width("Weltraum-", "Jost-Regular", 4) + 0.1
    setting = set_text(SHAPER, word, style(hyphenate=False), room, 30, DE)
    assert setting.lines == ("Weltraum-", "hamster")
    wide = set_text(SHAPER, word, style(), 80, 30, DE)
    assert wide.lines == ("Weltraumhamster",)
    assert [node.run.text for node in texts(wide)] == ["Weltraumhamster"]


def test_joints_are_used_before_a_text_shrinks_much() -> None:
    word = "Weltraum\u00adhamster"
    for share, count in ((0.95, 1), (0.88, 2)):
        room = SHAPER.width(word, "Jost-Regular", 4) * share
        setting = set_text(SHAPER, word, style(min_size=2, hyphenate=False), room, 30, DE)
        assert len(setting.lines) == count


def test_a_written_hyphen_is_not_doubled() -> None:
    room = SHAPER.width("Antrieb", "Jost-Regular", 4) + 0.5
    assert set_text(SHAPER, "Warp-Antrieb", style(), room, 30, DE).lines == ("Warp-", "Antrieb")


@pytest.mark.parametrize(
    ("text", "lines"), [("Nacht/Nebel", ("Nacht/", "Nebel")), ("an g/Nebel", ("an", "g/Nebel"))]
)
def test_a_line_may_end_at_a_stroke_after_a_word_but_not_after_a_unit(
    text: str, lines: tuple[str, ...]
) -> None:
    room = SHAPER.width("g/Nebel", "Jost-Regular", 4) + 0.5
    assert set_text(SHAPER, text, style(), room, 30, DE).lines == lines


def test_capitals_of_sharp_s_and_words_hyphenated_by_their_small_letters() -> None:
    room = SHAPER.width("STRAẞEN-", "Jost-Regular", 4) + 0.1
    setting = set_text(SHAPER, "Straßenbahn", style(uppercase=True), room, 30, DE)
    assert setting.lines == ("STRAẞEN-", "BAHN")


def test_greek_capitals_have_no_accents() -> None:
    setting = set_text(SHAPER, "Οδός Μαΐου, Café", style(uppercase=True), 90, 30, EN)
    assert setting.lines == ("ΟΔΟΣ ΜΑΪΟΥ, CAFÉ",)


def test_what_does_not_fit_is_set_and_reported() -> None:
    setting = set_text(SHAPER, "word " * 30, style(min_size=3), 20, 10, EN)
    assert setting.size == 3
    assert setting.overflow == pytest.approx(setting.height - 10)
    assert " ".join(setting.lines) == ("word " * 30).strip()


def test_a_word_too_long_is_reported_by_its_width() -> None:
    setting = set_text(SHAPER, "Gotthardtunnel", style(hyphenate=False), 10, 10, DE)
    assert setting.overflow == pytest.approx(setting.width - 10)


def test_lines_are_counted() -> None:
    many = set_text(SHAPER, "one two three", style(), 12, 30, EN)
    assert len(many.lines) > 1
    limited = set_text(SHAPER, "one two three", style(min_size=1, max_lines=1), 12, 30, EN)
    assert limited.lines == ("one two three",)
    assert limited.size < 4
    stuck = set_text(SHAPER, "one two three", style(max_lines=1), 12, 30, EN)
    assert stuck.overflow > 0


def test_emphasis_takes_its_own_fonts() -> None:
    setting = set_text(SHAPER, 'Pay **50** to the "*bank*"', style(), 80, 10, DE)
    assert setting.lines == ("Pay 50 to the „bank“",)
    runs = [(node.run.text, node.run.font) for node in texts(setting)]
    assert runs == [
        ("Pay ", "Jost-Regular"),
        ("50 ", "Jost-Bold"),
        ("to the „", "Jost-Regular"),
        ("bank", "Jost-Italic"),
        ("“", "Jost-Regular"),
    ]


def test_tracking_shrinks_with_the_text() -> None:
    setting = set_text(SHAPER, "STATION", style(min_size=1, tracking=0.4), 14, 10, EN)
    (node,) = texts(setting)
    assert node.run.width == pytest.approx(setting.width)
    assert setting.width <= 14
    plain = SHAPER.width("STATION", "Jost-Regular", setting.size)
    assert node.run.width - plain == pytest.approx(6 * 0.1 * setting.size)


def test_characters_without_glyph_are_named() -> None:
    missing = set_text(SHAPER, "漢 and *字*", style(), 50, 10, EN).missing
    assert missing == ("漢字", style().font)


WORDS = st.text(alphabet="abcdefghinorstuväöüßABCS-/\u00ad", min_size=1, max_size=16)
TEXTS = st.lists(WORDS, min_size=1, max_size=24).map(" ".join)


@given(TEXTS, st.floats(8, 80), st.floats(4, 40), st.sampled_from([0.0, 0.3]))
def test_no_character_is_lost_and_no_line_sticks_out(
    text: str, width: float, height: float, tracking: float
) -> None:
    wanted = style(6, min_size=2, tracking=tracking)
    setting = set_text(SHAPER, text, wanted, width, height, DE)
    assert bare("".join(setting.lines)) == bare(text)
    assert 2 <= setting.size <= 6
    for node in texts(setting):
        right = node.x + node.run.width
        assert setting.overflow > 0 or (node.x >= -1e-6 and right <= width + 1e-6)
        assert setting.overflow > 0 or node.y <= height + 1e-6


def bare(text: str) -> str:
    """The text without spaces, hyphens and the dashes that are made of two hyphens."""
    return text.translate(str.maketrans("", "", " -–—\u00ad"))


@given(TEXTS)
def test_setting_twice_gives_the_same(text: str) -> None:
    once = set_text(SHAPER, text, style(min_size=2), 40, 20, DE)
    assert set_text(Shaper(shipped_fonts()), text, style(min_size=2), 40, 20, DE) == once


def test_importing_is_cheap() -> None:
    code = (
        "import sys, printkit.text.paragraph;"
        "print([m for m in ('uharfbuzz','markdown_it','babel','pyphen') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_long_text_does_not_end_in_a_line_of_one_little_word() -> None:
    words = "The players take turns around the board and pay what the space says, " * 5 + "now"
    for width in range(40, 60):
        setting = set_text(SHAPER, words, style(), width, 200, EN)
        assert len(setting.lines) > BALANCED_LINES
        assert setting.lines[-1] != "now"


def test_what_does_not_fit_is_set_in_a_condensed_font_and_divided() -> None:
    label = replace(style(4.0, min_size=2.0, hyphenate=False, uppercase=True), tracking=0.2)
    narrow = replace(label, condensed_font="Oswald-Medium")
    for word in ("Springfieldshirepoly", "SPRINGFIELDSHIREPOLY"):
        assert set_text(SHAPER, word, label, 17, 8, EN).overflow > 0
        setting = set_text(SHAPER, word, narrow, 17, 8, EN)
        assert setting.overflow == 0
        assert [line[-1] for line in setting.lines] == ["-", "Y"]
        assert {node.run.font for node in setting.nodes if isinstance(node, Text)} == {
            "Oswald-Medium"
        }


def test_what_fits_is_not_condensed() -> None:
    wide = style(4.0, min_size=2.0)
    narrow = replace(wide, condensed_font="Oswald-Medium")
    for width in (60, 20):
        shown = set_text(SHAPER, "Two words", narrow, width, 20, EN)
        assert shown == set_text(SHAPER, "Two words", wide, width, 20, EN)


@pytest.mark.parametrize("word", ["Übach", "ÅRE", "École", "Krähwinkel"])
def test_accents_of_capitals_stay_within_a_box_with_headroom(word: str) -> None:
    title = replace(style(6.0, min_size=2.0, valign="middle", uppercase=True), headroom=True)
    setting = set_text(SHAPER, word, title, 60, 5, EN)
    (line,) = [node for node in setting.nodes if isinstance(node, Text)]
    highest = max(map(FONT.height_of, word.upper()))
    assert line.y - highest * setting.size >= -0.001
    assert line.y <= 5
    assert setting.size < set_text(SHAPER, word, replace(title, headroom=False), 60, 5, EN).size


def test_words_without_accents_need_no_headroom() -> None:
    title = style(6.0, min_size=2.0, valign="middle", uppercase=True)
    roomy = set_text(SHAPER, "Springfield – fair", replace(title, headroom=True), 60, 5, EN)
    assert roomy == set_text(SHAPER, "Springfield – fair", title, 60, 5, EN)
