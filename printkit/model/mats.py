"""Small mats beside the board. Sizes in mm."""

from typing import Annotated, Literal

from pydantic import Field

from printkit.model.base import Count, Id, Millimetres, Name, Record, Wording


class Tracker(Record):
    """Fields in lines, on which markers lie: one for each group, or numbered ones."""

    kind: Literal["tracker"]
    title: Name
    text: Wording = ""
    """What the fields are for."""
    steps: Annotated[int, Field(ge=2, le=40)] | None = None
    """Numbered fields, from 1; without it there is a field for each group."""
    goal: Count | None = None
    """The number of fields that wins."""
    marker: Id | None = None
    """The piece that lies on the fields."""
    columns: Annotated[int, Field(ge=1, le=20)] = 5
    """Fields in a line."""
    width: Millimetres = 188.0
    height: Millimetres = 98.0


Mat = Tracker
"""Any of the mats above."""
