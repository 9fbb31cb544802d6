"""Decks of cards."""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any

from pydantic import Field, StringConstraints

from printkit.model.base import Count, HexColour, Id, Name, Record, Wording
from printkit.model.effects import Effect
from printkit.model.references import Drawing, Icon

Pips = Annotated[int, Field(ge=1, le=6)]
FieldName = Annotated[str, StringConstraints(pattern=r"^[^\W\d_]\w{0,63}$")]
"""What a field of a maker's own is called: letters, digits and ``_``."""
OwnValue = Wording | int | float | bool | list[Wording | int | float | bool]


class Card(Record):
    """One card: what it says and, if a program is to follow it, what it does. Both must agree."""

    title: Wording = ""
    """The heading."""
    text: Wording = ""
    """What the player reads."""
    effects: Annotated[list[Effect], Field(max_length=8)] = []
    """What the card does, in this order."""
    keep: bool = False
    """Whether the player keeps the card until it is used."""
    copies: Annotated[int, Field(ge=1, le=99)] = 1
    """How many of this card are in the deck."""
    art: Drawing | None = None
    """A picture of its story, in place of the sign of its first effect."""
    roll: Annotated[list[Pips], Field(min_length=2, max_length=2)] | None = None
    """The throw of two dice that stands for the card in a game without cards."""
    fields: dict[FieldName, OwnValue] = {}
    """Fields of your own, which templates and texts name as `card.suit`; may stand in the card."""


class Deck(Record):
    """Cards that belong together and share a back."""

    name: Name
    """The words on the back."""
    colour: HexColour
    """The colour of its cards."""
    icon: Icon = "hand-card"
    """The drawing on the back."""
    note: Wording = ""
    """A line at the foot of each card, such as when it may be played."""
    count: Count | None = None
    """How many cards the deck must have, copies included."""
    cards: dict[Id, Card]
    """The cards by name; or the name of a table, whose rows are the cards."""

    @property
    def total(self) -> int:
        """How many cards it has, copies included."""
        return sum(card.copies for card in self.cards.values())

    @cached_property
    def own_fields(self) -> Mapping[str, Any]:
        """The fields of the cards' own: each is empty on cards that do not state it."""
        return dict.fromkeys((name for card in self.cards.values() for name in card.fields), "")
