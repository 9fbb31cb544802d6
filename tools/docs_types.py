"""Types of fields in words: what may be written there."""

from enum import EnumType
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from printkit.model import Effect, Piece
from printkit.model import base as values
from printkit.model.columns import Column
from printkit.model.references import Drawing, Icon, Ref
from printkit.model.target import Length as LengthOfTarget
from printkit.model.target import Side as SideOfTarget
from printkit.model.theme import Length

VALUES: tuple[tuple[str, Any, str], ...] = (
    ("amount", values.Amount, "money or another quantity"),
    ("count", values.Count, "how many"),
    ("mm", values.Millimetres, "a length in millimetres"),
    ("id", values.Id, "a short name for use inside definitions"),
    (
        "icon",
        Icon,
        "the name of an icon (`printkit list art`), or a picture such as `pictures/anchor.svg`",
    ),
    (
        "drawing",
        Drawing,
        "the name of a drawing (`printkit list art`), or a picture such as `pictures/owl.png`",
    ),
    ("name", values.Name, "printed on a piece"),
    ("wording", values.Wording, "printed text; may hold `{{ … }}` and `*emphasis*` of whole words"),
    ("colour", values.HexColour, "in quotes, since `#` begins a comment"),
    ("file", values.PackPath, "a file of the pack, relative to its folder"),
    ("length", Length, "mm, or with a unit: `9pt`, `2.5in`, `63mm`, `6.3cm`"),
    ("[length](definition.md#kinds-of-values)", LengthOfTarget, "of a target"),
    ("[length](definition.md#kinds-of-values)", SideOfTarget, "of a target"),
    ("[effect](#effects)", Effect, "what a card does"),
    ("[piece](#pieces)", Piece, "a piece of the box"),
)
"""The kinds of values that fields share: the word for it, the type, what it means."""

_PLAIN = {bool: "true or false", int: "whole number", float: "number", str: "text"}


def words(annotation: Any) -> str:
    """A type as people say it; what may be left out with ``null`` is not mentioned."""
    annotation = _without_column(annotation)
    for word, known, _ in VALUES:
        if annotation == known:
            return word
    origin = get_origin(annotation)
    return _plain(annotation) if origin is None else _composed(origin, get_args(annotation))


def _without_column(annotation: Any) -> Any:
    """The type without what its numbers are compared with."""
    if get_origin(annotation) is not Annotated:
        return annotation
    kind, *limits = (part for part in get_args(annotation) if not isinstance(part, Column))
    return Annotated[(kind, *limits)] if limits else kind


def _plain(annotation: Any) -> str:
    if isinstance(annotation, EnumType):
        return _either(f"`{member.value}`" for member in annotation)  # type: ignore[var-annotated]  # any enum
    return _PLAIN.get(annotation) or link(annotation)


def _composed(origin: Any, arguments: tuple[Any, ...]) -> str:
    """A type made of others."""
    if origin is Annotated:
        ref = next((extra for extra in arguments[1:] if isinstance(extra, Ref)), None)
        named = _named(ref) if ref is not None else None
        return named or _limited(words(arguments[0]), arguments[1:])
    if origin is Literal:
        return _either(f"`{value}`" for value in arguments)
    if origin is list:
        return f"list of: {words(arguments[0])}"
    if origin is tuple:
        return f"list of {len(arguments)}: {words(arguments[0])}"
    if origin is dict:
        return f"{words(arguments[0])} → {words(arguments[1])}"
    assert origin in {Union, UnionType}  # noqa: S101 - no record has fields of other types
    return _choice(arguments)


def _named(ref: Ref) -> str | None:
    """Where a name is defined; nothing for one that need not be defined anywhere."""
    places = _either(f"`{place}`" for place in (ref.to, ref.also) if place)
    return None if ref.optional else f"one of {places}"


def link(record: type) -> str:
    """The record's name as a link to its heading."""
    title = heading(record)
    return f"[{title.lower()}](#{title.lower().replace(' ', '-')})"


def heading(record: type) -> str:
    """A class name as a heading: ``PropertyGroup`` is *Property group*."""
    name = record.__name__.lstrip("_")
    spaced = "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()
    return spaced.capitalize()


def limits(annotation: Any) -> str:
    """The limits of a kind of value: ``0 to 1000000000``."""
    if get_origin(annotation) is not Annotated:
        return ""
    return _limits(get_args(annotation)[1:], "characters")


def _choice(members: tuple[Any, ...]) -> str:
    kept = tuple(member for member in members if member is not NoneType)
    if kept == get_args(Length):
        return "length"
    if {int, float} <= set(kept):
        kept = tuple(member for member in kept if member is not int)
    return _either(words(member) for member in kept)


def _either(parts: Any) -> str:
    *others, last = parts
    return f"{', '.join(others)} or {last}" if others else str(last)


def _limited(word: str, metadata: tuple[Any, ...]) -> str:
    told = _limits(metadata, "characters" if word == "text" else "entries")
    return f"{word} ({told})" if told else word


def _limits(metadata: tuple[Any, ...], counted: str) -> str:
    found = _constraints(metadata)
    if "pattern" in found:
        return f"`{found['pattern']}`"
    low = found.get("ge", found.get("min_length"))
    high = found.get("le", found.get("max_length", found.get("lt")))
    unit = f" {counted}" if {"min_length", "max_length"} & set(found) else ""
    if "gt" in found:
        return f"above {found['gt']:g}" + ("" if high is None else f", up to {high:,}")
    if low is None and high is None:
        return ""
    if high is None:
        return f"at least {low:,}{unit}"
    return f"up to {high:,}{unit}" if low is None else f"{low:,} to {high:,}{unit}"


def _constraints(metadata: tuple[Any, ...]) -> dict[str, Any]:
    """Names and values of all constraints (of pydantic's fields and of plain ones)."""
    found: dict[str, Any] = {}
    for item in metadata:
        for part in getattr(item, "metadata", None) or (item,):
            for name in ("ge", "gt", "le", "lt", "min_length", "max_length", "pattern"):
                value = getattr(part, name, None)
                if value is not None:
                    found[name] = value
    return found
