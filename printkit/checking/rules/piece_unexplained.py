"""Pieces that the rulebook never speaks of."""

import re
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Route, Rule, Severity

RULE = Rule(
    code="PK764",
    name="piece-unexplained",
    severity=Severity.INFO,
    what="A piece or a deck of the game is named neither in the text of its rulebook nor in a "
    "figure.",
    why="Who unpacks the game finds it in the box and does not know what it is for.",
    bad="pieces: {harbour-pilot: {kind: chip, name: Harbour pilot, …}}   # no word in rulebook.md",
    good="Whoever holds the **harbour pilot** moves last.",
)
_SPEAK_FOR_THEMSELVES = ("tokens", "dice")
_LEAST = 4
"""Shorter words are too common to be the name of anything."""
_ENDING = 3
"""So many letters at the end of a word may be those of another case or number."""
_WORD = re.compile(r"[^\W\d_]+")


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each piece and each deck has a word of its name in the edition's own rulebook."""
    book = context.own_book
    if book is None:
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
