"""What a definition states again although its base states it: the pairs of values."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from printkit.diagnostics import Route, Span
from printkit.source.nodes import Mapping, Node, Plain, Scalar, Sequence, entry_key, step_into
from printkit.source.table_files import is_table

if TYPE_CHECKING:
    from printkit.loading.load import Loaded

_THING = {"board": 3, "decks": 4, "money": 3, "rules": 1}
"""Length of the route to a space, a card, a note, the rules; a deed, a piece … need 2."""
_IDS = {"board": (2,), "decks": (1, 3), "money": (2,), "rules": ()}
"""Which steps of a route name one of many; of other tables the second."""


_NUMBERS = frozenset({int, float})


@dataclass(eq=False, slots=True)
class Restated:
    """A single value that stands in a definition and in its base.

    ``ratio`` is how many times the base's number the definition's is, if both are numbers.
    """

    route: Route
    base: Plain
    mine: Plain
    there: Scalar
    ratio: float | None

    @property
    def base_span(self) -> Span:
        """Where the base's value stands."""
        return self.there.span

    @property
    def thing(self) -> Route:
        """The deed, space, card … that the value belongs to."""
        return self.route[: _THING.get(str(self.route[0]), 2)]

    @property
    def field(self) -> Route:
        """The route without the id of the thing, the same for all things of a table."""
        field = list(self.route)
        for place in _IDS.get(str(field[0]), (1,)):
            field[place : place + 1] = "*" * (place < len(field))
        return tuple(field)


@dataclass(frozen=True)
class Overlay:
    """A definition's tree, and that of its bases before it was laid over them, if it has any.

    ``step`` is what changes rounded the numbers of the bases' deeds up to; 0 without such.
    """

    base: Mapping | None = None
    root: Mapping | None = None
    step: float = 0

    @cached_property
    def values(self) -> list[Restated]:
        """The single values that are stated again, equal or not."""
        found: list[Restated] = []
        if self.base is not None and self.root is not None:
            _compare(self.base, self.root, (), found)
        return found

    @cached_property
    def routes(self) -> frozenset[Route]:
        """Where they stand."""
        return frozenset(value.route for value in self.values)

    def base_list(self, route: Route) -> list[Plain]:
        """The single values of a list of the base; none where it has no such list."""
        there = _reach(self.base, route)
        items = there.items if isinstance(there, Sequence) else ()
        return [item.value for item in items if isinstance(item, Scalar)]

    def base_keys(self, route: Route) -> frozenset[str]:
        """The keys of a mapping of the base; none where it has no such mapping."""
        there = _reach(self.base, route)
        entries = there.entries if isinstance(there, Mapping) else ()
        return frozenset(str(entry.key.value) for entry in entries)

    def rows(self, route: Route) -> list[str | int]:
        """The keys of a mapping's entries that a table of the definition's own states again."""
        mine, there = _reach(self.root, route), _reach(self.base, route)
        if not (isinstance(mine, Mapping) and isinstance(there, Mapping)):
            return []
        return [
            entry_key(entry)
            for entry in mine.entries
            if (known := there.get(entry_key(entry))) is not None
            and is_table(entry.value.span.file)
            and entry.value.span.file != known.span.file
        ]

    def inherits(self, route: Route) -> bool:
        """Whether a value is the base's own, and was not stated again."""
        mine, base = _reach(self.root, route), _reach(self.base, route)
        return mine is not None and base is not None and mine.span == base.span

    def was(self, route: Route) -> str | None:
        """The word that the base has where the definition states another one."""
        found = (v.base for v in self.values if v.route == route and v.base != v.mine)
        return next((word for word in found if isinstance(word, str)), None)


NO_BASE = Overlay()


def overlay_of(loaded: "Loaded") -> Overlay:
    """What a loaded variant was laid over, if it extends another."""
    if loaded.base is None:
        return NO_BASE
    steps = (_step(change) for pack in loaded.changes for change in pack.changes)
    return Overlay(loaded.base, loaded.index.root, max(steps, default=0))


def _step(change: object) -> float:
    """What a change rounds numbers of deeds up to."""
    if not isinstance(change, dict) or not isinstance(change.get("round_up"), int | float):
        return 0
    only = change.get("only", "deeds")
    patterns = only if isinstance(only, list) else [only]
    reaches = any(str(pattern).partition(".")[0] in {"deeds", "*"} for pattern in patterns)
    return float(change["round_up"]) if reaches else 0


def _compare(base: Node, mine: Node, route: Route, found: list[Restated]) -> None:
    """Adds what both trees state; what was not laid over is the same tree in both."""
    if base is mine:
        return
    if isinstance(mine, Scalar) and isinstance(base, Scalar):
        if base.at is not mine.at:
            ratio = _ratio(base.value, mine.value)
            found.append(Restated(route, base.value, mine.value, base, ratio))
    elif isinstance(mine, Mapping) and isinstance(base, Mapping):
        for entry in mine.entries:
            key = entry_key(entry)
            known = base.get(key)
            if known is not None and known is not entry.value:
                _compare(known, entry.value, (*route, key), found)
    elif isinstance(mine, Sequence) and isinstance(base, Sequence):
        is_as_long = len(base.items) == len(mine.items)
        for number, one in enumerate(base.items) if is_as_long else ():
            _compare(one, mine.items[number], (*route, number), found)


def _ratio(base: Plain, mine: Plain) -> float | None:
    if type(base) not in _NUMBERS or type(mine) not in _NUMBERS:
        return None
    there, here = float(base or 0), float(mine or 0)
    return round(here / there, 9) if there else 1.0 if here == there else None


def _reach(root: Mapping | None, route: Route) -> Node | None:
    node: Node | None = root
    for step in route:
        node = None if node is None else step_into(node, step)
    return node
