"""Whatever a finding says, each format holds it and can be read back."""

import json
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft7Validator

from printkit.diagnostics import Diagnostic, Severity, Span
from printkit.reporting.github import github
from printkit.reporting.junit import junit
from printkit.reporting.report import Report
from printkit.reporting.sarif import sarif
from tests.reporting.sarif_schema import SARIF
from tests.reporting.test_github import parsed

ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
FINDINGS = st.builds(
    Diagnostic,
    code=st.sampled_from(["PK209", "PK721"]),
    name=st.just("some-rule"),
    severity=st.sampled_from(Severity),
    message=ANY_TEXT,
    span=st.none() | st.builds(Span, ANY_TEXT, st.integers(1, 99), st.integers(1, 99)),
    help=st.none() | ANY_TEXT,
)


@given(FINDINGS)
def test_github(finding: Diagnostic) -> None:
    text = github([finding])
    assert text.count("\n") == 1
    assert "\r" not in text
    _, properties, message = parsed(text[:-1])
    assert message == finding.message + ("" if finding.help is None else f"\nhelp: {finding.help}")
    if finding.span is not None and not finding.span.file.startswith("/"):
        assert properties["file"] == finding.span.file


@given(ANY_TEXT, st.lists(FINDINGS, max_size=4))
def test_junit(name: str, found: list[Diagnostic]) -> None:
    [suite] = ET.fromstring(junit([Report(name, tuple(found))]).encode())  # noqa: S314 - our own
    assert int(suite.get("tests", "0")) == len(suite) == max(len({d.code for d in found}), 1)


@given(st.lists(FINDINGS, max_size=4))
def test_sarif(found: list[Diagnostic]) -> None:
    log = json.loads(sarif(found, {}))
    Draft7Validator(SARIF).validate(log)
    results = log["runs"][0]["results"]
    prints = [result["partialFingerprints"]["finding/v1"] for result in results]
    assert len(set(prints)) == len(prints)
