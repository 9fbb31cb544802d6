"""Markdown becomes blocks; expressions are worked out; what cannot be printed is reported."""

from collections.abc import Mapping
from typing import Any

import pytest

from printkit.diagnostics import Diagnostic, Span
from printkit.loading.rulebook_text import RulebookText
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
from printkit.rulebook.parsing import parse_rulebook
from printkit.templating.absence import EvaluationFailure
from printkit.templating.wording import WordingError

LISTS = {"some": ["a", "b"], "yes": True, "no": False}
VALUES = {"{{ fee }}": "$50", "{{ star }}": "*5*", "{{ fee\n| money }}": "$50"}


class Fixed:
    """Knows a few values, and what loops call."""

    def text(self, expression: str, names: Mapping[str, Any]) -> str:
        inner = expression.strip("{} ")
        if inner in names:
            return str(names[inner])
        if expression not in VALUES:
            raise WordingError(EvaluationFailure("there is no 'nothing' here"))
        return VALUES[expression]

    def value(self, inner: str, names: Mapping[str, Any]) -> Any:
        assert not names
        if inner == "absent":
            raise WordingError(EvaluationFailure("there is no 'absent' here"), is_absence=True)
        if inner not in LISTS:
            raise WordingError(EvaluationFailure("there is no such thing"))
        return LISTS[inner]


def parsed(text: str) -> tuple[tuple[Block, ...], tuple[Diagnostic, ...]]:
    return parse_rulebook(RulebookText(text, "rules.md"), Fixed())


def at(line: int) -> Span:
    return Span("rules.md", line)


def blocks(text: str) -> tuple[Block, ...]:
    found, diagnostics = parsed(text)
    assert not diagnostics
    return found


def test_headings_paragraphs_and_lists_keep_their_lines() -> None:
    text = (
        "# Title\n\nSome words\non two lines.\n\n## Part\n\n"
        "3. three\n4. four\n   - inner\n\n     more\n"
    )
    assert blocks(text) == (
        Heading("Title", 1, at(1), "title"),
        Paragraph("Some words on two lines.", at(3)),
        Heading("Part", 2, at(6), "part"),
        ListItem("three", at(8), 1, 3),
        ListItem("four", at(9), 1, 4),
        ListItem("inner", at(10), 2),
        Paragraph("more", at(12), 2),
    )


def test_emphasis_stays_and_literal_stars_are_escaped() -> None:
    assert blocks(r"**bold** _italic_ snake_case 2 \* 3") == (
        Paragraph(r"**bold** *italic* snake_case 2 \* 3", at(1)),
    )


def test_values_are_put_in_and_never_taken_for_markdown() -> None:
    assert blocks("Pay **{{ fee }}**, not {{ star }}.") == (
        Paragraph(r"Pay **$50**, not \*5\*.", at(1)),
    )


def test_an_expression_over_two_lines_moves_no_line() -> None:
    assert blocks("Pay {{ fee\n| money }} now.\n\nThen go.")[1] == Paragraph("Then go.", at(4))


@pytest.mark.parametrize("bad", ["{{ nothing }}", "{% if fee %}"])
def test_an_expression_that_fails_is_reported_where_it_stands(bad: str) -> None:
    found, diagnostics = parsed(f"# Title\n\nPay {bad} now.")
    assert found[1] == Paragraph(f"Pay {bad} now.", at(3))
    (diagnostic,) = diagnostics
    assert diagnostic.code == "PK703"
    assert str(diagnostic.span) == "rules.md:3:5"
    assert diagnostic.span is not None
    assert diagnostic.span.end_column == 5 + len(bad)


