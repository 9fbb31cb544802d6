"""The part of SARIF 2.1.0's schema that a report of findings touches, strictly: no other keys."""

from typing import Any

Schema = dict[str, Any]


def _object(required: list[str], **properties: Schema) -> Schema:
    return {
        "type": "object",
        "required": required,
        "properties": properties,
        "additionalProperties": False,
    }


def _list(items: Schema, **limits: Any) -> Schema:
    return {"type": "array", "items": items, **limits}


_TEXT: Schema = {"type": "string"}
_FROM_ONE: Schema = {"type": "integer", "minimum": 1}
_FROM_ZERO: Schema = {"type": "integer", "minimum": 0}
_LEVEL: Schema = {"enum": ["none", "note", "warning", "error"]}
_MESSAGE = _object(["text"], text=_TEXT, markdown=_TEXT)
_REGION = _object(
    ["startLine"],
    startLine=_FROM_ONE,
    startColumn=_FROM_ONE,
    endLine=_FROM_ONE,
    endColumn=_FROM_ONE,
)
_PHYSICAL = _object(
    ["artifactLocation"],
    artifactLocation=_object(
        ["uri"], uri={"type": "string", "format": "uri-reference"}, uriBaseId=_TEXT
    ),
    region=_REGION,
)
_RULE = _object(
    ["id"],
    id=_TEXT,
    name=_TEXT,
    shortDescription=_MESSAGE,
    fullDescription=_MESSAGE,
    help=_MESSAGE,
    helpUri={"type": "string", "format": "uri"},
    defaultConfiguration=_object([], level=_LEVEL),
)
_LOCATION = _object([], id=_FROM_ZERO, physicalLocation=_PHYSICAL, message=_MESSAGE)
_RESULT = _object(
    ["message"],
    ruleId=_TEXT,
    ruleIndex=_FROM_ZERO,
    level=_LEVEL,
    message=_MESSAGE,
    locations=_list(_LOCATION),
    relatedLocations=_list(_LOCATION, uniqueItems=True),
    partialFingerprints={"type": "object", "additionalProperties": _TEXT},
)
_DRIVER = _object(["name"], name=_TEXT, version=_TEXT, rules=_list(_RULE, uniqueItems=True))
_RUN = _object(
    ["tool"],
    tool=_object(["driver"], driver=_DRIVER),
    columnKind={"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
    results=_list(_RESULT),
)
SARIF: Schema = _object(
    ["version", "runs"],
    **{"$schema": {"type": "string", "format": "uri"}, "version": {"const": "2.1.0"}},
    runs=_list(_RUN),
)
