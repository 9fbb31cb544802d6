"""Mats beside the board. Sizes in mm."""

from typing import Annotated, Literal

from pydantic import Field

from printkit.model.base import Count, Millimetres, Name, Record, Wording
from printkit.model.references import DeckId, PieceId


class Tracker(Record):
    """Fields in lines, on which markers lie: one for each group, or numbered ones."""

    kind: Literal["tracker"]
    """A row of fields to put markers on."""
    title: Name
    """The heading."""
    text: Wording = ""
    """What the fields are for."""
    steps: Annotated[int, Field(ge=2, le=40)] | None = None
    """Numbered fields, from 1; without it there is a field for each group."""
    goal: Count | None = None
    """The number of fields that wins."""
    marker: PieceId | None = None
    """The piece that lies on the fields."""
    columns: Annotated[int, Field(ge=1, le=20)] = 5
    """Fields in a line."""
    width: Millimetres = 188.0
    """Of the mat."""
    height: Millimetres = 98.0
    """Of the mat."""


class CasinoMat(Record):
    """The bets of the game's casino with their odds."""

    kind: Literal["casino"]
    """Shows the bets with their odds."""
    title: Name
    """The heading."""
    text: Wording = ""
    """How one plays."""
    width: Millimetres = 188.0
    """Of the mat."""
    height: Millimetres = 120.0
    """Of the mat."""


class DiceTable(Record):
    """What a deck's cards say, by the throws that stand for them: to play without cards."""

    kind: Literal["dice_table"]
    """The cards of a deck by throws of two dice."""
    title: Name
    """The heading."""
    text: Wording = ""
    """How the table is used."""
    deck: DeckId
    """The deck whose cards are listed."""
    width: Millimetres = 188.0
    """Of the mat."""
    height: Millimetres = 240.0
    """Of the mat."""


Mat = Annotated[Tracker | CasinoMat | DiceTable, Field(discriminator="kind")]
"""One of the mats above, distinguished by ``kind``."""
