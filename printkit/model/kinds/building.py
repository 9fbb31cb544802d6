"""What all buildings state that are folded from one piece."""

from typing import TYPE_CHECKING, ClassVar

from printkit.model.kinds.piece import PieceRecord

if TYPE_CHECKING:
    from printkit.geometry.nets.net import Net


class Building(PieceRecord):
    """Something with walls and a roof."""

    COMPONENT: ClassVar = "buildings"
    BUILT: ClassVar = True
    FACES: ClassVar[str]
    """The module of the components with the ``painted_face`` that paints them."""

    def net(self) -> "Net":
        """Its faces as they are cut out of one piece."""
        raise NotImplementedError
