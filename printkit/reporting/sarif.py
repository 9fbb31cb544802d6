"""Findings as SARIF 2.1.0, the form in which services for code take them in."""

import hashlib
import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import quote

from printkit import __version__
from printkit.diagnostics import Diagnostic, Related, Rule, Severity, Span, format_route
from printkit.reporting.explanation import explain_text
from printkit.reporting.places import relative_file
from printkit.reporting.visible import json_text

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}


def sarif(diagnostics: Iterable[Diagnostic], rules: Mapping[str, Rule]) -> str:
    """One run with its results; ``rules`` by code explain those that found something."""
    found = list(diagnostics)
    reported = [rules[code] for code in sorted({d.code for d in found}) if code in rules]
    run = {
        "tool": {
            "driver": {
                "name": "printkit",
                "version": __version__,
                "rules": [_rule(rule) for rule in reported],
            }
        },
        "columnKind": "unicodeCodePoints",
        "results": _results(found, [rule.code for rule in reported]),
    }
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json_text(log) + "\n"


def _rule(rule: Rule) -> dict[str, Any]:
    explained = explain_text(rule)
    return {
        "id": rule.code,
        "name": rule.name,
        "shortDescription": {"text": rule.what},
        "fullDescription": {"text": rule.why},
        "help": {"text": explained, "markdown": explained},
        "defaultConfiguration": {"level": _LEVELS[rule.severity]},
    }


def _results(found: Sequence[Diagnostic], codes: Sequence[str]) -> list[dict[str, Any]]:
    seen: Counter[str] = Counter()
    results = []
    for diagnostic in found:
        facts = _facts(diagnostic)
        seen[facts] += 1
        result = _result(diagnostic)
        if diagnostic.code in codes:
            result["ruleIndex"] = codes.index(diagnostic.code)
        result["partialFingerprints"] = {"finding/v1": _digest(f"{facts}\0{seen[facts]}")}
        results.append(result)
    return results


def _result(diagnostic: Diagnostic) -> dict[str, Any]:
    message = diagnostic.message
    if diagnostic.help is not None:
        message += f"\nhelp: {diagnostic.help}"
    result: dict[str, Any] = {
        "ruleId": diagnostic.code,
        "level": _LEVELS[diagnostic.severity],
        "message": {"text": message},
        "locations": [] if diagnostic.span is None else [_location(diagnostic.span)],
    }
    placed = [related for related in diagnostic.related if related.span is not None]
    if placed:
        result["relatedLocations"] = [_related(n, related) for n, related in enumerate(placed)]
    return result


def _related(number: int, related: Related) -> dict[str, Any]:
    assert related.span is not None  # noqa: S101 - see _result
    return {"id": number, **_location(related.span), "message": {"text": related.message}}


def _location(span: Span) -> dict[str, Any]:
    return {
        "physicalLocation": {
            "artifactLocation": {
                "uri": quote(os.fsencode(relative_file(span.file))),
                "uriBaseId": "%SRCROOT%",
            },
            "region": {
                "startLine": span.line,
                "startColumn": span.column,
                "endColumn": max(span.end_column, span.column),
            },
        }
    }


def _facts(diagnostic: Diagnostic) -> str:
    """What stays the same when lines are inserted above a finding."""
    file = "" if diagnostic.span is None else relative_file(diagnostic.span.file)
    return "\0".join(
        [diagnostic.code, file, format_route(diagnostic.route or ()), diagnostic.message]
    )


def _digest(facts: str) -> str:
    return hashlib.sha256(facts.encode(errors="replace")).hexdigest()[:32]
