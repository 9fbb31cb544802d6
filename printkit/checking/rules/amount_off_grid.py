"""A single amount that is less round than all others of its kind."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Route, Rule, Severity

RULE = Rule(
    "PK421", "amount-off-grid", Severity.WARNING,
    "One price, or one payment, is less round than all the others.",
    "On the classic boards all prices are multiples of 10, and all payments on spaces and cards "
    "of 5. A single 145 or 201 among them is most often a slip.",
    "prices 60, 100, 120, 145, 160 …",
    "prices 60, 100, 120, 140, 160 …",
)  # fmt: skip

_ENOUGH = 8
"""Amounts from which on a habit can be seen."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Of many prices or payments not exactly one is less round."""
    yield from _single(subject, "prices", _prices(subject), 1)
    yield from _single(subject, "payments", _payments(subject), 2)


def _single(
    subject: Subject, what: str, amounts: dict[Route, float], fineness: int
) -> Iterator[Diagnostic]:
    """The one amount that no habit explains; ``fineness`` parts of the step are round enough."""
    for step in _steps(max(amounts.values(), default=0)) if len(amounts) >= _ENOUGH else ():
        off = [route for route, amount in amounts.items() if amount % step]
        if len(off) == 1:
            amount = amounts[off[0]]
            if amount % (step / fineness):
                yield RULE.diagnostic(
                    f"{subject.amount(amount)} is no multiple of {subject.amount(step)}, as the "
                    f"other {len(amounts) - 1} {what} are",
                    route=off[0],
                    help="see whether a digit is wrong",
                )
            return
        if not off:
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


def _prices(subject: Subject) -> dict[Route, float]:
    return {("deeds", key, "price"): deed.price for key, deed in subject.variant.deeds.items()}


def _payments(subject: Subject) -> dict[Route, float]:
    board = subject.variant.board
    found: dict[Route, float] = {
        ("board", "spaces", index, "amount"): space.amount
        for index, space in ({} if board is None else board.spaces).items()
        if space.amount is not None
    }
    for placed in subject.effects:
        if placed.effect.do == "collect" or placed.effect.do == "pay":  # noqa: PLR1714 - for mypy
            found[(*placed.route, "amount")] = placed.effect.amount
    return found
