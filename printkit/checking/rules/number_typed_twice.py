"""Amounts of a deck, of the board or of the rules are typed twice: in the texts or the rulebook,
and in the data.

Whoever changes the one has to remember the other. An expression makes them one number. Decks and
boards with a few such amounts are left alone; in the rulebook each is reported.
Bad: text: Collect $50.
    effects: [{do: collect, amount: 50}]   # and likewise on all cards
Good: text: Collect {{ effects[0].amount | money }}.
    effects: [{do: collect, amount: 50}]
Fixed: Writes the expressions, where they print the very same text.
"""

from collections.abc import Iterator
from operator import attrgetter

from printkit.checking.cards.card_effects import expression_of
from printkit.checking.cards.printed_cards import printed_cards
from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.rule_numbers import SUMS
from printkit.checking.texts.named_rules import numbers_said
from printkit.checking.texts.passages import Passage, passages
from printkit.checking.texts.reading import amounts, placed_sentences, written_once
from printkit.diagnostics import Findings, Fix, Respell, Route, Rule, Severity
from printkit.languages.vocabulary import MONEY, SHARE

RULE = Rule.documented(__name__, __doc__, "PK327", Severity.INFO)
_ENOUGH = 4
"""Amounts of one deck from which on expressions are worth the while."""


def check(context: CheckContext) -> Findings:
    for deck in context.variant.decks:
        yield from _hint(("decks", deck), [*_on_cards(context, deck)], f"of deck '{deck}'")
    yield from _hint(("board",), [*_on_spaces(context)], "of the spaces")
    for passage in filter(attrgetter("has_numbers"), passages(context)):
        yield from _in_rulebook(context, passage)


def _in_rulebook(context: CheckContext, passage: Passage) -> Findings:
    """Amounts and percentages of the rules, one finding for each place of the pack's own book."""
    language, book = passage.language, passage.book
    if language is None or book is None or book.origin(passage.line).is_inherited:
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
                is_money, value = names[0] in money, claim.value
                shown = context.amount(value) if is_money else f"{figures(value)} %"
                there = " and ".join(f"rules.{name}" for name in names)
                message = f"{shown} is typed by hand, but stands in {there} too"
                remedy = f"write {{{{ rules.{names[0]}{' | money' if is_money else ''} }}}}"
                yield passage.finding(RULE, start + claim.start, message, remedy)


def _hint(route: Route, typed: list[Respell], whose: str) -> Findings:
    if len(typed) < _ENOUGH:
        return
    yield RULE.diagnostic(
        f"{len(typed)} amounts {whose} are typed twice: in the texts, and in the data",
        route=route,
        help=f"write {typed[0].new} in place of {typed[0].old}, and likewise the others",
        fix=Fix(f"write {len(typed)} amounts as expressions", tuple(typed)),
        at_key=True,
    )


def _on_cards(context: CheckContext, deck: str) -> Iterator[Respell]:
    """Amounts that only one effect of the card has."""
    for card in printed_cards(context):
        amounts = [money.value for money in card.money]
        for money in card.money if card.route[1] == deck else ():
            if amounts.count(money.value) == 1 and money.value in card.literal:
                place, expression = (*card.route, "text"), expression_of(money.route)
                yield from _typed(context, place, card.card.text, money.value, expression)


def _on_spaces(context: CheckContext) -> Iterator[Respell]:
    for index, space in context.spaces.items():
        if space.amount is not None and space.label is not None:
            route = ("board", "spaces", index, "label")
            yield from _typed(context, route, space.label, space.amount, "space.amount")


def _typed(
    context: CheckContext, place: Route, text: str, amount: float, expression: str
) -> Iterator[Respell]:
    """It, if a text that is not the base's has it once, just as the expression would print it."""
    is_stated = place in context.overlay.routes
    if not is_stated and str(place[-2]) in context.overlay.base_keys(place[:-2]):
        return
    written = written_once(amount, text, context.variant.currency, context.variant.language)
    if written is not None:
        yield Respell(place, written, f"{{{{ {expression} | money }}}}")
