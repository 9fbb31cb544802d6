"""Names, titles and cards with nothing to be seen."""

from collections.abc import Iterator
from unicodedata import category

from printkit.checking.cards.card_effects import card_route
from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK745",
    name="blank-name",
    severity=Severity.ERROR,
    what="A name or title consists of blanks or invisible characters, or a card says nothing.",
    why="It would print nothing: the thing is on the table, and nobody can say which it is.",
    bad='1: {name: "\\u200b"}',
    good="1: {name: Hen House}",
)
_FIELDS = frozenset({"name", "title"})
_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Fillers: letters and signs for Unicode, blanks for the eye."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Every name and every card shows something."""
    for deck_id, card_id, card in context.cards:
        if not (card.title or card.text or card.fields or card.art or card.effects):
            yield RULE.diagnostic(
                f"the card '{card_id}' says nothing",
                route=card_route(deck_id, card_id),
                help="give it a title or a text, or fields of your own",
            )
    for route, text in context.texts:
        if route[-1] in _FIELDS and text and not any(map(_is_seen, text)):
            codes = ", ".join(f"U+{ord(character):04X}" for character in dict.fromkeys(text))
            yield RULE.diagnostic(
                f"this {route[-1]} prints nothing: it consists of {codes}",
                route=route,
                help=f"write the {route[-1]} that is to be read",
            )


def _is_seen(character: str) -> bool:
    """Whether the character leaves a mark on paper; what has no glyph is found elsewhere."""
    return category(character)[0] not in "ZCM" and character not in _BLANK_LETTERS
