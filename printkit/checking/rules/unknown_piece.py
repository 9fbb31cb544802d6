"""Pieces that cards and seats name, but nobody defined."""

from collections.abc import Iterator

from printkit.checking.cards.card_effects import PlacedEffect
from printkit.checking.findings.references import unknown
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Route, Rule, Severity

RULE = Rule(
    "PK164", "unknown-piece", Severity.ERROR,
    "A card, a seat or another part of the game names a piece that is not in the box.",
    "Players would look for a piece that they do not have.",
    "effects: [{do: gain, piece: resourse, count: 1}]",
    "effects: [{do: gain, piece: resource, count: 1}]",
    mended="Writes the name, where only one is near.",
)  # fmt: skip


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each piece that is named is one of ``pieces``; a fee may also name a level of rent."""
    pieces = subject.variant.pieces
    levels = {level.id for kind in subject.variant.deed_kinds.values() for level in kind.levels}
    for placed in subject.effects:
        for route, piece in _named(placed):
            built = placed.effect.do == "repairs" and piece in levels
            if piece not in pieces and not built:
                yield unknown(RULE, route, "piece", piece, pieces)
    for seat_id, seat in subject.variant.seats.items():
        if seat.token is not None and seat.token not in pieces:
            yield unknown(RULE, ("seats", seat_id, "token"), "piece", seat.token, pieces)
    for named, piece_id in _of_layouts(subject):
        if piece_id not in pieces:
            yield unknown(RULE, named, "piece", piece_id, pieces)


def _of_layouts(subject: Subject) -> Iterator[tuple[Route, str]]:
    """Pieces that rows, asteroids and choices of dice name."""
    variant = subject.variant
    for row, need in variant.pyramids.needs.items() if variant.pyramids else ():
        yield ("pyramids", "needs", row, "piece"), need.piece
    if variant.asteroids and variant.asteroids.marker:
        yield ("asteroids", "marker"), variant.asteroids.marker
    for roll_id, roll in variant.rolls.items():
        yield ("rolls", roll_id, "die"), roll.die


def _named(placed: PlacedEffect) -> Iterator[tuple[Route, str]]:
    effect = placed.effect
    if effect.do == "repairs":
        for piece in effect.fees:
            yield (*placed.route, "fees", piece), piece
    elif effect.do == "gain" or effect.do == "lose":  # noqa: PLR1714 - mypy narrows only this
        yield (*placed.route, "piece"), effect.piece
