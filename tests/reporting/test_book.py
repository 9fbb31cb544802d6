"""Rulebooks as pages and as Markdown, from blocks made by hand."""

from collections.abc import Iterable
from html.parser import HTMLParser

import pytest

from printkit.diagnostics import Span
from printkit.languages import shipped_language
from printkit.reporting.book import Book, FigureFile
from printkit.reporting.book_html import book_html
from printkit.reporting.book_markdown import book_markdown
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
from printkit.rulebook.linked_text import Run, runs_of

AT = Span("rulebook.md", 1)
ENGLISH = shipped_language("en")
EVIL = '<script>alert("1")</script> & ]]> <!-- "\' \ue010\ue011'


def _book(*blocks: Block, title: str = "Rules", game: str = "A Game") -> Book:
    return Book(
        title,
        game,
        "",
        "2–4 players",
        "Unofficial.",
        "en",
        ENGLISH.phrases,
        ENGLISH.writing,
        blocks,
    )


def _html(*blocks: Block) -> str:
    """What stands between the head and the foot of the page."""
    page = book_html(_book(*blocks), lambda figure: f"<svg>{len(figure.pieces)}</svg>")
    return page.partition("<main>")[2].partition("</main>")[0]


def _markdown(*blocks: Block) -> str:
    text = book_markdown(_book(*blocks), lambda _figure: FigureFile("figures/01.svg", "a *star*"))
    return text.partition("**2–4 players**\n\n")[2].rpartition("\n\n---\n\nUnofficial.\n")[0]


LISTS = (
    ListItem("one", AT, 1, 3),
    Paragraph("more of one", AT, 1),
    ListItem("deeper", AT, 2),
    ListItem("still deeper", AT, 2),
    ListItem("two", AT, 1, 4),
    ListItem("a dot", AT, 1),
)


def test_lists_lie_in_one_another() -> None:
    assert _html(*LISTS) == (
        '<ol start="3"><li>one<p>more of one</p><ul><li>deeper</li><li>still deeper</li></ul></li>'
        "<li>two</li></ol><ul><li>a dot</li></ul>"
    )
    assert _markdown(*LISTS[2:]) == "   - deeper\n   - still deeper\n4. two\n- a dot"


def test_links_lead_to_headings_there_are() -> None:
    blocks = (
        Heading("Jail", 2, AT, "jail"),
        Paragraph("In [the *Jail*](#jail), not [elsewhere](#elsewhere).", AT),
    )
    assert _html(*blocks) == (
        '<h2 id="jail">Jail</h2>'
        '<p>In <a href="#jail">the </a><a href="#jail"><em>Jail</em></a>, not elsewhere.</p>'
    )
    assert _markdown(*blocks).endswith("In [the](#jail) [*Jail*](#jail), not elsewhere.")


def test_headings_of_one_name_have_one_id() -> None:
    twice = _html(Heading("Jail", 2, AT, "jail"), Heading("Jail", 3, AT, "jail"))
    assert twice == '<h2 id="jail">Jail</h2><h3>Jail</h3>'


def test_contents_and_index_are_links() -> None:
    blocks = (
        Contents(AT),
        Heading("Turn", 2, AT, "turn"),
        Paragraph("Roll the dice and bid.", AT),
        Heading("Auction", 2, AT, "auction"),
        Callout(BoxKind.NOTE, (Paragraph("Bids are open.", AT),), AT),
        Index((IndexTerm(("auction", "bid", "bids")), IndexTerm(("nothing",), "not a thing")), AT),
    )
    page, text = _html(*blocks), _markdown(*blocks)
    assert (
        '<ul><li><a href="#turn">Turn</a></li><li><a href="#auction">Auction</a></li></ul>' in page
    )
    link = '<strong><a href="#auction">Auction</a></strong>'
    listed = f'<dd>{link}, <a href="#turn">Turn</a></dd>'
    assert f"<dl><dt>auction</dt>{listed}<dt>nothing: not a thing</dt><dd></dd></dl>" in page
    assert text.startswith("- [Turn](#turn)\n- [Auction](#auction)")
    assert "- auction: **[Auction](#auction)**, [Turn](#turn)" in text


