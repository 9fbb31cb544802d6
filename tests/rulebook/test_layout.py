"""A book from its blocks: pages with a margin, references with pages, boxes, tables, changes."""

from collections.abc import Sequence

import pytest

from printkit.geometry.path import Bounds
from printkit.rulebook.blocks import (
    Block,
    BoxKind,
    Callout,
    Contents,
    Figure,
    FigurePlace,
    Heading,
    Index,
    IndexTerm,
    ListItem,
    PageBreak,
    Paragraph,
    Table,
)
from printkit.rulebook.layout import STEP, SetRulebook, set_rulebook
from printkit.rulebook.texts import TextSetter
from printkit.rulebook.typeset import Typesetter
from printkit.scene import SHEET_PAGES, Shape, Text
from tests.rulebook.book import (
    AREA,
    BODY,
    BOXED,
    DESIGN,
    TYPES,
    WIDTH,
    WORDING,
    WORDS,
    at,
    book,
    leaves,
    picture,
    places,
    words,
)

EVEN = AREA.mirrored(WIDTH)


def heading(text: str, line: int = 1) -> Heading:
    return Heading(text, 2, at(line), text.lower())


def filled(count: int) -> list[Block]:
    return [Paragraph(WORDS, at(2)) for _ in range(count)]


def test_the_cover_comes_first_and_the_text_begins_on_page_two() -> None:
    made = book([heading("Rules"), *filled(2)])
    assert words(made.pages[0].text) == []
    assert made.anchors == {"rules": 2}
    assert [page.section for page in made.pages] == ["", "Rules"]


def test_a_page_that_is_begun_without_a_heading_stands_below_none() -> None:
    made = book([heading("Rules"), *filled(2), PageBreak(at(3)), Figure("", at(4), ("a",))])
    assert [page.section for page in made.pages] == ["", "Rules", ""]


def columns(*texts: str) -> SetRulebook:
    inside = tuple(Paragraph(text, at(n)) for n, text in enumerate(texts, 3))
    return book([heading("Rules"), Callout(BoxKind.COLUMNS, inside, at(2))])


def test_columns_begin_level_and_are_read_one_after_the_other() -> None:
    page = columns(*(f"Question{n}?" for n in range(1, 7))).pages[1].text
    starts = [places(page, f"Question{n}?")[0] for n in range(1, 7)]
    assert len({x for x, _ in starts[:3]}) == 1
    assert len({x for x, _ in starts[3:]}) == 1
    assert starts[3][0] > starts[0][0]
    assert [y for _, y in starts[:3]] == pytest.approx([y for _, y in starts[3:]])
    assert words(page)[1:] == [f"Question{n}?" for n in range(1, 7)]


def test_columns_of_nearly_equal_length_end_level() -> None:
    one, two = "The quick brown fox", "The quick brown fox jumps over the lazy dog and walks"
    page = columns(two, two, two, one, one, one, f"{two} away").pages[1].text
    [*_, left, _], [*_, right] = places(page, "walks"), places(page, "away")
    assert left[0] < right[0]
    assert left[1] == pytest.approx(right[1])


def test_a_book_in_columns_knows_the_pages_of_its_terms() -> None:
    blocks = [Callout(BoxKind.COLUMNS, (Paragraph("**Who** bids?", at(3)),), at(2))]
    terms = (IndexTerm(("who",)), IndexTerm(("bids",)))
    made = book([heading("Rules"), *blocks, PageBreak(at(4)), Index(terms, at(5))])
    assert not made.diagnostics
    assert words(made.pages[2].text) == ["bids", "2", "who", "2"]


def test_all_words_are_printed_in_order() -> None:
    blocks: list[Block] = [
        heading("Rules"),
        Paragraph(WORDS, at(3)),
        ListItem("First", at(5), 1, 1),
    ]
    printed = [word for page in book(blocks).pages for word in words(page.text)]
    assert printed == f"Rules {WORDS} 1 First".split()


def test_the_type_stays_within_a_few_steps_of_its_size() -> None:
    made = book([block for _ in range(9) for block in (heading("Rules"), *filled(4))])
    runs = [
        leaf.run.size
        for page in made.pages
        for leaf, _ in leaves(page.text)
        if isinstance(leaf, Text)
    ]
    assert (
        BODY.size * (1 - 2 * STEP) - 1e-9
        <= min(runs)
        <= max(runs)
        <= BODY.size * (1 + 2 * STEP) + 1e-9
    )


def test_even_pages_mirror_odd_ones() -> None:
    _, second, third = book(
        [Paragraph("Left", at(1)), PageBreak(at(2)), Paragraph("Right", at(3))]
    ).pages
    assert places(second.text, "Left")[0][0] == EVEN.column.x == 39
    assert places(third.text, "Right")[0][0] == AREA.column.x == 5


