"""A definition file as a tree: scalars, sequences and mappings, each with its place."""

from collections.abc import Callable, Iterator
from typing import Any

from printkit.diagnostics import Route, Span

Plain = str | int | float | bool | None
Late = tuple[Callable[..., Span], *tuple[Any, ...]]
"""A place that nobody has needed yet: a function that works it out, and what it needs."""
At = Span | Late


def span_at(at: At) -> Span:
    """The place, worked out if it was not yet."""
    return at if isinstance(at, Span) else at[0](*at[1:])


class _Compared:
    """Equal to what has equal parts, wherever their places were worked out already."""

    __slots__ = ()
    __match_args__: tuple[str, ...]

    def _parts(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__match_args__)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._parts()}"


class Placed(_Compared):
    """Stands somewhere in a file; most places are never needed, and so they are made late."""

    __slots__ = ("at",)
    at: At

    @property
    def span(self) -> Span:
        """Where it stands."""
        if not isinstance(self.at, Span):
            self.at = span_at(self.at)
        return self.at


class Scalar(Placed):
    """A single value."""

    __slots__ = ("value",)
    __match_args__ = ("value", "span")

    def __init__(self, value: Plain, at: At) -> None:
        self.value = value
        self.at = at


class Rounded(Scalar):
    """A number of a base that a change rounded up; ``by`` is where the change states its step."""

    __slots__ = ("by",)
    __match_args__ = ("value", "span", "by")

    def __init__(self, value: Plain, at: At, by: Span) -> None:
        super().__init__(value, at)
        self.by = by


class NumberCell(Scalar):
    """A cell of a table that reads as a number or a truth value; ``text`` is what stands in it."""

    __slots__ = ("text",)
    __match_args__ = ("value", "span", "text")

    def __init__(self, value: Plain, at: At, text: str) -> None:
        super().__init__(value, at)
        self.text = text


class ColumnKey(Scalar):
    """The key of a table's cell: the name of the column, whose head stands at ``head``."""

    __slots__ = ("head",)
    __match_args__ = ("value", "span", "head")

    def __init__(self, value: Plain, at: At, head: Span) -> None:
        self.value = value
        self.at = at
        self.head = head


class Sequence(Placed):
    """A list of values."""

    __slots__ = ("items",)
    __match_args__ = ("items", "span")

    def __init__(self, items: "tuple[Node, ...]", at: At) -> None:
        self.items = items
        self.at = at


class Entry(_Compared):
    """A key and its value; ``replaced`` is the place of the base's value, if it has one."""

    __slots__ = ("key", "replaced", "value")
    __match_args__ = ("key", "value", "overrides")

    def __init__(self, key: Scalar, value: "Node", replaced: At | None = None) -> None:
        self.key = key
        self.value = value
        self.replaced = replaced

    @property
    def overrides(self) -> Span | None:
        """The place of the base's value, if it has one."""
        return None if self.replaced is None else span_at(self.replaced)

    def with_value(self, value: "Node") -> "Entry":
        """The entry with another value."""
        return self if value is self.value else Entry(self.key, value, self.replaced)


class Mapping(Placed):
    """Keys and values in the file's order; keys are ``str`` or ``int`` and differ."""

    __slots__ = ("_by_key", "entries")
    __match_args__ = ("entries", "span")

    def __init__(
        self, entries: tuple[Entry, ...], at: At, by_key: dict[Plain, Entry] | None = None
    ) -> None:
        """``by_key`` are the entries by their keys, where somebody knows them already."""
        self.entries = entries
        self.at = at
        self._by_key = by_key

    @classmethod
    def of(cls, by_key: dict[Plain, Entry], at: At) -> "Mapping":
        """The mapping of these entries."""
        return cls(tuple(by_key.values()), at, by_key)

    def entry(self, key: str | int) -> Entry | None:
        """The entry with this key, if there is one."""
        if self._by_key is None:
            self._by_key = {entry.key.value: entry for entry in reversed(self.entries)}
        return self._by_key.get(key)

    def get(self, key: str | int) -> "Node | None":
        """The value of this key, if there is one."""
        entry = self.entry(key)
        return None if entry is None else entry.value

    def without(self, *keys: str) -> "Mapping":
        """The mapping with these keys left out."""
        kept = tuple(entry for entry in self.entries if entry.key.value not in keys)
        return self if len(kept) == len(self.entries) else Mapping(kept, self.at)


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
    if isinstance(node, Scalar):
        return node.value
    if isinstance(node, Sequence):
        return [to_plain(item) for item in node.items]
    plain: dict[Plain, object] = {}
    for entry in node.entries:  # in a hot path: most values are single ones
        value = entry.value
        plain[entry.key.value] = value.value if isinstance(value, Scalar) else to_plain(value)
    return plain
