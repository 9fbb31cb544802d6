"""Names of spaces and decks in texts: misspelt ones, and those that they have in the base alone."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext, once
from printkit.checking.texts.passages import Passage, passages
from printkit.checking.texts.reading import REMEMBERED, folded
from printkit.checking.texts.space_names import Mention, space_names

if TYPE_CHECKING:
    from printkit.checking.habits.overlay import Restated
    from printkit.diagnostics import Place, Span
    from printkit.model.variant import Variant


_LONG_WORD = 5
"""Letters of a single word that is taken for a name within a sentence."""
_WORD = 4
"""Letters from which on a word is not an article or preposition."""
_MIDST = re.compile(r"[a-z,;:]\s+(?:the |The )?$")
"""What stands before a word that has its capital for being a name."""


def misspelt_names(context: CheckContext) -> Iterator[tuple[Passage, Mention, str]]:
    """What is almost the name of a space, and is no other name: where it stands, and the name."""
    others = {folded(name) for name in named_things(context.variant)}
    for passage in passages(context):
        text = passage.unwrapped
        for mention, name in space_names(context).misspelt(text):
            if folded(mention.written) not in others and _is_meant(passage, text, mention, name):
                yield passage, mention, name


def named_things(variant: "Variant") -> Iterator[str]:
    """What things are called that are not spaces."""
    tables = (variant.pieces, variant.decks, variant.groups, variant.deed_kinds, variant.seats)
    yield from (thing.name for table in tables for thing in table.values())
    yield variant.title


def _is_meant(passage: Passage, text: str, mention: Mention, name: str) -> bool:
    """Whether it stands for the space, and is no other word that is like it.

    Names of two words are, but for another article or preposition; single words in a language
    that writes only names with a capital.
    """
    if " " in name:
        pairs = zip(mention.written.split(), name.split(), strict=False)
        return all(one == other or len(other) >= _WORD for one, other in pairs)
    only_names = passage.language is not None and not passage.language.capitals
    is_long = len(name) >= _LONG_WORD and mention.written[0].isupper()
    return only_names and is_long and _MIDST.search(text[: mention.start]) is not None


_LONG = 7
"""Letters of a single word that is still a word of ordinary texts."""
_SPOKEN = frozenset(["text", "label", "value", "note", "subtitle", "lines", "table", "house_rules"])
"""Parts of routes to texts that speak of the board."""


@once
def gone_names(context: CheckContext) -> "dict[str, Restated]":
    """Names of the base that neither a space nor anything else has here.

    A space that draws cards is not counted: it is called as its deck is.
    """
    drawing = {space for _, spaces in renamed_decks(context) for space in spaces}
    spaces = {s.name for number, s in context.spaces.items() if number not in drawing}
    here, language = {*named_things(context.variant), *spaces}, context.language
    only_names = language is not None and not language.capitals
    return {
        value.base: value
        for value in _names_of_base(context)
        if isinstance(value.base, str) and value.base not in here
        if _is_distinctive(value.base) or (only_names and value.route[0] == "decks")
    }


def _names_of_base(context: CheckContext) -> "Iterator[Restated]":
    """The names of spaces and decks that are stated again."""
    for value in context.overlay.values:
        match value.route:
            case ("board", "spaces", *_, "name") | ("decks", _, "name"):
                yield value


def renamed_decks(context: CheckContext) -> "Iterator[tuple[Restated, list[int]]]":
    """Decks that have another name than in the base, and spaces that keep that of the base."""
    draws = {key: kind.draws for key, kind in context.variant.space_kinds.items()}
    spaces = sorted(context.spaces.items())
    for value in _names_of_base(context):
        _, deck, *_ = value.route
        kept = [n for n, s in spaces if s.name == value.base and draws.get(s.kind) == deck]
        if kept and value.base != value.mine:
            yield value, kept


def _is_distinctive(name: str) -> bool:
    """Names of two words, long ones and those in capitals are hardly words of ordinary texts."""
    return " " in name or len(name) > _LONG or (len(name) > 1 and name.isupper())


def names_in_texts(context: CheckContext, gone: Iterable[str]) -> "Iterator[tuple[str, Place]]":
    """Names that are gone, in texts of the definition and in the edition's own rulebook."""
    names = tuple(gone)
    for route, text in context.texts if gone else ():
        for name, _ in _standing(names, text)[:1] if _SPOKEN.intersection(route) else ():
            yield name, route
    yield from names_in_book(context, gone, is_inherited=False).items()


def names_in_book(
    context: CheckContext, gone: Iterable[str], *, is_inherited: bool
) -> "dict[str, Span]":
    """Where the rulebook, if it is that of the base or not, says them last.

    One that is yet to be translated has the names of another language, which PK747 says.
    """
    book, origins = context.rulebook, context.origins
    if not gone or book is None or book.is_inherited is not is_inherited:
        return {}
    if origins and origins.of_file(book.file) is not None:
        return {}
    names = tuple(gone)
    return {
        name: book.span(passage.line + passage.text.count("\n", 0, start))
        for passage in passages(context)
        if passage.book
        for name, start in _standing(names, passage.unwrapped)
    }


@lru_cache(REMEMBERED)
def _standing(names: tuple[str, ...], text: str) -> tuple[tuple[str, int], ...]:
    """The names that stand in a text, and where: many editions have the texts of one base."""
    return tuple((found[1], found.start()) for found in _any_of(names).finditer(text))


@lru_cache(maxsize=16)
def _any_of(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, sorted(names)))})(?!\w)")
