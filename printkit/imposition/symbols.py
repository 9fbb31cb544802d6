"""Each side of each piece as one symbol, however often it is drawn."""

from collections.abc import Sequence

from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import Transform
from printkit.scene import Artwork, Group, Layer, Node, Side, Symbol, Use


class Symbols:
    """The symbols of one document. Pieces that share a back (the same node) share its symbol."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, Bounds], tuple[Node, Symbol]] = {}

    def of(self, artwork: Artwork, side: Side) -> Symbol | None:
        """The symbol of a side, or nothing where the piece has no back."""
        node = artwork.front if side is Side.FRONT else artwork.back
        if node is None:
            return None
        painted = artwork.trim.grown(artwork.bleed)
        # Nodes are compared by identity: comparing deep scenes costs more than drawing them.
        # The node is kept beside its symbol, so that its identity is not used again.
        key = (id(node), painted)
        if key not in self._made:
            self._made[key] = (node, Symbol(f"{artwork.id}-{side}", node, painted))
        return self._made[key][1]


def placed(symbol: Symbol, transform: Transform, paint: Bounds) -> Node:
    """The symbol on a sheet, clipped to where its paint may reach."""
    return Group((Use(symbol, transform),), clip=rectangle(*paint))


def artwork_layer(nodes: Sequence[Node]) -> Node:
    """What a press prints."""
    return Group(tuple(nodes), layer=Layer.ARTWORK)
