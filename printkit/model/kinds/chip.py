"""Round chips."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from printkit.model.base import Millimetres
from printkit.model.kinds.piece import SMALLEST, Footprint, PieceRecord
from printkit.model.references import Drawing


class Chip(PieceRecord):
    """A round chip, printed on both sides."""

    kind: Literal["chip"]
    diameter: Millimetres
    """Of the chip."""
    art: Drawing | None = None
    """Default: the token of the seat that the chip belongs to."""

    RANK: ClassVar = 4
    COMPONENT: ClassVar = "chips"
    ICON: ClassVar = "resource"
    LEAST: ClassVar = {"diameter": SMALLEST}
    SHOWN: ClassVar = 3
    BEARS_MARKS: ClassVar = True

    def size(self) -> Mapping[str, float]:
        """Across the chip."""
        return {"diameter": self.diameter}

    def footprint(self) -> Footprint:
        """The chip."""
        return Footprint("diameter", self.diameter, self.diameter)

    def breadth(self) -> float:
        """Across the chip."""
        return self.diameter

    def trim(self) -> tuple[float, float]:
        """The square around it."""
        return self.diameter, self.diameter


KIND = Chip