def test_a_heading_a_colon_and_the_ends_of_a_paragraph_hold_together() -> None:
    setter = Typesetter(TextSetter(WORDING, {}), TYPES, DESIGN.frames.widths, picture)
    long, colon = Paragraph(WORDS, at(1)), Paragraph("In one of these ways:", at(2))
    lines = setter.lines(
        [long, Heading("Part", 2, at(3)), long, colon, ListItem("a", at(4)), ListItem("b", at(5))]
    )
    count = len(setter.lines([long]))
    assert count >= 4
    bound = [line.bound for line in lines]
    paragraph = [False, True, *[False] * (count - 3), True]
    assert bound == [*paragraph, False, True, *paragraph[1:], False, True, True]


def test_what_cannot_be_printed_is_reported_with_its_line() -> None:
    blocks: list[Block] = [Paragraph("東京", at(7)), Paragraph("W" * 200, at(9))]
    found = {(d.code, str(d.span)) for d in book(blocks).diagnostics}
    assert found == {("PK702", "rules.md:7:1"), ("PK701", "rules.md:9:1")}


def test_a_link_is_printed_with_its_page() -> None:
    made = book([Paragraph("See [the *jail*](#jail).", at(1)), PageBreak(at(2)), heading("Jail")])
    assert words(made.pages[1].text) == ["See", "the", "jail", "(page", "3)."]
    assert made.diagnostics == ()


def test_a_link_that_leads_nowhere_is_reported_where_it_stands() -> None:
    made = book([heading("Jail"), Paragraph("See [there](#jial).", at(4))])
    (found,) = made.diagnostics
    assert (found.code, str(found.span)) == ("PK761", "rules.md:4:1")
    assert found.help is not None
    assert "jail" in found.help
    assert "there." in words(made.pages[1].text)


def test_the_contents_stand_on_the_cover_with_pages() -> None:
    made = book([Contents(at(1)), heading("One"), PageBreak(at(3)), heading("Two")])
    assert made.contents_on_cover
    assert words(made.pages[0].text) == ["One", "2", "Two", "3"]


def test_many_sections_stand_on_the_cover_in_two_columns() -> None:
    made = book([Contents(at(1)), *(heading(f"Part{number}") for number in range(20))])
    assert made.contents_on_cover
    cover = made.pages[0].text
    (left,), (right,) = places(cover, "Part0"), places(cover, "Part10")
    assert left[1] == right[1]
    assert right[0] > left[0] + 50


def test_contents_that_the_cover_cannot_hold_stand_on_page_two() -> None:
    many = [heading(f"Part{number}") for number in range(40)]
    made = book([Contents(at(1)), *many])
    assert not made.contents_on_cover
    assert words(made.pages[1].text)[:2] == ["Part0", "3"]


def test_the_index_finds_whole_words_in_all_forms_bold_ones_first() -> None:
    terms = (IndexTerm(("bid", "bids")), IndexTerm(("rent",)), IndexTerm(("rest",)))
    blocks: list[Block] = [
        Paragraph("The rents are **Rent**. A forbidden thing.", at(1)),
        PageBreak(at(2)),
        Paragraph("Whoever Bids pays the rent.", at(3)),
        Index(terms, at(9)),
    ]
    made = book(blocks)
    assert words(made.pages[2].text)[-7:] == ["bid", "3", "rent", "2", ",", "3", "rest"]
    (found,) = made.diagnostics
    assert (found.code, str(found.span)) == ("PK762", "rules.md:9:1")
    assert "rest" in found.message


def _pages_of_dome(*pages: Sequence[Block]) -> list[str]:
    """What the index, on a page of its own, lists of the term ``dome``."""
    blocks = [block for page in pages for block in (*page, PageBreak(at(1)))]
    made = book([*blocks, Index((IndexTerm(("dome", "domes")),), at(2))])
    said = (word.strip(",") for word in words(made.pages[-1].text))
    return [word for word in said if word.isdigit()]


def _saying(count: int) -> list[Block]:
    return [Paragraph("A dome. " * count, at(1))]


def test_the_index_leaves_out_the_pages_that_only_mention_a_term() -> None:
    assert _pages_of_dome(*map(_saying, (2, 1, 2, 3, 2, 1, 4))) == ["2", "4", "5", "6", "8"]
    bold: list[Block] = [Paragraph("The **dome**.", at(1))]
    assert _pages_of_dome(*map(_saying, (2, 2, 2, 2, 2)), bold) == ["2", "3", "4", "5", "7"]


def test_the_index_lists_where_the_section_of_a_term_goes_on() -> None:
    section = [heading("Domes"), *filled(10), *_saying(1)]
    assert _pages_of_dome(*map(_saying, (2, 2, 2, 2)), section) == ["2", "3", "4", "6", "7"]


