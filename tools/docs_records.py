"""The reference of ``variant.yaml`` and ``theme.yaml``, from the records that they fill."""

from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from printkit.loading.changes import MONEY
from printkit.model import Effect, Piece, Theme, Variant
from printkit.model.descriptions import field_descriptions
from printkit.model.rule_numbers import KNOWN, MEANINGS
from tools.docs_pages import one_line, table
from tools.docs_types import VALUES, heading, limits, words

_HEADER = ("key", "what may stand there", "default", "meaning")


def blocks() -> dict[str, str]:
    """The generated blocks of ``docs/definition.md`` and ``docs/themes.md``."""
    return {
        "values": _values(),
        "variant": records(Variant),
        "effects": _tagged(Effect, "do"),
        "pieces": _tagged(Piece, "kind"),
        "theme": records(Theme),
        "rule-numbers": _rule_numbers(),
        "rule-kinds": _kinds_of_numbers(),
        "money-routes": "\n".join(f"- `{route}`" for route in MONEY),
    }


def _rule_numbers() -> str:
    rows = [(f"`{name}`", f"`{each.kind.kind}`", each.meaning) for name, each in KNOWN.items()]
    return table(("name", "kind", "meaning"), rows)


def _kinds_of_numbers() -> str:
    rows = [(f"`{kind}`", meaning) for kind, meaning in MEANINGS.items()]
    return table(("kind", "meaning"), rows)


def records(root: type[BaseModel]) -> str:
    """A record and all that it is made of, each with its table."""
    return "\n\n".join(_record(record, "###") for record in reachable(root))


def reachable(root: type[BaseModel]) -> list[type[BaseModel]]:
    """The record and those inside it, in the order in which one meets them.

    The members of the unions :data:`Effect` and :data:`Piece` have sections of their own.
    """
    found: list[type[BaseModel]] = []

    def visit(record: type[BaseModel]) -> None:
        if record not in found:
            found.append(record)
            for annotation in _hints(record).values():
                for inner in _records_in(annotation):
                    visit(inner)

    visit(root)
    return found


def members(union: Any) -> tuple[type[BaseModel], ...]:
    """The records of a union that is told apart by a tag."""
    members_of: tuple[type[BaseModel], ...] = get_args(get_args(union)[0])
    return members_of


def _records_in(annotation: Any) -> Iterator[type[BaseModel]]:
    if annotation in (Effect, Piece):
        return
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    elif get_origin(annotation) is not None:
        for argument in get_args(annotation):
            yield from _records_in(argument)


def _record(record: type[BaseModel], level: str, *, without: str = "") -> str:
    hints, meanings = _hints(record), field_descriptions(record)
    rows = [
        (f"`{name}`", words(hints[name]), _default(field), one_line(meanings.get(name, "")))
        for name, field in record.model_fields.items()
        if name not in {"id", "fan_kit", without} or (name == "id" and record is not Variant)
    ]
    parts = [f"{level} {heading(record)}", one_line(record.__doc__ or "")]
    return "\n\n".join([*parts, *([table(_HEADER, rows)] if rows else [])])


def _tagged(union: Any, tag: str) -> str:
    parts = []
    for record in members(union):
        name = get_args(_hints(record)[tag])[0]
        section = _record(record, "###", without=tag).split("\n\n", 1)[1]
        parts.append(f"### `{tag}: {name}`\n\n{section}")
    return "\n\n".join(parts)


def _default(field: FieldInfo) -> str:
    if field.is_required():
        return "required"
    value = field.default
    if value is None or value in ("", [], {}):
        return ""
    if isinstance(value, BaseModel):
        return _flow(value.model_dump(exclude_unset=bool(value.model_fields_set)))
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def _flow(values: dict[str, Any]) -> str:
    """Values as YAML has them on one line."""
    inner = ", ".join(f"{name}: {_plain(value)}" for name, value in values.items())
    return f"`{{{inner}}}`"


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return _flow(value).strip("`")
    return f'"{value}"' if isinstance(value, str) else f"{value:g}"


def _hints(record: type[BaseModel]) -> dict[str, Any]:
    return get_type_hints(record, include_extras=True)


def _values() -> str:
    rows = [
        (word, limits(annotation), meaning)
        for word, annotation, meaning in VALUES
        if not word.startswith("[")
    ]
    return table(("word", "limits", "meaning"), rows)
