"""The JSON Schema of ``--output-format json``, made from the types of the report."""

import ast
import inspect
from itertools import pairwise
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from printkit.reporting import json_report

Schema = dict[str, Any]

_TYPES = {str: "string", int: "integer", NoneType: "null"}


def findings_schema() -> Schema:
    """The schema; it admits keys that it does not know, since later reports may have more."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"printkit findings, version {json_report.VERSION}",
        **_schema(json_report.ReportData, _descriptions()),
    }


def _schema(annotation: Any, texts: dict[str, str]) -> Schema:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if is_typeddict(annotation):
        return _record(annotation, texts)
    if origin is NotRequired:
        return _schema(arguments[0], texts)
    if origin is list:
        return {"type": "array", "items": _schema(arguments[0], texts)}
    if origin is Literal:
        return {"const": arguments[0]} if len(arguments) == 1 else {"enum": list(arguments)}
    if origin is UnionType:
        return _choice(arguments, texts)
    return {"type": _TYPES[annotation]}


def _choice(members: tuple[Any, ...], texts: dict[str, str]) -> Schema:
    if all(member in _TYPES for member in members):
        return {"type": [_TYPES[member] for member in members]}
    return {"anyOf": [_schema(member, texts) for member in members]}


def _record(record: Any, texts: dict[str, str]) -> Schema:
    properties = {}
    for name, annotation in get_type_hints(record, include_extras=True).items():
        text = texts.get(f"{record.__name__}.{name}") or texts.get(f".{name}")
        properties[name] = _schema(annotation, texts) | ({"description": text} if text else {})
    return {
        "type": "object",
        "description": inspect.cleandoc(record.__doc__),
        "required": [name for name in properties if name in record.__required_keys__],
        "properties": properties,
    }


def _descriptions() -> dict[str, str]:
    """The docstrings below the fields: by ``Record.field``, and by ``.field`` for its heirs."""
    found: dict[str, str] = {}
    statements = ast.parse(inspect.getsource(json_report)).body
    for record in (one for one in statements if isinstance(one, ast.ClassDef)):
        for field, text in pairwise(record.body):
            if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
                name = ast.unparse(field.target)
                found[f"{record.name}.{name}"] = found[f".{name}"] = ast.literal_eval(text.value)
    return found
