"""Winnings of the casino that cannot be paid with the printed notes."""

from collections.abc import Iterator
from math import gcd

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK410", "payout-not-payable", Severity.ERROR,
    "A stake or what a bet pays for it cannot be paid with the printed notes.",
    "Odds have one decimal, so winnings are multiples of a tenth of the step between stakes.",
    "step: 10, odds 5.5 and denominations: {10: …, 50: …}",
    "step: 100, odds 5.5 and denominations: {10: …, 50: …}",
)  # fmt: skip
REQUIRES = ("casino", "money")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The stakes and the payouts for one step are multiples of what the notes make."""
    casino, least = subject.casino, gcd(*subject.money.denominations)
    notes = (Related("the notes", route=("money", "denominations")),)
    for name in ("min_stake", "max_stake", "step"):
        if getattr(casino, name) % least:
            yield RULE.diagnostic(
                f"{subject.amount(getattr(casino, name))} cannot be staked: the notes make "
                f"multiples of {subject.amount(least)} only",
                route=("casino", name),
                related=notes,
            )
    for bet_id, bet in casino.bets.items():
        tenths = round(casino.odds(bet_id) * 10)
        if tenths * casino.step % (10 * least):
            yield RULE.diagnostic(
                f"“{bet.name}” pays {subject.amount(casino.step * tenths / 10)} for "
                f"{subject.amount(casino.step)}; the notes make multiples of "
                f"{subject.amount(least)} only",
                route=("casino", "bets", bet_id),
                help="make 'step' larger, or print smaller notes",
                related=notes,
            )
