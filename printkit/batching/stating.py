"""What a row says, as a definition that is laid over its base."""

from collections.abc import Iterable
from typing import Any

from printkit.diagnostics import Span
from printkit.source.listed_rows import RowValue
from printkit.source.nodes import ColumnKey, Entry, Mapping, Node, Scalar, Sequence, step_into, walk
from printkit.source.scalars import resolve_key

Steps = tuple[str | int, ...]
_Branch = dict[str | int, Any]
"""Values, and branches, by their steps; a value stands with the place of what names it."""


def stated_tree(said: Iterable[RowValue], base: Mapping, place: Span) -> Mapping:
    """The tree of a definition that says this; items of lists of the base are replaced one by one.

    All its places are worked out, so that it can be sent to another process.
    """
    branch: _Branch = {}
    for one in said:
        inner = branch
        for step in one.steps[:-1]:
            next_inner = inner.setdefault(step, {})
            if not isinstance(next_inner, dict):
                break  # stated as a whole before
            inner = next_inner
        else:
            inner[one.steps[-1]] = one
    root = _node(branch, base, place)
    assert isinstance(root, Mapping)  # noqa: S101 - as the base is
    for _, node in walk(root):
        node.at = node.span
    return root


def _node(branch: _Branch, base: Node | None, place: Span) -> Node:
    if isinstance(base, Sequence) and all(_is_place(step, base) for step in branch):
        items = list(base.items)
        for step, value in branch.items():
            items[int(step)] = _value(value, items[int(step)], place)[0]
        return Sequence(tuple(items), place)
    entries: dict[Any, Entry] = {}
    for step, value in branch.items():
        key = _key(step, base)
        node, head = _value(value, None if base is None else step_into(base, key), place)
        entries[key] = Entry(ColumnKey(key, node.span, head), node)
    return Mapping.of(entries, place)


def _value(value: "_Branch | RowValue", base: Node | None, place: Span) -> tuple[Node, Span]:
    """The node, and what names it; of a branch the first in it does."""
    if isinstance(value, RowValue):
        return value.value, value.head
    first: Any = value
    while isinstance(first, dict):
        first = next(iter(first.values()))
    return _node(value, base, place), first.head


def _is_place(step: str | int, base: Sequence) -> bool:
    return str(step).isdecimal() and int(step) < len(base.items)


def _key(step: str | int, base: Node | None) -> str | int:
    """The step as the base has it, or as YAML would read it."""
    if isinstance(step, int) or (isinstance(base, Mapping) and base.entry(step) is not None):
        return step
    return resolve_key(step)


def said_text(node: Node) -> str:
    """A single value as it was written; nothing for others."""
    if not isinstance(node, Scalar) or node.value is None:
        return ""
    return str(getattr(node, "text", node.value))
