"""Comments that silence findings, and comments that no longer do."""

from dataclasses import replace

import pytest

from printkit.diagnostics import Diagnostic, Severity, Span
from printkit.findings.suppression import MOST_CODES, suppress
from tests.checking.conftest import Findings

FILE = "game/variant.yaml"


def finding(
    code: str = "PK209", line: int = 2, file: str = FILE, severity: Severity = Severity.WARNING
) -> Diagnostic:
    return Diagnostic(code, "some-rule", severity, "wrong", Span(file, line, 3, 8))


def codes(text: str, *found: Diagnostic) -> list[str]:
    return [d.code for d in suppress(found, {FILE: text})]


@pytest.mark.parametrize(
    "text",
    [
        "deeds:\n  price: 60  # printkit: ignore[PK209]\n",
        "deeds:  # printkit: ignore-file[PK209]\n  price: 60\n",
        "# printkit: ignore-file[ PK208 , PK209 ]\n  price: 60  # printkit: ignore[PK208]\n",
    ],
)
def test_a_comment_silences_its_code(text: str) -> None:
    others = [finding("PK208")] if "PK208" in text else []
    assert codes(text, finding(), *others) == []


def test_a_comment_may_name_the_rule() -> None:
    assert codes("a: 1\nb: 2  # printkit: ignore[some-rule]\n", finding()) == []
    [found] = suppress([], {FILE: "a: 1  # printkit: ignore[mortgage-share]\n"})
    assert (found.code, found.message) == ("PK901", "there is no mortgage-share to silence here")


@pytest.mark.parametrize("word", ["PK315", "card-says-other-times"])
def test_a_comment_may_name_the_code_or_the_name_of_before(word: str) -> None:
    old = replace(finding("PK302"), formerly=("PK315", "card-says-other-times"))
    assert codes(f"a: 1\nb: 2  # printkit: ignore[{word}]\n", old) == []
    [unused] = suppress([], {FILE: f"a: 1  # printkit: ignore[{word}]\n"})
    assert unused.code == "PK901"


def test_a_comment_that_names_a_retired_rule_can_be_deleted() -> None:
    [found] = suppress([], {FILE: "a: 1  # printkit: ignore[PK305]\n"})
    assert (found.code, found.message) == (
        "PK901",
        "PK305 many-jail-cards is retired: printkit no longer checks this",
    )
    assert found.fix is not None


def test_the_beginning_of_a_code_is_too_little() -> None:
    [found] = suppress([], {FILE: "a: 1  # printkit: ignore[PK20]\n"})
    assert found.code == "PK902"
    assert found.help is not None
    assert "PK201" in found.help


@pytest.mark.parametrize(
    ("comment", "remedy"),
    [
        ("ignore PK209", "write ignore[PK209]"),
        ("ignore: PK209, PK210", "write ignore[PK209, PK210]"),
        ("ignore-file PK209", "write ignore-file[PK209]"),
        ("ignore this", "write ignore[PK201]"),
    ],
)
def test_codes_without_brackets_are_put_into_them(comment: str, remedy: str) -> None:
    [found] = suppress([], {FILE: f"a: 1  # printkit: {comment}\n"})
    assert (found.code, found.help) == ("PK902", remedy)


def test_a_comment_alone_speaks_of_the_next_line_with_content() -> None:
    text = "# printkit: ignore[PK209]\n\n# a remark\n  price: 60\n"
    assert codes(text, finding(line=4)) == []
    assert codes(text, finding(line=1)) == ["PK209", "PK901"]


def test_other_codes_lines_and_files_are_not_silenced() -> None:
    text = "a: 1\nprice: 60  # printkit: ignore[PK209]\n"
    assert codes(text, finding("PK208"), finding()) == ["PK208"]
    assert codes(text, finding(line=1), finding()) == ["PK209"]
    assert codes(text, finding(file="base/variant.yaml"), finding()) == ["PK209"]


def test_a_whole_file_covers_the_tables_beside_it() -> None:
    text = "# printkit: ignore-file[PK209]\n"
    assert codes(text, finding(file="game/deeds.csv")) == []
    assert codes(text, finding(), finding(file="other/deeds.csv")) == ["PK209"]


def test_a_stale_comment_is_reported_at_its_code() -> None:
    [found] = suppress([], {FILE: "a: 1\nprice: 60  # printkit: ignore[PK209]\n"})
    assert found.code == "PK901"
    assert found.span == Span(FILE, 2, 31, 36)


@pytest.mark.parametrize("listed", ["[PK29x]", "[rent-jumps]", "[]", ""])
def test_a_comment_must_name_known_codes(listed: str) -> None:
    [found] = suppress([], {FILE: f"price: 60  # printkit: ignore{listed}\n"})
    assert found.code == "PK902"
    assert found.span is not None
    assert found.span.end_column > found.span.column


def test_errors_of_structure_cannot_be_silenced() -> None:
    text = "a: 1\nkind: stret  # printkit: ignore[PK160]\n"
    assert codes(text, finding("PK160", severity=Severity.ERROR)) == ["PK160", "PK903"]


def test_words_in_a_text_are_no_comment() -> None:
    assert codes("title: see printkit:ignore[PK209]\n") == []


def test_real_findings_are_silenced_where_they_stand(findings: Findings) -> None:
    text = "extends: tiny\ndeeds:\n  1: {resale: 61}  # printkit: ignore[PK205]\n"
    [found] = findings(text)
    assert found.span is not None
    assert suppress([found], {found.span.file: text}) == []


def test_no_more_codes_of_a_file_are_heeded_than_anybody_silences() -> None:
    many = ", ".join(f"PK{n}" for n in range(10_000, 10_000 + MOST_CODES))
    text = f"a: 1  # printkit: ignore[{many}, PK209]\nb: 2  # printkit: ignore[PK209]\n"
    found = suppress([finding(line=1)], {FILE: text})
    assert [d.code for d in found].count("PK902") == MOST_CODES + 1
    assert found[0].message == "comments of one file silence at most 1,000 codes"
    assert any(d.code == "PK209" for d in found)
