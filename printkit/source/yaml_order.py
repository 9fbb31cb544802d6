"""Entries of a YAML mapping in another order, each as it is written and with its comments.

In block style an entry takes its lines along, with the comment lines right above it and those
below it that are indented deeper; blank lines, and comments above one, stay. In braces on one
line the entries change places, and all between them stays.
"""

from collections.abc import Iterator
from collections.abc import Sequence as Listed
from itertools import pairwise
from typing import Any

import yaml

from printkit.diagnostics import Span, TextEdit
from printkit.source.nodes import Mapping, Node, entry_key
from printkit.source.proof import Claim, Proves, holds, node_at
from printkit.source.yaml_edits import Edits, events, starts_at

Stretch = tuple[Any, Any]
"""The parser's marks where an entry begins and behind its last character."""
Slot = list[Span]
"""What an entry takes of each of its lines."""


def reorder(text: str, span: Span, keys: Listed[str | int], proves: Proves = holds) -> Edits | None:
    """The entries with these keys, of the mapping at the span's place, in the keys' order.

    Other entries stay where they are. None where that cannot be done safely.
    """
    node = node_at(text, span, Mapping)
    slots = [] if node is None else _slots(text, span)
    if not isinstance(node, Mapping) or len(slots) != len(node.entries):
        return None
    places = {entry_key(entry): number for number, entry in enumerate(node.entries)}
    if not places.keys() >= set(keys):
        return None
    moved, wanted = iter(keys), set(keys)
    order = [places[next(moved)] if key in wanted else at for key, at in places.items()]
    lines = text.split("\n")
    written = [[lines[s.line - 1][s.column - 1 : s.end_column - 1] for s in slot] for slot in slots]
    edits = tuple(
        edit
        for at, come in enumerate(order)
        for edit in _exchanged(slots[at], written[at], written[come])
    )
    claim = Claim(edits, node, lambda old: _ordered(old, order))
    return edits if edits and proves(text, claim) else None


def _ordered(node: Node, order: list[int]) -> Node:
    assert isinstance(node, Mapping)  # noqa: S101 - it is the one that was looked up
    return Mapping(tuple(node.entries[number] for number in order), node.span)


def _exchanged(slot: Slot, old: list[str], new: list[str]) -> Iterator[TextEdit]:
    """The edits that write the lines of one entry in the place of another.

    The last line keeps its end, for the last line of a file may have none.
    """
    surplus = max(len(old) - len(new), 0)
    for span in slot[:surplus]:
        yield TextEdit(Span(span.file, span.line, span.column, span.end_column + 1), "")
    last = len(old) - surplus - 1
    for span, before, after in zip(
        slot[surplus:], old[surplus:], [*new[:last], "\n".join(new[last:])], strict=True
    ):
        if before != after:
            yield TextEdit(span, after)


def _slots(text: str, span: Span) -> list[Slot]:
    """What each entry of the mapping takes; nothing where they cannot be told apart."""
    found: Iterator[Any] = events(text)
    starts = (event for event in found if isinstance(event, yaml.MappingStartEvent))
    opened: Any = next((event for event in starts if starts_at(event, span)), None)
    entries = [] if opened is None else _entries(found)
    if not entries:
        return []
    if opened.flow_style:
        return _in_braces(entries, span)
    return _in_lines(entries, text.split("\n"), span.file)


def _in_braces(entries: list[Stretch], span: Span) -> list[Slot]:
    """What stands between the braces and commas, if all of it stands on one line."""
    if any(mark.line != span.line - 1 for entry in entries for mark in entry):
        return []
    return [[Span(span.file, span.line, a.column + 1, b.column + 1)] for a, b in entries]


def _in_lines(entries: list[Stretch], lines: list[str], file: str) -> list[Slot]:
    """The whole lines of each entry, if none shares a line with something else."""
    indent = entries[0][0].column
    if any(lines[start.line][:indent].strip() for start, _ in entries):
        return []
    if any(end.line >= start.line for (_, end), (start, _) in pairwise(entries)):
        return []
    slots = []
    free = 0
    for start, end in entries:
        first, last = start.line, end.line
        while first > free and _comment_indent(lines[first - 1]) >= 0:
            first -= 1
        while last + 1 < len(lines) and _comment_indent(lines[last + 1]) > indent:
            last += 1
        free = last + 1
        slots.append([Span(file, n + 1, 1, len(lines[n]) + 1) for n in range(first, free)])
    return slots


def _comment_indent(line: str) -> int:
    """How far a comment that has the line for itself is indented; -1 if there is none."""
    bare = line.lstrip(" ")
    return len(line) - len(bare) if bare.startswith("#") else -1


def _entries(found: Iterator[Any]) -> list[Stretch]:
    """The entries of the mapping whose start was taken last; nothing where one is unclear."""
    entries: list[Stretch] = []
    for key in found:
        if isinstance(key, yaml.MappingEndEvent):
            return entries
        _behind(key, found)
        end = _behind(next(found), found)
        if end is None:
            return []
        entries.append((key.start_mark, end))
    return []


def _behind(event: Any, found: Iterator[Any]) -> Any | None:
    """The mark behind a node, whose events are taken; None for text that ends with its lines.

    The ends of collections without brackets are nowhere: they take no characters.
    """
    end, depth, is_block_text = event.end_mark, 0, False
    while True:
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if event.end_mark.index > event.start_mark.index:
            end = event.end_mark
        is_block_text |= isinstance(event, yaml.ScalarEvent) and event.style in {"|", ">"}
        if depth == 0:
            return None if is_block_text else end
        event = next(found)
