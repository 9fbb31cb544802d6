"""Findings, paths and collections of them as plain data, and back."""

from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from printkit import diagnostics as records
from printkit.diagnostics import Severity

_KIND = "is"
_RECORDS: dict[str, Any] = {
    record.__name__: record
    for record in vars(records).values()
    if isinstance(record, type) and is_dataclass(record)
} | {"Path": Path, "Severity": Severity}


def to_plain(value: Any) -> Any:
    """The value as lists, mappings and single values of JSON."""
    match value:
        case list() | tuple():
            return [to_plain(item) for item in value]
        case dict():
            return {name: to_plain(item) for name, item in value.items()}
        case Severity() | Path():
            return {_KIND: "Path" if isinstance(value, Path) else "Severity", "of": str(value)}
    if not is_dataclass(value):
        return value
    stated = {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}
    return {_KIND: type(value).__name__, **stated}


def from_plain(plain: Any) -> Any:
    """The value that was made plain; each list has become a tuple."""
    match plain:
        case list():
            return tuple(from_plain(item) for item in plain)
        case dict():
            stated = {name: from_plain(item) for name, item in plain.items()}
            record = _RECORDS[stated.pop(_KIND)] if _KIND in stated else dict
            return record(stated["of"]) if "of" in stated else record(**stated)
    return plain
