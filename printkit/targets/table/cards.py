"""Cards and notes on a virtual table: piles of deeds, decks, the bank, what players begin with."""

from collections.abc import Iterator, Sequence
from itertools import islice

from printkit.scene import Artwork
from printkit.targets.table.states import TableCard, cards_state
from printkit.targets.table.things import BANK, OFFICE, PLAYERS, TableObject, UnpackedGame


def cards_of(box: UnpackedGame) -> Iterator[TableObject]:
    """Money, deeds, decks and tiles that are drawn like cards."""
    yield from _money(box)
    yield from _deeds(box)
    yield from _event_cards(box)
    yield from _pile(box, "asteroids")


def _money(box: UnpackedGame) -> Iterator[TableObject]:
    """The start money of as many seats as the box has enough for, the rest in the bank."""
    money, notes = box.design.variant.money, box.made.get("money", ())
    if money is None or not notes:
        return
    values = sorted(money.denominations, reverse=True)
    cards = dict(zip(values, box.decks.cards("money", notes), strict=True))
    left = {value: money.denominations[value].count for value in values}
    dealt = [value for value, count in money.dealt for _ in range(count)]
    written = box.design.wordings.filters["money"](money.start_total)
    for seat_id, seat in box.design.variant.seats.items():
        if not dealt or any(left[value] < count for value, count in money.dealt):
            break
        state = cards_state(f"{seat.name}: {written}", [cards[value] for value in dealt])
        yield box.flat(f"start-{seat_id}", state, notes[0], PLAYERS, seat_id)
        for value, count in money.dealt:
            left[value] -= count
    for value, note in zip(values, notes, strict=True):
        if left[value]:
            state = cards_state(note.title, [cards[value]] * left[value])
            yield box.flat(note.id, state, note, BANK)


def _deeds(box: UnpackedGame) -> Iterator[TableObject]:
    """A pile for each group, in the order of the board; or the deck they are drawn from."""
    variant, artworks = box.design.variant, box.made.get("deeds", ())
    if not artworks:
        return
    cards = dict(zip(variant.deeds, box.decks.cards("deeds", artworks), strict=True))
    if variant.deed_deck is not None:
        title = box.design.component_title("deeds")
        pile = box.flat("deeds", cards_state(title, [*cards.values()]), artworks[0], OFFICE)
        yield pile._replace(face_down=True, deck="deed")
        return
    for group_id, group in variant.groups.items():
        own = [cards[key] for key in variant.group_members(group_id)]
        if own:
            key = f"deeds-{group_id}"
            yield box.flat(key, cards_state(group.name, own), artworks[0], OFFICE)


def _event_cards(box: UnpackedGame) -> Iterator[TableObject]:
    waiting = iter(box.made.get("cards", ()))
    for deck_id, deck in box.design.variant.decks.items():
        artworks = list(islice(waiting, len(deck.cards)))
        if artworks:
            yield _deck(box, deck_id, deck.name, artworks)._replace(deck=deck_id)


def _pile(box: UnpackedGame, component: str) -> Iterator[TableObject]:
    artworks = box.made.get(component, ())
    if artworks:
        yield _deck(box, component, box.design.component_title(component), artworks)


def _deck(box: UnpackedGame, key: str, name: str, artworks: Sequence[Artwork]) -> TableObject:
    cards = _copies(box.decks.cards(key, artworks), artworks)
    pile = box.flat(key, cards_state(name, cards), artworks[0], OFFICE)
    return pile._replace(face_down=True)


def _copies(cards: Sequence[TableCard], artworks: Sequence[Artwork]) -> list[TableCard]:
    return [
        card for card, artwork in zip(cards, artworks, strict=True) for _ in range(artwork.copies)
    ]
