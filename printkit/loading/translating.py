"""Texts of a language file laid over the tree of a game: each takes the place of another."""

from collections.abc import Iterable
from typing import NamedTuple

from printkit.diagnostics import Diagnostic, Route, format_route
from printkit.languages.known import CODE
from printkit.loading import codes
from printkit.loading.languages import Translation
from printkit.source.nodes import Entry, Mapping, Node, Scalar, Sequence, entry_key
from printkit.suggestion import did_you_mean


class TranslatedTree(NamedTuple):
    """A tree with its texts in another language; ``texts`` are those that were replaced."""

    root: Mapping
    texts: tuple[tuple[Route, Scalar, Scalar], ...]
    """Where they stand, what stood there, and what stands there now."""
    diagnostics: tuple[Diagnostic, ...]

    def pairs(self, source: str, code: str) -> tuple[Translation, ...]:
        """The texts as they stood there, in the language ``source``, and in the other."""
        return tuple(
            Translation(route, {source: before, code: after}) for route, before, after in self.texts
        )


def translated(root: Mapping, texts: Mapping) -> TranslatedTree:
    """The tree with these texts: they stand at the places at which the tree has its own.

    Items of a list go by their position, or by their ``id``.
    """
    from printkit.model.texts import setting_fields  # noqa: PLC0415 - late: pydantic

    work = _Work([], [], setting_fields())
    node = work.lay(root, texts, ())
    assert isinstance(node, Mapping)  # noqa: S101 - a mapping stays one
    return TranslatedTree(node, tuple(work.replaced), tuple(work.found))


class _Work(NamedTuple):
    replaced: list[tuple[Route, Scalar, Scalar]]
    found: list[Diagnostic]
    settings: frozenset[str]
    """Fields whose strings choose something and are not printed."""

    def lay(self, node: Node, over: Node, route: Route) -> Node:
        """The node with the texts over it; what has no place there is a finding."""
        match node, over:
            case Mapping(), Mapping():
                return self._mapping(node, over, route)
            case Sequence(items), Mapping():
                return self._items(node, {**_ids(items), **_positions(items)}, over, route)
            case Sequence(items), Sequence():
                named = _as_mapping(over)
                return self._items(node, _positions(items), named, route)
            case Mapping(), Scalar(value=str()) if _is_in_languages(node):
                return over  # for a language that the definition itself does not have
            case Scalar(), Scalar() if self._takes_place(node, over, route):
                self.replaced.append((route, node, over))
                return over
            case _:
                self._refuse(over, route)
                return node

    def _mapping(self, node: Mapping, over: Mapping, route: Route) -> Node:
        changed: dict[str | int, Node] = {}
        for entry in over.entries:
            key = entry_key(entry)
            inner = node.get(key)
            if inner is None:
                self._refuse(entry.key, (*route, key), _hint(key, map(entry_key, node.entries)))
            else:
                changed[key] = self.lay(inner, entry.value, (*route, key))
        if not changed:
            return node
        kept = (
            entry.with_value(changed.get(entry_key(entry), entry.value)) for entry in node.entries
        )
        return Mapping(tuple(kept), node.at)

    def _items(
        self, node: Sequence, places: dict[str | int, int], over: Mapping, route: Route
    ) -> Node:
        items = list(node.items)
        for entry in over.entries:
            key = entry_key(entry)
            place = places.get(key)
            if place is None:
                self._refuse(entry.key, (*route, key), _hint(key, places))
            else:
                items[place] = self.lay(items[place], entry.value, (*route, place))
        return Sequence(tuple(items), node.at)

    def _takes_place(self, node: Scalar, over: Scalar, route: Route) -> bool:
        """Whether a value may stand in the other's place: a text, or how a sign is placed."""
        if isinstance(node.value, bool):
            return isinstance(over.value, bool)
        is_text = isinstance(over.value, str) and route[-1] not in self.settings
        return is_text and isinstance(node.value, str | None)

    def _refuse(self, node: Node, route: Route, hint: str | None = None) -> None:
        message = f"the game has no text '{format_route(route)}'"
        remedy = hint or "'printkit texts' lists all texts with their places"
        self.found.append(codes.BAD_LANGUAGE_FILE.diagnostic(message, span=node.span, help=remedy))


def _is_in_languages(node: Mapping) -> bool:
    """Whether a text stands there once for each language."""
    return bool(node.entries) and all(CODE.fullmatch(str(e.key.value)) for e in node.entries)


def _hint(key: str | int, known: Iterable[str | int]) -> str | None:
    return did_you_mean(str(key), map(str, known)) if isinstance(key, str) else None


def _positions(items: tuple[Node, ...]) -> dict[str | int, int]:
    return {number: number for number in range(len(items))}


def _ids(items: tuple[Node, ...]) -> dict[str | int, int]:
    """The positions of the items by their ids, if they have any."""
    found: dict[str | int, int] = {}
    for number, item in enumerate(items):
        name = item.get("id") if isinstance(item, Mapping) else None
        if isinstance(name, Scalar) and isinstance(name.value, str):
            found[name.value] = number
    return found


def _as_mapping(items: Sequence) -> Mapping:
    entries = (Entry(Scalar(number, item.at), item) for number, item in enumerate(items.items))
    return Mapping(tuple(entries), items.at)
