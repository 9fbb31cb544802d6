"""Prices that fall along the board."""

from collections.abc import Iterator

from printkit.checking.deeds.deed_numbers import tables_by_kind
from printkit.checking.deeds.ordering import misplaced
from printkit.checking.deeds.rent_tables import RentTable
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK209", "price-falls", Severity.WARNING,
    "A deed is cheaper than one of its kind before it on the board, or dearer than one after it.",
    "Streets grow dearer on the way from the start to the last corner: players rely on it when "
    "they judge a street by its place. One price that many others contradict is reported once; "
    "a game whose prices keep no order is left alone.",
    "1: {price: 60}\n3: {price: 40}",
    "1: {price: 60}\n3: {price: 80}",
)  # fmt: skip
REQUIRES = ("board", "deeds")
PRESUPPOSES = ("board-gap",)

FEWEST = 3
"""Prices of a kind: of two, as of railroads, one is an exception wherever it stands."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Within a kind that has several prices they rise along the board, as far as the game does."""
    for tables in tables_by_kind(subject).values():
        prices = [table.deed.price for table in tables]
        for position, witness in misplaced(prices) if len(set(prices)) >= FEWEST else ():
            yield _finding(subject, tables[position], tables[witness], ahead=witness < position)


def _finding(subject: Subject, table: RentTable, other: RentTable, *, ahead: bool) -> Diagnostic:
    name = subject.variant.deed_name
    than, where = ("less", "before") if ahead else ("more", "after")
    return RULE.diagnostic(
        f"{name(table.key)} costs {subject.amount(table.deed.price)}, {than} than "
        f"{name(other.key)} {where} it ({subject.amount(other.deed.price)})",
        route=("deeds", table.key, "price"),
        help="correct one of the prices, or exchange the two",
        related=(Related(f"the one {where} it", route=("deeds", other.key, "price")),),
    )
