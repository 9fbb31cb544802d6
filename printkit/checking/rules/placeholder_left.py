"""A text holds a note to oneself, or a placeholder that nothing fills; a name or title consists of
blanks or invisible characters, or a card says nothing, which is an error.

It would be printed as it stands. Expressions are written with two braces on each side.
Bad: text: TODO, or Collect {amount}.
Good: text: Collect {{ effects[0].amount | money }}.
"""

import re
from unicodedata import category

from printkit.checking.cards.card_effects import card_route
from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import placeholder_in
from printkit.checking.texts.worded_texts import worded_texts
from printkit.diagnostics import Diagnostic, Findings, Route, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK722", Severity.WARNING)

_BRACES = ("{{", "}}")
_OPEN = re.compile(r"(?!\?$)[?.…_–—-][?.…_–—\s-]*")
"""A name of such signs alone is still to be found; one question mark may be the name of a space."""
_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Fillers: letters and signs for Unicode, blanks for the eye."""


def check(context: CheckContext) -> Findings:
    for deck_id, card_id, card in context.cards:
        if not (card.title or card.text or card.fields or card.art or card.effects):
            yield _blank(
                f"the card '{card_id}' says nothing",
                card_route(deck_id, card_id),
                "give it a title or a text, or fields of your own",
            )
    for route, text in context.texts:
        if route[-1] in {"name", "title"} and text and not any(map(_is_seen, text)):
            codes = ", ".join(f"U+{ord(character):04X}" for character in dict.fromkeys(text))
            message = f"this {route[-1]} prints nothing: it consists of {codes}"
            yield _blank(message, route, f"write the {route[-1]} that is to be read")
        else:
            yield from _left(context, route, text)


def _blank(message: str, route: Route, remedy: str) -> Diagnostic:
    return RULE.diagnostic(message, route=route, help=remedy, severity=Severity.ERROR, old="PK745")


def _left(context: CheckContext, route: Route, text: str) -> Findings:
    is_open = route[-1] == "name" and _OPEN.fullmatch(text) is not None
    found = text if is_open else placeholder_in(text)
    if found and not (
        found in _BRACES and any(route == worded.route for worded in worded_texts(context))
    ):
        yield RULE.diagnostic(
            f"{'the name is' if is_open else 'the text holds'} '{found}'",
            route=route,
            help="write the name that is to be printed"
            if is_open
            else "write what is to be printed; numbers as {{ rules.salary | money }}",
            old="PK722",
        )


def _is_seen(character: str) -> bool:
    """Whether the character leaves a mark on paper; what has no glyph is found elsewhere."""
    return category(character)[0] not in "ZCM" and character not in _BLANK_LETTERS
