"""The forms of a report for people, JSON, and the last line."""

import json

import pytest

from printkit.diagnostics import Diagnostic
from printkit.reporting.full import ReadLine, full
from printkit.reporting.render import Format, ReportStyle
from printkit.reporting.render import render as render_reports
from printkit.reporting.report import Report
from printkit.reporting.summary import summary
from tests.reporting.samples import FINDING, NOWHERE

LINES = {9: "  1: {price: 60, rent: 2}", 10: "  3: {price: 40, rent: 4}"}


def read_line(file: str, number: int) -> str | None:
    assert file == "game/variant.yaml"
    return LINES.get(number)


def render(
    found: list[Diagnostic], form: Format, read_line: ReadLine, *, colour: bool = False
) -> str:
    return render_reports(
        [Report("game", tuple(found))], ReportStyle(form, colour=colour), read_line
    )


def test_full_shows_lines_marks_and_remedy() -> None:
    assert render([FINDING], "full", read_line) == (
        "warning[PK203] Baltic costs less (share-of-price)\n"
        "  --> game/variant.yaml:10:15\n"
        "10 |   3: {price: 40, rent: 4}\n"
        "   |               ^^\n"
        "   = the dearer one:\n"
        "  --> game/variant.yaml:9:15\n"
        " 9 |   1: {price: 60, rent: 2}\n"
        "   |               ^^\n"
        "   = help: exchange the two\n"
    )


def test_full_does_without_lines_and_places() -> None:
    def no_line(_file: str, _number: int) -> None:
        return None

    assert full([NOWHERE], no_line) == "error[PK120] there is no 'x' (unknown-variant)\n"
    assert "-->" in full([FINDING], no_line)
    assert "^" not in full([FINDING], no_line)


def test_colour_adds_escapes_only() -> None:
    plain = render([FINDING, NOWHERE], "full", read_line)
    coloured = render([FINDING, NOWHERE], "full", read_line, colour=True)
    assert "\033[1;33mwarning[PK203]\033[0m" in coloured
    for escape in ("1;31", "1;33", "1", "34", "32", "0"):
        coloured = coloured.replace(f"\033[{escape}m", "")
    assert coloured == plain


def test_concise_is_a_line_each() -> None:
    assert render([FINDING, NOWHERE], "concise", read_line) == (
        "game/variant.yaml:10:15: warning[PK203] Baltic costs less (exchange the two)\n"
        "-: error[PK120] there is no 'x'\n"
    )


def test_json_has_all_fields() -> None:
    report = json.loads(render([FINDING, NOWHERE], "json", read_line, colour=True))
    assert report["version"] == 1
    assert report["summary"] == {"error": 1, "warning": 1, "info": 0}
    first, second = report["diagnostics"]
    assert first == {
        "code": "PK203", "name": "share-of-price", "severity": "warning",
        "message": "Baltic costs less", "help": "exchange the two",
        "file": "game/variant.yaml", "line": 10, "column": 15, "end_column": 17,
        "route": "deeds.3.price",
        "related": [
            {"message": "the dearer one", "file": "game/variant.yaml", "line": 9, "column": 15,
             "end_column": 17},
        ],
        "fix": None,
    }  # fmt: skip
    assert (second["file"], second["route"], second["related"]) == (None, None, [])


@pytest.mark.parametrize(
    ("found", "text"),
    [
        ([], "no findings in boards/x"),
        ([NOWHERE], "1 error in boards/x"),
        ([NOWHERE, FINDING, NOWHERE], "2 errors and 1 warning in boards/x"),
    ],
)
def test_summary(found: list[Diagnostic], text: str) -> None:
    assert summary(found, "boards/x") == text


def test_of_several_variants_each_finding_is_reported_once_below_a_name() -> None:
    reports = [Report("a", (NOWHERE,)), Report("b", ()), Report("c", (NOWHERE, FINDING))]
    text = render_reports(reports, ReportStyle("full"), read_line)
    assert text.startswith("== a ==\n\nerror[PK120]")
    assert text.count("PK120") == 1
    assert "== b ==" not in text
    assert "\n\n== c ==\n\nwarning[PK203]" in text
