"""A digest of what a picture shows: equal digests mean the same print."""

import hashlib
from collections.abc import Iterator

from printkit.scene.artwork import Artwork
from printkit.scene.nodes import Group, Image, Node, Shape, Symbol, Text, Use

FEW_PARTS = 300
"""A board has a hundred, its spaces counted as one each; eight segments of a path are one more."""


def digest_of_artwork(artwork: Artwork, *, with_back: bool = True) -> str:
    """The piece as it is printed and cut; its id, its title and how many there are do not count."""
    shape = (artwork.width, artwork.height, artwork.bleed, artwork.outline, artwork.score)
    digests = _Digests()
    sides = (artwork.front, artwork.back if with_back else None)
    drawn = [None if side is None else digests.of(side) for side in sides]
    return digest_of_parts(repr(shape), *map(repr, drawn))


def key_of(node: Node) -> str:
    """What stands for a scene and all that is known of it: its key, or a digest of its parts."""
    return _Keys().of(node)


def brief_key(node: Node) -> str:
    """The same where it is found at a glance; empty for a scene of many parts without keys."""
    try:
        return _BriefKeys().of(node)
    except _TooManyParts:
        return ""


class _Digests:
    """Digests of nodes; a symbol that is drawn many times is looked at once."""

    def __init__(self) -> None:
        self._symbols: dict[int, str] = {}

    def of(self, node: Node) -> str:
        """The digest of a node with all that is in it."""
        return digest_of_parts(*self._parts(node))

    def _parts(self, node: Node) -> Iterator[str]:
        yield type(node).__name__
        match node:
            case Group(children, transform, clip, layer):
                yield repr((tuple(transform), clip, layer))
                yield from map(self.of, children)
            case Use(symbol, transform):
                yield repr(tuple(transform))
                yield self._symbol(symbol)
            case Image(picture, x, y, width, height):
                yield repr((picture.digest, x, y, width, height))
            case Shape() | Text():
                yield repr(node)

    def _symbol(self, symbol: Symbol) -> str:
        key = id(symbol)
        if key not in self._symbols:
            self._symbols[key] = self.of(symbol.content)
        return self._symbols[key]


class _Keys(_Digests):
    """Keys stand for what has one."""

    def of(self, node: Node) -> str:
        """The key of a node, or a digest of it; the box of a drawing and tags count too."""
        if not isinstance(node, Group):
            return super().of(node)
        return node.key or digest_of_parts(super().of(node), repr((node.drawing, node.tag)))


class _TooManyParts(Exception):  # noqa: N818 - nothing is wrong with them
    """Looking at all of them takes as long as drawing them."""


class _BriefKeys(_Keys):
    """Keys of scenes whose parts are few, or have keys."""

    def __init__(self) -> None:
        super().__init__()
        self._left = FEW_PARTS

    def of(self, node: Node) -> str:
        """The key of a node.

        Raises:
            _TooManyParts: there are more.
        """
        self._left -= 1 + (len(node.path.segments) // 8 if isinstance(node, Shape) else 0)
        if self._left < 0:
            raise _TooManyParts
        return super().of(node)


def digest_of_parts(*parts: str) -> str:
    """The digest of several texts; where one ends counts too."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()
