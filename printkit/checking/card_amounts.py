"""The amounts of money in the effects of a card, and how they compare with those in its text."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.printed_cards import PrintedCard
from printkit.checking.reading import Claim, is_scaled, numbers
from printkit.checking.subject import Subject

if TYPE_CHECKING:
    from printkit.model.effects import Effect


MOVES = frozenset(
    ["move_to", "move_to_nearest", "move_by", "go_to_jail", "warp", "opposite_side", "draw"]
)
"""Effects after which a token stands elsewhere, or another card counts."""


class Comparison(NamedTuple):
    """The amounts that only the text has, and those (with what they are) that only effects have."""

    foreign: list[Claim]
    unsaid: list[tuple[str, float]]


def compare(subject: Subject, card: PrintedCard) -> Comparison:
    """The amounts in the text of a card beside those in its effects.

    Numbers of the rules may stand in a text besides, such as the salary of who passes the start;
    but not in the place of one that is missing.
    """
    unsaid = [
        (words, amount)
        for words, amount in money_of(card.card.effects)
        if amount and amount not in numbers(card.said)
    ]
    if any(is_scaled(card.said, claim, card.language) for claim in card.amounts):
        return Comparison([], [])
    known = numbers_of(card.card.effects)
    rules = subject.variant.rules
    if not unsaid:
        known |= subject.rule_amounts
    if not card.card.effects or ("salary" not in rules and _moves(card.card.effects)):
        return Comparison([], unsaid)
    foreign = [c for c in card.amounts if c.value not in known and c.value in card.literal]
    return Comparison(foreign, unsaid)


def _moves(effects: "Iterable[Effect]") -> bool:
    """Whether a token moves: its text may tell of a salary."""
    return any(
        effect.do in MOVES or (effect.do == "choose" and _moves(effect.options))
        for effect in effects
    )


def money_of(effects: "Iterable[Effect]") -> Iterator[tuple[str, float]]:
    """The amounts of money in effects, and the words for what they are."""
    for effect in effects:
        if effect.do == "collect" or effect.do == "pay":  # noqa: PLR1714 - mypy narrows only this
            yield "amount", effect.amount
        elif effect.do == "repairs":
            yield from (("fee", fee) for fee in effect.fees.values())
        elif effect.do == "lose" and effect.otherwise_pay:
            yield "payment instead", effect.otherwise_pay
        elif effect.do == "choose":
            yield from money_of(effect.options)


def numbers_of(effects: "Iterable[Effect]") -> set[float]:
    """The amounts of money in effects, and those that a text may name beside them."""
    listed = list(effects)
    fees = {effect.fee for effect in listed if effect.do == "warp"}
    return {amount for _, amount in money_of(listed)} | fees
