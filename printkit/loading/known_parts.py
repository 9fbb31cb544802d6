"""Parts of definitions that were bound before: many games share decks, pieces or kinds with others.

Equal data give the very same records, so that others can remember by identity what is in them.
"""

import marshal
from typing import Any

from pydantic import BaseModel

_REMEMBERED = 128
"""Parts; a game has up to thirty."""
_LONGEST = 100_000
"""Bytes of a part that is remembered."""
_PLAIN = 2
"""The format of ``marshal`` in which equal data give equal bytes."""

_Key = tuple[type[BaseModel], str, bytes]
_records: dict[_Key, Any] = {}
"""Fields that hold records and nothing else; those that were requested last come last."""


def with_known_parts(model: type[BaseModel], data: object) -> tuple[object, dict[str, _Key]]:
    """The data with the records of parts that are known, and keys for the others."""
    new: dict[str, _Key] = {}
    if not isinstance(data, dict):
        return data, new
    filled = data.copy()
    for name, part in data.items():
        if part and type(part) is dict:
            key = model, name, marshal.dumps(part, _PLAIN)
            known = _records.pop(key, None)
            if known is not None:
                _records[key] = filled[name] = known
            else:
                new[name] = key
    return filled, new


def remember_parts(record: BaseModel, filled: object, new: dict[str, _Key]) -> None:
    """Give a record the parts that are known, and keep the others for the next one."""
    assert isinstance(filled, dict)  # noqa: S101 - a record was made of it
    parts = record.__dict__
    for name, part in parts.items():
        if name in new:
            values = part.values() if isinstance(part, dict) else (part,)
            are_records = all(isinstance(value, BaseModel) for value in values)
            if are_records and len(new[name][-1]) <= _LONGEST:  # texts are not bound twice
                _records[new[name]] = part
        elif type(part) is dict:
            parts[name] = filled.get(name, part)
    while len(_records) > _REMEMBERED:
        del _records[next(iter(_records))]
