"""What a card does, said so that a program can follow it."""

from typing import Annotated, Literal

from pydantic import Field

from printkit.model.base import Amount, Count, Id, Record


class Collect(Record):
    """Receive money."""

    do: Literal["collect"]
    amount: Amount
    source: Literal["bank", "each_player"] = "bank"


class Pay(Record):
    """Pay money."""

    do: Literal["pay"]
    amount: Amount
    to: Literal["bank", "each_player"] = "bank"


class MoveTo(Record):
    """Move forward to a space, named by its index."""

    do: Literal["move_to"]
    space: Annotated[int, Field(ge=0)]
    salary: bool = True
    """Whether the salary is paid when the start is passed."""
    backwards: bool = False


class MoveToNearest(Record):
    """Move forward to the next space of a kind."""

    do: Literal["move_to_nearest"]
    kind: Id
    rent_times: Amount | None = None
    """The owner receives this many times the rent."""
    dice_times: Amount | None = None
    """The owner receives this many times a fresh throw of the dice."""
    salary: bool = True


class MoveBy(Record):
    """Move a number of spaces; negative numbers move backwards."""

    do: Literal["move_by"]
    steps: Annotated[int, Field(ge=-100, le=100)]


class GoToJail(Record):
    """Go directly to jail, without the salary."""

    do: Literal["go_to_jail"]


class LeaveJail(Record):
    """Leave jail free of charge."""

    do: Literal["leave_jail"]


class Repairs(Record):
    """Pay a fee for each building one owns; the fees are keyed by piece, or by level of rent."""

    do: Literal["repairs"]
    fees: dict[Id, Amount]


class Gain(Record):
    """Receive pieces, such as resources."""

    do: Literal["gain"]
    piece: Id
    count: Count
    source: Literal["bank", "each_player", "one_player"] = "bank"


class Lose(Record):
    """Give pieces up; for each that is missing money is paid instead."""

    do: Literal["lose"]
    piece: Id
    count: Count
    to: Literal["bank", "each_player", "one_player"] = "bank"
    otherwise_pay: Amount | None = None


class Shield(Record):
    """Protects once from a kind of space."""

    do: Literal["shield"]
    kind: Id


class Warp(Record):
    """Move to any space up to and including the next one of a kind, for a fee (0 is free)."""

    do: Literal["warp"]
    kind: Id
    fee: Amount = 0


class OppositeSide(Record):
    """Move to the space across the board."""

    do: Literal["opposite_side"]


class Draw(Record):
    """Draw a card from a deck."""

    do: Literal["draw"]
    deck: Id


class Turns(Record):
    """Take another turn (1) or miss some (-1, -2 …)."""

    do: Literal["turns"]
    count: Annotated[int, Field(ge=-5, le=5)]


class Choose(Record):
    """The player chooses one of the effects."""

    do: Literal["choose"]
    options: "Annotated[list[Effect], Field(min_length=2, max_length=6)]"


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
"""One of the effects above, told apart by ``do``."""
