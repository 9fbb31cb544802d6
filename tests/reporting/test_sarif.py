"""SARIF as services read it."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from jsonschema import Draft7Validator

from printkit.diagnostics import Diagnostic, Severity, Span
from printkit.findings.catalogue import all_rules
from printkit.reporting.sarif import sarif
from tests.reporting.samples import AWKWARD, FINDING, NOWHERE
from tests.reporting.sarif_schema import SARIF

RULES = {rule.code: rule for rule in all_rules()}


def run_of(*found: Diagnostic) -> dict[str, Any]:
    log = json.loads(sarif(found, RULES))
    Draft7Validator.check_schema(SARIF)
    Draft7Validator(SARIF).validate(log)
    run: dict[str, Any] = log["runs"][0]
    return run


def test_findings_keep_to_the_standard() -> None:
    run = run_of(FINDING, NOWHERE, AWKWARD)
    assert [result["level"] for result in run["results"]] == ["warning", "error", "note"]
    first, nowhere, _ = run["results"]
    assert first["message"]["text"] == "Baltic costs less\nhelp: exchange the two"
    physical = first["locations"][0]["physicalLocation"]
    assert physical["artifactLocation"]["uri"] == "game/variant.yaml"
    assert physical["region"] == {"startLine": 10, "startColumn": 15, "endColumn": 17}
    assert first["relatedLocations"][0]["message"]["text"] == "the dearer one"
    assert nowhere["locations"] == []


def test_rules_are_explained_and_found_by_their_index() -> None:
    run = run_of(FINDING, NOWHERE, FINDING)
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["PK120", "PK203"]
    assert "## Why" in rules[0]["help"]["markdown"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]


def test_without_findings_there_is_an_empty_run() -> None:
    run = run_of()
    assert (run["results"], run["tool"]["driver"]["rules"]) == ([], [])


def test_names_of_files_are_escaped() -> None:
    [result] = run_of(AWKWARD)["results"]
    uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert re.fullmatch(r"[\w%/.\-]+", uri, re.ASCII)
    assert AWKWARD.span is not None
    assert unquote(uri) == AWKWARD.span.file


def test_no_path_is_absolute(tmp_path: Path) -> None:
    span = Span(str(tmp_path / "variant.yaml"), 1, 1, 2)
    text = sarif([Diagnostic("PK203", "share-of-price", Severity.WARNING, "wrong", span)], RULES)
    assert f'"{tmp_path.parent}' not in text
    assert json.loads(text)["runs"][0]["results"][0]["locations"][0]["physicalLocation"][
        "artifactLocation"
    ]["uri"].startswith("../")


def test_fingerprints_outlive_inserted_lines_and_tell_equals_apart() -> None:
    moved = Diagnostic(
        FINDING.code, FINDING.name, FINDING.severity, FINDING.message,
        Span("game/variant.yaml", 99, 1, 2), FINDING.route,
    )  # fmt: skip
    [before] = run_of(FINDING)["results"]
    [after] = run_of(moved)["results"]
    assert before["partialFingerprints"] == after["partialFingerprints"]
    first, second = run_of(FINDING, moved)["results"]
    assert first["partialFingerprints"] != second["partialFingerprints"]
