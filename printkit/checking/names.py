"""The names in a variant: what they mean, and what is meant where they lead nowhere."""

from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple
from weakref import proxy

from printkit.art.names import art_names, icon_names
from printkit.checking.context import CheckContext, contents_of, once
from printkit.checking.rule_numbers import known_names, misspelt
from printkit.checking.texts.named_numbers import needed_numbers, tested_numbers
from printkit.diagnostics import Place, Span
from printkit.suggestion import only_near

if TYPE_CHECKING:
    from printkit.loading.rulebook_text import RulebookText
    from printkit.model.references import Ref
    from printkit.model.variant import Variant

NUMBERS = "rules"
DRAWN = ("icons", "drawings")
"""What comes with the library, and so cannot be defined."""
NOUNS = {
    "space_kinds": "space kind",
    "groups": "group",
    "deed_kinds": "deed kind",
    "decks": "deck",
    "pieces": "piece",
    "board.spaces": "space",
    "board.spaces.*.kind": "space of the kind",
    "deed_kinds.*.levels.*.id": "level of rent",
    NUMBERS: "number in 'rules' called",
    "money.denominations": "note of",
    "options": "option",
    "icons": "icon",
    "drawings": "drawing",
}
"""What messages call things, by where they are defined. Other names have rules of their own."""

Definition = tuple[str, str]
"""A part of the definition, as a ``Ref`` has it, and the name of something in it."""


class NameUse(NamedTuple):
    """A name, the part in which it should be defined, and where it stands."""

    part: str
    name: str | int
    place: Place


@once
def used_names(context: CheckContext) -> "UsedNames":
    """The names of things that are defined elsewhere."""
    return UsedNames(context)


class UsedNames:
    """The names that are used, by the part, and those that are unknown."""

    def __init__(self, context: CheckContext) -> None:
        self._context: CheckContext = proxy(context)  # which holds these: so both go at once
        self._known: dict[str, Collection[str | int]] = {}
        self.used: defaultdict[str, set[str | int]] = defaultdict(set)
        self.unknown: list[NameUse] = []
        idle = context.overlay.base_keys(("rule_kinds",)) - context.variant.rules.keys()
        for ref, name, route in contents_of(context.variant).names:
            if route[0] == "rule_kinds" and route[1] in idle:  # of a number that only the base has
                continue
            self.used[ref.to].add(name)
            if ref.to in NOUNS and not self._is_known(ref, name):
                self.unknown.append(NameUse(ref.to, name, route))
        self.unknown += _unknown_numbers(context, self.known(NUMBERS))

    def known(self, part: str) -> Collection[str | int]:
        """What can be named there."""
        if part not in self._known:
            self._known[part] = _known(self._context.variant, part)
        return self._known[part]

    @cached_property
    def misspelt(self) -> dict[Definition, list[NameUse]]:
        """What the definition itself calls otherwise than all that name it, and its uses."""
        found = {}
        for (part, name), uses in self._missing.items():
            meant = self._number(name) if part == NUMBERS else self._definition(part, name, uses)
            if meant is not None:
                found[part, meant] = uses
        return found

    def is_doubtful(self, use: NameUse) -> bool:
        """Whether other places have the same name, so that the definition may be wrong."""
        uses = self._missing.get((use.part, str(use.name)), ())
        return len([other for other in uses if not isinstance(other.place, Span)]) > 1

    @cached_property
    def _missing(self) -> dict[Definition, list[NameUse]]:
        """The uses of what is missing in parts whose names are the game's own."""
        missing: dict[Definition, list[NameUse]] = {}
        for use in self.unknown:
            if isinstance(use.name, str) and use.part.isidentifier():
                missing.setdefault((use.part, use.name), []).append(use)
        return missing

    def _is_known(self, ref: "Ref", name: str | int) -> bool:
        known = self.known(ref.to)
        if name in known or (ref.also and name in self.known(ref.also)):
            return True
        if ref.to in DRAWN:
            from printkit.model.base import is_picture  # noqa: PLC0415 - late: pydantic

            return is_picture(str(name))  # of the pack, where it is looked for when it is read
        return ref.optional and not known

    def _definition(self, part: str, name: str, uses: list[NameUse]) -> str | None:
        """The definition that several places call by this name, and none by its own."""
        spare = {*map(str, self.known(part))} - {*map(str, self.used[part])}
        own = spare - self._context.overlay.base_keys((part,))
        return only_near(name, sorted(own)) if len(uses) > 1 else None

    def _number(self, name: str) -> str | None:
        """The number that a text calls by this name, and nothing by its own."""
        own = self._context.own_numbers - self._context.named_numbers
        return misspelt(name, own.difference(known_names(), self.used[NUMBERS]))


def _unknown_numbers(context: CheckContext, known: Collection[str | int]) -> Iterator[NameUse]:
    """The numbers of ``rules`` without which texts and the rulebook cannot be printed."""
    for route, text in context.texts:
        for name in dict.fromkeys(name for name, _ in needed_numbers(text) if name not in known):
            yield NameUse(NUMBERS, name, route)
    book = context.rulebook
    if book is not None and context.variant.components.get("rules", True):
        optional = tested_numbers(book.text)
        for name, start in needed_numbers(book.text):
            if name not in optional and name not in known:
                yield NameUse(NUMBERS, name, _span(book, start, name))


def _span(book: "RulebookText", start: int, name: str) -> Span:
    """Where a name stands in the rulebook."""
    line = book.text.count("\n", 0, start) + 1
    column = start - book.text.rfind("\n", 0, start)
    return book.span(line, column, column + len(name))


def _known(variant: "Variant", part: str) -> Collection[str | int]:
    from printkit.model.references import DRAWINGS, ICONS, defined  # noqa: PLC0415 - late: pydantic

    if part == ICONS:
        return frozenset(icon_names())
    if part == DRAWINGS:
        return frozenset(art_names())
    return defined(variant, part)
