"""Findings as plain data and back, to be kept in a file."""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import Any

from printkit import diagnostics as records
from printkit.diagnostics import Diagnostic, Severity

_KIND = "is"
_RECORDS: dict[str, Any] = {
    record.__name__: record
    for record in vars(records).values()
    if isinstance(record, type) and is_dataclass(record)
}


def to_plain(findings: Iterable[Diagnostic]) -> list[Any]:
    """The findings as lists, mappings and single values."""
    return [_plain(finding) for finding in findings]


def from_plain(plain: Any) -> list[Diagnostic]:
    """The findings that were made plain.

    Raises:
        ValueError: the data was made by something else.
    """
    try:
        found = _record(plain)
    except (TypeError, KeyError) as error:
        raise ValueError("no findings") from error
    if not isinstance(found, tuple) or not all(isinstance(one, Diagnostic) for one in found):
        raise ValueError("no findings")
    return list(found)


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if not is_dataclass(value):
        return value
    stated = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return {_KIND: type(value).__name__, **stated}


def _record(plain: Any) -> Any:
    match plain:
        case list():
            return tuple(_record(item) for item in plain)
        case dict():
            stated: dict[str, Any] = {name: _record(value) for name, value in plain.items()}
            record = _RECORDS[stated.pop(_KIND)]
            if "severity" in stated:
                stated["severity"] = Severity(stated["severity"])
            return record(**stated)
    return plain
