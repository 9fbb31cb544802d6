"""Names that lead nowhere: of a group, a kind, a deck, a piece, a number … that is not there."""

from collections.abc import Callable, Iterator

from printkit.checking.context import CheckContext
from printkit.checking.names import NameUse, used_names
from printkit.checking.reference_findings import absent_numbers, misspelt_definition, unknown
from printkit.checking.reference_rules import (
    DRAWN,
    NUMBERS,
    UNKNOWN_NAME,
    UNUSED_NUMBER,
)
from printkit.checking.rule_numbers import known_names, misspelt
from printkit.diagnostics import Diagnostic, Fix, Place, RenameKey, Rule, Span
from printkit.suggestion import nearest
from printkit.templating.codes import UNKNOWN_DRAWING


def reference_checks() -> dict[Rule, Callable[[CheckContext], Iterator[Diagnostic]]]:
    """The rules about names, with the functions that look for their mistakes."""
    return {
        UNKNOWN_NAME: _check_names,
        UNKNOWN_DRAWING: _check_drawings,
        UNUSED_NUMBER: _check_unused_numbers,
    }


def _check_drawings(context: CheckContext) -> Iterator[Diagnostic]:
    """Names of icons and drawings that the library does not have."""
    return _unknown(context, (use for use in used_names(context).unknown if use.part in DRAWN))


def _check_names(context: CheckContext) -> Iterator[Diagnostic]:
    """All other names; where a definition is misspelt it alone, and not the names of it.

    Numbers of the rulebook that the game has nothing like are one finding; a gap in the board is
    one too, and not each deed whose space is missing there.
    """
    names, stated = used_names(context), context.variant.rules
    for definition, uses in names.misspelt.items():
        yield misspelt_definition(definition, uses)
    reported: set[Place] = {use.place for uses in names.misspelt.values() for use in uses}
    absent: dict[str, Span] = {}
    for part, name, place in names.unknown:
        if part != NUMBERS or not isinstance(place, Span) or place in reported:
            continue
        if nearest(str(name), stated) is None:
            reported.add(place)
            absent.setdefault(str(name), place)
    board = context.variant.board
    has_gap = board is not None and len(board.spaces) <= max(board.spaces, default=-1)
    yield from _unknown(
        context,
        (
            use
            for use in names.unknown
            if use.part not in DRAWN and use.place not in reported
            if not (has_gap and _is_deed(use))
        ),
    )
    if absent:
        yield absent_numbers(absent)
    yield from _places_without_decks(context)


def _unknown(context: CheckContext, uses: Iterator[NameUse]) -> Iterator[Diagnostic]:
    names = used_names(context)
    for use in uses:
        yield unknown(use, names.known(use.part), certain=not names.is_doubtful(use))


def _is_deed(use: NameUse) -> bool:
    return isinstance(use.place, tuple) and use.place[0] == "deeds"


def _places_without_decks(context: CheckContext) -> Iterator[Diagnostic]:
    """Places on the board for decks that are not said or not there."""
    variant = context.variant
    for number, place in enumerate(variant.board.centre if variant.board else ()):
        route = ("board", "centre", number, "kind")
        if place.kind in ("deck", "discard") and place.deck is None:
            yield UNKNOWN_NAME.diagnostic(
                "there is a place for a deck, but it does not say for which",
                route=route,
                help="add 'deck: …'",
            )
        elif place.kind in ("deed_deck", "deed_slot") and variant.deed_deck is None:
            yield UNKNOWN_NAME.diagnostic(
                "there is a place for the deeds, but they are not a deck",
                route=route,
                help="add 'deed_deck: {name: …, colour: …, icon: …}'",
            )


def _check_unused_numbers(context: CheckContext) -> Iterator[Diagnostic]:
    """Numbers that nothing uses, and that are called almost like one that something does.

    A name that a text needs and the rules lack is reported there (PK160).
    """
    own, named, known = context.own_numbers, context.named_numbers, frozenset(known_names())
    inherited, used = context.variant.rules.keys() - own, used_names(context).used[NUMBERS]
    missing = named - context.variant.rules.keys()
    for name in sorted(own - named - known - used - context.overlay.base_keys((NUMBERS,))):
        meant = misspelt(name, (known | inherited) - own - missing)
        if meant is not None:
            kept = f"rules.{meant} keeps the value of the base"
            yield UNUSED_NUMBER.diagnostic(
                f"nothing uses rules.{name}: {kept if meant in inherited else 'it has no effect'}",
                route=(NUMBERS, name),
                help=f"did you mean '{meant}'?",
                fix=Fix(f"write '{meant}'", (RenameKey((NUMBERS, name), name, meant),)),
            )
