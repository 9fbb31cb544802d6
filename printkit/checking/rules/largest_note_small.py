"""Rents that take a pile of the largest notes."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import highest_rent
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK418",
    name="largest-note-small",
    severity=Severity.INFO,
    what="The highest rent takes more than twenty of the largest notes.",
    why="Paying 2000 takes four notes of 500. A larger note makes the counting shorter.",
    bad="denominations: {1: …, 5: …, 20: …}, a rent of 2000",
    good="denominations: {1: …, 5: …, 20: …, 100: …, 500: …}",
)
REQUIRES = ("money", "deeds")

_MOST = 20


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The highest rent takes a handful of notes."""
    largest, highest = max(context.money.denominations), highest_rent(context.tables)
    if highest is not None and highest.amount > _MOST * largest:
        yield RULE.diagnostic(
            f"the highest rent, {context.amount(highest.amount)} on "
            f"{context.variant.deed_name(highest.table.key)}, takes "
            f"{figures(-(-highest.amount // largest))} notes of {context.amount(largest)}, the "
            "largest",
            route=("money", "denominations", largest),
            help="add a larger note",
            related=(Related("the rent", route=highest.route),),
        )
