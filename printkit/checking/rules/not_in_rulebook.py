"""The rulebook of an edition says nothing about a piece or a deck, or about a number of `rules`
that the edition states.

Who unpacks the game does not know what a piece is for, or that there is such a rule. A figure that
shows the piece will do, and so will the number itself.
Bad: rules: {harbour_fee: 35}   # no word of it in rulebook.md
Good: Whoever anchors pays {{ rules.harbour_fee | money }}.
"""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.texts.named_numbers import named_numbers, tested_numbers
from printkit.checking.texts.reading import in_figures, numbers
from printkit.diagnostics import Findings, Route, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK764", Severity.INFO)
_SPEAK_FOR_THEMSELVES = ("tokens", "dice")
_LEAST = 4
"""Shorter words are too common to be the name of anything."""
_ENDING = 3
"""So many letters at the end of a word may be those of another case or number."""
_WORD = re.compile(r"[^\W\d_]+")


def check(context: CheckContext) -> Findings:
    book = context.rulebook if context.variant.components.get("rules", True) else None
    if book is None or book.is_inherited:
        return
    text = book.text.casefold()
    words = {word for word in _WORD.findall(text) if len(word) >= _LEAST}
    for route, name in _named(context):
        key = str(route[1])
        if not (_speaks_of(name, text, words) or f"/{key}" in text or f".{key}." in text):
            yield RULE.diagnostic(
                f"the rulebook never speaks of “{name}”",
                route=route,
                help="say in the rulebook what it is for, or show it in a figure",
                old="PK764",
            )
    written = numbers(in_figures(book.text, context.language))
    spoken_of = {*named_numbers(book.text), *tested_numbers(book.text)}
    for name in sorted(context.own_numbers - spoken_of):
        if context.variant.rules[name] not in written:
            yield RULE.diagnostic(
                f"the rulebook never speaks of rules.{name}",
                route=("rules", name),
                help=f"say in the rulebook what it is for, with {{{{ rules.{name} }}}}",
                old="PK765",
            )


def _named(context: CheckContext) -> Iterator[tuple[Route, str]]:
    variant = context.variant
    for key, piece in variant.pieces.items():
        if not piece.optional and piece.COMPONENT not in _SPEAK_FOR_THEMSELVES:
            yield ("pieces", key, "name"), piece.name
    for key, deck in variant.decks.items():
        yield ("decks", key, "name"), deck.name


def _speaks_of(name: str, text: str, words: set[str]) -> bool:
    """Whether a word of the name stands in the text, in any form, or as part of a compound."""
    own = [word for word in _WORD.findall(name.casefold()) if len(word) >= _LEAST]
    if not own:
        return True
    return any(
        word[: max(_LEAST, len(word) - _ENDING)] in text or any(part in word for part in words)
        for word in own
    )
