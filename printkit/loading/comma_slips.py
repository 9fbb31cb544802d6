"""Keys that nobody meant as such: in braces, a comma in a text without quotes begins one."""

from collections.abc import Iterator

from printkit.diagnostics import Route
from printkit.loading.index import SourceIndex
from printkit.source.nodes import Entry, Mapping, Scalar

_THOUSAND = 3
"""Digits behind a comma that separates thousands."""


def comma_slip(route: Route, index: SourceIndex) -> str | None:
    """The remedy for such a key; None if the key at the route is none."""
    around = index.value_of(route[:-1])
    entry = around.entry(route[-1]) if isinstance(around, Mapping) else None
    if not isinstance(around, Mapping) or entry is None or not _is_stray(entry):
        return None
    name, colon, rest = str(route[-1]).partition(":")
    if colon and name and rest and _is_bare(entry):
        return f"a space is missing after '{name}:'; write '{name}: {rest}'"
    line = sorted(_beside(entry, around), key=lambda each: each.key.span)
    at = line.index(entry)
    begun = next((n for n in range(at - 1, -1, -1) if not _is_stray(line[n])), None)
    first = line[begun].value if begun is not None else None
    if begun is None or not isinstance(first, Scalar):
        return None
    if isinstance(first.value, int) and name.isdigit():
        mark = "" if len(name) == _THOUSAND else "."
        return f"a comma begins the next key; write {first.value}{mark}{name}"
    text = ", ".join([str(first.value), *_strays(line[begun + 1 :])])
    mark = "'" if '"' in text else '"'
    return f"a comma begins the next key; put quotes around the text: {mark}{text}{mark}"


def _beside(entry: Entry, around: Mapping) -> Iterator[Entry]:
    """The entries whose keys stand in the same line of the same file."""
    place = entry.key.span
    for other in around.entries:
        if (other.key.span.file, other.key.span.line) == (place.file, place.line):
            yield other


def _strays(entries: list[Entry]) -> Iterator[str]:
    """The stray keys that come first, with the values that a colon in the text gave them."""
    for entry in entries:
        if not _is_stray(entry):
            return
        value = entry.value.value if isinstance(entry.value, Scalar) else None
        yield str(entry.key.value) if value is None else f"{entry.key.value}: {value}"


def _is_stray(entry: Entry) -> bool:
    """Whether a key has no value of its own, or words before its colon."""
    is_single = isinstance(entry.value, Scalar)
    return _is_bare(entry) or (is_single and " " in str(entry.key.value))


def _is_bare(entry: Entry) -> bool:
    """Whether a key has no value, not even a ``null`` that is written out."""
    value = entry.value
    is_null = isinstance(value, Scalar) and value.value is None
    return is_null and value.span.column == value.span.end_column
