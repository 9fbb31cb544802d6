"""Whatever a finding says, each format holds it and can be read back."""

import json
import re
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft7Validator

from printkit.diagnostics import Diagnostic, Severity, Span
from printkit.reporting.concise import concise
from printkit.reporting.full import full
from printkit.reporting.github import github
from printkit.reporting.json_report import json_report
from printkit.reporting.junit import junit
from printkit.reporting.places import relative_file
from printkit.reporting.report import Report
from printkit.reporting.sarif import sarif
from printkit.reporting.visible import visible
from tests.reporting.sarif_schema import SARIF
from tests.reporting.test_github import parsed

ANY_TEXT = st.text(st.characters(), max_size=40)
FINDINGS = st.builds(
    Diagnostic,
    code=st.sampled_from(["PK203", "PK721"]),
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
    told = finding.message + ("" if finding.help is None else f"\nhelp: {finding.help}")
    assert message == visible(told)
    if finding.span is not None and not finding.span.file.startswith("/"):
        assert properties["file"] == visible(finding.span.file)


@given(st.lists(FINDINGS, max_size=4))
def test_json(found: list[Diagnostic]) -> None:
    text = json_report(found)
    assert text.encode().decode() == text
    told = [(d.message, d.help, d.span.file if d.span else None) for d in found]
    read = [(d["message"], d["help"], d["file"]) for d in json.loads(text)["diagnostics"]]
    assert read == [(m, h, f if f is None else relative_file(str(f))) for m, h, f in told]


@given(st.lists(FINDINGS, max_size=4), st.booleans(), st.integers(1, 200))
def test_for_people(found: list[Diagnostic], colour: bool, columns: int) -> None:  # noqa: FBT001 - drawn
    text = full(found, lambda file, _: file, colour=colour, columns=columns)
    text += concise(found, colour=colour)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text) if colour else text
    assert plain == visible(plain)
    text.encode()


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
