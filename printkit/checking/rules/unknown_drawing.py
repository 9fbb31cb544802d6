"""Icons and drawings that do not exist."""

from collections.abc import Collection, Iterator

from printkit.checking.findings.references import unknown
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Route
from printkit.templating.codes import UNKNOWN_DRAWING as RULE

Named = tuple[Route, str | None]


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each icon and each drawing that the definition names is in the library."""
    from printkit.art.icons import icon_names  # noqa: PLC0415 - late: start-up
    from printkit.art.registry import art_names  # noqa: PLC0415 - late: start-up

    yield from _missing("icon", _icons(subject), icon_names())
    yield from _missing("drawing", _drawings(subject), art_names())


def _missing(noun: str, named: Iterator[Named], known: Collection[str]) -> Iterator[Diagnostic]:
    names = frozenset(known)
    for route, name in named:
        if name is not None and name not in names:
            yield unknown(RULE, route, noun, name, names)


def _icons(subject: Subject) -> Iterator[Named]:
    variant = subject.variant
    for space_kind, of_spaces in variant.space_kinds.items():
        yield ("space_kinds", space_kind, "icon"), of_spaces.icon
    for deed_kind, of_deeds in variant.deed_kinds.items():
        yield ("deed_kinds", deed_kind, "icon"), of_deeds.icon
        for number, level in enumerate(of_deeds.levels):
            yield ("deed_kinds", deed_kind, "levels", number, "icon"), level.icon
    for group_id, group in variant.groups.items():
        yield ("groups", group_id, "mark"), group.mark
    for deck_id, deck in variant.decks.items():
        yield ("decks", deck_id, "icon"), deck.icon
    for seat_id, seat in variant.seats.items():
        yield ("seats", seat_id, "mark"), seat.mark
    for row, need in variant.pyramids.needs.items() if variant.pyramids else ():
        yield ("pyramids", "needs", row, "icon"), need.icon


def _drawings(subject: Subject) -> Iterator[Named]:
    variant = subject.variant
    for index, space in () if variant.board is None else variant.board.spaces.items():
        yield ("board", "spaces", index, "art"), space.art
    for key, deed in variant.deeds.items():
        yield ("deeds", key, "art"), deed.art
    for deck_id, card_id, card in subject.cards:
        yield ("decks", deck_id, "cards", card_id, "art"), card.art
    for piece_id, piece in variant.pieces.items():
        if piece.kind == "chip" or piece.kind == "standee":  # noqa: PLR1714 - mypy narrows only this
            yield ("pieces", piece_id, "art"), piece.art
