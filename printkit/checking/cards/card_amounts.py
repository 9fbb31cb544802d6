"""The amounts of money in the effects of a card, and how they compare with those in its text."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.cards.money_claims import Way, way_said
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.subject import Subject
from printkit.checking.texts.named_rules import rule_spoken_of
from printkit.checking.texts.reading import Claim, is_scaled, numbers, sentence_around
from printkit.diagnostics import Route

if TYPE_CHECKING:
    from printkit.model.effects import Effect


MOVES = frozenset(
    ["move_to", "move_to_nearest", "move_by", "go_to_jail", "warp", "opposite_side", "draw"]
)
"""Effects after which a token stands elsewhere, or another card counts."""


class Money(NamedTuple):
    """An amount in the effects of a card: what it is, and the way to it from the card."""

    words: str
    amount: float
    route: Route


class Comparison(NamedTuple):
    """The amounts that only the text has, and those that only the effects have."""

    foreign: list[Claim]
    unsaid: list[Money]


def compare(subject: Subject, card: PrintedCard) -> Comparison:
    """The amounts in the text of a card beside those in its effects.

    Numbers of the rules may stand in a text besides, such as the salary of who passes the start;
    but not in the place of one that is missing.
    """
    unsaid = [
        money
        for money in money_of(card.card.effects)
        if money.amount and money.amount not in numbers(card.said)
    ]
    if any(is_scaled(card.said, claim, card.language) for claim in card.amounts):
        return Comparison([], [])
    known = numbers_of(card.card.effects)
    rules = subject.variant.rules
    if not unsaid:
        known |= subject.rule_amounts
        known -= _unearned_salary(subject, card)
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


def _unearned_salary(subject: Subject, card: PrintedCard) -> set[float]:
    """The salary that a card promises, beyond doubt, on the way to jail, which earns none."""
    salary, language = subject.variant.rules.get("salary"), card.language
    is_jailed = all(effect.do == "go_to_jail" for effect in card.effects)
    if salary is None or language is None or not is_jailed:
        return set()
    about = [sentence_around(card.said, c.start) for c in card.amounts if c.value == salary]
    promised = any(
        way_said(sentence, language) is Way.IN and not rule_spoken_of(subject, language, sentence)
        for sentence in about
    )
    return {salary} if promised else set()


def money_of(effects: "Iterable[Effect]", route: Route = ("effects",)) -> Iterator[Money]:
    """The amounts of money in effects that stand at a route, those to choose from included."""
    for number, effect in enumerate(effects):
        place = (*route, number)
        if effect.do == "collect" or effect.do == "pay":  # noqa: PLR1714 - mypy narrows only this
            yield Money("amount", effect.amount, (*place, "amount"))
        elif effect.do == "repairs":
            for piece, fee in effect.fees.items():
                yield Money("fee", fee, (*place, "fees", piece))
        elif effect.do == "lose" and effect.otherwise_pay is not None:
            yield Money("payment instead", effect.otherwise_pay, (*place, "otherwise_pay"))
        elif effect.do == "choose":
            yield from money_of(effect.options, (*place, "options"))


def numbers_of(effects: "Iterable[Effect]") -> set[float]:
    """The amounts of money in effects, and those that a text may name beside them."""
    listed = list(effects)
    fees = {effect.fee for effect in listed if effect.do == "warp"}
    return {money.amount for money in money_of(listed)} | fees
