"""Cards that were copied and not changed."""

from collections.abc import Iterator

from printkit.checking.cards.card_effects import card_route
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    "PK308", "same-card-twice", Severity.WARNING,
    "Two cards say and do the same.",
    "A card is easily copied and then forgotten. Where two are meant, 'copies' says so.",
    "prize: {text: Collect $50., …}\nprize-2: {text: Collect $50., …}",
    "prize: {text: Collect $50., …, copies: 2}",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Title, text and effects of a deck's cards differ."""
    seen: dict[tuple[str, str, str, str], Route] = {}
    for deck_id, card_id, card in subject.cards:
        route = card_route(deck_id, card_id)
        first = seen.setdefault((deck_id, card.title, card.text, repr(card.effects)), route)
        if first != route:
            yield RULE.diagnostic(
                f"card '{card_id}' says and does the same as '{first[-1]}'",
                route=route,
                help=f"change it, or delete it and give '{first[-1]}' the 'copies' it needs",
                related=(Related("the same card", route=first),),
            )
