"""Cards whose text has others pay than their effects."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.money_claims import names_each_player
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.subject import Subject
from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import says, sentence_around
from printkit.diagnostics import Diagnostic, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.effects import Collect, Effect, Pay

RULE = Rule(
    "PK312", "card-says-other-party", Severity.ERROR,
    "The text of a card speaks of each player where its effects have the bank, or the other way "
    "round.",
    "Among six players $50 from each of them are $250.",
    "text: Each player gives you $10.\neffects: [{do: collect, amount: 10}]",
    "text: Each player gives you $10.\n"
    "effects: [{do: collect, amount: 10, source: each_player}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Who pays, or is paid, is the same in text and effects."""
    for card, language in subject.readable_cards:
        for effect in card.effects:
            if effect.do == "collect" or effect.do == "pay":  # noqa: PLR1714 - mypy narrows only this
                fault = _fault(card, effect, language)
                if fault is not None:
                    yield differs(RULE, card, fault, _remedy(effect))


def _fault(card: PrintedCard, effect: "Collect | Pay", language: Language) -> str | None:
    if _is_of_each(effect):
        hinted = says(language.others, f"{card.title}. {card.said}")
        return None if hinted else "moves money between all players, but its text does not say so"
    others = any(_is_of_each(other) for other in card.effects)
    said = (
        names_each_player(sentence_around(card.said, claim.start), language)
        for claim in card.amounts
        if claim.value == effect.amount
    )
    if any(said) and not others:
        return "speaks of each player, but in its effects only the bank pays or is paid"
    return None


def _is_of_each(effect: "Effect") -> bool:
    if effect.do == "collect":
        return effect.source == "each_player"
    return effect.do == "pay" and effect.to == "each_player"


def _remedy(effect: "Collect | Pay") -> str:
    key = "source" if effect.do == "collect" else "to"
    if _is_of_each(effect):
        return f"name them in the text, or delete '{key}: each_player'"
    return f"add '{key}: each_player' to the effect, or correct the text"
