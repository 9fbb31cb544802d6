"""The text of each card beside its effects: both are read once, and compared once."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from printkit.checking.cards import card_rules
from printkit.checking.cards.amount_differences import amounts_differ
from printkit.checking.cards.card_rules import MISSPELT_SPACE
from printkit.checking.cards.count_differences import counts_differ, directions_differ
from printkit.checking.cards.money_claims import fees_differ, parties_differ, ways_differ
from printkit.checking.cards.place_differences import names_misspelt, nowhere_sent, spaces_differ
from printkit.checking.cards.thing_differences import jails_differ, salaries_differ, things_differ
from printkit.checking.texts.prose_names import misspelt_names
from printkit.diagnostics import Diagnostic, Rule

if TYPE_CHECKING:
    from printkit.checking.cards.card_findings import Fault
    from printkit.checking.cards.printed_cards import PrintedCard
    from printkit.checking.context import CheckContext

OF_ALL = (amounts_differ, spaces_differ)
"""Comparisons that need no words of a language."""
OF_READABLE = (
    ways_differ,
    parties_differ,
    fees_differ,
    counts_differ,
    directions_differ,
    nowhere_sent,
    names_misspelt,
    things_differ,
    jails_differ,
    salaries_differ,
)


def card_checks() -> "dict[Rule, Callable[[CheckContext], Iterator[Diagnostic]]]":
    """The rules about texts and effects, with the functions that look for their mistakes."""
    rules = [rule for rule in vars(card_rules).values() if isinstance(rule, Rule)]
    return {**{rule: partial(_found, rule) for rule in rules}, MISSPELT_SPACE: _misspelt}


def card_differences(context: "CheckContext") -> Iterator[tuple[Rule, Diagnostic]]:
    """What differs between the texts of all cards and their effects, with the rules."""
    for card in context.printed_cards:
        for fault in _faults(context, card):
            yield fault.rule, fault.finding(card)


def _found(rule: Rule, context: "CheckContext") -> Iterator[Diagnostic]:
    differences = context.remembered(card_differences)
    yield from (diagnostic for by, diagnostic in differences if by == rule)


def _misspelt(context: "CheckContext") -> Iterator[Diagnostic]:
    """Names on cards, and in the texts that explain the game."""
    yield from _found(MISSPELT_SPACE, context)
    for passage, mention, name in misspelt_names(context):
        message = f"this says “{mention.written}”, but the space is called “{name}”"
        yield passage.finding(MISSPELT_SPACE, mention.start, message, f"write {name}")


def _faults(context: "CheckContext", card: "PrintedCard") -> "Iterator[Fault]":
    for differ in OF_ALL:
        yield from differ(context, card)
    if card.language is not None:
        for read_and_differ in OF_READABLE:
            yield from read_and_differ(context, card, card.language)
