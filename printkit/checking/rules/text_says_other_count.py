"""Rulebooks, aids and notes that name other counts than the box has."""

import re
from collections.abc import Iterator
from operator import attrgetter

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.texts.passages import Passage
from printkit.checking.texts.reading import FIGURE, counts, folded, noun, numbers
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK728",
    name="text-says-other-count",
    severity=Severity.WARNING,
    what="A text gives a different number of players, cards, deeds, spaces or pieces from the "
    "definition.",
    why="Counts change while a game is made, and the rules are written early. Only counts of "
    "whole stocks are compared, such as 30 houses; '3 houses' may be anything.",
    bad="There are 30 houses.     # pieces: house: {count: 32}",
    good="The houses in the box are all there are.",
)


_STOCK = 10
"""Smaller counts are hardly ever the whole stock of something."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Counts of all players, cards, deeds, spaces and pieces are those of the definition."""
    for passage in filter(attrgetter("has_numbers"), context.passages):
        yield from _players(context, passage)
        yield from _stocks(context, passage)


def _players(context: CheckContext, passage: Passage) -> Iterator[Diagnostic]:
    language, players = passage.language, context.variant.players
    if language is None or players is None:
        return
    span = rf"({FIGURE})\s*(?:[–-]|{language.to})\s*({FIGURE})\s+{language.players}"
    for match in re.finditer(span, passage.text, re.IGNORECASE):
        low, high = int(match[1]), int(match[2])
        before = passage.text[: match.start()]
        whole = passage.opens and re.search(f"{language.game_for}$", before, re.IGNORECASE)
        inside = players.min <= low <= high <= players.max
        if not inside or (whole and (low, high) != (players.min, players.max)):
            yield passage.finding(
                RULE,
                match.start(),
                f"this says {low} to {high} players, but there are {players.min} to {players.max}",
                "correct one of them; {{ players.min }} and {{ players.max }} stay right",
            )


def _stocks(context: CheckContext, passage: Passage) -> Iterator[Diagnostic]:
    if max(numbers(passage.text), default=0) < _STOCK:
        return
    rules = context.numbers.counts
    text = folded(passage.text)
    for pattern, there, what in _stock(context, passage):
        for claim in counts(text, pattern, passage.language):
            is_stock = claim.value >= _STOCK and there / 2 <= claim.value <= there * 2
            if is_stock and claim.value != there and claim.value not in rules:
                yield passage.finding(
                    RULE,
                    claim.start,
                    f"this says {figures(claim.value)} {what}, but there are {there}",
                    "correct one of them",
                )


def _stock(context: CheckContext, passage: Passage) -> Iterator[tuple[str, int, str]]:
    """Patterns for what can be counted in the box, how many there are, and their names."""
    variant, language = context.variant, passage.language
    for key, piece in variant.pieces.items():
        yield noun(piece.name, language), variant.piece_count(key), f"of piece '{key}'"
    for key, deck in variant.decks.items():
        cards = rf"|(?<!\w){re.escape(folded(deck.name))}{language.cards}" if language else ""
        there = deck.total if deck.count is None else deck.count
        yield noun(deck.name, language) + cards, there, f"cards of deck '{key}'"
    if language is not None and variant.deeds:
        yield language.deeds.lower(), len(variant.deeds), "deeds"
    if language is not None and variant.board is not None:
        yield rf"{language.space.lower()}(?! (?:ahead|back))", len(variant.board.spaces), "spaces"
