"""Blocks are set in the size that fills the pages, headings with what they head."""

from printkit.colour import BLACK
from printkit.diagnostics import Span
from printkit.geometry.path import Bounds
from printkit.languages import shipped_language
from printkit.rulebook.blocks import Block, Heading, Item, Paragraph
from printkit.rulebook.layout import LARGEST, STEP, PageFrames, SetRulebook, set_rulebook
from printkit.rulebook.typeset import Typesetter
from printkit.rulebook.typography import Typography
from printkit.scene import Group, Node, Text
from printkit.text.fonts import shipped_fonts
from printkit.text.shaping import Shaper
from printkit.text.style import TextStyle

SHAPER = Shaper(shipped_fonts())
BODY = TextStyle("Jost-Regular", 3.2, BLACK, bold_font="Jost-Bold", balance=False)
TYPES = Typography(BODY, BODY, BODY, BODY, BODY, BLACK, BLACK)
FRAMES = PageFrames(Bounds(8, 60, 174, 170), Bounds(8, 20, 174, 210), 9)
WORDS = "The quick brown fox jumps over the lazy dog and walks on to the next space. " * 4


def texts(node: Node) -> list[Text]:
    match node:
        case Group(children=children):
            return [text for child in children for text in texts(child)]
        case Text():
            return [node]
        case _:
            return []


def at(line: int) -> Span:
    return Span("rules.md", line)


def setting(blocks: list[Block]) -> SetRulebook:
    return set_rulebook(blocks, TYPES, FRAMES, SHAPER, shipped_language("en").writing)


def test_a_short_text_grows_and_a_long_one_takes_more_pages() -> None:
    short, long = setting([Paragraph(WORDS, at(1))]), setting([Paragraph(WORDS, at(1))] * 60)
    assert len(short.pages) == 1
    assert len(long.pages) > 1
    sizes = {round(text.run.size, 6) for text in texts(short.pages[0])}
    assert sizes == {round(BODY.size * (1 + STEP * LARGEST), 6)}


def test_all_words_are_printed_in_order() -> None:
    blocks: list[Block] = [
        Heading("Rules", 2, at(1)),
        Paragraph(WORDS, at(3)),
        Item("First", at(5), 1, 1),
    ]
    words = " ".join(text.run.text for page in setting(blocks).pages for text in texts(page))
    assert words.split() == f"Rules {WORDS} 1 First".split()


def test_a_heading_a_colon_and_the_ends_of_a_paragraph_hold_together() -> None:
    setter = Typesetter(SHAPER, TYPES, 60.0, shipped_language("en").writing)
    long, colon = Paragraph(WORDS, at(1)), Paragraph("In one of these ways:", at(2))
    lines = setter.lines(
        [long, Heading("Part", 2, at(3)), long, colon, Item("a", at(4)), Item("b", at(5))]
    )
    count = len(setter.lines([long]))
    assert count > 4
    bound = [line.bound for line in lines]
    paragraph = [False, True, *[False] * (count - 3), True]
    assert bound == [*paragraph, False, True, *paragraph[1:], False, True, False]


def test_what_cannot_be_printed_is_reported_with_its_line() -> None:
    blocks: list[Block] = [Paragraph("東京", at(7)), Paragraph("W" * 200, at(9))]
    found = {(d.code, str(d.span)) for d in setting(blocks).diagnostics}
    assert found == {("PK702", "rules.md:7:1"), ("PK701", "rules.md:9:1")}
