"""Towers."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from printkit.model.base import Millimetres
from printkit.model.kinds.building import Building
from printkit.model.kinds.piece import SMALLEST, SMALLEST_WALL, Footprint

if TYPE_CHECKING:
    from printkit.geometry.nets.net import Net


class Prism(Building):
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
    coat: Literal["hull", "stone"] = "hull"
    """What it is painted as: a dark hull with lit decks, or pale stone with arched windows."""

    RANK: ClassVar = 3
    FACES: ClassVar = "tower_faces"
    ICON: ClassVar = "outpost"
    LEAST: ClassVar = {"width": SMALLEST, "wall": SMALLEST_WALL}

    def size(self) -> Mapping[str, float]:
        """Up to the tip."""
        return {"sides": self.sides, "width": self.width, "height": self.wall + self.roof}

    def footprint(self) -> Footprint:
        """Its walls."""
        return Footprint("width", self.width, self.width)

    def breadth(self) -> float:
        """Towers differ by their height."""
        return self.wall + self.roof

    def made(self) -> str:
        """Glued together."""
        return self.paint.get("made", "make-prism-3")

    def net(self) -> "Net":
        """Cut out of one piece."""
        from printkit.geometry.nets.prism import prism_net  # noqa: PLC0415 - late: start-up

        return prism_net(self.sides, self.width, self.wall, self.roof)


KIND = Prism
