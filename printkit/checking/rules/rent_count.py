"""A deed states more or fewer rents than its kind has lines for.

A line without a rent, or a rent without a line, would be missing on the printed deed. Lines with
'times' are computed and need no number. Where most deeds of a kind have a different number of rents
from the lines it has, it is the lines of the kind that are reported.
Bad: rent: 2, rents: [10, 30, 90, 160]        # no rent for the hotel
Good: rent: 2, rents: [10, 30, 90, 160, 250]
"""

from collections import Counter, defaultdict

from printkit.checking.context import CheckContext
from printkit.checking.deeds.lost_rents import lost_rent
from printkit.checking.deeds.rent_tables import RentTable
from printkit.diagnostics import Diagnostic, Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK202", Severity.ERROR)
REQUIRES = ("deeds",)

_FEWEST = 3
"""Deeds of a kind whose agreement weighs more than the kind's lines."""


def check(context: CheckContext) -> Findings:
    kinds: defaultdict[str, list[RentTable]] = defaultdict(list)
    for table in context.all_tables:
        kinds[table.deed.kind].append(table)
    for kind, tables in kinds.items():
        lines = tables[0].wanted
        counts = {table.key: table.stated for table in tables}
        usual, often = Counter(counts.values()).most_common(1)[0]
        if usual != len(lines) and often >= _FEWEST and 2 * often > len(tables):
            yield _of_kind(kind, usual, f"{often} of {len(tables)}", lines)
            continue
        for table in tables:
            if counts[table.key] != len(lines):
                lost = lost_rent(context, table, tables)
                yield _of_deed(context, table, counts[table.key], lines, lost)


def _of_kind(kind: str, usual: int, often: str, lines: list[str]) -> Diagnostic:
    return RULE.diagnostic(
        f"kind '{kind}' has {len(lines)} line{'s' if len(lines) != 1 else ''} with a rent to state "
        f"({_listed(lines)}), but {often} deeds state {usual}",
        route=("deed_kinds", kind, "levels"),
        help="add the line that is missing"
        if usual > len(lines)
        else "take out the extra line, or give each deed its rent",
    )


def _of_deed(
    context: CheckContext, table: RentTable, stated: int, lines: list[str], lost: str | None
) -> Diagnostic:
    was = context.overlay.was(("deeds", table.key, "kind"))
    return RULE.diagnostic(
        f"{context.variant.deed_name(table.key)} states {stated} "
        f"{'rent' if stated == 1 else 'rents'}{_where(table)}, but its kind "
        f"'{table.deed.kind}' needs {len(lines)}",
        route=("deeds", table.key, "rents"),
        help=_remedy(table, stated, lines, lost),
        instead=() if was is None else ((("deeds", table.key, "kind"), was),),
        related=(
            Related("the lines", route=("deed_kinds", table.deed.kind, "levels")),
            Related("its kind", route=("deeds", table.key, "kind")),
        ),
    )


def _remedy(table: RentTable, stated: int, lines: list[str], lost: str | None) -> str:
    if stated == len(lines) + 1 and table.repeats_rent:
        return f"leave out the first: 'rent' states it already, as {_listed(lines[:1])}"
    return lost or f"state one for each of {_listed(lines)}, or correct its kind"


def _where(table: RentTable) -> str:
    """Where the rents stand that are counted, if in two places."""
    deed = table.deed
    return f" ('rent' and {len(deed.rents)} in 'rents')" if deed.rent and deed.rents else ""


def _listed(lines: list[str]) -> str:
    return ", ".join(f"“{label}”" for label in lines)
