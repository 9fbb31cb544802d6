"""The currency, the start money and the notes."""

from collections.abc import Iterator

from printkit.comparing.edition import ComparedEdition
from printkit.comparing.facts import ComparedPart, Fact, FactKind, Thing
from printkit.comparing.records import facts_of
from printkit.model.money import Money


def money(edition: ComparedEdition, factor: float = 1) -> ComparedPart:
    """The currency, what everybody starts with, and each kind of note.

    Notes are known by their values times ``factor``: see :func:`factor_of_notes`.
    """
    variant = edition.variant
    things = [Thing("currency", "currency", facts_of(variant.currency, edition))]
    if variant.money is not None:
        own = frozenset(["denominations", "start"])
        start = facts_of(variant.money, edition, skip=own)
        things.append(Thing("start", "start money", start))
        things += _notes(edition, variant.money, factor)
    return ComparedPart("money", "Money", tuple(things))


def factor_of_notes(before: ComparedEdition, after: ComparedEdition) -> float:
    """By what the values of all notes were multiplied; 1 if they were not."""
    one, other = _values(before), _values(after)
    if not one or len(one) != len(other) or one == other:
        return 1
    factor = other[0] / one[0]
    return factor if [value * factor for value in one] == other else 1


def _values(edition: ComparedEdition) -> list[int]:
    money = edition.variant.money
    return [] if money is None else sorted(money.denominations)


def _notes(edition: ComparedEdition, money: Money, factor: float) -> Iterator[Thing]:
    for value in sorted({*money.denominations, *money.start}):
        name, dealt = edition.money(value), money.start.get(value)
        facts: list[Fact] = []
        if (note := money.denominations.get(value)) is not None:
            facts.append(Fact("value", "value", value, name, FactKind.AMOUNT, "values of notes"))
            facts += facts_of(note, edition)
        if dealt is not None:
            facts.append(Fact("dealt", "dealt to each player", dealt, str(dealt)))
        yield Thing(f"note.{value * factor:g}", f"note of {name}", tuple(facts), names_itself=False)
