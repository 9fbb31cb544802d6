"""The texts that may hold expressions, each with all that it may name."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from printkit.diagnostics import Route
from printkit.templating.expression_scope import card_context

if TYPE_CHECKING:
    from printkit.model.deeds import DeedKind
    from printkit.model.variant import Variant


class WordedText(NamedTuple):
    """A text as it is printed on one piece.

    ``about`` is what it may name besides the game, ``stated`` where these things stand.
    """

    text: str
    route: Route
    about: Mapping[str, Any] = {}
    stated: Mapping[str, Route] = {}


def worded_texts(variant: "Variant") -> Iterator[WordedText]:
    """All with braces; those that serve many pieces once for each."""
    return (worded for worded in _all_texts(variant) if _has_braces(worded.text))


def _has_braces(text: str) -> bool:
    return "{" in text or "}" in text


def _all_texts(variant: "Variant") -> Iterator[WordedText]:
    yield from _of_cards(variant)
    yield from _of_board(variant)
    yield from _of_deeds(variant)
    yield from _of_aids(variant)
    for key, piece in variant.pieces.items():
        yield WordedText(piece.note, ("pieces", key, "note"), {"piece": piece})
        for route, text in piece.printed_texts():
            yield WordedText(text, ("pieces", key, *route), {"piece": piece})
    if variant.pyramids is not None:
        yield WordedText(variant.pyramids.note, ("pyramids", "note"))
    if variant.asteroids is not None:
        yield WordedText(variant.asteroids.mining_note, ("asteroids", "mining_note"))
        yield WordedText(variant.asteroids.target_note, ("asteroids", "target_note"))
    for number, rule in enumerate(variant.house_rules):
        yield WordedText(rule, ("house_rules", number))
    for key, ruling in variant.rulings.items():
        yield WordedText(ruling, ("rulings", key))


def _of_cards(variant: "Variant") -> Iterator[WordedText]:
    for deck_id, deck in variant.decks.items():
        yield WordedText(deck.note, ("decks", deck_id, "note"))
        for card_id, card in deck.cards.items():
            about, route = card_context(card, deck), ("decks", deck_id, "cards", card_id)
            yield WordedText(card.title, (*route, "title"), about)
            yield WordedText(card.text, (*route, "text"), about)
            for name, value in card.fields.items():
                if isinstance(value, str):
                    yield WordedText(value, (*route, "fields", name), about)


def _of_board(variant: "Variant") -> Iterator[WordedText]:
    if variant.board is None:
        return
    for index, space in variant.board.spaces.items():
        kind, own = variant.space_kinds.get(space.kind), ("board", "spaces", index)
        about = {"space": space, "deed": variant.deeds.get(index)}
        stated = {"space": own, "deed": ("deeds", index)}
        if space.label is not None:
            yield WordedText(space.label, (*own, "label"), about, stated)
        elif kind is not None:
            route = ("space_kinds", space.kind, "label")
            yield WordedText(kind.label, route, about, stated)
    for number, place in enumerate(variant.board.centre):
        yield WordedText(place.label, ("board", "centre", number, "label"))


def _of_deeds(variant: "Variant") -> Iterator[WordedText]:
    from printkit.model.rents import rent_table  # noqa: PLC0415 - late: pydantic

    texts = {key: [*_of_kind(kind)] for key, kind in variant.deed_kinds.items()}
    for key, deed in variant.deeds.items():
        about, stated = {"deed": deed}, {"deed": ("deeds", key)}
        yield WordedText(deed.place, ("deeds", key, "place"), about)
        for text, route, level in texts.get(deed.kind, ()):
            if level is None or level < len(rent_table(deed, variant.deed_kinds[deed.kind])):
                yield WordedText(text, ("deed_kinds", deed.kind, *route), about, stated)


def _of_kind(kind: "DeedKind") -> Iterator[tuple[str, Route, int | None]]:
    """The texts with braces of the deeds of a kind, with the level of rent that each names."""
    if _has_braces(kind.heading):
        yield kind.heading, ("heading",), None
    for number, level in enumerate(kind.levels):
        if _has_braces(level.label):
            yield level.label, ("levels", number, "label"), number
    for name, lines in (("lines", kind.lines), ("back", kind.back)):
        for number, line in enumerate(lines):
            for field, text in (("label", line.label), ("value", line.value)):
                if _has_braces(text):
                    yield text, (name, number, field), None


def _of_aids(variant: "Variant") -> Iterator[WordedText]:
    for key, aid in variant.aids.items():
        for side, sections in (("front", aid.front), ("back", aid.back)):
            for number, section in enumerate(sections):
                route = ("aids", key, side, number)
                for line, text in enumerate(section.lines):
                    yield WordedText(text, (*route, "lines", line))
                for row, cells in enumerate(section.table):
                    for column, cell in enumerate(cells):
                        yield WordedText(cell, (*route, "table", row, column))
