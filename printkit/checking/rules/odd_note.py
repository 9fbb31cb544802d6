"""A single note of an unusual value."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK424", "odd-note", Severity.WARNING,
    "One note is worth an odd amount, while all others are 1, 2, 2.5 or 5 with zeros.",
    "Sets of notes are made so that change is easy: 1, 2, 5, 10, 20, 50 … A note of 110 among "
    "them is most often a slip; a set of notes that are all unusual is not.",
    "denominations: {1: …, 5: …, 110: …, 20: …}",
    "denominations: {1: …, 5: …, 10: …, 20: …}",
)  # fmt: skip
REQUIRES = ("money",)

_USUAL = {"1", "2", "25", "5"}
_ENOUGH = 4
"""Kinds of notes from which on a habit can be seen."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Of several notes not exactly one is odd."""
    notes = subject.money.denominations
    odd = [value for value in notes if str(value).rstrip("0") not in _USUAL]
    if len(notes) >= _ENOUGH and len(odd) == 1:
        yield RULE.diagnostic(
            f"a note of {subject.amount(odd[0])} is unusual; the others are "
            f"{', '.join(subject.amount(v) for v in sorted(notes) if v != odd[0])}",
            route=("money", "denominations", odd[0]),
            help="see whether a digit is wrong",
        )
