"""Findings, counted."""

import json
from dataclasses import replace

from printkit.diagnostics import Severity
from printkit.reporting.json_report import json_report
from printkit.reporting.render import ReportStyle, render
from printkit.reporting.report import Report
from printkit.reporting.statistics import statistics
from tests.reporting.samples import AWKWARD, FINDING, NOWHERE

FOUND = [NOWHERE, *(replace(FINDING, message=str(n)) for n in range(10)), AWKWARD]


def test_the_most_frequent_come_first_and_equals_by_code() -> None:
    assert statistics(FOUND) == (
        "10 warning[PK203] share-of-price\n"
        " 1 error[PK120] unknown-variant\n"
        " 1 info[PK704] placeholder-left\n"
    )
    assert statistics([]) == ""


def test_a_rule_with_two_severities_is_counted_twice() -> None:
    raised = replace(FINDING, severity=Severity.ERROR)
    assert statistics([FINDING, raised]).splitlines() == [
        "1 error[PK203] share-of-price",
        "1 warning[PK203] share-of-price",
    ]


def test_json_has_them_if_asked() -> None:
    assert "statistics" not in json.loads(json_report(FOUND))
    data = json.loads(json_report(FOUND, statistics=True))
    assert data["statistics"][0] == {
        "code": "PK203", "name": "share-of-price", "severity": "warning", "count": 10,
    }  # fmt: skip


def test_people_see_them_in_place_of_the_findings() -> None:
    reports = [Report("a", (NOWHERE, FINDING)), Report("b", (FINDING,))]
    for form in ("full", "concise"):
        shown = render(reports, ReportStyle(form, statistics=True), lambda _file, _line: None)
        assert shown == "1 error[PK120] unknown-variant\n1 warning[PK203] share-of-price\n"
