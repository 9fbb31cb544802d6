"""Numbers of the rules that are out of all proportion."""

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase

from printkit.checking.deeds.bands import Band
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK857", "rules-number-unlikely", Severity.WARNING,
    "A number of the rules is out of proportion: a fee or a goal beside the start money, a "
    "percentage above 100, dozens of turns or purchases, a sale above the price.",
    "Fees are a small part of the start money, and a goal is more than it. Far outside these, a "
    "digit is most often missing or one too many. Numbers are known by their names: `…_fee`, "
    "`…_price`, `…_sale`, `…_goal`, `…_percent`, `…_per_turn`, `…_turns_max` …",
    "rules: {start_money: 1500, jail_fee: 500, interest_percent: 110}",
    "rules: {start_money: 1500, jail_fee: 50, interest_percent: 10}",
)  # fmt: skip
REQUIRES = ("rules",)

SHARES = {
    "*_fee": Band(0.004, 0.3),
    "*_bonus": Band(0.004, 0.3),
    "*_price": Band(0.004, 0.5),
    "*_price_*": Band(0.004, 0.5),
    "*_sale": Band(0.004, 0.5),
    "*_goal": Band(1.1, 30),
}
"""What each kind of number may be, times the start money; the bands of known games, widened."""
NUMBERS = {
    "*_percent": Band(0, 100),
    "*_per_turn": Band(0, 9),
    "*_turns_max": Band(1, 12),
    "doubles_to_*": Band(1, 12),
    "*_before_*": Band(1, 12),
    "*_to_win": Band(1, 50),
}
"""And what it may be by itself."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each number that is known by its name is in its band, and nothing sells above its price."""
    yield from _sold_above_price(subject)
    start = subject.start_money
    for name, value in subject.variant.rules.items():
        share, number = _band(SHARES, name), _band(NUMBERS, name)
        if number is not None and not number.holds(value):
            yield _finding(name, f"{figures(value)}; {number} is usual")
        elif share is not None and value and start and not share.holds(value / start):
            yield _finding(
                name,
                f"{subject.amount(value)}, {figures(value / start, 2)} times the start money "
                f"{subject.amount(start)}; {share} times is usual",
            )


def _sold_above_price(subject: Subject) -> Iterator[Diagnostic]:
    rules = subject.variant.rules
    for name, sale in rules.items():
        price = rules.get(f"{name.removesuffix('_sale')}_price") if name.endswith("_sale") else None
        if price is not None and sale > price:
            yield _finding(
                name, f"{subject.amount(sale)}, more than the price of {subject.amount(price)}"
            )


def _band(bands: Mapping[str, Band], name: str) -> Band | None:
    return next((band for form, band in bands.items() if fnmatchcase(name, form)), None)


def _finding(name: str, what: str) -> Diagnostic:
    return RULE.diagnostic(
        f"rules.{name} is {what}",
        route=("rules", name),
        help="look for a missing or additional digit",
    )
