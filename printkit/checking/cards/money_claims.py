"""Who pays whom, as the text of a card has it and as its effects have it."""

import re
from collections.abc import Iterator

from printkit.checking.cards.card_amounts import Money, Way
from printkit.checking.cards.card_findings import Fault
from printkit.checking.cards.card_rules import EXCHANGED_FEE, OTHER_PARTY, OTHER_WAY
from printkit.checking.cards.fees import fee_pairs
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.context import CheckContext
from printkit.checking.figures import plain
from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import FIGURE, clause_around, says, sentence_around


def ways_differ(context: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    """An amount that only goes one way in the effects goes no other way in the text."""
    for claim in card.amounts:
        stated = {money.way for money in card.money if money.amount == claim.value}
        said = way_said(clause_around(card.said, claim.start, language), language)
        if len(stated) == 1 and said is not None and said not in stated:
            yield Fault(
                OTHER_WAY,
                f"says that the player {said.value} {context.amount(claim.value)}, "
                f"but in its effects the player {stated.pop().value} it",
                "correct the text, or write the other of 'do: collect' and 'do: pay'",
            )


def parties_differ(_: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    """Who pays, or is paid, is the same in text and effects."""
    for money in card.money:
        if money.words != "amount":
            continue
        key = "source" if money.way is Way.IN else "to"
        if money.is_of_each and not says(language.others, card.words):
            yield Fault(
                OTHER_PARTY,
                "moves money between all players, but its text does not say so",
                f"name them in the text, or delete '{key}: each_player'",
            )
        if not any(each.is_of_each for each in card.money) and _is_said(card, money, language):
            yield Fault(
                OTHER_PARTY,
                "speaks of each player, but in its effects only the bank pays or is paid",
                f"add '{key}: each_player' to the effect, or correct the text",
            )


def fees_differ(context: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    """Beside the name of each building stands its own fee."""
    for route, effect in card.placed:
        if effect.do != "repairs" or len(effect.fees) == 1:
            continue
        pairs = fee_pairs(context, card.said, effect.fees, language)
        wrong = [(key, value) for key, value in pairs if value != effect.fees[key]]
        if wrong:
            key, value = wrong[0]
            fees = (*card.route, *route, "fees")
            yield Fault(
                EXCHANGED_FEE,
                f"says {context.amount(value)} for '{key}', but its effects say "
                f"{context.amount(effect.fees[key])}",
                "exchange the amounts in the text or those in the effects",
                tuple(((*fees, key), plain(value)) for key, value in wrong),
            )


def way_said(clause: str, language: Language) -> Way | None:
    """Which way the money goes in a part of a sentence; None where it may be either."""
    if says(language.unclear, clause):
        return None
    comes = says(language.collect, clause) or says(language.gives_you, clause)
    goes = says(language.pay, clause)
    if comes == goes:
        return None
    if comes:
        return None if says(language.debt, clause) else Way.IN
    return Way.OUT


def _is_said(card: PrintedCard, money: Money, language: Language) -> bool:
    """Whether a sentence with the amount has all others pay it or be paid it."""
    return any(
        _names_each_player(sentence_around(card.said, claim.start), language)
        for claim in card.amounts
        if claim.value == money.amount
    )


def _names_each_player(sentence: str, language: Language) -> bool:
    """Whether the sentence has all others pay or be paid, beyond doubt."""
    if says(language.bank, sentence):
        return False
    each, between = language.each_player, language.between
    verbs = f"{language.pay}|{language.collect}"
    return any(
        re.search(pattern, sentence, re.IGNORECASE)
        for pattern in (
            rf"(?:{verbs})\s+(?:{between}\s+)?(?:{each})",
            rf"{FIGURE}[^\w.]*(?:\w+[^\w.]+)?{between}\s+(?:{each})",
            rf"(?:{each})[^.]{{0,15}}{language.gives_you}",
        )
    )
