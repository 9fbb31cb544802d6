"""The texts that may hold expressions, each with all that it may name."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from printkit.diagnostics import Route
from printkit.templating.expression_scope import card_context

if TYPE_CHECKING:
    from printkit.model.deeds import Deed, DeedKind
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
    """All of them; those that serve many pieces once for each."""
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
    for key, deed in variant.deeds.items():
        about, stated = {"deed": deed}, {"deed": ("deeds", key)}
        yield WordedText(deed.place, ("deeds", key, "place"), about)
        kind = variant.deed_kinds.get(deed.kind)
        for text, route in () if kind is None else _of_kind(deed, kind):
            yield WordedText(text, ("deed_kinds", deed.kind, *route), about, stated)


def _of_kind(deed: "Deed", kind: "DeedKind") -> Iterator[tuple[str, Route]]:
    """The texts of a kind that stand on a deed."""
    from printkit.model.rents import rent_table  # noqa: PLC0415 - late: pydantic

    yield kind.heading, ("heading",)
    for number, _ in enumerate(rent_table(deed, kind)):
        yield kind.levels[number].label, ("levels", number, "label")
    for name, lines in (("lines", kind.lines), ("back", kind.back)):
        for number, line in enumerate(lines):
            yield line.label, (name, number, "label")
            yield line.value, (name, number, "value")


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