def test_boxes_say_what_they_are() -> None:
    example = Callout(BoxKind.EXAMPLE, (Paragraph("You pay.", AT),), AT)
    margin = Callout(BoxKind.MARGIN, (Paragraph("Note.", AT),), AT)
    titled = Callout(BoxKind.OPTION, (Heading("Short game", 3, AT, "short-game"),), AT)
    page = _html(example, margin, titled)
    assert page == (
        '<aside class="example"><p class="label">Example</p><p>You pay.</p></aside>'
        '<aside class="margin"><p>Note.</p></aside>'
        '<aside class="option"><h3 id="short-game">Short game</h3></aside>'
    )
    assert _markdown(example) == "> **Example**\n>\n> You pay."


def test_columns_are_no_box() -> None:
    asked = Callout(BoxKind.COLUMNS, (Paragraph("**Who?** You.", AT),), AT)
    assert _html(asked) == '<div class="columns"><p><strong>Who?</strong> You.</p></div>'
    assert _markdown(asked) == "**Who?** You."


def test_figures_and_page_breaks() -> None:
    blocks = (Figure("Two *deeds*", AT, ("deeds/1", "deeds/2")), PageBreak(AT))
    shown = "<figcaption>Two <em>deeds</em></figcaption>"
    assert _html(*blocks) == f'<figure class="text"><svg>2</svg>{shown}</figure>'
    assert _markdown(*blocks) == "![Two *deeds*](figures/01.svg)"


def test_figures_with_nothing_to_see_are_left_out() -> None:
    book = _book(Figure("Nothing", AT))
    assert "Nothing" not in book_html(book, lambda _figure: None)
    assert "Nothing" not in book_markdown(book, lambda _figure: None)


@pytest.mark.parametrize(
    "sign", ["1. no item", "# no heading", "- no item", "a | b", "<b>", "`code`", "[x](y)", "a_b_"]
)
def test_markdown_takes_nothing_for_its_own(sign: str) -> None:
    from markdown_it import MarkdownIt  # noqa: PLC0415 - a reader that did not write it

    parser = MarkdownIt("commonmark").enable("table")
    assert parser.render(_markdown(Paragraph(sign, AT))) == (
        f"<p>{sign.replace('<', '&lt;').replace('>', '&gt;')}</p>\n"
    )


class _Balance(HTMLParser):
    """Sees that every element is closed in its order, and collects their names."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: Iterable[tuple[str, str | None]]) -> None:
        self.seen |= {tag, *(name for name, _ in attrs)}
        if tag not in {"meta", "br", "img"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_no_text_becomes_markup() -> None:
    heading = Heading(EVIL, 2, AT, '"><script>')
    blocks: tuple[Block, ...] = (
        Contents(AT),
        heading,
        Paragraph(f'[{EVIL}](#"><script>) **{EVIL}**\n{EVIL}', AT),
        *LISTS,
        Table((EVIL, EVIL), ((EVIL, "1"),), AT, (False, True)),
        Figure(EVIL, AT),
        Callout(BoxKind.EXAMPLE, (Paragraph(EVIL, AT),), AT),
        Index((IndexTerm((EVIL,), EVIL),), AT),
    )
    balance = _Balance()
    balance.feed(book_html(_book(*blocks, title=EVIL, game=EVIL), lambda _figure: "<svg></svg>"))
    assert balance.open == []
    assert "script" not in balance.seen
    assert not [name for name in balance.seen if name.startswith("on")]


def test_runs_of_a_text() -> None:
    runs = runs_of("**Go to [Jail](#jail)** at [once](#never)", ENGLISH.writing, {"jail"})
    assert runs == [
        Run("Go to ", bold=True),
        Run("Jail", bold=True, target="jail"),
        Run(" at once"),
    ]


def test_wide_figures_stay_large_enough_to_read_on_a_phone() -> None:
    figure = Figure("", AT, template="setup", place=FigurePlace.WIDE)
    assert _html(figure).startswith('<figure class="wide">')
    page = book_html(_book(figure), lambda _figure: "<svg/>")
    style = page.partition("figure.wide {")[2].partition("}")[0]
    assert "overflow-x: auto;" in style
    assert "figure.wide svg, figure.wide img { min-width: 32rem; }" in page


def test_words_stand_for_a_figure_without_a_caption() -> None:
    assert _markdown(Figure("", AT)) == "![a \\*star\\*](figures/01.svg)"
    assert _markdown(Figure("Stars", AT)) == "![Stars](figures/01.svg)"
