"""Names that lead nowhere: of a group, a kind, a deck, a piece, a number … that is not there."""

from collections.abc import Callable, Container, Iterator
from functools import partial
from typing import TYPE_CHECKING

from printkit.checking.reference_findings import (
    absent_numbers,
    misspelt_definition,
    unknown,
)
from printkit.checking.reference_rules import (
    BY_CODE,
    DECK,
    NUMBER,
    NUMBERS,
    SPACE_OF_DEED,
    THINGS,
    UNUSED_NUMBER,
    UNUSED_SPACE_KIND,
)
from printkit.checking.rule_numbers import known_names, misspelt
from printkit.diagnostics import Diagnostic, Fix, Place, RenameKey, Rule, Span
from printkit.suggestion import did_you_mean, nearest

if TYPE_CHECKING:
    from printkit.checking.context import CheckContext

PRESUPPOSED = {SPACE_OF_DEED: ("board-gap",)}
"""The names of rules that have to be kept, so that a rule about names has a meaning."""


def reference_checks() -> "dict[Rule, Callable[[CheckContext], Iterator[Diagnostic]]]":
    """The rules about names, with the functions that look for their mistakes."""
    return {
        **{rule: partial(_check, rule) for rule in BY_CODE.values()},
        DECK: _check_decks,
        NUMBER: _check_numbers,
        UNUSED_SPACE_KIND: _check_unused,
        UNUSED_NUMBER: _check_unused_numbers,
    }


def _check(
    rule: Rule, context: "CheckContext", without: Container[Place] = ()
) -> Iterator[Diagnostic]:
    """The names of one rule that lead nowhere; where a definition is misspelt, it alone."""
    names = context.names
    wrong = {d: uses for d, uses in names.misspelt.items() if THINGS[d[0]].unknown is rule}
    for definition, uses in wrong.items():
        yield misspelt_definition(rule, definition, uses)
    reported = {use.place for uses in wrong.values() for use in uses}
    for use in names.unknown[rule]:
        if use.place not in reported and use.place not in without:
            yield unknown(rule, use, names.known(use.part), certain=not names.is_doubtful(use))


def _check_numbers(context: "CheckContext") -> Iterator[Diagnostic]:
    """Numbers of ``rules``; those of the rulebook that the game has nothing like as one."""
    names, stated = context.names, context.variant.rules
    reported = {use.place for uses in names.misspelt.values() for use in uses}
    absent: dict[str, Span] = {}
    for _, name, place in names.unknown[NUMBER]:
        if isinstance(place, Span) and place not in reported and nearest(str(name), stated) is None:
            reported.add(place)
            absent.setdefault(str(name), place)
    yield from _check(NUMBER, context, reported)
    if absent:
        yield absent_numbers(absent)


def _check_decks(context: "CheckContext") -> Iterator[Diagnostic]:
    """Names of decks, and places on the board for decks that are not said or not there."""
    yield from _check(DECK, context)
    variant = context.variant
    for number, place in enumerate(variant.board.centre if variant.board else ()):
        route = ("board", "centre", number, "kind")
        if place.kind in ("deck", "discard") and place.deck is None:
            yield DECK.diagnostic(
                "there is a place for a deck, but it does not say for which",
                route=route,
                help="add 'deck: …'",
            )
        elif place.kind in ("deed_deck", "deed_slot") and variant.deed_deck is None:
            yield DECK.diagnostic(
                "there is a place for the deeds, but they are not a deck",
                route=route,
                help="add 'deed_deck: {name: …, colour: …, icon: …}'",
            )


def _check_unused(context: "CheckContext") -> Iterator[Diagnostic]:
    """Kinds of which no space is, and which no misspelt name means."""
    names, kinds = context.names, context.variant.space_kinds
    for kind in kinds if context.variant.board else ():
        if kind not in names.used["space_kinds"] and ("space_kinds", kind) not in names.meant:
            inherited = context.inherited(("space_kinds",)) - {kind}
            yield UNUSED_SPACE_KIND.diagnostic(
                f"no space is of the kind '{kind}'",
                route=("space_kinds", kind),
                help=did_you_mean(kind, inherited) or "delete the kind, or use it",
            )


def _check_unused_numbers(context: "CheckContext") -> Iterator[Diagnostic]:
    """Numbers that nothing uses, and that are called almost like one that something does.

    A name that a text needs and the rules lack is reported there (PK167).
    """
    own, named, known = context.own_numbers, context.named_numbers, frozenset(known_names())
    inherited, used = context.variant.rules.keys() - own, context.names.used[NUMBERS]
    missing = named - context.variant.rules.keys()
    for name in sorted(own - named - known - used - context.inherited((NUMBERS,))):
        meant = misspelt(name, (known | inherited) - own - missing)
        if meant is not None:
            kept = f"rules.{meant} keeps the value of the base"
            yield UNUSED_NUMBER.diagnostic(
                f"nothing uses rules.{name}: {kept if meant in inherited else 'it has no effect'}",
                route=(NUMBERS, name),
                help=f"did you mean '{meant}'?",
                fix=Fix(f"write '{meant}'", (RenameKey((NUMBERS, name), name, meant),)),
            )
