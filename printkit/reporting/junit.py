"""Findings as JUnit's XML, the form in which most CI systems take in the results of tests.

Each variant is a suite, and each rule that found something in it a test: it fails with the errors
and warnings, and lists the hints. A variant without findings is one test that passes.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from xml.etree import ElementTree as ET

from printkit.diagnostics import Diagnostic, Severity
from printkit.reporting.concise import concise
from printkit.reporting.places import relative_file
from printkit.reporting.report import Report
from printkit.reporting.visible import visible

_NOT_IN_XML = {0xFFFE: "\N{REPLACEMENT CHARACTER}", 0xFFFF: "\N{REPLACEMENT CHARACTER}"}


def junit(reports: Iterable[Report]) -> str:
    """``testsuites`` with a ``testsuite`` for each variant."""
    suites = [_suite(report) for report in reports]
    root = ET.Element("testsuites", {"name": "printkit check", **_totals(suites)})
    root.extend(suites)
    ET.indent(root)
    text = ET.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{text}\n'


def _totals(suites: Sequence[ET.Element]) -> dict[str, str]:
    names = ("tests", "failures", "errors", "skipped")
    return {name: str(sum(int(suite.get(name, "0")) for suite in suites)) for name in names}


def _suite(report: Report) -> ET.Element:
    by_code = sorted(report.diagnostics, key=lambda d: d.code)
    cases = [
        _case(report.name, list(found)) for _, found in groupby(by_code, key=lambda d: d.code)
    ] or [_test(report.name, "no findings")]
    failures = sum(case.find("failure") is not None for case in cases)
    counts = {"tests": len(cases), "failures": failures, "errors": 0, "skipped": 0}
    suite = ET.Element("testsuite", {"name": _text(report.name)})
    suite.attrib.update({name: str(count) for name, count in counts.items()})
    suite.extend(cases)
    return suite


def _case(variant: str, found: Sequence[Diagnostic]) -> ET.Element:
    """What one rule found in one variant."""
    first = found[0]
    case = _test(variant, f"{first.code} {first.name}")
    if first.span is not None:
        case.set("file", _text(relative_file(first.span.file)))
        case.set("line", str(first.span.line))
    severe = [d for d in found if d.severity is not Severity.INFO]
    if severe:
        message = _text(severe[0].message)
        if len(severe) > 1:
            message += f" (and {len(severe) - 1} more)"
        kind = severe[0].severity.value
        ET.SubElement(case, "failure", type=kind, message=message).text = _text(concise(severe))
    hints = [d for d in found if d.severity is Severity.INFO]
    if hints:
        ET.SubElement(case, "system-out").text = _text(concise(hints))
    return case


def _test(variant: str, name: str) -> ET.Element:
    return ET.Element("testcase", {"classname": _text(variant), "name": _text(name)})


def _text(text: str) -> str:
    """The text with only such characters as XML can hold."""
    return visible(text).translate(_NOT_IN_XML)
