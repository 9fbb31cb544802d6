"""Amounts that stand in digits in texts of cards, spaces and the rulebook, and in the data."""

import re
from collections.abc import Iterator
from operator import attrgetter
from typing import NamedTuple

from printkit.checking.cards.card_effects import expression_of
from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.rule_numbers import SUMS
from printkit.checking.texts.named_rules import numbers_said
from printkit.checking.texts.passages import Passage
from printkit.checking.texts.reading import amounts, placed_sentences
from printkit.diagnostics import Diagnostic, Fix, Respell, Route, Rule, Severity
from printkit.languages.vocabulary import MONEY, SHARE
from printkit.text.characters import NO_BREAK_SPACE
from printkit.text.numbers import format_money

RULE = Rule(
    code="PK327",
    name="number-typed-twice",
    severity=Severity.INFO,
    what="Amounts of a deck, of the board or of the rules are typed twice: in the texts or the "
    "rulebook, and in the data.",
    why="Whoever changes the one has to remember the other. An expression makes them one number. "
    "Decks and boards with a few such amounts are left alone; in the rulebook each is reported.",
    bad="text: Collect $50.\neffects: [{do: collect, amount: 50}]   # and likewise on all cards",
    good="text: Collect {{ effects[0].amount | money }}.\neffects: [{do: collect, amount: 50}]",
    fixed="Writes the expressions, where they print the very same text.",
)
_ENOUGH = 4
"""Amounts of one deck from which on expressions are worth the while."""


class Typed(NamedTuple):
    """An amount as it is written in a text, and the expression that prints it."""

    route: Route
    written: str
    expression: str


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Most amounts in texts are expressions; one finding for each deck, and one for the board."""
    for deck in context.variant.decks:
        yield from _hint(("decks", deck), [*_on_cards(context, deck)], f"of deck '{deck}'")
    yield from _hint(("board",), [*_on_spaces(context)], "of the spaces")
    for passage in filter(attrgetter("has_numbers"), context.passages):
        yield from _in_rulebook(context, passage)


def _in_rulebook(context: CheckContext, passage: Passage) -> Iterator[Diagnostic]:
    """Amounts and percentages of the rules, one finding for each place of the pack's own book."""
    language, book = passage.language, passage.book
    if language is None or book is None or book.span(passage.line).file in book.inherited_files:
        return
    rules, currency = context.variant.rules, context.variant.currency
    money = [name for name, *_ in context.numbers.of(*SUMS)]
    for start, text in placed_sentences(passage.unwrapped):
        found = {
            claim: [name for name in money if rules[name] == claim.value]
            for claim in amounts(text, currency, language)
        }
        for said in numbers_said(context, language, text, passage.heading):
            if said.unit in {MONEY, SHARE} and said.claim.value == rules[said.name]:
                found[said.claim] = [said.name]
        for claim, names in found.items():
            if names:
                shown, written = context.amount(claim.value), f"rules.{names[0]} | money"
                if names[0] not in money:
                    shown, written = f"{figures(claim.value)} %", f"rules.{names[0]}"
                there = " and ".join(f"rules.{name}" for name in names)
                message = f"{shown} is typed by hand, but stands in {there} too"
                at = start + claim.start
                yield passage.finding(RULE, at, message, f"write {{{{ {written} }}}}")


def _hint(route: Route, typed: list[Typed], whose: str) -> Iterator[Diagnostic]:
    if len(typed) < _ENOUGH:
        return
    edits = tuple(Respell(each.route, each.written, each.expression) for each in typed)
    yield RULE.diagnostic(
        f"{len(typed)} amounts {whose} are typed twice: in the texts, and in the data",
        route=route,
        help=f"write {typed[0].expression} in place of {typed[0].written}, and likewise the others",
        fix=Fix(f"write {len(typed)} amounts as expressions", edits),
        at_key=True,
    )


def _on_cards(context: CheckContext, deck: str) -> Iterator[Typed]:
    """Amounts that only one effect of the card has."""
    for card in context.printed_cards:
        amounts = [money.amount for money in card.money]
        for money in card.money if card.route[1] == deck else ():
            if amounts.count(money.amount) == 1 and money.amount in card.literal:
                place, expression = (*card.route, "text"), expression_of(money.route)
                yield from _typed(context, place, card.card.text, money.amount, expression)


def _on_spaces(context: CheckContext) -> Iterator[Typed]:
    board = context.variant.board
    for index, space in () if board is None else board.spaces.items():
        if space.amount is not None and space.label is not None:
            place = ("board", "spaces", index, "label")
            yield from _typed(context, place, space.label, space.amount, "space.amount")


def _typed(
    context: CheckContext, place: Route, text: str, amount: float, expression: str
) -> Iterator[Typed]:
    """It, if a text that is not the base's has it once, just as the expression would print it."""
    is_stated = context.overlay is None or place in context.overlay.routes
    if not is_stated and str(place[-2]) in context.inherited(place[:-2]):
        return
    printed = format_money(amount, context.variant.currency, context.variant.language)
    pattern = re.escape(printed).replace(NO_BREAK_SPACE, rf"[{NO_BREAK_SPACE} ]")
    found = re.findall(rf"(?<![\w.,]){pattern}(?![\d]|[.,]\d)", text)
    if len(found) == 1:
        yield Typed(place, found[0], f"{{{{ {expression} | money }}}}")
