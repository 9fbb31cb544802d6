"""JSON Schemas of the files that people write, for completion and hints in editors."""

from copy import deepcopy
from typing import Any

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
    "required": ["table", "key"],
    "additionalProperties": False,
    "description": "Read from a CSV file of the pack.",
    "properties": {"table": {"type": "string"}, "key": {"type": "string"}},
}
_REPLACE: Schema = {
    "type": "boolean",
    "description": "true: take nothing from the base here.",
}


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
    properties.pop("id", None)
    if what == "variant":
        schema["$defs"].update(_library())
    properties.update(_DIRECTIVES if what == "variant" else {"extends": _DIRECTIVES["extends"]})
    return schema


def _as_written(schema: Any) -> Any:
    """The schema of a bound record turned into that of what may stand in a file."""
    if isinstance(schema, list):
        return [_as_written(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: _as_written(part) for key, part in schema.items()}
    _name_things(schema)
    properties = schema.get("properties")
    if schema.get("type") == "object" and isinstance(properties, dict):
        tag = {"do", "kind"} & set(properties)
        keeps_tag = [name for name in sorted(tag) if "const" in properties[name]]
        schema.pop("required", None)
        if keeps_tag:
            schema["required"] = keeps_tag
        schema["properties"] = {
            **{name: _removable(part) for name, part in properties.items()},
            "replace": _REPLACE,
        }
    elif schema.get("type") == "object" and "additionalProperties" in schema:
        schema["additionalProperties"] = _removable(schema["additionalProperties"])
        description = schema.pop("description", None)
        schema = {"anyOf": [schema, _TABLE]} | (
            {} if description is None else {"description": description}
        )
    return schema


def _name_things(schema: Schema) -> None:
    """Says of a name where it is defined; what comes with the library has a list of its own."""
    part = schema.pop(NAMES, None)
    if part in (ICONS, DRAWINGS):
        schema["$ref"] = f"#/$defs/{part}"
    elif part is not None:
        said = (schema.get("description", ""), f"One of `{part}`.")
        schema["description"] = " ".join(filter(None, said))


def _library() -> Schema:
    """The lists of icons and drawings."""
    from printkit.art.icons import icon_names  # noqa: PLC0415 - late: drawing
    from printkit.art.registry import art_names  # noqa: PLC0415 - late: drawing

    return {ICONS: {"enum": list(icon_names())}, DRAWINGS: {"enum": list(art_names())}}


def _removable(schema: Any) -> Any:
    """The schema, or null."""
    if not isinstance(schema, dict) or "const" in schema or schema.get("type") == "null":
        return schema
    kept = {key: schema.pop(key) for key in ("description", "default", "title") if key in schema}
    return {"anyOf": [schema, {"type": "null"}], **kept}
