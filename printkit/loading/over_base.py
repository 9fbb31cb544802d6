"""Mistakes of a definition against its base: it changes or removes what is not there.

Binding sees only what came of both; here the findings describe what the definition did.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from printkit.diagnostics import Diagnostic, Route, format_route
from printkit.loading import codes
from printkit.loading.comma_slips import comma_slip
from printkit.loading.index import SourceIndex
from printkit.loading.respelling import renaming
from printkit.loading.strays import below
from printkit.loading.wording import COLOUR_IN_COMMENT
from printkit.records import record
from printkit.source.codes import WRONG_VALUE
from printkit.source.nodes import Mapping, Node, Plain, Scalar, entry_key
from printkit.suggestion import did_you_mean

_LISTED = 6
_BARE = re.compile(r"[\w-]+")
"""What needs no quotes."""
_Lacking = dict[Route, list[str]]
"""The fields that records lack, by the routes of these."""


@record
class OverBase:
    """A definition: its own tree and those of its bases, what it was laid over, what came of it.

    ``base`` is None where there is none.
    """

    own: Sequence[Mapping]
    base: Mapping | None
    index: SourceIndex

    def described(self, found: list[Diagnostic]) -> list[Diagnostic]:
        """The findings in the words of the definition, several about one new thing as one."""
        lacking: _Lacking = {}
        left_empty: dict[Route, str | int] = {}
        for diagnostic in found:
            if diagnostic.code == codes.MISSING_FIELD.code and diagnostic.route:
                lacking.setdefault(diagnostic.route[:-1], []).append(f"'{diagnostic.route[-1]}'")
        for around in {each.route[:-1] for each in found if _is_unknown(each) and each.route}:
            left_empty |= self._left_empty(around)
        return list(dict.fromkeys(self._in_its_words(each, lacking, left_empty) for each in found))

    def _in_its_words(
        self, diagnostic: Diagnostic, lacking: _Lacking, left_empty: dict[Route, str | int]
    ) -> Diagnostic:
        route = diagnostic.route
        if not route:
            return diagnostic
        if diagnostic.code == codes.MISSING_FIELD.code:
            emptied = next(self._emptied(route), None)
            if emptied is not None:
                return replace(
                    diagnostic,
                    message=f"'{route[-1]}' is empty, so it counts as missing",
                    span=emptied.key_span(route),
                    help=_fill(route, emptied),
                )
            return self._new(self._as_base(diagnostic, route), route[:-1], lacking[route[:-1]])
        if _is_unknown(diagnostic) and route in left_empty:
            return replace(diagnostic, help=below(left_empty[route]))
        if diagnostic.code == WRONG_VALUE.code and _is_null(self.index.value_of(route)):
            return self._not_removed(diagnostic, route)
        return diagnostic

    def _as_base(self, diagnostic: Diagnostic, route: Route) -> Diagnostic:
        """A field that the base states there, in a list that the definition replaces."""
        node = None if self.base is None else SourceIndex(self.base).value_of(route)
        if not isinstance(node, Scalar):
            return diagnostic
        return replace(diagnostic, help=f"add '{route[-1]}: {node.value}', as the base has it")

    def _emptied(self, route: Route) -> Iterator[SourceIndex]:
        """The trees that take out what stands at the route, the nearest first."""
        return (index for index in map(SourceIndex, self.own) if _is_null(index.value_of(route)))

    def _left_empty(self, around: Route) -> dict[Route, str | int]:
        """What follows a key behind which nothing stands probably belongs there: that key."""
        node = SourceIndex(self.own[0]).value_of(around) if self.own else None
        entries = node.entries if isinstance(node, Mapping) else ()
        return {
            (*around, entry_key(stray)): entry_key(entry)
            for entry, stray in pairwise(entries)
            if _is_null(entry.value) and entry.value.span.column == entry.value.span.end_column
        }

    def _siblings(self, route: Route) -> list[str | int]:
        """The keys that the base has where it lacks the last one of the route."""
        around = None if self.base is None else SourceIndex(self.base).value_of(route[:-1])
        if not isinstance(around, Mapping) or around.entry(route[-1]) is not None:
            return []
        return list(map(entry_key, around.entries))

    def _not_removed(self, diagnostic: Diagnostic, route: Route) -> Diagnostic:
        """A ``null`` for what the base does not have."""
        keys = self._siblings(route)
        if not keys:
            return diagnostic
        slip = comma_slip(route, self.index)
        return codes.BAD_CHANGE.diagnostic(
            f"the base has no '{route[-1]}' in '{format_route(route[:-1])}' to remove",
            span=self.index.key_span(route),
            route=route,
            help=slip or _near(route, keys) or "delete this line",
            fix=None if slip else renaming(route, str(route[-1]), map(str, keys)),
        )

    def _new(self, diagnostic: Diagnostic, record: Route, lacking: list[str]) -> Diagnostic:
        """A change of what the base does not have, which so is new and lacks fields."""
        keys = self._siblings(record) if record else []
        if not keys:
            return diagnostic
        message = f"the base has no '{format_route(record)}', and a new one needs "
        message += " and ".join(filter(None, (", ".join(lacking[:-1]), lacking[-1])))
        space = self._space(record)
        return replace(
            diagnostic,
            message=f"{message}; space {record[-1]} is '{space}'" if space else message,
            span=self.index.key_span(record),
            route=record,
            help=_near(record, keys, self._as_sibling(record, lacking, keys))
            or _add(lacking, keys, diagnostic.help),
        )

    def _as_sibling(self, record: Route, lacking: list[str], keys: list[str | int]) -> str:
        """What a new thing lacks, as the one that is nearest to it by its number has it."""
        if not isinstance(record[-1], int):
            return ""
        number = record[-1]
        near = min((key for key in keys if isinstance(key, int)), key=lambda key: abs(key - number))
        fields = [name.strip("'") for name in lacking]
        values = [self.index.value_of((*record[:-1], near, field)) for field in fields]
        if not all(isinstance(value, Scalar) for value in values):
            return ""
        stated = (
            f"{field}: {_written(value.value)}"
            for field, value in zip(fields, values, strict=True)
            if isinstance(value, Scalar)
        )
        return f"; {near} has '{', '.join(stated)}'"

    def _space(self, record: Route) -> str | None:
        """The name of the space that a deed of this number would be for."""
        name = self.index.value_of(("board", "spaces", record[-1], "name"))
        is_deed = record[:-1] == ("deeds",) and isinstance(name, Scalar)
        return str(name.value) if is_deed and isinstance(name, Scalar) else None


def _written(value: Plain) -> str:
    """A value as it may be written in a definition."""
    return str(value) if _BARE.fullmatch(str(value)) else json.dumps(value, ensure_ascii=False)


def _fill(route: Route, emptied: SourceIndex) -> str:
    """What to write instead of nothing: a ``null`` that is written out is no colour's comment."""
    span = emptied.span_of(route)
    is_bare = span.column == span.end_column
    if is_bare and "colour" in str(route[-1]):
        return COLOUR_IN_COMMENT
    return "give it a value, or delete the line"


