"""Names that lead nowhere: of a group, a kind, a deck, a piece, a number … that is not there."""

from collections.abc import Callable, Collection, Container, Iterator
from functools import partial
from typing import TYPE_CHECKING

from printkit.checking.reference_rules import (
    BY_CODE,
    DECK,
    NUMBER,
    NUMBERS,
    SPACE_OF_DEED,
    THINGS,
    UNUSED_SPACE_KIND,
)
from printkit.diagnostics import Diagnostic, Fix, Place, Related, RenameKey, Rule, Span, TextEdit
from printkit.loading.respelling import respelling
from printkit.suggestion import did_you_mean, nearest, only_near

if TYPE_CHECKING:
    from printkit.checking.names import Definition, Use
    from printkit.checking.subject import Subject

_DRAWN = ("icons", "drawings")
"""What comes with the library, and so cannot be defined."""
_LISTED = 8
"""More names than this are not listed in a remedy."""
PRESUPPOSED = {SPACE_OF_DEED: ("board-gap",)}
"""The names of rules that have to be kept, so that a rule about names has a meaning."""
_ABSENT = (
    "define it in 'rules', or, if the game has no such rule, write a rulebook of your own, or "
    "leave the rulebook out with 'components: {rules: false}'"
)


def reference_checks() -> "dict[Rule, Callable[[Subject], Iterator[Diagnostic]]]":
    """The rules about names, with the functions that look for their mistakes."""
    return {
        **{rule: partial(_check, rule) for rule in BY_CODE.values()},
        DECK: _check_decks,
        NUMBER: _check_numbers,
        UNUSED_SPACE_KIND: _check_unused,
    }


def _check(rule: Rule, subject: "Subject", without: Container[Place] = ()) -> Iterator[Diagnostic]:
    """The names of one rule that lead nowhere; where a definition is misspelt, it alone."""
    names = subject.names
    misspelt = {d: u for d, u in names.misspelt.items() if THINGS[d[0]].unknown is rule}
    for definition, uses in misspelt.items():
        yield _misspelt(rule, definition, uses)
    told = {use.place for uses in misspelt.values() for use in uses}
    for use in names.unknown[rule]:
        if use.place not in told and use.place not in without:
            yield _unknown(rule, use, names.known(use.part))


def _misspelt(rule: Rule, definition: "Definition", uses: "list[Use]") -> Diagnostic:
    part, stated = definition
    _, name, place = uses[0]
    often = "a place names" if len(uses) == 1 else f"{len(uses)} places name"
    about = (place, None) if isinstance(place, Span) else (None, place)
    return rule.diagnostic(
        f"{often} the {THINGS[part].noun} '{name}', but here it is called '{stated}'",
        route=definition,
        help=f"write '{name}' here",
        related=(Related("named here", *about),),
        fix=Fix(f"write '{name}'", (RenameKey(definition, stated, str(name)),)),
        at_key=True,
    )


def _unknown(rule: Rule, use: "Use", known: Collection[str | int]) -> Diagnostic:
    """The finding that there is no such thing, with the name that was perhaps meant."""
    part, name, place = use
    words = [each for each in known if isinstance(each, str)]
    span, route = (place, None) if isinstance(place, Span) else (None, place)
    return rule.diagnostic(
        f"there is no {THINGS[part].noun} " + (f"'{name}'" if isinstance(name, str) else str(name)),
        span=span,
        route=route,
        help=did_you_mean(str(name), words) or _choices(part, known),
        fix=_fix(use, words),
        at_key=route is not None and route[-1:] == (name,),
        absent=None if part in _DRAWN or "*" in part else (*part.split("."), name),
    )


def _fix(use: "Use", known: Collection[str]) -> Fix | None:
    part, name, place = use
    if not isinstance(place, Span):
        in_text = part == NUMBERS and place[-1] != name
        return respelling(place, str(name), known, "rules.{}" if in_text else "{}")
    meant = only_near(str(name), known)
    return Fix(f"write '{meant}'", (TextEdit(place, meant),)) if meant else None


def _choices(part: str, known: Collection[str | int]) -> str:
    noun = THINGS[part].noun
    if part == NUMBERS:
        return "define it in 'rules', or name another number"
    if part in _DRAWN:
        return f"use another {noun}; `printkit list art` shows which there are"
    if not known:
        return f"the game has no {noun} at all; define it, or delete this"
    numbers = sorted(each for each in known if isinstance(each, int))
    if numbers and numbers == [*range(numbers[0], numbers[-1] + 1)]:
        return f"there are {numbers[0]} to {numbers[-1]}"
    if len(known) > _LISTED:
        return f"define it, or use another {noun}"
    listed = map(str, numbers) if numbers else sorted(map(str, known))
    return f"define it, or use one of {', '.join(listed)}"


def _check_numbers(subject: "Subject") -> Iterator[Diagnostic]:
    """Numbers of ``rules``; those of the rulebook that the game has nothing like told together."""
    names, stated = subject.names, subject.variant.rules
    told = {use.place for uses in names.misspelt.values() for use in uses}
    absent: dict[str, Span] = {}
    for _, name, place in names.unknown[NUMBER]:
        if isinstance(place, Span) and place not in told and nearest(str(name), stated) is None:
            told.add(place)
            absent.setdefault(str(name), place)
    yield from _check(NUMBER, subject, told)
    if absent:
        yield _absent_numbers(absent)


def _absent_numbers(places: dict[str, Span]) -> Diagnostic:
    (first, place), *others = places.items()
    listed = ", ".join(f"'{name}'" for name in places)
    return NUMBER.diagnostic(
        f"the rulebook names numbers that are not in 'rules': {listed}"
        if others
        else f"there is no {THINGS[NUMBERS].noun} '{first}', which the rulebook names",
        span=place,
        help=_ABSENT,
        related=tuple(Related(f"'{name}' is named here", span) for name, span in others),
    )


def _check_decks(subject: "Subject") -> Iterator[Diagnostic]:
    """Names of decks, and places on the board for decks that are not said or not there."""
    yield from _check(DECK, subject)
    variant = subject.variant
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
                "there is a place for the deeds, but they are no deck",
                route=route,
                help="add 'deed_deck: {name: …, colour: …, icon: …}'",
            )


def _check_unused(subject: "Subject") -> Iterator[Diagnostic]:
    """Kinds of which no space is, and which no misspelt name means."""
    names, kinds = subject.names, subject.variant.space_kinds
    for kind in kinds if subject.variant.board else ():
        if kind not in names.used["space_kinds"] and ("space_kinds", kind) not in names.meant:
            inherited = subject.inherited(("space_kinds",)) - {kind}
            yield UNUSED_SPACE_KIND.diagnostic(
                f"no space is of the kind '{kind}'",
                route=("space_kinds", kind),
                help=did_you_mean(kind, inherited) or "delete the kind, or use it",
            )
