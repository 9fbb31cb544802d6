"""What a card does, said so that a program can follow it."""

from typing import Annotated, Literal

from pydantic import Field

from printkit.model.base import Amount, Count, Record
from printkit.model.columns import Column
from printkit.model.references import BuildingId, DeckId, PieceId, PlacedKindId, SpaceIndex


class Collect(Record):
    """Receive money."""

    do: Literal["collect"]
    amount: Annotated[Amount, Column("amount")]
    """How much; from each player, if they are the source."""
    source: Literal["bank", "each_player"] = "bank"
    """Who pays."""


class Pay(Record):
    """Pay money."""

    do: Literal["pay"]
    amount: Annotated[Amount, Column("amount")]
    """How much; to each player, if they receive it."""
    to: Literal["bank", "each_player"] = "bank"
    """Who receives it."""


class MoveTo(Record):
    """Move forward to a space, named by its index."""

    do: Literal["move_to"]
    space: SpaceIndex
    """The index of the space."""
    salary: bool = True
    """Whether the salary is paid when the start is passed."""
    backwards: bool = False
    """Whether the token moves back."""


class MoveToNearest(Record):
    """Move forward to the next space of a kind."""

    do: Literal["move_to_nearest"]
    kind: PlacedKindId
    """The kind of space that is looked for."""
    rent_times: Amount | None = None
    """The owner receives this many times the rent."""
    dice_times: Amount | None = None
    """The owner receives this many times a fresh throw of the dice."""
    salary: bool = True
    """Whether the salary is paid when the start is passed."""


class MoveBy(Record):
    """Move a number of spaces; negative numbers move backwards."""

    do: Literal["move_by"]
    steps: Annotated[int, Field(ge=-100, le=100)]
    """How many spaces."""


class GoToJail(Record):
    """Go directly to jail, without the salary."""

    do: Literal["go_to_jail"]


class LeaveJail(Record):
    """Leave jail free of charge."""

    do: Literal["leave_jail"]


class Repairs(Record):
    """Pay a fee for each building one owns; the fees are keyed by piece, or by level of rent."""

    do: Literal["repairs"]
    fees: Annotated[dict[BuildingId, Amount], Column("fee")]
    """The fee for each building: a piece or a level of rent, and an amount."""


class Gain(Record):
    """Receive pieces, such as resources."""

    do: Literal["gain"]
    piece: PieceId
    """Which pieces."""
    count: Annotated[Count, Column("number of pieces", unit="count")]
    """How many."""
    source: Literal["bank", "each_player", "one_player"] = "bank"
    """Who gives them."""


class Lose(Record):
    """Give pieces up; for each that is missing money is paid instead."""

    do: Literal["lose"]
    piece: PieceId
    """Which pieces."""
    count: Annotated[Count, Column("number of pieces", unit="count")]
    """How many."""
    to: Literal["bank", "each_player", "one_player"] = "bank"
    """Who receives them."""
    otherwise_pay: Annotated[Amount | None, Column("payment instead")] = None
    """Money for each piece that is missing."""


class Shield(Record):
    """Protects once from a kind of space."""

    do: Literal["shield"]
    kind: PlacedKindId
    """The kind of space that it protects from."""


class Warp(Record):
    """Move to any space up to and including the next one of a kind, for a fee (0 is free)."""

    do: Literal["warp"]
    kind: PlacedKindId
    """The kind of space at which the way ends."""
    fee: Annotated[Amount, Column("fee")] = 0
    """What the way costs."""


class OppositeSide(Record):
    """Move to the space across the board."""

    do: Literal["opposite_side"]


class Draw(Record):
    """Draw a card from a deck."""

    do: Literal["draw"]
    deck: DeckId
    """The deck to draw from."""


class Turns(Record):
    """Take another turn (1) or miss some (-1, -2 …)."""

    do: Literal["turns"]
    count: Annotated[int, Field(ge=-5, le=5)]
    """Turns to take (more than 0) or to miss (less)."""


class Choose(Record):
    """The player chooses one of the effects."""

    do: Literal["choose"]
    options: "Annotated[list[Effect], Field(min_length=2, max_length=6)]"
    """The effects to choose from."""


Effect = Annotated[
    Collect
    | Pay
    | MoveTo
    | MoveToNearest
    | MoveBy
    | GoToJail
    | LeaveJail
    | Repairs
    | Gain
    | Lose
    | Shield
    | Warp
    | OppositeSide
    | Draw
    | Turns
    | Choose,
    Field(discriminator="do"),
]
"""One of the effects above, distinguished by ``do``."""
