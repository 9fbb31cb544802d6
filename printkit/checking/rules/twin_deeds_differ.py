"""Deeds that cost the same and start with the same rent but go on differently."""

from collections import Counter
from collections.abc import Iterator

from printkit.checking.deeds.rent_tables import DeedKey, RentTable, rent_route
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK207", "twin-deeds-differ", Severity.WARNING,
    "Two deeds of a group have the same price and the same rents, but for one.",
    "Deeds that cost the same and begin with the same rent are alike all the way down on the "
    "classic boards, and deeds that begin differently have no rent in common; one of the two "
    "numbers is likely to be a slip. Where `rules.rounding_step` is stated or a change rounds up, "
    "equal rents need not have been equal before, and nothing is compared.",
    "6: {price: 100, rent: 6, rents: [30, 90, 270, 400, 550]}\n"
    "8: {price: 100, rent: 6, rents: [30, 90, 270, 450, 550]}",
    "6: {price: 100, rent: 6, rents: [30, 90, 270, 400, 550]}\n"
    "8: {price: 100, rent: 6, rents: [30, 90, 270, 400, 550]}",
)  # fmt: skip
REQUIRES = ("deeds",)

MANY = 3
"""Deeds of a group; where there are more, PK214 tells which of them is the odd one."""


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Twins in a group have equal rents; each is compared with the first one."""
    if subject.printed_step:
        return
    first: dict[tuple[object, ...], RentTable] = {}
    others: dict[tuple[object, ...], RentTable] = {}
    sizes = Counter((table.deed.group, table.deed.kind) for table in subject.tables)
    for table in subject.tables:
        deed = table.deed
        if deed.rent is None:
            continue
        alike = (deed.kind, deed.group, deed.price)
        is_pair = deed.rents and sizes[deed.group, deed.kind] <= MANY
        rest = others.setdefault((*alike, *deed.rents), table) if is_pair else table
        twin = first.setdefault((*alike, deed.rent), table)
        yield from _differences(subject, rest if twin is table else twin, table)


def _differences(subject: Subject, twin: RentTable, table: RentTable) -> Iterator[Diagnostic]:
    if len(twin.lines) != len(table.lines):  # PK202 says so
        return
    name: dict[DeedKey, str] = {k: subject.variant.deed_name(k) for k in (twin.key, table.key)}
    for number, (one, other) in enumerate(zip(twin.lines, table.lines, strict=True)):
        if one.amount != other.amount and other.level.times is None:
            yield RULE.diagnostic(
                f"“{other.level.label}” is {figures(other.amount)} on {name[table.key]} but "
                f"{figures(one.amount)} on {name[twin.key]}, which has the same price and other "
                "rents",
                route=rent_route(table, number),
                help="make the two equal, or give the deeds different prices",
                related=(Related(name[twin.key], route=rent_route(twin, number)),),
                instead=((rent_route(twin, number), other.amount),),
                likely=one.amount,
            )
