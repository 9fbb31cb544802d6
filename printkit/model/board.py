"""The ring of spaces, or nothing for a game without a board."""

from typing import Annotated, Literal

from pydantic import Field

from printkit.model.base import Amount, Millimetres, Name, Record, Wording
from printkit.model.columns import Column
from printkit.model.references import DeckId, Drawing, GroupId, Icon, SpaceKindId

Role = Literal["start", "jail", "go-to-jail"]


class SpaceKind(Record):
    """What all spaces of a kind have in common. New kinds are data, not code."""

    role: Role | None = None
    """What the rules need a space for: where tokens begin (space 0), the jail, or one that sends
    every token to jail. What `draws` or is `ownable` needs no role."""
    corner: bool = False
    """Corner spaces are square and stand where two sides meet."""
    ownable: bool = False
    """Ownable spaces have a deed."""
    icon: Icon | None = None
    """Drawing on the space, by the name of an icon."""
    label: Wording = ""
    """Line printed below the name; may use ``space.amount`` and ``rules``."""
    draws: DeckId | None = None
    """The deck that a player draws from here."""
    stop: bool = True
    """Whether a token can rest here (false for a space from which it always moves on)."""


class Space(Record):
    """One space of the ring."""

    name: Name
    """What is printed on the space."""
    kind: SpaceKindId
    """What kind of space it is."""
    amount: Annotated[Amount | None, Column("amount")] = None
    """Money that the space itself charges or pays (a tax, a salary)."""
    label: Wording | None = None
    """Replaces the kind's label."""
    art: Drawing | None = None
    """The drawing for this place, by the name of an art piece."""


class CentrePlace(Record):
    """A place in the middle of the board, as large as what lies there."""

    kind: Literal["deck", "discard", "deed_deck", "deed_slot", "group_buildings"]
    """A deck of cards, its discard pile, the deeds face down, deeds face up, or the buildings
    that stand beside each group and count for all of it."""
    deck: DeckId | None = None
    """Of a ``deck`` or a ``discard``: which."""
    group: GroupId | None = None
    """The group whose picture the place lies on."""
    label: Wording = ""
    """Words in the place."""
    count: Annotated[int, Field(ge=1, le=12)] = 1
    """How many of them there are side by side; of ``group_buildings``, how many small ones."""


class Board(Record):
    """A square board with its spaces, counted from the start in playing direction."""

    size: Millimetres = 495.0
    """Outer edge, mm."""
    corner: Millimetres = 65.0
    """Edge of a corner space and depth of the ring, mm."""
    spaces: Annotated[dict[Annotated[int, Field(ge=0, le=199)], Space], Field(min_length=4)]
    """Keyed by position, 0 is the start."""
    centre: list[CentrePlace] = []
    """What lies in the middle; without it the theme shows the title and the decks."""
    art: Drawing | None = None
    """The drawing in the middle of the board."""