def _bold_page_of_dome(*pages: Sequence[Block]) -> str:
    """The page that the index prints bold for the term ``dome``."""
    blocks = [block for page in pages for block in (*page, PageBreak(at(1)))]
    made = book([*blocks, Index((IndexTerm(("dome", "domes")),), at(2))])
    last = (leaf for leaf, _ in leaves(made.pages[-1].text) if isinstance(leaf, Text))
    (found,) = (t.run.text for t in last if t.run.font == BODY.bold_font and t.run.text.isdigit())
    return found


def test_the_index_prints_one_page_bold_where_most_is_said() -> None:
    bold: list[Block] = [Paragraph("A **small dome**, and **domes for all**.", at(1))]
    alone: list[Block] = [Paragraph("A **dome** is a house.", at(1))]
    assert _bold_page_of_dome(_saying(2), bold, _saying(3), bold) == "4"
    assert _bold_page_of_dome(_saying(2), alone, _saying(2)) == "3"
    named = [heading("The domes"), *filled(1)]
    passing = [heading("What nobody builds without a dome"), *_saying(2)]
    assert _bold_page_of_dome(_saying(9), passing, named, bold) == "4"


def test_the_index_prints_the_page_bold_that_has_more_of_the_section_of_a_term() -> None:
    section = [heading("Domes"), *filled(10), *_saying(1), *filled(3), *_saying(1)]
    assert _bold_page_of_dome(_saying(9), section) == "3"
    assert _bold_page_of_dome([*filled(8), *section]) == "3"


def test_the_index_passes_over_items_that_are_not_of_the_rules() -> None:
    source: list[Block] = [ListItem("Worked out: the domes.", at(1), indexed=False)]
    assert _pages_of_dome(_saying(1), source) == ["2"]


def test_accents_do_not_move_a_term_to_the_end_of_the_index() -> None:
    terms = tuple(IndexTerm((word,)) for word in ("zone", "étoile", "eau"))
    made = book([Paragraph("zone, étoile, eau", at(1)), Index(terms, at(2))])
    assert [word for word in words(made.pages[1].text)[3:] if word.isalpha()] == [
        "eau",
        "étoile",
        "zone",
    ]


def test_the_index_says_what_a_term_means_before_its_pages() -> None:
    claim = IndexTerm(("claim", "claims"), "take a free moon")
    made = book([Paragraph("Each claims one.", at(1)), Index((claim,), at(2))])
    assert words(made.pages[1].text)[-6:] == ["claim:", "take", "a", "free", "moon", "2"]
    assert not made.diagnostics


def test_boxes_have_their_label_unless_they_bring_a_heading() -> None:
    def boxed(kind: BoxKind, *blocks: Block) -> list[str]:
        return words(book([Callout(kind, blocks, at(1))]).pages[1].text)

    text = Paragraph("Ana pays.", at(2))
    assert boxed(BoxKind.EXAMPLE, text) == ["Example", "Ana", "pays."]
    assert boxed(BoxKind.OPTION, text) == ["Option", "Ana", "pays."]
    assert boxed(BoxKind.NOTE, Heading("Short", 3, at(2)), text) == ["Short", "Ana", "pays."]


def grounds(made: Block) -> list[Bounds]:
    """Where the grounds of boxes stand."""
    return [
        leaf.path.transformed(where).bounds()
        for page in book([made]).pages
        for leaf, where in leaves(page.text)
        if isinstance(leaf, Shape) and leaf.fill == BOXED and leaf.path.bounds().width > 5
    ]


def test_the_frame_holds_its_text() -> None:
    (ground,) = grounds(Callout(BoxKind.NOTE, (Paragraph(WORDS, at(1)),), at(1)))
    assert (ground.x, ground.width) == (EVEN.column.x, EVEN.column.width)
    assert ground.height > 4 * BODY.size


def test_a_box_higher_than_a_page_is_framed_on_both() -> None:
    first, second = grounds(Callout(BoxKind.NOTE, tuple(filled(9)), at(1)))
    assert (first.x, second.x) == (EVEN.column.x, AREA.column.x)
    assert first.bottom <= AREA.column.bottom + 1e-6


def test_a_wide_figure_takes_the_margin_and_pushes_notes_away() -> None:
    note = Callout(BoxKind.MARGIN, (Paragraph("Aside", at(1)),), at(1))
    wide = Figure("Broad", at(2), ("a",), height=50, place=FigurePlace.WIDE)
    page = book([note, wide, Paragraph("Below", at(3))]).pages[1].text
    assert places(page, "Broad")[0][0] == EVEN.margin.x
    assert places(page, "Aside")[0][0] == EVEN.margin.x
    assert places(page, "Aside")[0][1] > places(page, "Broad")[0][1]


