"""Property groups, deeds and their rents."""

from typing import Annotated, Literal

from pydantic import Field

from printkit.model.base import Amount, Count, HexColour, Id, Name, Record, Wording
from printkit.model.columns import Column
from printkit.model.references import (
    DeedKindId,
    Drawing,
    GroupId,
    Icon,
    LevelId,
    OptionId,
    PieceId,
    Ref,
)


class PropertyGroup(Record):
    """Deeds that count together, known by a colour and by a mark that needs no colour."""

    name: Name
    """What the group is called."""
    colour: HexColour
    """The colour of its bands."""
    mark: Icon
    """An icon that identifies the group in greyscale too."""
    art: Drawing | None = None
    """What the theme `space` shows on the backs of its deeds; default: the globe of their place."""
    members: list[Annotated[int | str, Ref("deeds")]] | None = None
    """The deeds of the group, if one wants them stated twice and compared."""


class RentLevel(Record):
    """One line of a rent table."""

    id: Id
    """Its name in the definition; cards and other levels refer to it."""
    label: Wording
    """The words on the line."""
    times: Amount | None = None
    """The amount is this many times the deed's ``rent``; without it the deed states it."""
    of: LevelId | None = None
    """The earlier level whose amount ``times`` multiplies, instead of the ``rent``."""
    icon: Icon | None = None
    """Drawn before the amount."""
    icon_count: Annotated[int, Field(ge=1, le=12)] = 1
    """How many times the icon is drawn."""
    buildings: dict[PieceId, Count] = {}
    """The pieces that stand on the property, drawn as their icons."""
    worth: Count | None = None
    """How many of the smallest building these are worth, if one wants it stated and compared."""
    option: OptionId | None = None
    """The option with which the level counts; without it always."""


class DeedLine(Record):
    """A line below the rents: a label and what stands opposite."""

    label: Wording
    """What the line is about."""
    value: Wording = ""
    """What stands opposite."""
    icon: Icon | None = None
    """Drawn before the label."""
    option: OptionId | None = None
    """The option with which the line counts; without it always."""


class DeedKind(Record):
    """How the deeds of one kind collect rent, and what else is printed on them."""

    name: Name
    """What deeds of this kind are called."""
    unit: Literal["money", "dice", "value"] = "money"
    """Rents are amounts of money, or multiples of the dice; or they are not rents, but what the
    property is worth by what stands on it."""
    heading: Wording = ""
    """Above the rent table: what its amounts are."""
    levels: Annotated[list[RentLevel], Field(min_length=1, max_length=16)]
    """The lines of the rent table, the lowest rent first."""
    lines: list[DeedLine] = []
    """Lines below the rents."""
    back: list[DeedLine] = []
    """What the back says (a mortgage, a resale value …)."""
    icon: Icon | None = None
    """The drawing of this kind."""


class RoundedRent(Record):
    """A rent before it was rounded up; the change `round_up` notes it."""

    rent: Amount
    """What it was. Levels with ``times`` multiply this one; what comes out is rounded likewise."""
    step: Annotated[Amount, Field(gt=0)]
    """It was rounded up to a multiple of this."""


class Deed(Record):
    """A title deed. Keyed by the index of its space, or by a name where there is no board."""

    name: Name | None = None
    """Default: the name of the space."""
    number: Annotated[int, Field(ge=1, le=999)] | None = None
    """The number that the dice must show, where deeds are reached by their numbers."""
    kind: DeedKindId
    """How it collects rent."""
    group: GroupId
    """The deeds that it counts with."""
    price: Annotated[Amount, Column("price", within="group")]
    """What the bank charges for it."""
    mortgage: Annotated[Amount | None, Column("mortgage", share_of="price")] = None
    """What the bank lends on it."""
    resale: Annotated[Amount | None, Column("resale", share_of="price")] = None
    """What the bank pays for it."""
    build_cost: Annotated[Amount | None, Column("building cost", within="group")] = None
    """Price of one building."""
    rent: Annotated[Amount | None, Column("rent", within="kind")] = None
    """Rent of the bare property."""
    rounded_from: RoundedRent | None = None
    """The rent before it was rounded; of no effect once ``rent`` is stated anew."""
    rents: Annotated[list[Amount], Column("rent", within="kind")] = []
    """The further rents that the kind's levels do not compute, in their order."""
    place: Wording = ""
    """Where the property lies, such as a celestial body."""
    art: Drawing | None = None
    """The drawing for this property; default: the space's."""


class DeedDeck(Record):
    """The deeds as a shuffled deck: all have one back, which gives nothing away about the front."""

    name: Name
    """The words on the back."""
    colour: HexColour
    """The colour of the back."""
    icon: Icon
    """The sign of the deck."""
    art: Drawing | None = None
    """A drawing in place of the sign on the back."""
