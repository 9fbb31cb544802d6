"""The text of a card gives another amount, count or space than its effects, or has the player pay
what these have them collect; it is a warning where the text does not say it at all.

Players read the text; the checks and the numbers in the reports come from the effects. An
expression such as {{ effects[0].amount | money }} keeps the two together.
Bad: text: Collect $50.
    effects: [{do: collect, amount: 100}]
Good: text: Collect {{ effects[0].amount | money }}.
    effects: [{do: collect, amount: 100}]
"""

from printkit.checking.cards.differences import (
    amounts_differ,
    counts_differ,
    spaces_differ,
    ways_differ,
)
from printkit.checking.cards.printed_cards import Fault, PrintedCard, printed_cards
from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import placeholder_in
from printkit.diagnostics import Diagnostic, Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK302", Severity.ERROR)
REQUIRES = ("decks",)


def check(context: CheckContext) -> Findings:
    for card in printed_cards(context):
        if placeholder_in(card.card.text):
            continue  # PK722 says that it is still to be written
        for differ in (amounts_differ, ways_differ, spaces_differ, counts_differ):
            yield from (_finding(card, fault) for fault in differ(context, card))


def _finding(card: PrintedCard, fault: Fault) -> Diagnostic:
    """A difference at the text of the card, with the effects or the other numbers beside it."""
    others = [Related("compared with this", route=route) for route, _ in fault.instead]
    return RULE.diagnostic(
        f"card '{card.id}' {fault.message}",
        route=(*card.route, "text"),
        help=fault.remedy,
        related=(*others,) or (Related("the effects", route=(*card.route, "effects")),),
        instead=fault.instead,
        severity=Severity.WARNING if fault.is_hidden else None,
        old=fault.old,
        words=fault.words,
    )
