"""Dice."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from printkit.model.base import Millimetres
from printkit.model.kinds.piece import SMALLEST, Footprint, PieceRecord

_CUBE = 6
_BREADTH = {4: 1.22, 6: 1.73, 8: 1.41, 10: 1.9, 12: 2.8}
"""Through the corners of a die, in edges, by the number of its faces."""


class Die(PieceRecord):
    """A paper die, numbered from 1 to its faces."""

    kind: Literal["die"]
    edge: Millimetres
    """Of ten faces: the longer edge."""
    faces: Literal[4, 6, 8, 10, 12] = 6
    """Six faces show pips, others figures; four show them at the corners: the upper one counts."""

    RANK: ClassVar = 6
    COMPONENT: ClassVar = "dice"
    ICON: ClassVar = "dice"
    LEAST: ClassVar = {"edge": SMALLEST}
    ROLE: ClassVar = "die"
    USEFUL: ClassVar = 10

    def size(self) -> Mapping[str, float]:
        """One edge, and the faces."""
        return {"edge": self.edge, "faces": self.faces}

    def footprint(self) -> Footprint:
        """One face of a cube."""
        return Footprint("edge", self.edge, self.edge)

    def breadth(self) -> float:
        """From corner to corner."""
        return self.edge * _BREADTH[self.faces]

    def made(self) -> str:
        """Glued together."""
        return "make-die-2" if self.faces == _CUBE else f"made-die-{self.faces}"

    def sides_to_roll(self) -> int:
        """One number to a face."""
        return self.faces


KIND = Die
