"""A table that states the base's spaces or deeds again leaves out a single one of them.

What it leaves out stays as it is in the base: a name or a price of another game. Spaces and deeds
are looked at all together, and kind by kind; a table that leaves out two of a kind is taken at its
word.
Bad: names.csv: 1,Net Lane / 3,Anchor Lane / 8,Oyster Lane      # and the base has a street 6
Good: names.csv: 1,Net Lane / 3,Anchor Lane / 6,Whelk Lane / 8,Oyster Lane
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import DeedKey as Key
from printkit.diagnostics import Findings, Route, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK861", Severity.WARNING)
REQUIRES = ("board", "deeds")

_FEWEST = 4
"""Spaces or deeds of a kind: of fewer, to leave one as it is says nothing."""


def check(context: CheckContext) -> Findings:
    name = context.variant.deed_name
    things: dict[Route, dict[Key, tuple[str, str]]] = {
        ("board", "spaces"): {n: (s.kind, s.name) for n, s in context.spaces.items()},
        ("deeds",): {key: (deed.kind, name(key)) for key, deed in context.variant.deeds.items()},
    }
    for route, known in things.items():
        rows = context.overlay.rows(route)
        numbers = [row for row in rows if isinstance(row, int)]
        for key in _missing({key: kind for key, (kind, _) in known.items()}, rows):
            yield RULE.diagnostic(
                f"there is no row {key}, so that {known[key][1]} stays as it is in the base; all "
                "others have one",
                route=(*route, max((row for row in numbers if row < int(key)), default=rows[0])),
                help=f"add the row {key}, or say that it is meant to be left out",
                at_key=True,
            )


def _missing(kinds: Mapping[Key, str], rows: Sequence[Key]) -> list[Key]:
    """The only entry of all, or the only ones of their kinds, without a row."""
    left = [key for key in kinds if key not in rows] if rows else []
    of_kind = Counter(kinds[key] for key in left)
    sizes = Counter(kinds.values())
    return [
        key
        for key in left
        if len(left) == 1 or (of_kind[kinds[key]] == 1 and sizes[kinds[key]] >= _FEWEST)
    ]
