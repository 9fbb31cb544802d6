"""Virtual tables: how large their pictures may be, and the units in which they measure."""

from typing import Annotated

from pydantic import Field

from printkit.model.base import Record

Units = Annotated[float, Field(ge=0.05, le=50, allow_inf_nan=False, strict=False)]


class CardGridLimits(Record):
    """The largest picture with the cards of a deck."""

    columns: Annotated[int, Field(ge=2, le=10)] = 10
    """Cards side by side."""
    rows: Annotated[int, Field(ge=2, le=7)] = 7
    """Cards above one another."""
    pixels: Annotated[int, Field(ge=512, le=8_192)] = 4096
    """Of its longer side; the same holds for all other pictures."""


class Scales(Record):
    """How large things are as they come, in units of the table, of which one is an inch."""

    card: Units = 3.1
    """The height of a card, whatever its width."""
    tile: Units = 2.0
    """Each side of a tile."""
    token: Units = 2.0
    """The longer side of a token that is cut out along its picture."""
    figure: Units = 2.5
    """The height of a figure that stands."""
    die: Units = 1.0
    """The edge of a cube."""


class VirtualTable(Record):
    """A virtual table."""

    grid: CardGridLimits = CardGridLimits()
    """Pictures of decks."""
    scales: Scales = Scales()
    """Sizes of things."""
