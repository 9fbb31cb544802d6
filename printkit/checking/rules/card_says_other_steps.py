"""Cards whose text moves tokens otherwise than their effects."""

from collections.abc import Iterator

from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import counts, numbers, says
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK313", "card-says-other-steps", Severity.ERROR,
    "The text of a card names another number of spaces than its effect, or the other direction.",
    "Three spaces back or four lead to different places.",
    "text: Go back three spaces.\n"
    "effects: [{do: move_by, steps: -4}]",
    "text: Go back {{ effects[0].steps | abs }} spaces.\n"
    "effects: [{do: move_by, steps: -4}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Steps have the same number and direction in the text and in the effects."""
    for card, language in subject.readable_cards:
        for effect in card.effects:
            if effect.do == "move_by" and effect.steps:
                fault = _fault(card, effect.steps, language)
            elif effect.do == "move_to":
                fault = _direction(card, language, backwards=effect.backwards)
            else:
                continue
            if fault is not None:
                remedy = "correct the text or the effect"
                yield differs(RULE, card, fault, remedy)


def _fault(card: PrintedCard, steps: int, language: Language) -> str | None:
    said = [claim.value for claim in counts(card.said, language.space)]
    moves = f"its effect moves {abs(steps)} {'back' if steps < 0 else 'ahead'}"
    if said and abs(steps) not in said:
        return f"says {figures(said[0])} spaces, but {moves}"
    if abs(steps) not in numbers(card.said) and abs(steps) != 1:
        return f"does not say how far to go, but {moves}"
    back, ahead = says(language.back, card.said), says(language.ahead, card.said)
    if back is not ahead and back is not (steps < 0):
        return f"says {'back' if back else 'ahead'}, but {moves}"
    return None


def _direction(card: PrintedCard, language: Language, *, backwards: bool) -> str | None:
    back, ahead = says(language.back, card.said), says(language.ahead, card.said)
    if backwards and ahead and not back:
        return "says ahead, but its effect moves backwards"
    if not backwards and not ahead and says(language.back_to, card.said):
        return "says back, but its effect moves ahead"
    return None
