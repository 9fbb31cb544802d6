"""What a definition states again although its base states it: the pairs of values."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from printkit.diagnostics import Route, Span
from printkit.source.nodes import Mapping, Node, Plain, Scalar, Sequence, entry_key, step_into

if TYPE_CHECKING:
    from printkit.loading.load import Loaded

_THING = {"board": 3, "decks": 4, "money": 3, "rules": 1}
"""Length of the route to a space, a card, a note, the rules; a deed, a piece … need 2."""
_IDS = {"board": (2,), "decks": (1, 3), "money": (2,), "rules": ()}
"""Which steps of a route name one of many; of other tables the second."""


@dataclass(frozen=True, eq=False)
class Restated:
    """A single value that stands in a definition and in its base."""

    route: Route
    base: Plain
    mine: Plain
    base_span: Span

    @cached_property
    def ratio(self) -> float | None:
        """How many times the base's number this one is, if both are."""
        if not (_is_number(self.base) and _is_number(self.mine)):
            return None
        base, mine = float(self.base or 0), float(self.mine or 0)
        return round(mine / base, 9) if base else 1.0 if mine == base else None

    @cached_property
    def thing(self) -> Route:
        """The deed, space, card … that the value belongs to."""
        return self.route[: _THING.get(str(self.route[0]), 2)]

    @cached_property
    def field(self) -> Route:
        """The route without the id of the thing, the same for all things of a table."""
        ids = _IDS.get(str(self.route[0]), (1,))
        return tuple("*" if n in ids else step for n, step in enumerate(self.route))


class RestatedList(NamedTuple):
    """A list that a definition states again; the parts by their ids, or the single values."""

    route: Route
    base: tuple[Plain, ...]
    mine: tuple[Plain, ...]
    base_span: Span


@dataclass(frozen=True)
class Overlay:
    """A definition's tree, and that of its bases before it was laid over them."""

    base: Mapping
    root: Mapping

    @cached_property
    def values(self) -> list[Restated]:
        """The single values that are stated again, equal or not."""
        return [found for found in self._found if isinstance(found, Restated)]

    @cached_property
    def routes(self) -> frozenset[Route]:
        """Where they stand."""
        return frozenset(value.route for value in self.values)

    @cached_property
    def lists(self) -> list[RestatedList]:
        """The lists that are stated again with another length."""
        return [found for found in self._found if isinstance(found, RestatedList)]

    @cached_property
    def _found(self) -> list[Restated | RestatedList]:
        return list(_pairs(self.base, self.root, ()))

    def orders(self, route: Route) -> bool:
        """Whether the base has a part in the order of a mapping's entries.

        Entries that are stated again stand where the base has them.
        """
        mine, base = _reach(self.root, route), _reach(self.base, route)
        if not isinstance(mine, Mapping) or not isinstance(base, Mapping):
            return False
        inherited = {entry.key.span for entry in base.entries}
        return any(e.overrides is not None or e.key.span in inherited for e in mine.entries)

    def usual_ratio(self, values: list[Restated]) -> float:
        """What most numbers are multiplied with."""
        ratios = Counter(v.ratio for v in values if v.ratio is not None)
        return ratios.most_common(1)[0][0] if ratios else 1.0


def overlay_of(loaded: "Loaded") -> Overlay | None:
    """What a loaded variant was laid over, if it extends another."""
    return None if loaded.base is None else Overlay(loaded.base, loaded.index.root)


def _pairs(base: Node, mine: Node, route: Route) -> Iterator[Restated | RestatedList]:
    if base is mine:
        return
    match base, mine:
        case Mapping(), Mapping():
            before = {entry.key.value: entry.value for entry in base.entries}
            for entry in mine.entries:
                if entry.key.value in before:
                    step = entry_key(entry)
                    yield from _pairs(before[entry.key.value], entry.value, (*route, step))
        case Sequence(there, span), Sequence(here):
            if len(there) == len(here):
                for number, (one, other) in enumerate(zip(there, here, strict=True)):
                    yield from _pairs(one, other, (*route, number))
            else:
                yield RestatedList(route, _ids(there), _ids(here), span)
        case Scalar(), Scalar():
            if base.span != mine.span:
                yield Restated(route, base.value, mine.value, base.span)


def _reach(root: Mapping, route: Route) -> Node | None:
    node: Node | None = root
    for step in route:
        node = None if node is None else step_into(node, step)
    return node


def _ids(items: tuple[Node, ...]) -> tuple[Plain, ...]:
    parts = (item.get("id") if isinstance(item, Mapping) else item for item in items)
    return tuple(part.value if isinstance(part, Scalar) else None for part in parts)


def _is_number(value: Plain) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
