"""The texts that may hold expressions, each with all that it may name."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from printkit.checking.context import CheckContext
from printkit.diagnostics import Route
from printkit.templating.expression_scope import card_context

_PLAIN = frozenset({"name", "title", "titles", "subtitle", "notice", "symbol", "mark"})
"""What is printed as it stands, but for the titles of cards."""
_OWN_KEYS = frozenset({"cards", "rows", "rulings"})
"""Below these stand names of the game's own choice."""


class WordedText(NamedTuple):
    """A text as it is printed on one piece.

    ``about`` is what it may name besides the game, ``stated`` where these things stand.
    """

    text: str
    route: Route
    about: Mapping[str, Any] = {}
    stated: Mapping[str, Route] = {}


def worded_texts(context: CheckContext) -> Iterator[WordedText]:
    """All with braces; those that serve many pieces once for each."""
    for route, text in context.texts:
        is_plain = not _PLAIN.isdisjoint(route) and _OWN_KEYS.isdisjoint(route)
        if not is_plain and ("{" in text or "}" in text):
            yield from _on_each_piece(context, route, text)


def _on_each_piece(context: CheckContext, route: Route, text: str) -> Iterator[WordedText]:
    variant = context.variant
    match route:
        case ("decks", str() as deck, "cards", str() as card, *_):
            about = card_context(variant.decks[deck].cards[card], variant.decks[deck])
            yield WordedText(text, route, about)
        case ("pieces", str() as piece, *_):
            yield WordedText(text, route, {"piece": variant.pieces[piece]})
        case ("deeds", key, *_):
            yield WordedText(text, route, {"deed": variant.deeds[key]})
        case ("board", "spaces", int() as index, "label"):
            yield _on_space(context, index, route, text)
        case ("space_kinds", kind, "label"):
            for index, space in context.spaces.items():
                if space.kind == kind and space.label is None:
                    yield _on_space(context, index, route, text)
        case ("deed_kinds", *_):
            yield from _on_deeds(context, route, text)
        case _:
            yield WordedText(text, route)


def _on_deeds(context: CheckContext, route: Route, text: str) -> Iterator[WordedText]:
    """The text on each deed of a kind that has the level of rent which it is about."""
    level = int(route[3]) if route[2] == "levels" else -1
    for table in context.all_tables:
        if table.deed.kind == route[1] and level < len(table.lines):
            yield WordedText(text, route, {"deed": table.deed}, {"deed": ("deeds", table.key)})


def _on_space(context: CheckContext, index: int, route: Route, text: str) -> WordedText:
    about = {"space": context.spaces[index], "deed": context.variant.deeds.get(index)}
    stated: dict[str, Route] = {"space": ("board", "spaces", index), "deed": ("deeds", index)}
    return WordedText(text, route, about, stated)