def test_a_note_hangs_beside_the_line_where_it_stands() -> None:
    note = Callout(BoxKind.MARGIN, (Paragraph("Aside", at(1)),), at(1))
    page = book([Paragraph(WORDS, at(2)), note, Paragraph("Here we are.", at(3))]).pages[1].text
    (aside,), (here,) = places(page, "Aside"), places(page, "Here")
    assert 0 <= aside[1] - here[1] < 2
    assert aside[0] == EVEN.margin.x


def test_a_margin_that_cannot_hold_everything_is_a_finding() -> None:
    pictures = [Figure("", at(n), ("a",), height=100, place=FigurePlace.MARGIN) for n in (1, 2)]
    (found,) = book([*pictures, Paragraph("Text", at(3))]).diagnostics
    assert (found.code, str(found.span)) == ("PK763", "rules.md:2:1")


def test_columns_of_a_table_are_flush_right_where_they_are_to_be() -> None:
    rows = (("One", "5"), ("Thirty", "500"))
    page = book([Table(("Name", "Sum"), rows, at(1), (False, True))]).pages[1].text
    ends = [places(page, word)[0][0] + BODY.size for word in ("5", "500")]
    assert ends[0] > ends[1]
    assert places(page, "One")[0][0] == places(page, "Thirty")[0][0] == EVEN.column.x


def test_a_table_stays_within_the_column() -> None:
    page = book([Table(("A", "B", "C"), ((WORDS, WORDS, "x"),), at(1))]).pages[1].text
    lefts = [
        where.apply(leaf.x, leaf.y)[0] for leaf, where in leaves(page) if isinstance(leaf, Text)
    ]
    assert EVEN.column.x <= min(lefts) <= max(lefts) <= EVEN.column.right


def test_a_divided_table_has_its_heads_on_every_page() -> None:
    rows = tuple((f"Row{n}", "1") for n in range(40))
    table = Table(("Name", "Sum"), rows, at(1))
    for block in (table, Callout(BoxKind.NOTE, (table,), at(1))):
        pages = book([block]).pages[1:]
        assert len(pages) > 1
        for page, area in zip(pages, (EVEN, AREA), strict=False):
            assert area.column.y <= places(page.text, "Name")[0][1] < area.column.y + 12
        found = [word for page in pages for word in words(page.text) if word.startswith("Row")]
        assert found == [row[0] for row in rows]


def bars(block: Block, *marks: str) -> list[Bounds]:
    """Where shapes stand on a page that begins with an unchanged paragraph."""
    page = book([Paragraph("Old", at(1)), block], marks).pages[1].text
    return [
        leaf.path.transformed(where).bounds()
        for leaf, where in leaves(page)
        if isinstance(leaf, Shape)
    ]


def test_what_has_changed_gets_a_bar_in_the_margin() -> None:
    new = Paragraph("New", at(2, "patch.md"))
    assert bars(new) == []
    (bar,) = bars(new, "patch.md")
    assert EVEN.margin.right < bar.x < bar.right < EVEN.column.x
    assert bar.y > AREA.column.y + BODY.size


def test_the_bar_of_a_wide_figure_stands_outside_of_it() -> None:
    wide = Figure("", at(2, "patch.md"), ("a",), place=FigurePlace.WIDE)
    (bar,) = bars(wide, "patch.md")
    assert 0 < bar.x < bar.right < EVEN.margin.x


def test_pages_are_two_thirds_full_but_the_last() -> None:
    part = [heading("Part"), *filled(5), Figure("Drawn", at(1), ("a",), height=60)]
    made = book([block for _ in range(6) for block in part])
    assert len(made.pages) > 5
    for page in made.pages[1:-1]:
        lowest = max(
            where.apply(leaf.x, leaf.y)[1]
            for leaf, where in leaves(page.text)
            if isinstance(leaf, Text)
        )
        assert lowest > AREA.column.y + 0.6 * AREA.column.height


@pytest.mark.parametrize("text", ["[a](#b)", "**[a](#b)**"])
def test_pages_known_before_are_printed(text: str) -> None:
    setter = TextSetter(WORDING, {"b": 7})
    assert setter.cell(Paragraph(text, at(1)), text, BODY, 80).lines == ("a (page\u00a07)",)


def test_a_few_lines_more_than_a_sheet_holds_do_not_take_another() -> None:
    part = [heading("Part"), *filled(3)]
    spilling = next(
        blocks
        for count in range(4, 40)
        if len(set_rulebook(blocks := part * count, DESIGN, weigh_sizes=False).pages)
        == SHEET_PAGES + 1
    )
    assert len(book(spilling).pages) == SHEET_PAGES
