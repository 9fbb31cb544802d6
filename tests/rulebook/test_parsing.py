"""Markdown becomes blocks; expressions are worked out; what cannot be printed is reported."""

import pytest

from printkit.diagnostics import Span
from printkit.rulebook.blocks import Block, Heading, Item, Paragraph
from printkit.rulebook.parsing import parse_rulebook
from printkit.templating.absence import Failure
from printkit.templating.wording import WordingError

VALUES = {"{{ fee }}": "$50", "{{ star }}": "*5*", "{{ fee\n| money }}": "$50"}


def render(expression: str) -> str:
    if expression not in VALUES:
        raise WordingError(Failure("there is no 'nothing' here"))
    return VALUES[expression]


def at(line: int) -> Span:
    return Span("rules.md", line)


def blocks(text: str) -> tuple[Block, ...]:
    found, diagnostics = parse_rulebook(text, "rules.md", render)
    assert not diagnostics
    return found


def test_headings_paragraphs_and_lists_keep_their_lines() -> None:
    text = (
        "# Title\n\nSome words\non two lines.\n\n## Part\n\n"
        "3. three\n4. four\n   - inner\n\n     more\n"
    )
    assert blocks(text) == (
        Heading("Title", 1, at(1)),
        Paragraph("Some words on two lines.", at(3)),
        Heading("Part", 2, at(6)),
        Item("three", at(8), 1, 3),
        Item("four", at(9), 1, 4),
        Item("inner", at(10), 2),
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
    found, diagnostics = parse_rulebook(f"# Title\n\nPay {bad} now.", "rules.md", render)
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
        ("![a dog](dog.png)", "a dog"),
        ("> quoted", "quoted"),
        ("`code`", "code"),
        ("```\ncode\n```", "code"),
        ("<div>x</div>", "<div>x</div>"),
    ],
)
def test_other_markdown_is_printed_as_text_with_a_warning(markdown: str, printed: str) -> None:
    found, diagnostics = parse_rulebook(f"Intro.\n\n{markdown}\n", "rules.md", render)
    assert [block.text for block in found] == ["Intro.", printed]
    assert {diagnostic.code for diagnostic in diagnostics} == {"PK705"}
    assert {diagnostic.span and diagnostic.span.line for diagnostic in diagnostics} == {3}
