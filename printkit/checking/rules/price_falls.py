"""Prices that fall along the board."""

from collections import Counter
from collections.abc import Iterator

from printkit.checking.rent_tables import RentTable
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK209", "price-falls", Severity.WARNING,
    "A deed is cheaper than one of its kind further back on the board.",
    "Streets grow dearer on the way from the start to the last corner: players rely on it when "
    "they judge a street by its place.",
    "1: {price: 60}\n3: {price: 40}",
    "1: {price: 60}\n3: {price: 80}",
)  # fmt: skip
REQUIRES = ("board", "deeds")

FEWEST = 3
"""Prices of a kind: of two, as of railroads, one is an exception wherever it stands."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Within a kind that has several prices, none is below the dearest so far."""
    prices = {(table.deed.kind, table.deed.price) for table in subject.tables}
    several = Counter(kind for kind, _ in prices)
    dearest: dict[str, RentTable] = {}
    for table in subject.tables:
        if several[table.deed.kind] < FEWEST:
            continue
        before = dearest.setdefault(table.deed.kind, table)
        if table.deed.price >= before.deed.price:
            dearest[table.deed.kind] = table
        else:
            name = subject.variant.deed_name
            yield RULE.diagnostic(
                f"{name(table.key)} costs {subject.amount(table.deed.price)}, less than "
                f"{name(before.key)} before it ({subject.amount(before.deed.price)})",
                route=("deeds", table.key, "price"),
                help="correct one of the prices, or exchange the two",
                related=(Related("the dearer one before", route=("deeds", before.key, "price")),),
            )
