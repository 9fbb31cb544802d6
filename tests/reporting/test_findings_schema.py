"""The published schema of findings: it fits real reports, and tells of every key in them."""

import json
from copy import deepcopy
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

from printkit.pipeline.checks import check_variant
from printkit.reporting.findings_schema import findings_schema
from printkit.reporting.json_report import json_report
from tests.reporting.samples import AWKWARD, FINDING, NOWHERE
from tools.write_docs import DOCS, FINDINGS_SCHEMA, findings_schema_text

SCHEMA = findings_schema()


def closed(schema: Any) -> Any:
    """The schema that admits no other keys."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    shut = {key: closed(part) for key, part in schema.items()}
    return shut | ({"additionalProperties": False} if "properties" in schema else {})


STRICT = Draft202012Validator(closed(SCHEMA))


def test_the_published_file_is_current() -> None:
    published = (DOCS / FINDINGS_SCHEMA).read_text(encoding="utf-8")
    assert published == findings_schema_text(), "run make docs"


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert "$schema" in SCHEMA


@pytest.mark.parametrize("statistics", [False, True])
def test_reports_fit(*, statistics: bool) -> None:
    for found in ([], [FINDING, NOWHERE, AWKWARD]):
        STRICT.validate(json.loads(json_report(found, statistics=statistics)))


def test_a_real_report_fits() -> None:
    found = check_variant("mass-effect-n7", pieces=False)
    assert found
    STRICT.validate(json.loads(json_report(found)))


def test_every_key_is_described() -> None:
    finding = SCHEMA["properties"]["diagnostics"]["items"]["properties"]
    assert all(part.get("description") for part in finding.values())
    assert finding["file"]["description"].startswith("The file")


def test_more_keys_are_admitted_and_fewer_are_not() -> None:
    report = json.loads(json_report([FINDING]))
    more = deepcopy(report)
    more["diagnostics"][0]["later"] = 1
    Draft202012Validator(SCHEMA).validate(more)
    for key in report["diagnostics"][0]:
        fewer = deepcopy(report)
        del fewer["diagnostics"][0][key]
        with pytest.raises(ValidationError):
            Draft202012Validator(SCHEMA).validate(fewer)
