"""What a game's pieces are called on the command line.

The names are remembered as long as all that was read for them is as it was, so that a shell that
asks at every press of a key has not to wait for spreadsheets.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.caches.cache import CacheEntry, get, put
from printkit.caches.code import digest_of_code
from printkit.components.registry import CONTENTS, NAMES, components_of
from printkit.suggestion import did_you_mean, nearest

if TYPE_CHECKING:
    from printkit.model import Variant

PieceNames = dict[str, dict[str, str]]
"""The ids of the pieces of components, each with the name that players read, if it has one."""


def piece_names(reference: str, language: str | None = None) -> PieceNames:
    """The names of a game; none where it cannot be read."""
    question = f"{Path.cwd()}\0{reference}\0{language}"
    known = get("names", question, digest_of_code())
    if known is not None:
        return json.loads(known.value)  # type: ignore[no-any-return]  # as it was put there
    from printkit.loading.load import load  # noqa: PLC0415 - late: only what is not known

    loaded = load(reference, language=language)
    names = names_in(loaded.variant)
    if names:
        entry = CacheEntry(json.dumps(names), loaded.reader.inputs)
        put("names", question, digest_of_code(), entry)
    return names


def names_in(variant: "Variant | None") -> PieceNames:
    """The names in a variant; none without one."""
    if variant is None:
        return {}
    spaces = {} if variant.board is None else variant.board.spaces
    cards: dict[str, str] = {}
    for name, deck in variant.decks.items():
        cards |= {name: deck.name, **{card: one.title for card, one in deck.cards.items()}}
    names = {
        "deeds": {
            str(key): deed.name or (spaces[key].name if isinstance(key, int) else "")
            for key, deed in variant.deeds.items()
        },
        "cards": cards,
        "money": {} if variant.money is None else {str(v): "" for v in variant.money.denominations},
        "aids": dict.fromkeys(variant.aids, ""),
    }
    for name, piece in variant.pieces.items():
        own = {name: piece.name, **{f"{name}-{sort}": "" for sort in piece.sorts(variant)}}
        names[piece.COMPONENT] = names.get(piece.COMPONENT, {}) | own
    return names


def piece_called(name: str, pieces: dict[str, str]) -> str | None:
    """The id of a piece by its id, the end of one, or the name that players read."""
    titles = {title.casefold(): piece for piece, title in reversed(pieces.items()) if title}
    for word in filter(None, (name, name.partition("-")[2])):
        if word in pieces or word.casefold() in titles:
            return word if word in pieces else titles[word.casefold()]
    return None


def instead_of(name: str, variant: "Variant | None") -> str:
    """The remedy for the name of a component that there is not: what the game has."""
    names = names_in(variant)
    if piece := _meant(name, names):
        return f"single pieces are chosen as --only {piece}"
    own = NAMES if variant is None else tuple(each.id for each in components_of(variant))
    if question := did_you_mean(name, own):
        return question
    near = nearest(
        name, (word for pieces in names.values() for one in pieces.items() for word in one)
    )
    if near and (piece := _meant(near, names)):
        return f"did you mean --only {piece}?"
    return f"there are {', '.join((CONTENTS, *own))}"


def _meant(name: str, names: PieceNames) -> str | None:
    """The component and the piece that a name means: ``flats:casino-mat``."""
    found = ((component, piece_called(name, pieces)) for component, pieces in names.items())
    return next((f"{component}:{piece}" for component, piece in found if piece), None)
