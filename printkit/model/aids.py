"""Player aids: leaflets with the rules that one wants at hand."""

from typing import Annotated

from pydantic import Field

from printkit.model.base import Name, Record, Wording
from printkit.model.references import Drawing, Icon


class AidSection(Record):
    """A heading with a few lines below it."""

    title: Name
    """The heading."""
    icon: Icon | None = None
    """Drawn beside the heading."""
    art: Drawing | None = None
    """A picture at the end of the heading, of which its middle shows."""
    numbered: bool = False
    """Steps with numbers, in their order, instead of points."""
    lines: Annotated[list[Wording], Field(min_length=1, max_length=12)]
    """The sentences."""
    table: Annotated[list[list[Wording]], Field(max_length=12)] = []
    """Figures below the lines; the first row and the first column are headings."""


class Aid(Record):
    """A leaflet, printed on both sides if it has a back."""

    title: Name
    """The heading."""
    front: Annotated[list[AidSection], Field(min_length=1, max_length=4)]
    """The sections of the front."""
    back: Annotated[list[AidSection], Field(max_length=4)] = []
    """The sections of the back; none for a blank one."""
    copies: Annotated[int, Field(ge=1, le=99)] | None = None
    """Default: one for each of the players there may be."""