def _near(route: Route, keys: list[str | int], also: str = "") -> str | None:
    if isinstance(route[-1], int):
        if route[:-1] == ("board", "spaces") and route[-1] == len(keys):
            return f"spaces are counted from 0: write {route[-1] - 1} for the last one"
        listed = _listed([key for key in keys if isinstance(key, int)], route[-1])
        return f"the base has {listed}{also}" if listed else None
    if any(str(key) == route[-1] for key in keys):
        return f"write {route[-1]} without quotes: it is a number"
    return did_you_mean(str(route[-1]), map(str, keys))


def _add(lacking: list[str], keys: list[str | int], help_text: str | None) -> str | None:
    """What to write where a new thing lacks several fields, or may be one that the base has."""
    if len(lacking) == 1:
        return help_text
    names = [key for key in keys if isinstance(key, str)]
    known = f"the base has {', '.join(names)}; or " if 0 < len(names) <= _LISTED else ""
    return known + "add " + " and ".join(f"{name[:-1]}: …'" for name in lacking)


def _listed(numbers: list[int], wanted: int) -> str:
    """The numbers that are nearest."""
    near = sorted(sorted(numbers, key=lambda number: abs(number - wanted))[:_LISTED])
    more = ", …" if len(near) < len(numbers) else ""
    return ", ".join(map(str, near)) + more


def _is_unknown(diagnostic: Diagnostic) -> bool:
    return diagnostic.code == codes.UNKNOWN_KEY.code and diagnostic.fix is None


def _is_null(node: Node | None) -> bool:
    return isinstance(node, Scalar) and node.value is None
