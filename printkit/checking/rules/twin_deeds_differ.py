"""Deeds that cost the same and start with the same rent but go on differently."""

from collections.abc import Iterator

from printkit.checking.subject import DeedKey, RentTable, Subject, rent_route
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK207", "twin-deeds-differ", Severity.WARNING,
    "Two deeds of a group have the same price and the same rent, but another rent differs.",
    "Such twins are alike all the way down on the classic boards; one of the two numbers is "
    "likely to be a slip. Where `rules.rounding_step` is stated, equal rents need not have been "
    "equal before, and nothing is compared.",
    "6: {price: 100, rent: 6, rents: [30, 90, 270, 400, 550]}\n"
    "8: {price: 100, rent: 6, rents: [30, 90, 270, 450, 550]}",
    "6: {price: 100, rent: 6, rents: [30, 90, 270, 400, 550]}\n"
    "8: {price: 100, rent: 6, rents: [30, 90, 270, 400, 550]}",
)  # fmt: skip
REQUIRES = ("deeds",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Twins in a group have equal rents; each is compared with the first one."""
    if subject.rounding_step:
        return
    first: dict[tuple[object, ...], RentTable] = {}
    for table in subject.tables:
        deed = table.deed
        if deed.rent is None:
            continue
        twin = first.setdefault((deed.kind, deed.group, deed.price, deed.rent), table)
        yield from _differences(subject, twin, table)


def _differences(subject: Subject, twin: RentTable, table: RentTable) -> Iterator[Diagnostic]:
    name: dict[DeedKey, str] = {k: subject.variant.deed_name(k) for k in (twin.key, table.key)}
    for number, (one, other) in enumerate(zip(twin.lines, table.lines, strict=False)):
        if one.amount != other.amount:
            yield RULE.diagnostic(
                f"“{other.level.label}” costs {other.amount:g} on {name[table.key]} but "
                f"{one.amount:g} on {name[twin.key]}, which is alike in price and rent",
                route=rent_route(table, number),
                help="make the two equal, or give the deeds different prices",
                related=(Related(name[twin.key], route=rent_route(twin, number)),),
            )
