"""The rent tables of the deeds, and where their numbers stand."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from printkit.diagnostics import Route

if TYPE_CHECKING:
    from printkit.model.deeds import Deed, DeedKind
    from printkit.model.rents import RentLine
    from printkit.model.variant import Variant

DeedKey = int | str


class RentTable(NamedTuple):
    """The rent lines of a deed whose kind is known."""

    key: DeedKey
    deed: "Deed"
    kind: "DeedKind"
    lines: "list[RentLine]"
    routes: list[Route]
    """Where the numbers behind the lines stand; a computed line has the rent's."""

    @property
    def stated(self) -> int:
        """How many rents the deed states."""
        return len(self.deed.rents) + (self.deed.rent is not None)

    @property
    def wanted(self) -> list[str]:
        """The lines of its kind that a rent is to be stated for."""
        return [level.label for level in self.kind.levels if level.times is None]

    @property
    def repeats_rent(self) -> bool:
        """Whether ``rents`` begin with what ``rent`` states already."""
        return self.deed.rent is not None and self.deed.rents[:1] == [self.deed.rent]


def rent_tables(variant: "Variant") -> list[RentTable]:
    """The rent tables of all deeds, ordered along the board."""
    from printkit.model.rents import rent_table  # noqa: PLC0415 - late: pydantic

    return [
        RentTable(key, deed, kind, lines, list(_routes(key, deed, lines)))
        for key in sorted(variant.deeds, key=lambda k: (isinstance(k, str), k))
        for deed in (variant.deeds[key],)
        for kind in (variant.deed_kinds.get(deed.kind),)
        if kind is not None
        for lines in (rent_table(deed, kind),)
    ]


def comparable(tables: list[RentTable]) -> list[RentTable]:
    """The tables of deeds that state as many rents as most of their kind."""
    counts: dict[str, Counter[int]] = {}
    for table in tables:
        counts.setdefault(table.deed.kind, Counter())[table.stated] += 1
    usual = {kind: found.most_common(1)[0][0] for kind, found in counts.items()}
    return [table for table in tables if table.stated == usual[table.deed.kind]]


def _routes(key: DeedKey, deed: "Deed", lines: "list[RentLine]") -> Iterator[Route]:
    stated = 0 if deed.rent is None else -1
    for line in lines:
        if line.level.times is not None or stated < 0:
            yield ("deeds", key, "rent")
        else:
            yield ("deeds", key, "rents", stated)
        stated += line.level.times is None
