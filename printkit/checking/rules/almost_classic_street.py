"""Streets of the classic board with one number that is not classic."""

from collections.abc import Iterator

from printkit.checking.deeds.deed_numbers import deed_numbers, number_words
from printkit.checking.deeds.rent_tables import DeedKey
from printkit.checking.figures import figures
from printkit.checking.habits.likeness import Difference
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

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


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each street is wholly classic, or clearly not; changes of a base are PK850's business."""
    changed = frozenset[Route]() if subject.overlay is None else subject.overlay.routes
    exchanged: dict[DeedKey, Difference] = {}
    for found in () if subject.likeness is None else subject.likeness.differences:
        if not found.is_exchanged:
            if found.route not in changed:
                yield _slip(subject, found)
            continue
        first = exchanged.setdefault(found.table.key, found)
        if first is not found:
            yield _exchange(subject, first, found)


def _slip(subject: Subject, found: Difference) -> Diagnostic:
    return RULE.diagnostic(
        f"the {number_words(found.table, found.field)} of "
        f"{subject.variant.deed_name(found.table.key)} is {_stated(found)}; with its other "
        f"numbers the classic street has {figures(found.usual)}",
        route=found.route,
        help=f"write {figures(found.usual)}, or give the street more numbers of its own",
        likely=found.usual,
    )


def _exchange(subject: Subject, one: Difference, other: Difference) -> Diagnostic:
    """The pair at its first number, where what follows from both is told."""
    words = (number_words(found.table, found.field) for found in (one, other))
    return RULE.diagnostic(
        f"the {' and the '.join(words)} of {subject.variant.deed_name(one.table.key)} are "
        f"{_stated(one)} and {_stated(other)}; the classic street has them the other way round",
        route=one.route,
        help="exchange the two, or give the street more numbers of its own",
        related=(Related("the other number", route=other.route),),
        instead=((other.route, other.usual),),
        likely=one.usual,
    )


def _stated(found: Difference) -> str:
    return figures(deed_numbers(found.table)[found.field])
