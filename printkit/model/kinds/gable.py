"""Houses with a gable roof or a vault."""

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from printkit.model.base import Millimetres
from printkit.model.kinds.building import Building
from printkit.model.kinds.piece import SMALLEST, SMALLEST_WALL, Footprint

if TYPE_CHECKING:
    from printkit.geometry.nets.net import Net


class Gable(Building):
    """A house with a gable roof, or a vault, folded from one piece."""

    kind: Literal["gable"]
    width: Millimetres
    """Along the gable wall."""
    length: Millimetres
    """Along the ridge."""
    wall: Millimetres
    """Height of the walls."""
    roof: Millimetres
    """Height of the ridge above the walls."""
    vault: bool = False
    """Whether each half of the roof bends once, as a vault of flat strips."""

    RANK: ClassVar = 2
    FACES: ClassVar = "house_faces"
    ICON: ClassVar = "house"
    LEAST: ClassVar = {"width": SMALLEST, "length": SMALLEST, "wall": SMALLEST_WALL}

    def size(self) -> Mapping[str, float]:
        """Up to the ridge."""
        return {"width": self.width, "length": self.length, "height": self.wall + self.roof}

    def footprint(self) -> Footprint:
        """Its walls."""
        return Footprint("length", self.length, self.width)

    def breadth(self) -> float:
        """From corner to corner."""
        return math.hypot(self.width, self.length)

    def made(self) -> str:
        """Glued together."""
        return self.paint.get("made", "make-gable-3")

    def net(self) -> "Net":
        """Cut out of one piece."""
        from printkit.geometry.nets.gable import gable_net  # noqa: PLC0415 - late: start-up

        return gable_net(self.width, self.length, self.wall, self.roof, vault=self.vault)


KIND = Gable
