"""The names that spaces and decks have in the base, and no longer here."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.texts.prose_names import named_things

if TYPE_CHECKING:
    from printkit.checking.context import CheckContext
    from printkit.checking.habits.overlay import Restated

_LONG = 7
"""Letters of a single word that is still a word of ordinary texts."""


def gone_names(context: "CheckContext") -> "dict[str, Restated]":
    """Names of the base that neither a space nor anything else has here.

    A space that draws cards is not counted: it is called as its deck is.
    """
    from printkit.languages.vocabulary import language_of  # noqa: PLC0415 - late: YAML

    variant = context.variant
    drawing = {space for _, spaces in renamed_decks(context) for space in spaces}
    spaces = {s.name for number, s in context.board.spaces.items() if number not in drawing}
    here = {*named_things(variant), *spaces}
    values = () if context.overlay is None else context.overlay.values
    language = language_of(variant.language)
    only_names = language is not None and not language.capitals
    return {
        value.base: value
        for value in values
        if isinstance(value.base, str) and value.base not in here
        if (_is_of_space(value) and _is_distinctive(value.base))
        or (_is_of_deck(value) and (only_names or _is_distinctive(value.base)))
    }


def renamed_decks(context: "CheckContext") -> "Iterator[tuple[Restated, list[int]]]":
    """Decks that have another name than in the base, and spaces that keep that of the base."""
    kinds = context.variant.space_kinds
    for value in () if context.overlay is None else context.overlay.values:
        if not _is_of_deck(value) or value.base == value.mine:
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
