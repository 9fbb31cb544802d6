"""Cards whose text multiplies a rent otherwise than their effects."""

from collections.abc import Iterator

from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import counts, says
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK315", "card-says-other-times", Severity.ERROR,
    "The text of a card multiplies the rent, or a throw of the dice, by another number than its "
    "effect.",
    "What the owner may ask for must be the same for all at the table.",
    "text: Go to the next utility and pay ten times the roll.\n"
    "effects: [{do: move_to_nearest, kind: utility, dice_times: 4}]",
    "text: Go to the next utility and pay {{ effects[0].dice_times }} times the roll.\n"
    "effects: [{do: move_to_nearest, kind: utility, dice_times: 4}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Where tokens move to the next space of a kind, the owner's due is the same."""
    for card, language in subject.readable_cards:
        for effect in card.effects:
            if effect.do != "move_to_nearest":
                continue
            stated = [t for t in (effect.rent_times, effect.dice_times) if t is not None]
            said = _times(card, language)
            wrong = [times for times in said if times not in stated]
            missing = [times for times in stated if times not in said]
            if wrong and (missing or not stated):
                does = (
                    f"its effect says {figures(stated[0])} times"
                    if stated
                    else "its effect does not"
                )
                remedy = "state 'rent_times' or 'dice_times', or correct the text"
                yield differs(RULE, card, f"says {figures(wrong[0])} times, but {does}", remedy)
            elif missing and missing[0] != 1 and not said:
                fault = f"does not say that {figures(missing[0])} times the usual is due"
                yield differs(RULE, card, fault, "say it in the text, or correct the effect")


def _times(card: PrintedCard, language: Language) -> list[float]:
    said = [claim.value for claim in counts(card.said, language.times)]
    return [*said, 2] if says(language.double, card.said) else said
