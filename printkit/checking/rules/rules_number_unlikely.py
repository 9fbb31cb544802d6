"""Numbers of the rules that are out of all proportion."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from printkit.checking.deeds.bands import Band
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.rule_numbers import Kind

RULE = Rule(
    "PK857", "rules-number-unlikely", Severity.WARNING,
    "A number of the rules is out of proportion: a fee or a goal beside the start money, a "
    "percentage above 100, dozens of turns or purchases, a sale above the price.",
    "Fees are a small part of the start money, and a goal is more than it. Far outside these, a "
    "digit is most often missing or one too many. What a number is says its name, if every game "
    "has it (`jail_fee`), or `rule_kinds`.",
    "rules: {start_money: 1500, jail_fee: 500, mortgage_percent: 110}",
    "rules: {start_money: 1500, jail_fee: 50, mortgage_percent: 50}",
)  # fmt: skip
REQUIRES = ("rules",)

SHARES: "Mapping[Kind, Band]" = {
    "bail": Band(0.004, 0.3),
    "fee": Band(0.004, 0.3),
    "price": Band(0.004, 0.5),
    "sale": Band(0.004, 0.5),
    "goal": Band(1.1, 30),
}
"""What each kind of number may be, times the start money; the bands of known games, widened."""
NUMBERS: "Mapping[Kind, Band]" = {
    "percent": Band(0, 100),
    "per-turn": Band(0, 9),
    "jail-turns": Band(1, 12),
    "jail-doubles": Band(1, 12),
    "before": Band(1, 12),
    "to-win": Band(1, 50),
}
"""And what it may be by itself."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each number of a kind that has a band is in it, and nothing sells above its price."""
    yield from _sold_above_price(subject)
    start = subject.start_money
    for name, value, known in subject.numbers.of(*NUMBERS):
        if not NUMBERS[known.kind].holds(value):
            yield _finding(name, f"{figures(value)}; {NUMBERS[known.kind]} is usual")
    for name, value, known in subject.numbers.of(*SHARES):
        if value and start and not SHARES[known.kind].holds(value / start):
            yield _finding(
                name,
                f"{subject.amount(value)}, {figures(value / start, 2)} times the start money "
                f"{subject.amount(start)}; {SHARES[known.kind]} times is usual",
            )


def _sold_above_price(subject: Subject) -> Iterator[Diagnostic]:
    prices = {known.piece: value for _, value, known in subject.numbers.of("price") if known.piece}
    for name, sale, known in subject.numbers.of("sale"):
        price = prices.get(known.piece or "", sale)
        if sale > price:
            yield _finding(
                name, f"{subject.amount(sale)}, more than the price of {subject.amount(price)}"
            )


def _finding(name: str, what: str) -> Diagnostic:
    return RULE.diagnostic(
        f"rules.{name} is {what}",
        route=("rules", name),
        help="look for a missing or additional digit",
    )
