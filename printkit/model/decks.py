"""Decks of event cards."""

from typing import Annotated

from pydantic import Field

from printkit.model.base import Count, HexColour, Id, Name, Record, Wording
from printkit.model.effects import Effect
from printkit.model.references import Drawing, Icon

Pips = Annotated[int, Field(ge=1, le=6)]


class Card(Record):
    """One event card: what it says and what it does. Both must agree."""

    title: Wording = ""
    """The heading."""
    text: Wording
    """What the player reads."""
    effects: Annotated[list[Effect], Field(max_length=8)]
    """What the card does, in this order."""
    keep: bool = False
    """Whether the player keeps the card until it is used."""
    copies: Annotated[int, Field(ge=1, le=99)] = 1
    """How many of this card are in the deck."""
    art: Drawing | None = None
    """A drawing instead of the sign of the first effect."""
    roll: Annotated[list[Pips], Field(min_length=2, max_length=2)] | None = None
    """The throw of two dice that stands for the card in a game without cards."""


class Deck(Record):
    """Cards that are drawn together and share a back."""

    name: Name
    """The words on the back."""
    colour: HexColour
    """The colour of its cards."""
    icon: Icon
    """The drawing on the back."""
    count: Count
    """How many cards the deck must have, copies included."""
    cards: dict[Id, Card]
    """The cards by name."""
