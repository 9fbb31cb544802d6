"""A name leads nowhere: of a kind, a group, a deck, a piece, a space, a note, a level of rent, an
option, or a number of `rules`.

Whoever follows it at the table finds nothing: no space to move to, no card to draw, no piece in the
box; and a text that prints such a number cannot be printed. Texts are those of the definition and
the rulebook, which may be that of a base.
Bad: 1: {group: brwon, …}
Good: 1: {group: brown, …}
Fixed: Writes the name, where only one is near.
"""

from printkit.checking.context import CheckContext
from printkit.checking.names import DRAWN, NUMBERS, NameUse, used_names
from printkit.checking.reference_findings import absent_numbers, misspelt_definition, unknown
from printkit.diagnostics import Findings, Place, Rule, Severity, Span
from printkit.suggestion import nearest

RULE = Rule.documented(__name__, __doc__, "PK160", Severity.ERROR)


def check(context: CheckContext) -> Findings:
    """All names but those of drawings; where a definition is misspelt it alone.

    Numbers of the rulebook that the game has nothing like are one finding; a gap in the board is
    one too, and not each deed whose space is missing there.
    """
    names, stated = used_names(context), context.variant.rules
    for definition, uses in names.misspelt.items():
        yield misspelt_definition(RULE, definition, uses)
    reported: set[Place] = {use.place for uses in names.misspelt.values() for use in uses}
    absent: dict[str, Span] = {}
    for part, name, place in names.unknown:
        if part != NUMBERS or not isinstance(place, Span) or place in reported:
            continue
        if nearest(str(name), stated) is None:
            reported.add(place)
            absent.setdefault(str(name), place)
    has_gap = len(context.spaces) <= max(context.spaces, default=-1)
    for use in names.unknown:
        if use.part not in DRAWN and use.place not in reported and not (has_gap and _is_deed(use)):
            yield unknown(RULE, use, names)
    if absent:
        yield absent_numbers(RULE, absent)
    yield from _places_without_decks(context)


def _is_deed(use: NameUse) -> bool:
    return isinstance(use.place, tuple) and use.place[0] == "deeds"


def _places_without_decks(context: CheckContext) -> Findings:
    """Places on the board for decks that are not said or not there."""
    variant = context.variant
    for number, place in enumerate(variant.board.centre if variant.board else ()):
        route = ("board", "centre", number, "kind")
        if place.kind in ("deck", "discard") and place.deck is None:
            yield RULE.diagnostic(
                "there is a place for a deck, but it does not say for which",
                route=route,
                help="add 'deck: …'",
            )
        elif place.kind in ("deed_deck", "deed_slot") and variant.deed_deck is None:
            yield RULE.diagnostic(
                "there is a place for the deeds, but they are not a deck",
                route=route,
                help="add 'deed_deck: {name: …, colour: …, icon: …}'",
            )
