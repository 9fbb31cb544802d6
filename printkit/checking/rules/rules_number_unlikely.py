"""Numbers of the rules that are out of all proportion."""

from collections.abc import Iterator
from fnmatch import fnmatchcase

from printkit.checking.measures import Band
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK857", "rules-number-unlikely", Severity.WARNING,
    "A number of the rules is out of proportion: a fee or a goal beside the start money, or a "
    "percentage above 100.",
    "Fees are a small part of the start money, and a goal is more than it. Far outside these, a "
    "digit is most often missing or one too many. Numbers are known by their names: `…_fee`, "
    "`…_goal`, `…_percent`.",
    "rules: {start_money: 1500, jail_fee: 500, interest_percent: 110}",
    "rules: {start_money: 1500, jail_fee: 50, interest_percent: 10}",
)  # fmt: skip
REQUIRES = ("rules",)

BANDS = {
    "*_fee": Band(0.004, 0.3),
    "*_goal": Band(1.1, 30),
}
"""What each kind of number may be, times the start money; the bands of known games, widened."""
WHOLE = 100


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each number that is known by its name is in its band."""
    for name, value in subject.variant.rules.items():
        start = subject.start_money
        band = next((b for form, b in BANDS.items() if fnmatchcase(name, form)), None)
        if name.endswith("_percent") and value > WHOLE:
            yield RULE.diagnostic(
                f"rules.{name} is {value:g} %, more than the whole",
                route=("rules", name),
                help="look for a digit too many",
            )
        elif band is not None and value and start and not band.holds(value / start):
            yield RULE.diagnostic(
                f"rules.{name} is {subject.amount(value)}, {value / start:.2g} times the start "
                f"money {subject.amount(start)}; {band} times is usual",
                route=("rules", name),
                help="look for a missing or additional digit",
            )
