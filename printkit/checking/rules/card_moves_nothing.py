"""Cards with an amount of nothing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.card_amounts import money_of
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.effects import Effect

RULE = Rule(
    "PK856", "card-moves-nothing", Severity.WARNING,
    "An amount of money on a card is 0.",
    "Who draws it collects or pays nothing: most often an amount that lost a digit, or was left "
    "for later.",
    "effects: [{do: collect, amount: 0}]",
    "effects: [{do: collect, amount: 50}]",
)  # fmt: skip
REQUIRES = ("decks",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each amount is more than nothing."""
    for route, _, card_id, effect in subject.effects:
        listed = [] if effect.do == "choose" else [effect]
        if not all(amount for _, amount in money_of(listed)) or _pays_nothing(effect):
            yield RULE.diagnostic(
                f"card '{card_id}' has an amount of {subject.amount(0)}",
                route=route,
                help="give it an amount, or leave the effect out",
            )


def _pays_nothing(effect: "Effect") -> bool:
    return effect.do == "lose" and effect.otherwise_pay == 0
