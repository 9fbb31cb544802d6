"""Decks that spaces or cards draw from, but nobody defined."""

from collections.abc import Iterator

from printkit.checking.references import unknown
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK163", "unknown-deck", Severity.ERROR,
    "A space or a card draws from a deck that does not exist.",
    "Whoever lands there has no card to draw.",
    "space_kinds: {chance: {draws: chanse}}",
    "space_kinds: {chance: {draws: chance}}",
)  # fmt: skip


def check(subject: Subject) -> Iterator[Diagnostic]:
    """What is drawn from is one of ``decks``."""
    decks = subject.variant.decks
    for kind_id, kind in subject.variant.space_kinds.items():
        if kind.draws is not None and kind.draws not in decks:
            yield unknown(RULE, ("space_kinds", kind_id, "draws"), "deck", kind.draws, decks)
    for placed in subject.effects:
        effect = placed.effect
        if effect.do == "draw" and effect.deck not in decks:
            yield unknown(RULE, (*placed.route, "deck"), "deck", effect.deck, decks)
