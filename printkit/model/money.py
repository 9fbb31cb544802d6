"""Currency, notes and the money each player starts with."""

from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from printkit.model.base import MAX_AMOUNT, Amount, Count, HexColour, Name, Record
from printkit.model.columns import Column
from printkit.model.references import Drawing, Ref


class Currency(Record):
    """How amounts are written."""

    symbol: Annotated[str, Field(max_length=8)]
    """The sign, such as `$` or `GE`."""
    position: Literal["before", "after"] = "before"
    """On which side of the number it stands."""
    space: bool = False
    """A (no-break) space between symbol and number."""
    name: Name | None = None
    """What the money is called on the notes."""
    thousands: Annotated[str, StringConstraints(pattern=r"^[,.'’ \u00a0\u202f]?$")] | None = None
    """The mark between thousands, `""` for none; without it that of the language."""
    decimal: Literal[".", ","] | None = None
    """The mark before decimals; without it that of the language."""

    @model_validator(mode="after")
    def _marks_differ(self) -> Self:
        if self.thousands is not None and self.thousands == self.decimal:
            raise ValueError("thousands and decimals have the same mark; choose another one")
        return self


class Denomination(Record):
    """One kind of note."""

    count: Annotated[Count, Column("number of notes", unit="count")]
    """Notes in the box."""
    colour: HexColour
    """The colour of the note."""
    art: Drawing | None = None
    """The drawing in the middle of the note."""


class Money(Record):
    """The notes in the box and how the start money is dealt."""

    denominations: Annotated[
        dict[Annotated[int, Field(gt=0, le=MAX_AMOUNT)], Denomination],
        Field(min_length=1, max_length=16),
        Column("note", keys=True),
    ]
    """The notes by their values."""
    start_total: Annotated[Amount, Column("start money")]
    """Money that each player receives."""
    start: dict[Annotated[int, Ref("money.denominations")], Count]
    """The notes that it consists of: value to count."""

    @property
    def dealt(self) -> tuple[tuple[int, int], ...]:
        """The notes that each player starts with, the greatest first: value and count."""
        return tuple((value, self.start[value]) for value in sorted(self.start, reverse=True))
