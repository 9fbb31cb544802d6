"""A single note of an unusual value."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK424", "odd-note", Severity.WARNING,
    "One note is worth an odd amount, while all others are 1, 2, 2.5 or 5 with zeros.",
    "Sets of notes are made so that change is easy: 1, 2, 5, 10, 20, 50 … A note of 110 among "
    "them is most often a slip; a set of notes that are all unusual is not, nor is one that are "
    "usual times their smallest, such as 20, 100, 400.",
    "denominations: {1: …, 5: …, 110: …, 20: …}",
    "denominations: {1: …, 5: …, 10: …, 20: …}",
)  # fmt: skip
REQUIRES = ("money",)

_USUAL = {"1", "2", "25", "5"}
_ENOUGH = 4
"""Kinds of notes from which on a habit can be seen."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Of several notes not exactly one is odd, by itself and counted in the smallest one."""
    notes = subject.money.denominations
    unit = min(notes, default=1)
    odd = [value for value in notes if not _is_usual(value) and not _is_usual(value / unit)]
    if len(notes) >= _ENOUGH and len(odd) == 1:
        yield RULE.diagnostic(
            f"a note of {subject.amount(odd[0])} is unusual; the others are "
            f"{', '.join(subject.amount(v) for v in sorted(notes) if v != odd[0])}",
            route=("money", "denominations", odd[0]),
            help="see whether a digit is wrong",
        )


def _is_usual(value: float) -> bool:
    return value % 1 == 0 and str(int(value)).rstrip("0") in _USUAL
