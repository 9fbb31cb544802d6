"""Emphasis and typographic signs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.languages import shipped_language
from printkit.text.markup import StyledSpan, parse_markup, plain_text

EN = shipped_language("en").writing


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        ("plain", [StyledSpan("plain")]),
        ("", []),
        ("a *b* c", [StyledSpan("a "), StyledSpan("b", italic=True), StyledSpan(" c")]),
        ("**Go!** now", [StyledSpan("Go!", bold=True), StyledSpan(" now")]),
        ("***x***", [StyledSpan("x", bold=True, italic=True)]),
        (r"2 \* 3", [StyledSpan("2 * 3")]),
        ("2 * 3 * 4", [StyledSpan("2 * 3 * 4")]),
        ("A*B*C", [StyledSpan("A*B*C")]),
        ("a**b**c", [StyledSpan("a**b**c")]),
        ("*A*B*", [StyledSpan("A*B", italic=True)]),
        (r"*A\*B*", [StyledSpan("A*B", italic=True)]),
        ("a *b", [StyledSpan("a *b")]),
        ("*a_b_c* _d_", [StyledSpan("a_b_c", italic=True), StyledSpan(" _d_")]),
        (r"*a* \_ \\ &amp; <b> [c](d) `e`", None),
        ("*one\ntwo*", [StyledSpan("one\ntwo", italic=True)]),
    ],
)
def test_emphasis(text: str, spans: list[StyledSpan] | None) -> None:
    if spans is None:
        assert plain_text(text, EN) == text.replace("*", "")
    else:
        assert joined(parse_markup(text, EN)) == spans


def joined(spans: tuple[StyledSpan, ...]) -> list[StyledSpan]:
    """Neighbours of one style as one span."""
    out: list[StyledSpan] = []
    for span in spans:
        if out and out[-1][1:] == span[1:]:
            out[-1] = out[-1]._replace(text=out[-1].text + span.text)
        else:
            out.append(span)
    return out


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ('Say "Go"!', "en", "Say “Go”!"),
        ('Sag "Los"!', "de-AT", "Sag „Los“!"),
        ('"*Go*"', "de", "„Go“"),
        ('"Take 5" he said', "en", "“Take 5” he said"),
        ("don't", "en", "don’t"),
        ("5' and 12\" long", "en", "5' and 12\" long"),
        ("the 80's", "en", "the 80’s"),
        ("10--20", "en", "10–20"),
        ("wait...", "en", "wait…"),
        ("....", "en", "...."),
        ('("a")', "en", "(“a”)"),
    ],
)
def test_signs(text: str, language: str, expected: str) -> None:
    assert plain_text(text, shipped_language(language).writing) == expected


@given(st.text(alphabet="ab *\\_\n&<[`", max_size=40))
def test_only_stars_and_their_backslashes_go(text: str) -> None:
    kept = plain_text(text, EN)
    assert kept.replace("*", "").replace("\\", "") == text.replace("*", "").replace("\\", "")
