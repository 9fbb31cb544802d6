"""What all buildings state that are folded from one piece."""

from typing import TYPE_CHECKING, ClassVar, Literal

from printkit.model.kinds.piece import PieceRecord
from printkit.model.references import Drawing

if TYPE_CHECKING:
    from printkit.geometry.nets.net import Net


class Building(PieceRecord):
    """Something with walls and a roof."""

    paint: dict[Literal["front", "back", "side", "wall", "roof", "eaves", "made"], Drawing] = {}
    """Drawings in place of the usual paint: of a house's ``front``, ``back``, ``side``, ``roof``
    and ``eaves`` (the lower strips of a vault), of a tower's ``wall`` and ``roof``, of either as it
    is when ``made``."""

    COMPONENT: ClassVar = "buildings"
    BUILT: ClassVar = True
    FACES: ClassVar[str]
    """The module of the components with the ``painted_face`` that paints them."""

    def net(self) -> "Net":
        """Its faces as they are cut out of one piece."""
        raise NotImplementedError