@pytest.mark.parametrize(
    ("markdown", "printed"),
    [
        ("see <b>this</b>", "see <b>this</b>"),
        ("see [this](https://example.org)", "see this"),
        ("See ![a dog](dog.png).", "See a dog."),
        ("`code`", "code"),
        ("```\ncode\n```", "code"),
        ("<div>x</div>", "<div>x</div>"),
    ],
)
def test_other_markdown_is_printed_as_text_with_a_warning(markdown: str, printed: str) -> None:
    found, diagnostics = parsed(f"Intro.\n\n{markdown}\n")
    assert [getattr(block, "text", "") for block in found] == ["Intro.", printed]
    assert {diagnostic.code for diagnostic in diagnostics} == {"PK705"}
    assert {diagnostic.span and diagnostic.span.line for diagnostic in diagnostics} == {3}


def test_tables_links_boxes_and_page_breaks() -> None:
    text = (
        "| Space | Rent |\n| --- | ---: |\n| GO | {{ fee }} |\n\n"
        "See [Jail *now*](#jail).\n\n> [!example] You pay\n> this.\n>\n> - one\n\n---\n"
        "[contents]\n\n## In Jail\n"
    )
    assert blocks(text) == (
        Table(("Space", "Rent"), (("GO", "$50"),), at(1), (False, True)),
        Paragraph("See [Jail *now*](#jail).", at(5)),
        Callout(
            BoxKind.EXAMPLE,
            (Paragraph("You pay this.", at(7)), ListItem("one", at(10), 1)),
            at(7),
        ),
        PageBreak(at(12)),
        Contents(at(13)),
        Heading("In Jail", 2, at(15), "in-jail"),
    )


def test_figures_are_pieces_pictures_or_templates() -> None:
    text = (
        '![Two *sides*](deeds/39,deeds/39#back)\n\n![](setup "90 wide")\n\n![](dog.png)\n\n'
        "```figure 45: Paid {{ fee }}\n<artwork>{{ width }}{% if x %}</artwork>\n```\n"
    )
    assert blocks(text) == (
        Figure("Two *sides*", at(1), ("deeds/39", "deeds/39#back")),
        Figure("", at(3), template="setup", height=90, place=FigurePlace.WIDE),
        Figure("", at(5), ("dog.png",)),
        Figure(
            "Paid $50",
            at(7),
            source="<artwork>{{ width }}{% if x %}</artwork>\n",
            height=45,
        ),
    )


def test_an_index_has_terms_with_other_forms_and_meanings() -> None:
    text = "```index\nAuction: auctions, bid = who offers most: buys\n\nJail\nGO = the start\n```\n"
    auction = IndexTerm(("Auction", "auctions", "bid"), "who offers most: buys")
    go = IndexTerm(("GO",), "the start")
    assert blocks(text) == (Index((auction, IndexTerm(("Jail",)), go), at(1)),)


def test_statements_choose_and_repeat_and_lines_keep_their_places() -> None:
    text = (
        "{% if no %}\nNever.\n{% elif yes %}\nOften.\n{% endif %}\n\n"
        "{% for one in some %}\n- {{ one }}\n{% endfor %}\n\n"
        "{% if absent %}gone{% else %}here{% endif %}\n"
    )
    assert blocks(text) == (
        Paragraph("Often.", at(4)),
        ListItem("a", at(8)),
        ListItem("b", at(8)),
        Paragraph("here", at(11)),
    )


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        ("{% for x %}\n", "{% for x %} is no loop"),
        ("{% endif %}\n", "{% endif %} is not known here"),
        ("{% if yes %}\n", "{% if yes %} has no {% endif %}"),
        ("x {% include 'y' %}\n", "{% include 'y' %} stands not alone on its line"),
    ],
)
def test_statements_that_are_none_are_reported(bad: str, words: str) -> None:
    _, (diagnostic,) = parsed(f"One.\n\n{bad}")
    assert diagnostic.message == f"the rulebook cannot be worked out: {words}"
    assert diagnostic.span is not None
    assert diagnostic.span.line == 3


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        ("> [!warning] Hot", "there is no box 'warning'"),
        ('![](setup "as high as can be")', "says neither how high"),
    ],
)
def test_boxes_and_figures_that_are_none_are_reported(bad: str, message: str) -> None:
    _, (diagnostic,) = parsed(bad)
    assert message in diagnostic.message
    assert diagnostic.code == "PK705"
