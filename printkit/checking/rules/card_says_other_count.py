"""Cards whose text names other counts than their effects."""

from collections.abc import Iterator

from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import counts, folded, noun, numbers, says
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK314", "card-says-other-count", Severity.ERROR,
    "The text of a card names another number of pieces or of turns than its effects.",
    "Players do what the text says; the checks go by the effects.",
    "text: Take 3 resources.\n"
    "effects: [{do: gain, piece: resource, count: 2}]",
    "text: Take {{ effects[0].count }} resources.\n"
    "effects: [{do: gain, piece: resource, count: 2}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Pieces that are gained or lost, and turns, are as many in the text as in the effects."""
    for card, language in subject.readable_cards:
        faults = [*_pieces(subject, card, language), *_turns(card, language)]
        for fault in faults:
            yield differs(RULE, card, fault, "correct the text or the effect")


def _pieces(subject: Subject, card: PrintedCard, language: Language) -> Iterator[str]:
    moved = [e for e in card.effects if e.do == "gain" or e.do == "lose"]  # noqa: PLR1714 - mypy narrows only this
    for effect in moved:
        piece = subject.variant.pieces.get(effect.piece)
        if piece is None:
            continue
        said = [c.value for c in counts(folded(card.said), noun(piece.name, language))]
        known = {other.count for other in moved if other.piece == effect.piece}
        if said and effect.count not in said and not known.issuperset(said):
            yield f"says {figures(said[0])} of '{effect.piece}', but its effect says {effect.count}"
        elif effect.count > 1 and effect.count not in numbers(card.said):
            yield f"does not say that it is about {effect.count} of '{effect.piece}'"


def _turns(card: PrintedCard, language: Language) -> Iterator[str]:
    for effect in card.effects:
        if effect.do != "turns" or not effect.count:
            continue
        said = [claim.value for claim in counts(card.said, language.turn)]
        does = f"its effect {'misses' if effect.count < 0 else 'grants'} {abs(effect.count)}"
        missed, again = says(language.miss_turn, card.said), says(language.again, card.said)
        if missed is not again and missed is not (effect.count < 0):
            yield f"{'misses' if missed else 'grants'} turns, but {does}"
        elif said and abs(effect.count) not in said:
            yield f"says {figures(said[0])} turns, but {does}"
        elif not said and abs(effect.count) > 1 and abs(effect.count) not in numbers(card.said):
            yield f"does not say how many turns it is about, but {does}"
