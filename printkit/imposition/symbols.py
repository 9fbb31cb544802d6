"""Each side of each piece as one symbol, however often it is drawn."""

from collections.abc import Sequence

from printkit.geometry.path import Bounds, Path
from printkit.geometry.transform import Transform
from printkit.scene import Artwork, Group, Layer, Node, Side, Symbol, Use


class Symbols:
    """The symbols of one document. Pieces that share a back (the same node) share its symbol."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, Bounds], tuple[Node, Symbol]] = {}

    def front(self, artwork: Artwork) -> Symbol:
        """The front of a piece."""
        return self._symbol(artwork, Side.FRONT, artwork.front)

    def back(self, artwork: Artwork) -> Symbol | None:
        """The back of a piece, if it has one."""
        if artwork.back is None:
            return None
        return self._symbol(artwork, Side.BACK, artwork.back)

    def _symbol(self, artwork: Artwork, side: Side, node: Node) -> Symbol:
        painted = artwork.trim.grown(artwork.bleed)
        # Nodes are compared by identity: comparing deep scenes costs more than drawing them.
        # The node is kept beside its symbol, so that its identity is not used again.
        key = (id(node), painted)
        if key not in self._made:
            self._made[key] = (node, Symbol(f"{artwork.id}-{side}", node, painted))
        return self._made[key][1]

    def of(self, artwork: Artwork, side: Side) -> Symbol | None:
        """A side of a piece, if it is printed."""
        return self.front(artwork) if side is Side.FRONT else self.back(artwork)


def placed(symbol: Symbol, transform: Transform, painted: Path) -> Node:
    """The symbol on a sheet, clipped to where its paint may reach."""
    return Group((Use(symbol, transform),), clip=painted)


def artwork_layer(nodes: Sequence[Node]) -> Node:
    """What a press prints."""
    return Group(tuple(nodes), layer=Layer.ARTWORK)
