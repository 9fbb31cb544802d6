"""What differs between two games as JSON, for other programs.

Described in ``docs/comparing.md``. The schema is stable: version 1 may gain keys, and never loses
or renames one. Everything is listed, including what statements say.
"""

from typing import Any

from printkit.comparing.difference import (
    ComparedSide,
    Difference,
    DifferentThing,
    FactChange,
    PartDifference,
    Statement,
)
from printkit.comparing.facts import Fact
from printkit.reporting.visible import json_text

VERSION = 1

Data = dict[str, Any]


def difference_json(difference: Difference) -> str:
    """The whole comparison, ended by a line feed."""
    data = {
        "version": VERSION,
        "before": _side(difference.before),
        "after": _side(difference.after),
        "different": bool(difference),
        "summary": {str(sign): count for sign, count in difference.counts().items()},
        "statements": [_statement(statement) for statement in difference.statements],
        "parts": [_part(part) for part in difference.parts],
    }
    return json_text(data) + "\n"


def _side(side: ComparedSide) -> Data:
    return {
        "reference": side.called,
        "variant": side.id,
        "title": side.title,
        "language": side.language,
    }


def _statement(statement: Statement) -> Data:
    return {"text": statement.text, "changes": statement.changes}


def _part(part: PartDifference) -> Data:
    return {
        "id": part.id,
        "title": part.title,
        "statements": [_statement(statement) for statement in part.statements],
        "items": [_item(item) for item in part.items],
    }


def _item(item: DifferentThing) -> Data:
    return {
        "sign": str(item.sign),
        "id": item.id,
        "name": item.name,
        "was": item.was,
        "where": item.where or None,
        "told": item.told,
        "changes": [_change(change) for change in item.changes],
    }


def _change(change: FactChange) -> Data:
    return {
        "sign": str(change.sign),
        "key": change.fact.key,
        "label": change.fact.label,
        "kind": str(change.fact.kind),
        "before": _value(change.before),
        "after": _value(change.after),
        "before_text": None if change.before is None else change.before.shown,
        "after_text": None if change.after is None else change.after.shown,
        "told": change.told,
    }


def _value(fact: Fact | None) -> Any:
    return None if fact is None else fact.value
