"""A single payment that is less round than all others."""

from collections.abc import Iterator

from printkit.checking.rule_numbers import MONEY
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Route, Rule, Severity

RULE = Rule(
    "PK421", "amount-off-grid", Severity.WARNING,
    "One payment on a space, on a card or in the rules is less round than all the others.",
    "On the classic boards all of them are multiples of 5. A single 51 or 201 is most often a "
    "slip.",
    "payments 10, 20, 51, 100, 200 …",
    "payments 10, 20, 50, 100, 200 …",
)  # fmt: skip

_ENOUGH = 8
"""Amounts from which on a habit can be seen."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Of many payments not exactly one is less round; half a step is round enough."""
    amounts = _payments(subject)
    for step in _steps(max(amounts.values(), default=0)) if len(amounts) >= _ENOUGH else ():
        off = [route for route, amount in amounts.items() if amount % step]
        if len(off) == 1 and 2 * amounts[off[0]] % step:
            yield RULE.diagnostic(
                f"{subject.amount(amounts[off[0]])} is no multiple of {subject.amount(step)}, as "
                f"the other {len(amounts) - 1} payments on spaces, on cards and in the rules are",
                route=off[0],
                help="see whether a digit is wrong",
            )
        if len(off) <= 1:
            return


def _steps(largest: float) -> Iterator[int]:
    """Round steps, the largest first: … 100, 50, 10, 5."""
    power = 1
    while power * 10 <= largest:
        power *= 10
    while power > 1:
        yield power
        yield power // 2
        power //= 10


def _payments(subject: Subject) -> dict[Route, float]:
    board = subject.variant.board
    found: dict[Route, float] = {
        ("board", "spaces", index, "amount"): space.amount
        for index, space in ({} if board is None else board.spaces).items()
        if space.amount is not None
    }
    for placed in subject.effects:
        if placed.effect.do == "repairs":
            for building, fee in placed.effect.fees.items():
                found[(*placed.route, "fees", building)] = fee
        if placed.effect.do == "lose" and placed.effect.otherwise_pay is not None:
            found[(*placed.route, "otherwise_pay")] = placed.effect.otherwise_pay
        if placed.effect.do == "collect" or placed.effect.do == "pay":  # noqa: PLR1714 - for mypy
            found[(*placed.route, "amount")] = placed.effect.amount
    for name, value, _ in subject.numbers.of(*MONEY):
        found[("rules", name)] = value
    return found
