"""Deeds that lie elsewhere than their group."""

from collections import Counter
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import DeedKey
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK226",
    name="place-unlike-group",
    severity=Severity.WARNING,
    what="A deed states another `place` than all other deeds of its group.",
    why="Only where the deeds of each other group state one place together. A single one that "
    "differs is misspelt, left untranslated, or that of another group.",
    bad="6: {place: Mond}, while 8 and 9 of the same group state Moon",
    good="6: {place: Moon}",
)
REQUIRES = ("deeds",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The deeds of a group lie in one place, if those of all others do."""
    places: dict[str, dict[DeedKey, str]] = {}
    for key, deed in context.variant.deeds.items():
        if deed.place.strip():
            places.setdefault(deed.group, {})[key] = deed.place.strip()
    mixed = [group for group, stated in places.items() if len(set(stated.values())) > 1]
    for group in mixed if len(mixed) == 1 < len(places) else ():
        [(usual, most), *_] = Counter(places[group].values()).most_common(1)
        if most > 1 and len(places[group]) - most == 1:
            odd = next(key for key, place in places[group].items() if place != usual)
            yield RULE.diagnostic(
                f"{context.variant.deed_name(odd)} lies in “{places[group][odd]}”, the other "
                f"{most} of group '{group}' in “{usual}”",
                route=("deeds", odd, "place"),
                help=f"write {usual}, or correct its group",
            )
