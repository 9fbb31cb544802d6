"""Domes."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from printkit.model.base import Millimetres
from printkit.model.kinds.piece import SMALLEST, Footprint, PieceRecord


class Dome(PieceRecord):
    """A paper dome of stacked cone bands."""

    kind: Literal["dome"]
    diameter: Millimetres
    """At the foot."""
    bands: Annotated[int, Field(ge=2, le=3)] = 2
    """Rings of the dome, one above the other."""

    RANK: ClassVar = 1
    COMPONENT: ClassVar = "domes"
    ICON: ClassVar = "dome-small"
    BUILT: ClassVar = True
    LEAST: ClassVar = {"diameter": SMALLEST}

    def size(self) -> Mapping[str, float]:
        """At the foot."""
        return {"diameter": self.diameter}

    def footprint(self) -> Footprint:
        """Its foot."""
        return Footprint("diameter", self.diameter, self.diameter)

    def breadth(self) -> float:
        """At the foot."""
        return self.diameter

    def made(self) -> str:
        """Glued together."""
        return "make-dome-4"

    def parts(self) -> int:
        """Each band is cut out by itself."""
        return self.bands


KIND = Dome
