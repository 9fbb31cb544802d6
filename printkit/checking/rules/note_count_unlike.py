"""Notes of which far fewer or far more are printed than of the others."""

from collections.abc import Iterator
from statistics import median

from printkit.checking.deeds.bands import Band
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK423", "note-count-unlike", Severity.WARNING,
    "Far fewer, or far more, notes of one value are printed than of the others.",
    "Official boxes have 20 to 50 notes of each value, or 30 of all. A single 3 or 300 among them "
    "has a digit too few or too many.",
    "1000: {count: 60}, 500: {count: 50}, 100: {count: 7}, 50: {count: 24}",
    "1000: {count: 60}, 500: {count: 50}, 100: {count: 70}, 50: {count: 24}",
)  # fmt: skip
REQUIRES = ("money",)

_BAND = Band(0.2, 5)
_ENOUGH = 4
"""Kinds of notes from which on a usual number can be seen."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each count keeps to the band around the median of the others."""
    notes = subject.money.denominations
    for value, note in notes.items() if len(notes) >= _ENOUGH else ():
        others = [other.count for key, other in notes.items() if key != value]
        usual = median(others)
        alike = len(set(others)) == 1  # PK855 says so
        if usual and not alike and not _BAND.holds(note.count / usual):
            yield RULE.diagnostic(
                f"{note.count} notes of {subject.amount(value)} are printed, of the others mostly "
                f"about {figures(usual)}",
                route=("money", "denominations", value, "count"),
                help="see whether a digit is missing or too many",
            )
