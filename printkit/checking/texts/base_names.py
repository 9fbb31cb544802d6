"""The names that spaces and decks have in the base, and no longer here."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext, once
from printkit.checking.texts.passages import passages
from printkit.checking.texts.prose_names import named_things
from printkit.languages.vocabulary import language_of

if TYPE_CHECKING:
    from printkit.checking.habits.overlay import Restated
    from printkit.diagnostics import Place, Span

_LONG = 7
"""Letters of a single word that is still a word of ordinary texts."""
_SPOKEN = frozenset(["text", "label", "value", "note", "subtitle", "lines", "table", "house_rules"])
"""Parts of routes to texts that speak of the board."""


@once
def gone_names(context: CheckContext) -> "dict[str, Restated]":
    """Names of the base that neither a space nor anything else has here.

    A space that draws cards is not counted: it is called as its deck is.
    """
    found: dict[str, Restated] = {}
    variant = context.variant
    drawing = {space for _, spaces in renamed_decks(context) for space in spaces}
    spaces = {s.name for number, s in context.board.spaces.items() if number not in drawing}
    here = {*named_things(variant), *spaces}
    language = language_of(variant.language)
    only_names = language is not None and not language.capitals
    for value in context.overlay.values:
        if value.route[-1] != "name" or not isinstance(value.base, str) or value.base in here:
            continue
        is_of_deck = _is_of_deck(value)
        if (is_of_deck or _is_of_space(value)) and (
            _is_distinctive(value.base) or (is_of_deck and only_names)
        ):
            found[value.base] = value
    return found


def renamed_decks(context: CheckContext) -> "Iterator[tuple[Restated, list[int]]]":
    """Decks that have another name than in the base, and spaces that keep that of the base."""
    kinds = context.variant.space_kinds
    for value in context.overlay.values:
        if value.route[-1] != "name" or not _is_of_deck(value) or value.base == value.mine:
            continue
        left = [
            number
            for number, space in sorted(context.board.spaces.items())
            if space.name == value.base and kinds[space.kind].draws == value.route[1]
        ]
        if left:
            yield value, left


def _is_of_space(value: "Restated") -> bool:
    return value.route[:2] == ("board", "spaces") and value.route[-1] == "name"


def _is_of_deck(value: "Restated") -> bool:
    return value.route[:1] == ("decks",) and value.route[2:] == ("name",)


def _is_distinctive(name: str) -> bool:
    """Names of two words, long ones and those in capitals are hardly words of ordinary texts."""
    return " " in name or len(name) > _LONG or (len(name) > 1 and name.isupper())


def names_in_texts(
    context: CheckContext, gone: "Mapping[str, Restated]"
) -> "Iterator[tuple[str, Place]]":
    """Names that are gone, in texts of the definition and in the edition's own rulebook."""
    is_gone = _any_of(gone)
    for route, text in context.texts if gone else ():
        found = is_gone.search(text) if _SPOKEN.intersection(route) else None
        if found is not None:
            yield found[1], route
    if context.rulebook is not None and not context.rulebook.is_inherited:
        yield from _in_book(context, gone).items()


def names_in_base_book(context: CheckContext, gone: "Mapping[str, Restated]") -> list[str]:
    """Those that the rulebook of the base says."""
    is_inherited = context.rulebook is not None and context.rulebook.is_inherited
    return list(_in_book(context, gone)) if is_inherited else []


def _in_book(context: CheckContext, gone: "Mapping[str, Restated]") -> "dict[str, Span]":
    """Where the rulebook says them last.

    One that is yet to be translated has the names of another language, which PK747 says.
    """
    book, origins = context.rulebook, context.origins
    if not gone or book is None or (origins and origins.of_file(book.file) is not None):
        return {}
    is_gone = _any_of(gone)
    return {
        match[1]: book.span(passage.line + passage.text.count("\n", 0, match.start()))
        for passage in passages(context)
        if passage.book
        for match in is_gone.finditer(passage.unwrapped)
    }


def _any_of(names: "Iterable[str]") -> re.Pattern[str]:
    return _one_of(tuple(sorted(names)))


@lru_cache(16)
def _one_of(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)")
