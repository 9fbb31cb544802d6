"""Edits of single values in a YAML text: exactly their characters, in the quotes that they have.

Each function gives the edits, or None where the value is written in a way that cannot be changed
safely. Spellings are tried out, not trusted: see ``verify_edit``.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

import yaml

from printkit.diagnostics import Span, TextEdit
from printkit.source.nodes import Entry, Mapping, Scalar
from printkit.source.scalars import resolve_key
from printkit.source.verify_edit import EditClaim, Proves, holds, node_at

Value = str | int | float
Edits = tuple[TextEdit, ...]
_COMMENT = re.compile(r"( +)#")


def set_scalar(text: str, span: Span, value: Value, proves: Proves = holds) -> Edits | None:
    """The single value that begins at the span's place becomes another one.

    Whole numbers are written, and read back, without a point.
    """
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    event, node = _scalar_at(text, span)
    if node is None or event.end_mark.line > event.start_mark.line:
        return None
    for spelling in _spellings(value, event.style or ""):
        edits = (_aligned(text, TextEdit(_span(span.file, event), spelling)),)
        if proves(text, EditClaim(edits, node, lambda old: Scalar(value, old.span))):
            return edits
    return None


def respell(text: str, span: Span, old: str, new: str, proves: Proves = holds) -> Edits | None:
    """Each ``old`` in the text that begins at the span's place is written as ``new``."""
    event, node = _scalar_at(text, span)
    if node is None or not isinstance(node.value, str):
        return None
    word = whole_word(old)
    edits = tuple(
        _aligned(text, TextEdit(Span(span.file, line, at + found.start(), at + found.end()), new))
        for line, at, part in _parts(text, event)
        for found in word.finditer(part)
    )
    meant = Scalar(word.sub(lambda _: new, node.value), node.span)
    return edits if edits and proves(text, EditClaim(edits, node, lambda _: meant)) else None


def find_words(text: str, span: Span, words: str) -> Span | None:
    """The first place where these words stand in the text that begins at the span's place."""
    event, node = _scalar_at(text, span)
    for line, at, part in () if node is None else _parts(text, event):
        found = whole_word(words).search(part)
        if found is not None:
            return Span(span.file, line, at + found.start(), at + found.end())
    return None


def rename_key(text: str, span: Span, name: str, proves: Proves = holds) -> Edits | None:
    """The key that begins at the span's place becomes another one."""
    event, node = _scalar_at(text, span)
    if node is None or event.end_mark.line > event.start_mark.line:
        return None
    spelling = _plain(name, quote=True) if event.style else name
    meant = Scalar(name if event.style else resolve_key(name), node.span)
    edits = (TextEdit(_span(span.file, event), spelling),)
    return edits if proves(text, EditClaim(edits, node, lambda _: meant)) else None


def add_entry(text: str, span: Span, key: str, value: str, proves: Proves = holds) -> Edits | None:
    """The mapping that begins at the span's place gets an entry before its others."""
    node = node_at(text, span, Mapping)
    if not isinstance(node, Mapping) or not node.entries:
        return None
    first = node.entries[0].key.span
    is_flow = text.split("\n")[span.line - 1][span.column - 1] == "{"
    rest = ", " if is_flow else "\n" + " " * (first.column - 1)
    edits = (TextEdit(replace(first, end_column=first.column), f"{key}: {value}{rest}"),)
    entry = Entry(Scalar(key, first), Scalar(value, first))
    meant = Mapping((entry, *node.entries), node.span)
    return edits if proves(text, EditClaim(edits, node, lambda _: meant)) else None


def whole_word(text: str) -> re.Pattern[str]:
    """Finds the text where it is not part of a longer word."""
    before = r"(?<!\w)" if re.match(r"\w", text) else ""
    after = r"(?!\w)" if re.search(r"\w\Z", text) else ""
    return re.compile(before + re.escape(text) + after)


def events(text: str) -> Iterator[Any]:
    """The parser's events, as far as the text can be parsed."""
    try:
        yield from yaml.parse(text, Loader=yaml.CSafeLoader)
    except yaml.YAMLError:
        return


def forget_events() -> None:
    """Let go of the text that was edited last."""
    _scalars.cache_clear()


def _scalar_at(text: str, span: Span) -> tuple[Any, Scalar | None]:
    """The event and the node of a key or value without an anchor."""
    event = _scalars(text).get((span.line - 1, span.column - 1))
    node = None if event is None or event.anchor else node_at(text, span, Scalar)
    return event, node if isinstance(node, Scalar) else None


@lru_cache(maxsize=1)
def _scalars(text: str) -> dict[tuple[int, int], Any]:
    """The events of all single values of the text at hand, by line and column."""
    scalars: dict[tuple[int, int], Any] = {}
    for event in events(text):
        if isinstance(event, yaml.ScalarEvent):
            mark: Any = event.start_mark
            scalars.setdefault((mark.line, mark.column), event)
    return scalars


def _spellings(value: Value, style: str) -> Iterator[str]:
    """Ways to write a value, the one in the given quotes first."""
    if not isinstance(value, str):
        yield _plain(value)
        return
    single = "'" + value.replace("'", "''") + "'"
    quoted = {"": value, '"': _plain(value, quote=True), "'": single}
    yield from (quoted.pop(style, value), *quoted.values())


def _plain(value: Value, *, quote: bool = False) -> str:
    if isinstance(value, float):
        return f"{value:g}" if float(f"{value:g}") == value else repr(value)
    return json.dumps(value, ensure_ascii=False) if quote else str(value)


def _parts(text: str, event: Any) -> Iterator[tuple[int, int, str]]:
    """The stretches of lines that a scalar takes: line, column, and what stands there."""
    start, end = event.start_mark, event.end_mark
    lines = text.split("\n")
    for number in range(start.line, end.line + 1):
        first = start.column if number == start.line else 0
        last = end.column if number == end.line else len(lines[number])
        yield number + 1, first + 1, lines[number][first:last]


def _span(file: str, event: Any) -> Span:
    start, end = event.start_mark, event.end_mark
    return Span(file, start.line + 1, start.column + 1, end.column + 1)


def _aligned(text: str, edit: TextEdit) -> TextEdit:
    """The edit with the blanks up to a comment behind it, if the comments stand in a column."""
    place = edit.span
    lines = text.split("\n")
    line = lines[place.line - 1]
    gap = _COMMENT.match(line, place.end_column - 1)
    beside = lines[max(place.line - 2, 0) : place.line - 1] + lines[place.line : place.line + 1]
    if gap is None or not any(_comment_at(other, gap.end(1)) for other in beside):
        return edit
    blanks = max(gap.end(1) - (place.column - 1) - len(edit.text), 1)
    stretch = Span(place.file, place.line, place.column, gap.end(1) + 1)
    return TextEdit(stretch, edit.text + " " * blanks)


def _comment_at(line: str, index: int) -> bool:
    return index > 0 and line[index - 1 : index + 1] == " #"
