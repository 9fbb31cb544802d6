"""Streets of the classic board with one number that is not classic."""

from collections.abc import Iterator

from printkit.checking.deeds.deed_numbers import deed_numbers, number_words
from printkit.checking.figures import figures
from printkit.checking.findings.consequences import OF_SLIP
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Route, Rule, Severity

RULE = Rule(
    "PK213", "almost-classic-street", Severity.WARNING,
    "A street has the numbers of a classic one, except for a single one.",
    "Rent tables are typed from deeds, and a slip stays unseen for years. Where most streets of a "
    "board are classic ones (or all are, times the same factor), one number that differs, or two "
    "that stand in each other's place, are likely to be slips. A street with several numbers of "
    "its own is meant to be different, and so is a number that differs on many streets.",
    "price: 320, rent: 28, rents: [150, 450, 1000, 1200, 1440]",
    "price: 320, rent: 28, rents: [150, 450, 1000, 1200, 1400]",
)  # fmt: skip
REQUIRES = ("deeds",)
EXPLAINS = OF_SLIP


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each street is wholly classic, or clearly not; changes of a base are PK850's business."""
    changed = frozenset[Route]() if subject.overlay is None else subject.overlay.routes
    for found in () if subject.likeness is None else subject.likeness.differences:
        if found.route in changed and not found.is_exchanged:
            continue
        table, mine = found.table, deed_numbers(found.table)[found.field]
        yield RULE.diagnostic(
            f"the {number_words(table, found.field)} of {subject.variant.deed_name(table.key)} is "
            f"{figures(mine)}; with its other numbers the classic street has "
            f"{figures(found.usual)}",
            route=found.route,
            help=f"write {figures(found.usual)}, or give the street more numbers of its own",
        )
