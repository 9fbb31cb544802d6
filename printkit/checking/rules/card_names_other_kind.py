"""Cards whose text sends to the next space of another kind than their effects."""

import re
from collections.abc import Iterator

from printkit.checking.cards.card_findings import differs
from printkit.checking.subject import Subject
from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import folded, noun
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK320", "card-names-other-kind", Severity.ERROR,
    "The text of a card speaks of the next space of another kind than its effect.",
    "Railroads and utilities have cards that are alike: one copied from the other keeps its kind.",
    "text: Go to the next utility.\neffects: [{do: move_to_nearest, kind: railroad}]",
    "text: Go to the next utility.\neffects: [{do: move_to_nearest, kind: utility}]",
)  # fmt: skip
REQUIRES = ("decks", "board")


_AFTER = 30
"""Characters after ``the next`` in which the kind is named."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The kind after ``the next`` is not one of the others."""
    if not any(effect.effect.do == "move_to_nearest" for effect in subject.effects):
        return
    words = {kind: set(_words(subject, kind)) for kind in subject.variant.space_kinds}
    for card, language in subject.readable_cards:
        kinds = {effect.kind for effect in card.effects if effect.do == "move_to_nearest"}
        own = {word for kind in kinds for word in words.get(kind, ())}
        if not kinds & words.keys() or _names(own, folded(card.said), language):
            continue
        for after in re.finditer(language.nearest, card.said, re.IGNORECASE):
            told = folded(card.said[after.end() : after.end() + _AFTER])
            for kind, others in words.items():
                if kind not in kinds and _names(others - own, told, language):
                    fault = f"speaks of the next '{kind}', but its effect of '{min(kinds)}'"
                    yield differs(RULE, card, fault, "correct the text or the effect")


def _words(subject: Subject, kind: str) -> Iterator[str]:
    """What spaces of a kind may be called: by its id, by the kind and group of their deeds."""
    variant = subject.variant
    yield kind.replace("-", " ")
    for index, space in subject.board.spaces.items():
        deed = variant.deeds.get(index)
        if space.kind == kind:
            yield space.name
            if deed is not None and deed.kind in variant.deed_kinds:
                yield variant.deed_kinds[deed.kind].name
            if deed is not None and deed.group in variant.groups:
                yield variant.groups[deed.group].name


def _names(words: set[str], text: str, language: Language) -> bool:
    every = "|".join(noun(word, language) for word in sorted(words))
    return bool(words) and re.search(every, text) is not None
