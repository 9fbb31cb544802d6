"""The kit has more pieces, all copies counted, than printkit makes of a stranger's pack.

Thousands of sheets would be laid out, and no table holds them. It is mostly a digit too many. If
you trust the pack, raise the limit `copies` in your own settings.
Bad: chip: {kind: chip, per_seat: 9999, …}
Good: chip: {kind: chip, per_seat: 9, …}
"""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Findings, Route, Rule, Severity
from printkit.limits import limits, remedy

RULE = Rule.documented(__name__, __doc__, "PK667", Severity.ERROR)


def check(context: CheckContext) -> Findings:
    counts = dict(_counts(context))
    total = sum(counts.values())
    if total <= limits().copies:
        return
    route, most = max(counts.items(), key=lambda entry: entry[1])
    yield RULE.diagnostic(
        f"the kit has {total:,} pieces, {most:,} of them stated here",
        route=route,
        help=f"check for a wrong digit; {remedy('copies')}",
    )


def _counts(context: CheckContext) -> Iterator[tuple[Route, int]]:
    """How many copies each count of the definition makes, by its place."""
    variant = context.variant
    for piece_id, piece in variant.pieces.items():
        count = piece.parts() * variant.piece_count(piece_id)
        yield ("pieces", piece_id, piece.count_field), count
    if variant.money is not None:
        for value, note in variant.money.denominations.items():
            yield ("money", "denominations", value, "count"), note.count
    for deck_id, deck in variant.decks.items():
        for card_id, card in deck.cards.items():
            yield ("decks", deck_id, "cards", card_id, "copies"), card.copies
    for aid_id, aid in variant.aids.items():
        yield ("aids", aid_id, "copies"), aid.copies or variant.most_players
