"""First rents that are far too low or too high for their price."""

from collections.abc import Iterator

from printkit.checking.deeds.bands import Band
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK212", "rent-price-ratio", Severity.WARNING,
    "The first rent of a deed is far lower or higher than usual, compared with its price.",
    "On the classic boards it is between 3.3 % and 12.5 % of the price. A deed far outside is "
    "paid back by one visit, or never. A game all of whose rents are higher or lower has a wider "
    "band.",
    "price: 160, rent: 120",
    "price: 160, rent: 12",
)  # fmt: skip
REQUIRES = ("deeds",)

BAND = Band(2, 16)
"""Per cent of the price: the classic band with a margin."""
MIDDLE = 8
"""The classic median."""

_HUNDREDS = 100


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The first rent in money is a usual share of the price."""
    shares = [
        (table, 100 * table.deed.rent / table.deed.price)
        for table in subject.tables
        if table.kind.unit == "money" and table.deed.rent and table.deed.price
    ]
    band = BAND.widened(MIDDLE, [percent for _, percent in shares])
    for table, percent in shares:
        deed = table.deed
        if deed.rent and not band.holds(percent):
            yield RULE.diagnostic(
                f"the rent of {subject.variant.deed_name(table.key)} is "
                f"{subject.amount(deed.rent)}, {_plain(percent)} % of its price "
                f"{subject.amount(deed.price)}; {band} % is usual",
                route=("deeds", table.key, "rent"),
                help="look for a missing or additional digit",
                related=(Related("the price", route=("deeds", table.key, "price")),),
            )


def _plain(percent: float) -> str:
    """Three digits, and all of them where there are more before the point."""
    return f"{figures(percent, 3)}" if percent < _HUNDREDS else f"{percent:.0f}"
