"""What to write where a list or a set of keys and values belongs."""

from typing import Any, get_args, get_origin

from pydantic import BaseModel

from printkit.loading.schema import bare, records_of
from printkit.source.table_files import is_table


def as_mapping(annotation: Any, key: str | int, value: object) -> str | None:
    """How the keys and values at a key may look, with the value in them if it is a name."""
    if isinstance(value, str) and is_table(value):
        return f"write {key}: {{table: {value[:80]}, key: …}}, with the column that names the rows"
    record = next(iter(records_of(annotation)), None)
    if record is not None:
        return f"write {key}: {{{_fields(record, value)}}}"
    if not isinstance(value, list):
        return None
    keys = ("0: …", "1: …") if _has_numbers(annotation) else ("a-name: …", "another: …")
    return f"write keys in place of the dashes: '{keys[0]}', '{keys[1]}'"


def as_list(key: str | int, value: object) -> str:
    """How the list at a key may look, with the value as its only item; or its numbers, one each."""
    match value:
        case dict():
            item = "{…}"
        case str() if "," in value and all(part.strip().isdigit() for part in value.split(",")):
            item = value
        case str():
            item = value if len(value) <= 40 and value.isalnum() else f'"{value[:40]}"'  # noqa: PLR2004 - a line
        case _:
            item = str(value)
    return f"write {key}: [{item}], or begin each item with '- ' on its own line"


def _fields(record: type[BaseModel], value: object) -> str:
    """The fields that must be stated; the one that a text is likely for holds it."""
    names = [name for name, field in record.model_fields.items() if field.is_required()]
    likely = "name" if "name" in names else names[0] if len(names) == 1 else None
    if isinstance(value, str) and likely:
        return f"{likely}: {value[:40]}"
    return ", ".join(f"{name}: …" for name in names) or "…"


def _has_numbers(annotation: Any) -> bool:
    """Whether the keys of a mapping are numbers."""
    plain, _ = bare(annotation)
    arguments = get_args(plain)
    return get_origin(plain) is dict and bare(arguments[0])[0] is int
