"""Tokens that stand."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from printkit.model.base import Millimetres
from printkit.model.kinds.piece import SMALLEST, PieceRecord
from printkit.model.references import Drawing


class Standee(PieceRecord):
    """A token that folds up and stands."""

    kind: Literal["standee"]
    width: Millimetres
    """Of the figure."""
    height: Millimetres
    """Of the figure."""
    art: Drawing
    """The drawing of the figure."""

    RANK: ClassVar = 5
    COMPONENT: ClassVar = "tokens"
    ICON: ClassVar = "players"
    LEAST: ClassVar = {"width": SMALLEST, "height": SMALLEST}
    HAS_OWN_ART: ClassVar = True

    def size(self) -> Mapping[str, float]:
        """Of the figure."""
        return {"width": self.width, "height": self.height}

    def footprint(self) -> None:
        """Tokens go everywhere."""

    def breadth(self) -> float:
        """Figures differ by their height."""
        return self.height

    def made(self) -> str:
        """The figure itself."""
        return self.art


KIND = Standee
