"""Property groups, deeds and their rents."""

from typing import Annotated, Literal

from pydantic import Field

from printkit.model.base import Amount, Count, HexColour, Id, Name, Record, Wording


class PropertyGroup(Record):
    """Deeds that count together, known by a colour and by a mark that needs no colour."""

    name: Name
    colour: HexColour
    mark: Id
    """An icon that tells the group in grey as well."""
    members: list[int | str] | None = None
    """The deeds of the group, if one wants them stated twice and compared."""


class RentLevel(Record):
    """One line of a rent table."""

    id: Id
    label: Wording
    times: Amount | None = None
    """The amount is this many times the deed's ``rent``; without it the deed states it."""
    of: Id | None = None
    """The earlier level whose amount ``times`` multiplies, instead of the ``rent``."""
    icon: Id | None = None
    icon_count: Annotated[int, Field(ge=1, le=12)] = 1
    buildings: dict[Id, Count] = {}
    """The pieces that stand on the property, drawn as their icons."""
    worth: Count | None = None
    """How many of the smallest building these are worth, if one wants it stated and compared."""


class DeedLine(Record):
    """A line below the rents: a label and what stands opposite."""

    label: Wording
    value: Wording = ""
    icon: Id | None = None


class DeedKind(Record):
    """How the deeds of one kind collect rent, and what else is printed on them."""

    name: Name
    unit: Literal["money", "dice", "value"] = "money"
    """Rents are amounts of money, or multiples of the dice; or they are no rents, but what the
    property is worth by what stands on it."""
    levels: Annotated[list[RentLevel], Field(min_length=1, max_length=16)]
    lines: list[DeedLine] = []
    back: list[DeedLine] = []
    """What the back says (a mortgage, a resale value …)."""
    icon: Id | None = None


class Deed(Record):
    """A title deed. Keyed by the index of its space, or by a name where there is no board."""

    name: Name | None = None
    """Default: the name of the space."""
    number: Annotated[int, Field(ge=1, le=999)] | None = None
    """The number that the dice must show, where deeds are reached by their numbers."""
    kind: Id
    group: Id
    price: Amount
    mortgage: Amount | None = None
    resale: Amount | None = None
    """What the bank pays for it."""
    build_cost: Amount | None = None
    """Price of one building."""
    rent: Amount | None = None
    """Rent of the bare property."""
    rents: list[Amount] = []
    """The further rents that the kind's levels do not compute, in their order."""
    place: Wording = ""
    """Where the property lies, such as a celestial body."""
    art: Id | None = None
    """The drawing for this property; default: the space's."""


class DeedDeck(Record):
    """The deeds as a shuffled deck: all have one back, which tells nothing of the front."""

    name: Name
    colour: HexColour
    icon: Id
