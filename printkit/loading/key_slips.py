"""Keys that nobody meant as keys: a comma in a value began them, or a colon has no blank.

Such keys have no value of their own.
"""

from collections.abc import Iterator
from itertools import groupby

from printkit.diagnostics import Route, Span
from printkit.loading.index import SourceIndex
from printkit.source.nodes import Entry, Mapping, Node, Plain, Scalar

_THOUSAND = 3
"""Digits behind a comma that separates thousands."""


class KeySlips:
    """The slips among the keys of a definition; each mapping is looked through once."""

    def __init__(self, index: SourceIndex) -> None:
        self._index = index
        self._known: dict[Route, dict[Plain, str]] = {}

    def at(self, route: Route) -> str | None:
        """The remedy if the key at the route is a slip; empty if the one before tells it."""
        around = route[:-1]
        if around not in self._known:
            mapping = self._index.value_of(around)
            entries = mapping.entries if isinstance(mapping, Mapping) else ()
            self._known[around] = dict(_slips(entries))
        return self._known[around].get(route[-1])


def _slips(entries: tuple[Entry, ...]) -> Iterator[tuple[Plain, str]]:
    """The slips of a mapping; on a line with one another only those of one file stand."""
    lines: dict[tuple[str, int], list[Entry]] = {}
    for entry in entries:
        lines.setdefault((entry.key.span.file, entry.key.span.line), []).append(entry)
    for line in lines.values():
        before = None
        for is_bare, run in groupby(sorted(line, key=lambda entry: entry.key.span), _is_bare):
            listed = list(run)
            if is_bare:
                yield from _of_run(listed, before)
            before = listed[-1].value


def _of_run(entries: list[Entry], before: Node | None) -> Iterator[tuple[Plain, str]]:
    """The slips among keys without values that follow one another, and the value ``before``."""
    keys = [str(entry.key.value) for entry in entries]
    for number, entry in enumerate(entries):
        name, colon, rest = keys[number].partition(":")
        if colon and name and rest:
            yield entry.key.value, f"a space is missing after '{name}:'; write '{name}: {rest}'"
        elif isinstance(before, Scalar) and before.value is not None:
            yield entry.key.value, "" if number else _behind_comma(before, keys)


def _behind_comma(value: Scalar, keys: list[str]) -> str:
    text = str(value.value)
    if isinstance(value.value, int) and keys[0].isdigit():
        joined = text + ("" if len(keys[0]) == _THOUSAND else ".") + keys[0]
        return f"a comma begins the next key; write {joined}"
    return f'a comma begins the next key; put quotes around the text: "{", ".join([text, *keys])}"'


def _is_bare(entry: Entry) -> bool:
    """Whether nothing at all is written behind the key."""
    value = entry.value
    return isinstance(value, Scalar) and value.value is None and _is_nowhere(value.span)


def _is_nowhere(span: Span) -> bool:
    return span.column == span.end_column
