"""Deeds with their rents, groups and kinds of deeds."""

from collections.abc import Iterator
from itertools import zip_longest

from printkit.comparing.edition import ComparedEdition
from printkit.comparing.facts import ComparedPart, Fact, FactKind, Thing
from printkit.comparing.records import facts_of, shown_plainly
from printkit.model.deeds import Deed, DeedKind, RentLevel
from printkit.model.rents import rent_table, stated_rents

_NAME = frozenset(["name"])


def deeds(edition: ComparedEdition) -> ComparedPart:
    """Each deed, named by itself or by its space."""
    variant = edition.variant
    return ComparedPart(
        "deeds",
        "Deeds",
        tuple(
            Thing(
                str(key),
                variant.deed_name(key),
                tuple(_deed_facts(edition, deed)),
                likeness=variant.deed_name(key),
                names_itself=deed.name is not None,
            )
            for key, deed in variant.deeds.items()
        ),
    )


def groups(edition: ComparedEdition) -> ComparedPart:
    """Each group of deeds."""
    return ComparedPart(
        "groups",
        "Groups",
        tuple(
            Thing(
                group_id,
                group.name,
                facts_of(group, edition, skip=_NAME),
                likeness=group.name,
            )
            for group_id, group in edition.variant.groups.items()
        ),
    )


def deed_kinds(edition: ComparedEdition) -> ComparedPart:
    """What deeds of a kind have in common: rent levels, lines, backs."""
    return ComparedPart(
        "deed_kinds",
        "Kinds of deeds",
        tuple(
            Thing(
                kind_id,
                kind.name,
                facts_of(kind, edition, skip=_NAME, deed=_first_deed(edition, kind_id)),
                likeness=kind.name,
            )
            for kind_id, kind in edition.variant.deed_kinds.items()
        ),
    )


def _first_deed(edition: ComparedEdition, kind_id: str) -> Deed | None:
    """A deed of the kind, for texts that speak of one."""
    return next((deed for deed in edition.variant.deeds.values() if deed.kind == kind_id), None)


def _deed_facts(edition: ComparedEdition, deed: Deed) -> Iterator[Fact]:
    variant = edition.variant
    group, kind = variant.groups.get(deed.group), variant.deed_kinds.get(deed.kind)
    shown = deed.group if group is None else group.name
    yield Fact("group", "group", deed.group, shown)
    own = frozenset(["name", "kind", "group", "rent", "rents", "rounded_from"])
    yield from facts_of(deed, edition, skip=own, deed=deed)
    yield from _rents(edition, deed, kind)
    yield Fact("kind", "kind", deed.kind, deed.kind if kind is None else kind.name)


def _rents(edition: ComparedEdition, deed: Deed, kind: DeedKind | None) -> Iterator[Fact]:
    """The rents that the deed states; those that its kind computes follow from them.

    Where the rent was rounded, some are not the multiple of what is printed: these are told.
    """
    levels = [] if kind is None else [level for level in kind.levels if level.times is None]
    if deed.rent is not None and kind is not None and not levels:
        levels = kind.levels[:1]
    stated = stated_rents(deed)
    for number, (amount, level) in enumerate(zip_longest(stated, levels[: len(stated)])):
        yield _rent(edition, kind, level, number, amount)
    if kind is not None and deed.rounded_from is not None:
        plainly = rent_table(deed.model_copy(update={"rounded_from": None}), kind)
        for number, (line, plain) in enumerate(zip(rent_table(deed, kind), plainly, strict=True)):
            if line.amount != plain.amount:
                yield _rent(edition, kind, line.level, number, line.amount)


def _rent(
    edition: ComparedEdition,
    kind: DeedKind | None,
    level: RentLevel | None,
    number: int,
    amount: float,
) -> Fact:
    key = f"rent.{number if level is None else level.id}"
    label = f"rent {number + 1}" if level is None else _label(edition, level)
    if kind is not None and kind.unit == "dice":
        return Fact(key, label, amount, f"dice × {shown_plainly(amount)}")
    return Fact(key, label, amount, edition.money(amount), FactKind.AMOUNT, "rents")


def _label(edition: ComparedEdition, level: RentLevel) -> str:
    """The line of the rent table; in English it is made to read on after *rent*."""
    label = edition.text(level.label)
    if not edition.variant.language.startswith("en"):
        return label
    plain = f"{label[:1].lower()}{label[1:]}"
    return plain if "rent" in plain else f"rent {plain}"
