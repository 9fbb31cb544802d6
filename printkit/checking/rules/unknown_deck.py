"""Decks that spaces or cards draw from, but nobody defined."""

from collections.abc import Iterator

from printkit.checking.findings.references import unknown
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK163", "unknown-deck", Severity.ERROR,
    "A space or a card draws from a deck that does not exist, or the board has a place for it.",
    "Whoever lands there has no card to draw. Places for deeds need a `deed_deck`.",
    "space_kinds: {chance: {draws: chanse}}",
    "space_kinds: {chance: {draws: chance}}",
    mended="Writes the name, where only one is near.",
)  # fmt: skip


def check(subject: Subject) -> Iterator[Diagnostic]:
    """What is drawn from is one of ``decks``."""
    decks = subject.variant.decks
    for kind_id, kind in subject.variant.space_kinds.items():
        if kind.draws is not None and kind.draws not in decks:
            yield unknown(RULE, ("space_kinds", kind_id, "draws"), "deck", kind.draws, decks)
    yield from _places(subject)
    for placed in subject.effects:
        effect = placed.effect
        if effect.do == "draw" and effect.deck not in decks:
            yield unknown(RULE, (*placed.route, "deck"), "deck", effect.deck, decks)


def _places(subject: Subject) -> Iterator[Diagnostic]:
    """The places in the middle of the board."""
    variant = subject.variant
    for number, place in enumerate(variant.board.centre if variant.board else ()):
        route = ("board", "centre", number)
        if place.kind in ("deck", "discard") and place.deck not in variant.decks:
            yield unknown(RULE, (*route, "deck"), "deck", place.deck or "", variant.decks)
        elif place.kind in ("deed_deck", "deed_slot") and variant.deed_deck is None:
            yield RULE.diagnostic(
                "there is a place for the deeds, but they are no deck",
                route=(*route, "kind"),
                help="add 'deed_deck: {name: …, colour: …, icon: …}'",
            )
