"""Tokens and notes of which there are more or fewer than of all others."""

from collections import Counter
from collections.abc import Iterator, Mapping

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Route, Rule, Severity

RULE = Rule(
    "PK855", "count-unlike-others", Severity.WARNING,
    "There are more or fewer of a token, or of a note, than of all others, which are all alike.",
    "Each seat has one token, and some boxes hold as many notes of each kind. One that has another "
    "count than all the rest is likely to be a slip. Of the largest note there may be fewer.",
    "token-owl: {count: 1}, token-kite: {count: 1}, token-key: {count: 11}",
    "token-owl: {count: 1}, token-kite: {count: 1}, token-key: {count: 1}",
)  # fmt: skip

FEWEST_TOKENS = 3
FEWEST_NOTES = 6
FEWEST_OF_LARGEST = 0.2
"""Of the largest note there may be fewer, but not less than this share of each other note."""

Counts = Mapping[Route, int]


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Tokens are alike in number; notes are, or at least two kinds differ."""
    yield from _odd_one(_tokens(subject), FEWEST_TOKENS, "token")
    notes = _notes(subject)
    largest = list(notes)[-1:]
    for found in _odd_one(notes, FEWEST_NOTES, "note"):
        if found.route not in largest or not _is_fewer(notes, largest[0]):
            yield found


def _is_fewer(notes: Counts, largest: Route) -> bool:
    """Whether there are fewer of the largest note, but not so few that a digit is missing."""
    others = [count for route, count in notes.items() if route != largest]
    return FEWEST_OF_LARGEST * others[0] <= notes[largest] < others[0]


def _tokens(subject: Subject) -> Counts:
    pieces = subject.variant.pieces
    tokens = sorted({seat.token for seat in subject.variant.seats.values() if seat.token})
    counted = {token: pieces[token].count for token in tokens if token in pieces}
    return {("pieces", t, "count"): count for t, count in counted.items() if count is not None}


def _notes(subject: Subject) -> Counts:
    money = subject.variant.money
    notes = {} if money is None else money.denominations
    return {("money", "denominations", v, "count"): notes[v].count for v in sorted(notes)}


def _odd_one(counts: Counts, fewest: int, what: str) -> Iterator[Diagnostic]:
    usual, times = Counter(counts.values()).most_common(1)[0] if counts else (0, 0)
    odd = [route for route, count in counts.items() if count != usual]
    if len(odd) == 1 and times + 1 >= fewest:
        yield RULE.diagnostic(
            f"there are {counts[odd[0]]} of the {what} '{odd[0][-2]}', but {usual} of each other "
            f"{what}",
            route=odd[0],
            help=f"write {usual}",
        )
