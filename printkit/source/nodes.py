"""A definition file as a tree: scalars, sequences and mappings, each with its place."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from printkit.diagnostics import Route, Span

Plain = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value."""

    value: Plain
    span: Span


@dataclass(frozen=True, slots=True)
class Rounded(Scalar):
    """A number of a base that a change rounded up; ``by`` is where the change states its step."""

    by: Span


@dataclass(frozen=True, slots=True)
class ColumnKey(Scalar):
    """The key of a table's cell: the name of the column, whose head stands at ``head``."""

    head: Span


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list of values."""

    items: "tuple[Node, ...]"
    span: Span


@dataclass(frozen=True, slots=True)
class Entry:
    """A key and its value; ``overrides`` is the place of the base's value, if it has one."""

    key: Scalar
    value: "Node"
    overrides: Span | None = None


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values in the file's order; keys are ``str`` or ``int`` and differ."""

    entries: tuple[Entry, ...]
    span: Span
    _by_key: dict[Plain, Entry] = field(default_factory=dict, init=False, repr=False, compare=False)
    """The entries by their keys, once one is looked up."""

    def entry(self, key: str | int) -> Entry | None:
        """The entry with this key, if there is one."""
        if not self._by_key:
            self._by_key.update((entry.key.value, entry) for entry in reversed(self.entries))
        return self._by_key.get(key)

    def get(self, key: str | int) -> "Node | None":
        """The value of this key, if there is one."""
        entry = self.entry(key)
        return None if entry is None else entry.value

    def without(self, *keys: str) -> "Mapping":
        """The mapping with these keys left out."""
        return Mapping(tuple(e for e in self.entries if e.key.value not in keys), self.span)


Node = Scalar | Sequence | Mapping


def entry_key(entry: Entry) -> str | int:
    """The key of an entry as a step of a route."""
    key = entry.key.value
    return key if isinstance(key, int) else str(key)


def step_into(node: Node, step: str | int) -> Node | None:
    """The value behind one step of a route, if it exists."""
    match node:
        case Mapping():
            return node.get(step)
        case Sequence(items) if isinstance(step, int) and 0 <= step < len(items):
            return items[step]
        case _:
            return None


def walk(node: Node, route: Route = ()) -> Iterator[tuple[Route, Node]]:
    """The node and all below it with their routes, each before its parts."""
    yield route, node
    match node:
        case Mapping(entries):
            for entry in entries:
                yield from walk(entry.value, (*route, entry_key(entry)))
        case Sequence(items):
            for index, item in enumerate(items):
                yield from walk(item, (*route, index))


def to_plain(node: Node) -> object:
    """The tree as Python data: ``dict``, ``list`` and plain values."""
    match node:
        case Scalar(value):
            return value
        case Sequence(items):
            return [to_plain(item) for item in items]
        case Mapping(entries):
            return {entry_key(entry): to_plain(entry.value) for entry in entries}
