"""Currency, notes and the money each player starts with."""

from typing import Annotated, Literal

from pydantic import Field

from printkit.model.base import Amount, Count, HexColour, Name, Record


class Currency(Record):
    """How amounts are written."""

    symbol: Annotated[str, Field(max_length=8)]
    position: Literal["before", "after"] = "before"
    space: bool = False
    """A (no-break) space between symbol and number."""
    name: Name | None = None
    """What the money is called on the notes."""


class Denomination(Record):
    """One kind of note."""

    count: Count
    """Notes in the box."""
    colour: HexColour


class Money(Record):
    """The notes in the box and how the start money is dealt."""

    denominations: Annotated[
        dict[Annotated[int, Field(gt=0, le=1_000_000)], Denomination],
        Field(min_length=1, max_length=16),
    ]
    start_total: Amount
    """Money that each player receives."""
    start: dict[int, Count]
    """The notes that it consists of: value to count."""
