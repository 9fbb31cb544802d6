"""Pieces of the box that are not cards: buildings, chips, tokens, dice. Sizes in mm."""

from typing import Annotated, Literal

from pydantic import Field

from printkit.model.base import Count, HexColour, Millimetres, Name, Record, Wording
from printkit.model.columns import Column
from printkit.model.references import Drawing, Icon, PieceId


class _Counted(Record):
    """How many of a piece there are, in all or for each seat, and in which colour."""

    name: Name
    """What the piece is called."""
    count: Annotated[Count | None, Column("number", unit="count")] = None
    """Pieces in the box."""
    per_seat: Count | None = None
    """Pieces for each seat, in the seat's colour; instead of ``count``."""
    colour: HexColour | None = None
    """Of pieces that belong to no seat."""
    note: Wording = ""
    """What the piece is for, on the contents sheet."""
    optional: bool = False
    """Something most homes have already, such as dice."""
    icon: Icon | None = None
    """The symbol that stands for the piece."""
    replaces: dict[PieceId, Count] = {}
    """The smaller pieces that it is put up for: ``{house: 4}``."""


class Dome(_Counted):
    """A paper dome of stacked cone bands."""

    kind: Literal["dome"]
    diameter: Millimetres
    """At the foot."""
    bands: Annotated[int, Field(ge=2, le=3)] = 2
    """Rings of the dome, one above the other."""


class Gable(_Counted):
    """A house with a gable roof, folded from one piece."""

    kind: Literal["gable"]
    width: Millimetres
    """Along the gable wall."""
    length: Millimetres
    """Along the ridge."""
    wall: Millimetres
    """Height of the walls."""
    roof: Millimetres
    """Height of the ridge above the walls."""


class Prism(_Counted):
    """A tower with equal sides and a pointed roof, folded from one piece."""

    kind: Literal["prism"]
    sides: Annotated[int, Field(ge=3, le=12)]
    """Walls around the tower."""
    width: Millimetres
    """Between two opposite walls."""
    wall: Millimetres
    """Height of the walls."""
    roof: Millimetres
    """Height of the tip above the walls."""


class Chip(_Counted):
    """A round chip, printed on both sides."""

    kind: Literal["chip"]
    diameter: Millimetres
    """Of the chip."""
    art: Drawing | None = None
    """Default: the token of the seat that the chip belongs to."""


class Standee(_Counted):
    """A token that folds up and stands."""

    kind: Literal["standee"]
    width: Millimetres
    """Of the figure."""
    height: Millimetres
    """Of the figure."""
    art: Drawing
    """The drawing of the figure."""


class Die(_Counted):
    """A paper die, numbered from 1 to its faces."""

    kind: Literal["die"]
    edge: Millimetres
    """Of ten faces: the longer edge."""
    faces: Literal[4, 6, 8, 10, 12] = 6
    """Six faces show pips, others figures; four show them at the corners: the upper one counts."""


Piece = Annotated[Dome | Gable | Prism | Chip | Standee | Die, Field(discriminator="kind")]
"""One of the pieces above, distinguished by ``kind``."""
