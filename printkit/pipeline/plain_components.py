"""Whole components as plain values, with the scenes that they show and how these stand in PDFs.

Each scene is kept by itself, under a key; what shows it names the key.
"""

import hashlib
import marshal
import zlib
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from printkit.components.design import Composition, PlacedOn
from printkit.geometry.path import Bounds, Path
from printkit.scene import Artwork, Edges, Group, Node, Picture, Symbol
from printkit.templating.plain_nodes import FAST, Parts, Table, colour_of, plain_colour
from printkit.templating.scope import Place

if TYPE_CHECKING:
    from printkit.export.pdf_content import Stream

NodeOf = Callable[[str], Node]
"""The scene of a key."""


class PlainComponents:
    """Components with the scenes and streams that they need, those of known keys left out."""

    def __init__(self, keys: Mapping[int, str], stream: "Callable[[Node], Stream | None]") -> None:
        """``keys`` are those of scenes by identity; ``stream`` gives what stands in PDFs."""
        self._keys = dict(keys)
        self._stream = stream
        self.scenes: dict[str, bytes] = {}
        self.streams: dict[str, bytes] = {}

    def component(self, key: str, made: Composition) -> bytes:
        """A sound component that was drawn from what ``key`` stands for.

        Raises:
            TypeError: it shows what is not kept, such as pictures.
            ValueError: the same.
        """
        pieces, parts = (
            [self._piece(piece) for piece in each] for each in (made.artworks, made.parts)
        )
        places = [(p.artwork, p.place.target, tuple(p.place.bounds)) for p in made.places]
        return marshal.dumps((key, pieces, parts, places, made.seams, made.format))

    def _piece(self, piece: Artwork) -> tuple[Any, ...]:
        sides = [None if side is None else self.scene(side) for side in (piece.front, piece.back)]
        lines = [None if line is None else line.segments for line in (piece.outline, piece.score)]
        edges = [each and tuple(map(plain_colour, each)) for each in piece.edges]
        about = (piece.title, piece.width, piece.height, piece.copies, piece.bleed)
        return piece.id, sides, lines, edges, about, piece.back_name, piece.set_of

    def scene(self, node: Node) -> str:
        """The key of a scene, which is kept with all that it shows.

        Raises:
            TypeError: it is of a kind that is not kept.
        """
        stream = self._stream(node)
        shown = [] if stream is None else [self._symbol(each) for each in stream.drawn]
        key = self._keys.get(id(node))
        if key is None:
            key = self._keys[id(node)] = self._new(node)
        if stream is not None and key not in self.streams:
            fonts = [(*use, chars) for use, chars in stream.fonts]
            named = [each for each, _, _ in shown]
            self.streams[key] = marshal.dumps((named, shown, stream.data, fonts))
        return key

    def _symbol(self, symbol: Symbol | Picture) -> tuple[Any, ...]:
        if isinstance(symbol, Picture):
            raise TypeError
        return self.scene(symbol.content), symbol.name, tuple(symbol.bounds)

    def _new(self, node: Node) -> str:
        """The key of a scene that is no side of a piece: its content."""
        table = Table(lambda part: self._keys.get(id(part)))
        plain = isinstance(node, Group) and node == Group(node.children)
        children = node.children if isinstance(node, Group) and plain else (node,)
        body = marshal.dumps((table.rows, [table.number(child) for child in children]))
        key = hashlib.sha256(body).hexdigest()
        self.scenes[key] = marshal.dumps((table.kept, zlib.compress(body, FAST)))
        return key


def component_of(data: bytes, scene: NodeOf) -> tuple[str, Composition]:
    """The key of a component, and the component but for its texts and what it has drawn."""
    key, *pieces, places, seams, form = marshal.loads(data)  # noqa: S302 - signed by this user
    artworks, parts = (tuple(_piece_of(piece, scene) for piece in each) for each in pieces)
    placed = tuple(PlacedOn(on, Place(target, Bounds(*box))) for on, target, box in places)
    return key, Composition(artworks, placed, seams=seams, parts=parts, format=form)


def _piece_of(plain: Any, scene: NodeOf) -> Artwork:
    piece_id, sides, lines, edges, about, back_name, set_of = plain
    front, back = (None if key is None else scene(key) for key in sides)
    assert front is not None  # noqa: S101 - all pieces have one
    outline, score = (None if segments is None else Path(segments) for segments in lines)
    title, width, height, copies, bleed = about
    found = (each and tuple(colour_of(*colour) for colour in each) for each in edges)
    return Artwork(
        piece_id, title, width, height, front, back, copies, bleed, outline, score,
        back_name, Edges(*found), set_of,
    )  # fmt: skip


def children_of(data: bytes, scene: NodeOf) -> tuple[Node, ...]:
    """What lies in a scene."""
    _, body = marshal.loads(data)  # noqa: S302 - signed by this user
    rows, numbers = marshal.loads(zlib.decompress(body))  # noqa: S302 - signed by this user
    parts = Parts(rows, scene)
    return tuple(parts[number] for number in numbers)


def stream_of(data: bytes, scene: NodeOf) -> "Stream":
    """How a scene stands in PDFs."""
    from printkit.export.pdf_content import Stream  # noqa: PLC0415 - late: export
    from printkit.export.pdf_fonts import FontUse  # noqa: PLC0415 - late: export

    _, shown, content, fonts = marshal.loads(data)  # noqa: S302 - signed by this user
    return Stream(
        content,
        tuple((FontUse(name, plane), chars) for name, plane, chars in fonts),
        tuple(Symbol(name, scene(key), Bounds(*bounds)) for key, name, bounds in shown),
    )


def scenes_in(component: bytes) -> Iterator[str]:
    """The keys of the scenes that a component shows by itself."""
    _, *pieces, _, _, _ = marshal.loads(component)  # noqa: S302 - signed by this user
    for piece in (piece for each in pieces for piece in each):
        yield from filter(None, piece[1])


def named_in(plain: bytes | None) -> list[str]:
    """The keys of the scenes that a scene or a stream shows."""
    named: list[str] = [] if plain is None else marshal.loads(plain)[0]  # noqa: S302 - signed by this user
    return named
