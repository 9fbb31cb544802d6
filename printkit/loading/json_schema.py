"""JSON Schemas of the files that people write, for completion and hints in editors."""

from copy import deepcopy
from typing import Any

from printkit.art.names import art_names, icon_names
from printkit.model.base import PICTURE_ENDING
from printkit.model.references import DRAWINGS, ICONS, NAMES

Schema = dict[str, Any]

_PATTERNS: Schema = {
    "anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}],
    "description": "Routes such as deeds.*.rents; * stands for one step.",
}
_DIRECTIVES: Schema = {
    "extends": {
        "type": "string",
        "description": "The base: a shipped name, or a folder such as ../my-base.",
    },
    "languages": {
        "type": "array",
        "items": {"type": "string"},
        "description": "Languages in which texts are given, such as [de, en].",
    },
    "placeholders": {
        "type": "object",
        "additionalProperties": {"type": ["string", "number", "object", "null"]},
        "description": "Words that texts leave open as {{ family }}, with what stands there.",
    },
    "changes": {
        "type": "array",
        "description": "What is done to the base before this file is laid over it.",
        "items": {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                "remove": _PATTERNS,
                "round_up": {"type": "number", "description": "Rounds every amount of money up."},
                "only": _PATTERNS,
            },
        },
    },
}
_TABLE: Schema = {
    "type": "object",
    "required": ["table"],
    "additionalProperties": False,
    "description": "Read from a table of the pack.",
    "properties": {
        "table": {"type": "string"},
        "key": {"type": "string"},
        "sheet": {"type": "string"},
        "replace": {"type": "boolean"},
    },
}
_CARDS: Schema = {"type": "string", "description": "The name of a table, such as cards.csv."}
_REPLACE: Schema = {
    "type": "boolean",
    "description": "true: take nothing from the base here.",
}

_LANGUAGES = "languages"


def json_schema(what: str) -> Schema:
    """The schema of ``variant`` or ``theme`` files.

    A file that extends a base may leave out anything, and ``null`` removes what the base has, so
    the schema demands nothing; `printkit check` does.
    """
    from printkit.loading.described_schema import DescribedSchema  # noqa: PLC0415 - late: pydantic
    from printkit.model.theme import Theme  # noqa: PLC0415 - late: pydantic
    from printkit.model.variant import Variant  # noqa: PLC0415 - late: pydantic

    model = Variant if what == "variant" else Theme
    made = model.model_json_schema(schema_generator=DescribedSchema)
    schema: Schema = _as_written(deepcopy(made))
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = f"printkit {what}"
    properties = schema["properties"]
    if what == "variant":
        schema["$defs"].update(_library())
        _open_decks(schema["$defs"])
    schema["$defs"][_LANGUAGES] = {
        "type": "object",
        "description": "The same in several languages: {de: …, en: …}.",
        "propertyNames": {"pattern": "^[a-z]{2}(-[A-Z]{2})?$"},
    }
    properties.update(_DIRECTIVES if what == "variant" else {"extends": _DIRECTIVES["extends"]})
    return schema


def _open_decks(defined: Schema) -> None:
    """Cards may have fields of one's own, and may be named by their table alone."""
    defined["Card"]["additionalProperties"] = True
    defined["Deck"]["properties"]["cards"]["anyOf"].append(_CARDS)


def _as_written(schema: Any) -> Any:
    """The schema of a bound record turned into that of what may stand in a file."""
    if isinstance(schema, list):
        return [_as_written(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: _as_written(part) for key, part in schema.items()}
    _name_things(schema)
    if "oneOf" in schema:  # a piece without its kind, which the base has, may be any of them
        schema["anyOf"] = schema.pop("oneOf")
    if isinstance(schema.get("properties"), dict):
        return _record(schema)
    if schema.get("type") == "object":
        return _mapping(schema)
    return _text(schema) if _is_text(schema) or _is_text(schema.get("items")) else schema


def _record(schema: Schema) -> Schema:
    """The schema of a record, of which the base may have any part; effects say what they do."""
    properties = schema["properties"]
    schema.pop("required", None)
    if "const" in properties.get("do", ()):
        schema["required"] = ["do"]
    written = {name: _removable(part) for name, part in properties.items()}
    return schema | {"properties": {**written, "replace": _REPLACE}}


def _mapping(schema: Schema) -> Schema:
    """The schema of a mapping with keys of the user's choice, or of a table in its place."""
    patterns = schema.pop("patternProperties", {})
    for pattern, values in patterns.items():
        schema["propertyNames"] = {"pattern": pattern, **schema.get("propertyNames", {})}
        schema["additionalProperties"] = values
    schema["additionalProperties"] = _removable(schema.get("additionalProperties", {}))
    schema["properties"] = {"replace": _REPLACE}
    return _either(schema, _TABLE)


def _is_text(schema: Any) -> bool:
    """Whether it is that of a text to be printed, and not of a name or a code."""
    return isinstance(schema, dict) and "maxLength" in schema and "pattern" not in schema


def _text(schema: Schema) -> Schema:
    """The schema of a text, or a list of texts, that may stand there in several languages."""
    return _either(schema, {"$ref": f"#/$defs/{_LANGUAGES}"})


def _either(schema: Schema, other: Schema) -> Schema:
    kept: Schema = {
        key: schema.pop(key) for key in ("description", "default", "title") if key in schema
    }
    return {"anyOf": [schema, other], **kept}


def _name_things(schema: Schema) -> None:
    """Says of a name where it is defined; what comes with the library has its own list."""
    part = schema.pop(NAMES, None)
    if part in (ICONS, DRAWINGS):
        schema["$ref"] = f"#/$defs/{part}"
    elif part is not None:
        said = (schema.get("description", ""), f"One of `{part}`.")
        schema["description"] = " ".join(filter(None, said))


def _library() -> Schema:
    """The lists of icons and drawings."""
    names = {ICONS: icon_names(), DRAWINGS: art_names()}
    picture = {"type": "string", "pattern": PICTURE_ENDING}
    return {part: {"anyOf": [{"enum": list(known)}, picture]} for part, known in names.items()}


def _removable(schema: Any) -> Any:
    """The schema, or null."""
    if not isinstance(schema, dict) or "const" in schema or schema.get("type") == "null":
        return schema
    return _either(dict(schema), {"type": "null"})
