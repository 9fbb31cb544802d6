"""What is said of a game, made ready to be compared: parts, things and their facts."""

from enum import StrEnum

from printkit.records import record

Plain = bool | int | float | str | list["Plain"] | dict[str, "Plain"] | None
"""A value as JSON has it."""


class FactKind(StrEnum):
    """What a fact is, which decides when two of them differ."""

    AMOUNT = "amount"
    """Money; counts when a statement says that all amounts were multiplied."""
    TEXT = "text"
    """Wording that is printed: it differs when what is printed differs for a reason of its own.
    An amount within it is reported where the amount stands."""
    WORDS = "words"
    """Described in words of printkit; differs as a text does."""
    PLAIN = "plain"
    """A number, a name of a drawing, a colour, a switch."""


@record
class Fact:
    """One thing that is said of a thing: ``price``, ``With 3 houses``, ``text``.

    ``value`` is compared and ``shown`` is read. ``amounts`` is the class of an amount, such as
    ``rents``. ``within`` names a fact that covers this one too when it differs.
    """

    key: str
    label: str
    value: Plain
    shown: str
    kind: FactKind = FactKind.PLAIN
    amounts: str = ""
    within: str = ""


@record
class Thing:
    """A deed, a card, a kind of note: known by ``id``, called ``name``, found at ``where``.

    ``likeness`` is what identifies it when its id has changed: its name or its text; things
    of the same ``sort`` need less of it. ``names_itself`` is false for what takes its name from
    elsewhere, where a new name is reported.
    """

    id: str
    name: str
    facts: tuple[Fact, ...]
    where: str = ""
    likeness: str = ""
    sort: str = ""
    names_itself: bool = True


@record
class ComparedPart:
    """Things of one sort, below one heading."""

    id: str
    title: str
    things: tuple[Thing, ...]


def differ(before: Fact, after: Fact) -> bool:
    """Whether two facts of the same key say different things."""
    if before.value == after.value:
        return False
    by_reading = before.kind in {FactKind.TEXT, FactKind.WORDS} and before.kind is after.kind
    return not by_reading or before.shown != after.shown
