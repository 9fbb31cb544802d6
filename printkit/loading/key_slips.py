"""Keys that nobody meant as keys: a comma in a value began them, or a colon has no blank."""

from printkit.diagnostics import Route, Span
from printkit.loading.index import SourceIndex
from printkit.source.nodes import Entry, Mapping, Scalar

_THOUSAND = 3
"""Digits behind a comma that separates thousands."""


def key_slip(route: Route, index: SourceIndex) -> str | None:
    """The remedy if the key at the route came about by a slip; empty if the one before tells it.

    Such keys have no value of their own.
    """
    entries = _line(route, index)
    number = next((n for n, e in enumerate(entries) if e.key.value == route[-1]), 0)
    if not entries or not _is_bare(entries[number]):
        return None
    name, colon, rest = str(route[-1]).partition(":")
    if colon and name and rest:
        return f"a space is missing after '{name}:'; write '{name}: {rest}'"
    first = number
    while first and _is_bare(entries[first]):
        first -= 1
    value = entries[first].value
    if first == number or not isinstance(value, Scalar) or value.value is None:
        return None
    if first < number - 1:
        return ""
    return _behind_comma(value, [str(e.key.value) for e in _run(entries[number:])])


def _line(route: Route, index: SourceIndex) -> list[Entry]:
    """The key's mapping, as far as it stands on one line with it: a base's entries do not."""
    mapping = index.value_of(route[:-1])
    entries = mapping.entries if isinstance(mapping, Mapping) else ()
    here = index.key_span(route)
    beside = [e for e in entries if (e.key.span.file, e.key.span.line) == (here.file, here.line)]
    return sorted(beside, key=lambda entry: entry.key.span)


def _behind_comma(value: Scalar, keys: list[str]) -> str:
    text = str(value.value)
    if isinstance(value.value, int) and keys[0].isdigit():
        joined = text + ("" if len(keys[0]) == _THOUSAND else ".") + keys[0]
        return f"a comma begins the next key; write {joined}"
    return f'a comma begins the next key; put quotes around the text: "{", ".join([text, *keys])}"'


def _run(entries: list[Entry]) -> list[Entry]:
    """The first entry and those that follow without values."""
    end = next((n for n, entry in enumerate(entries) if not _is_bare(entry)), len(entries))
    return entries[:end]


def _is_bare(entry: Entry) -> bool:
    """Whether nothing at all is written behind the key."""
    value = entry.value
    return isinstance(value, Scalar) and value.value is None and _is_nowhere(value.span)


def _is_nowhere(span: Span) -> bool:
    return span.column == span.end_column
