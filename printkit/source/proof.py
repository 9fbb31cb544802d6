"""Proof that an edit did what was meant: the edited text is the same tree but for one value."""

from collections.abc import Callable, Iterable

from printkit.diagnostics import Span, TextEdit
from printkit.source.nodes import Entry, Mapping, Node, Scalar, Sequence, to_plain
from printkit.source.text_edits import edited
from printkit.source.yaml_reader import parse_yaml

Change = Callable[[Node], Node]
"""Gives the node that the edit is to put in the place of an old one."""


def reads_as(text: str, edits: Iterable[TextEdit], place: Node, change: Change) -> bool:
    """Whether the edited YAML is the tree of the text with only the given node changed.

    A node that stands in several places (through an alias) is none that can be changed alone.
    """
    before = parse_yaml(text, place.span.file)
    after = parse_yaml(edited(text, edits), place.span.file)
    if before.root is None or after.root is None:
        return False
    if len(after.diagnostics) > len(before.diagnostics):
        return False
    changed: list[Node] = []
    expected = _with(before.root, place, change, changed)
    # `repr` tells 1 from 1.0 and from true, and keeps the order of keys.
    return len(changed) == 1 and repr(to_plain(expected)) == repr(to_plain(after.root))


def _with(node: Node, place: Node, change: Change, changed: list[Node]) -> Node:
    """The tree with each node like ``place`` changed, keys included; collects those that were."""
    if node == place:
        changed.append(node)
        return change(node)
    match node:
        case Mapping(entries, span):
            kept = tuple(
                Entry(
                    _key(_with(e.key, place, change, changed)),
                    _with(e.value, place, change, changed),
                )
                for e in entries
            )
            return Mapping(kept, span)
        case Sequence(items, span):
            return Sequence(tuple(_with(i, place, change, changed) for i in items), span)
        case _:
            return node


def _key(node: Node) -> Scalar:
    assert isinstance(node, Scalar)  # noqa: S101 - keys change into keys
    return node


def node_at(text: str, span: Span, kind: type[Node]) -> Node | None:
    """The key, value or collection of this kind that begins at the span's place in YAML."""
    root = parse_yaml(text, span.file).root
    return None if root is None else _find(root, span, kind)


def _find(node: Node, span: Span, kind: type[Node]) -> Node | None:
    if isinstance(node, kind) and (node.span.line, node.span.column) == (span.line, span.column):
        return node
    inner: Iterable[Node] = ()
    match node:
        case Mapping(entries):
            inner = (part for entry in entries for part in (entry.key, entry.value))
        case Sequence(items):
            inner = items
    found = (_find(part, span, kind) for part in inner)
    return next((part for part in found if part is not None), None)
