"""All parts of a game, ready to be compared, in the order in which one reads of them."""

from collections.abc import Iterator

from printkit.comparing import board, box, decks, estate
from printkit.comparing.edition import ComparedEdition
from printkit.comparing.facts import ComparedPart
from printkit.comparing.notes import factor_of_notes, money
from printkit.comparing.rulebook import rulebook


def described(
    before: ComparedEdition, after: ComparedEdition
) -> Iterator[tuple[ComparedPart, ComparedPart]]:
    """Each part of both games."""
    describe = (
        *(box.game, box.look, board.spaces, board.space_kinds, board.centre),
        *(estate.deeds, estate.groups, estate.deed_kinds, decks.decks, decks.cards),
    )
    for part in describe:
        yield part(before), part(after)
    yield money(before, factor_of_notes(before, after)), money(after)
    as_money = before.money_rules | after.money_rules
    yield box.rules(before, as_money), box.rules(after, as_money)
    box_parts = (box.options, box.pieces, box.seats, box.play, box.casino, box.aids)
    for part in (*box_parts, rulebook):
        yield part(before), part(after)
