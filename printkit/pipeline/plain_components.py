"""Drawings as plain values: whole components, what was worked out, and how scenes stand in PDFs.

Each scene is kept by itself, under its key; what shows it names the key.
"""

import hashlib
import marshal
import zlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from printkit.colour import colour_of, plain_colour
from printkit.components.design import Composition, PlacedOn
from printkit.digests import digest_of_text
from printkit.geometry.path import Bounds, Path
from printkit.scene import Artwork, Edges, Group, Node, Picture, Symbol, Tag
from printkit.scene.digest import brief_key, key_of
from printkit.templating.kept_sides import KeptSide, Worked
from printkit.templating.plain_nodes import FAST, Parts, PartTable
from printkit.templating.plain_sides import plain_side, side_of
from printkit.templating.scope import Place

if TYPE_CHECKING:
    from printkit.export.pdf_content import Stream

SceneOf = Callable[[str], Node]
"""The scene of a key."""
_OF_STREAM = 5
"""Parts of a stream as it is kept; what was worked out has fewer."""
Plain = dict[str, bytes]
"""Drawings by their keys. Each begins with the keys of those that it shows."""


class PlainDrawings:
    """Drawings that are to be kept, with all that they show."""

    def __init__(self, known: Iterable[str], drawn_by: "Callable[[Node], Stream | None]") -> None:
        """Scenes of ``known`` keys are kept already; ``drawn_by`` gives what draws one in PDFs."""
        self._known = set(known)
        self._drawn_by = drawn_by
        self._keys: dict[int, tuple[Node, str]] = {}
        self.scenes: Plain = {}
        self.streams: Plain = {}

    def side(self, side: KeptSide) -> bytes:
        """A side of a piece.

        Raises:
            TypeError: it shows what is not kept, such as pictures.
            ValueError: the same.
        """
        data, table = plain_side(side)
        return _plain(self._shown(table), data)

    def component(self, key: str, made: Composition) -> bytes:
        """A sound component that was drawn from what ``key`` stands for.

        Raises:
            TypeError: it shows what is not kept, such as pictures.
            ValueError: the same.
        """
        pieces = [self._piece(piece) for piece in made.artworks]
        parts = [self._piece(piece) for piece in made.parts]
        shown = [side for piece in (*pieces, *parts) for side in piece[1] if side]
        places = [(p.artwork, p.place.target, tuple(p.place.bounds)) for p in made.places]
        look = look_of(made)
        return _plain(shown, key, look, pieces, parts, places, made.seams, made.format)

    def worked(self, worked: Worked) -> bytes:
        """What was worked out.

        Raises:
            TypeError: it shows what is not kept, such as pictures.
            ValueError: the same.
        """
        return _plain([self._scene(node) for node in worked.scenes], worked.plain)

    def stream(self, stream: "Stream") -> bytes:
        """What draws something in PDFs.

        Raises:
            TypeError: it shows what is not kept, such as pictures.
            ValueError: the same.
        """
        shown = [self._symbol(each) for each in stream.drawn]
        fonts = [(*use, chars) for use, chars in stream.fonts]
        marks = [[(tag.role, tag.key, tag.alt) for tag in tags] for tags in stream.marks]
        return _plain([each for each, _, _ in shown], shown, stream.data, fonts, marks)

    def _piece(self, piece: Artwork) -> tuple[Any, ...]:
        sides = [None if side is None else self._scene(side) for side in (piece.front, piece.back)]
        lines = [None if line is None else line.segments for line in (piece.outline, piece.score)]
        edges = [each and tuple(map(plain_colour, each)) for each in piece.edges]
        about = (piece.title, piece.width, piece.height, piece.copies, piece.bleed)
        return piece.id, sides, lines, edges, about, (piece.back_name, piece.set_of, piece.closes)

    def _scene(self, node: Node) -> str:
        """The key of a scene, which is kept with all that it shows."""
        known = self._keys.get(id(node))
        if known is not None:
            return known[1]
        key = brief_key(node)
        if not (key and key in self._known):
            key = self._new(node, key)
        self._keys[id(node)] = node, key
        stream = self._drawn_by(node)
        if stream is not None:
            self.streams[key] = self.stream(stream)
        return key

    def _symbol(self, symbol: Symbol | Picture) -> tuple[Any, ...]:
        if isinstance(symbol, Picture):
            raise TypeError
        return self._scene(symbol.content), symbol.name, tuple(symbol.bounds)

    def _new(self, node: Node, key: str) -> str:
        table = PartTable(node)
        is_plain = isinstance(node, Group) and node == Group(node.children)
        children = node.children if isinstance(node, Group) and is_plain else (node,)
        body = marshal.dumps((table.rows, [table.number(child) for child in children]))
        key = key or hashlib.sha256(body).hexdigest()
        self.scenes[key] = _plain(self._shown(table), zlib.compress(body, FAST))
        self._known.add(key)
        return key

    def _shown(self, table: PartTable) -> list[str]:
        return [self._scene(group) for group in table.kept.values()]


def _plain(shown: list[str], *values: Any) -> bytes:
    return marshal.dumps((shown, *values))


def look_of(made: Composition) -> str:
    """What stands for all that a component shows, whatever it was drawn from.

    What is measured along the edges of its pieces follows from that.
    """
    pieces = list(map(_look_of_piece, (*made.artworks, *made.parts)))
    return digest_of_text(repr((len(made.artworks), pieces, made.places, made.seams, made.format)))


def unchanged_pieces(made: Composition, before: Composition) -> frozenset[str]:
    """The ids of the pieces that look as they did before."""
    looks = {each.id: each for each in before.artworks}
    return frozenset(
        each.id
        for each in made.artworks
        if each.id in looks and _look_of_piece(each) == _look_of_piece(looks[each.id])
    )


def _look_of_piece(p: Artwork) -> tuple[Any, ...]:
    return (
        p.id, p.title, p.width, p.height, p.copies, p.bleed, p.outline, p.score, p.back_name,
        p.set_of, p.closes, key_of(p.front), p.back and key_of(p.back),
    )  # fmt: skip


def component_of(data: bytes, scene: SceneOf) -> tuple[str, str, Composition]:
    """The key of a component, what stands for its look, and itself but for texts and parts."""
    _, key, look, *pieces, places, seams, form = marshal.loads(data)  # noqa: S302 - signed by this user
    artworks, parts = (tuple(_piece_of(piece, scene) for piece in each) for each in pieces)
    placed = tuple(PlacedOn(on, Place(target, Bounds(*box))) for on, target, box in places)
    made = Composition(artworks, placed, seams=seams, parts=parts, format=form)
    return key, look, made


def _piece_of(plain: Any, scene: SceneOf) -> Artwork:
    piece_id, sides, lines, edges, about, (back_name, set_of, closes) = plain
    front, back = (None if key is None else scene(key) for key in sides)
    assert front is not None  # noqa: S101 - all pieces have one
    outline, score = (None if segments is None else Path(segments) for segments in lines)
    title, width, height, copies, bleed = about
    found = (each and tuple(colour_of(*colour) for colour in each) for each in edges)
    return Artwork(
        piece_id, title, width, height, front, back, copies, bleed, outline, score,
        back_name, Edges(*found), set_of, closes,
    )  # fmt: skip


def side_from(data: bytes, key: str, scene: SceneOf) -> KeptSide:
    """A side of a piece."""
    _, side = marshal.loads(data)  # noqa: S302 - signed by this user
    return side_of(side, key, scene)


def worked_of(data: bytes, scene: SceneOf) -> Worked:
    """What was worked out."""
    keys, plain = marshal.loads(data)  # noqa: S302 - signed by this user
    return Worked(plain, tuple(map(scene, keys)))


def children_of(data: bytes, scene: SceneOf) -> tuple[Node, ...]:
    """What lies in a scene."""
    _, body = marshal.loads(data)  # noqa: S302 - signed by this user
    rows, numbers = marshal.loads(zlib.decompress(body))  # noqa: S302 - signed by this user
    parts = Parts(rows, scene)
    return tuple(parts[number] for number in numbers)


def stream_of(data: bytes, scene: SceneOf) -> "Stream | None":
    """How a scene stands in PDFs; None if it is something else that was worked out of it."""
    from printkit.export.pdf_content import Stream  # noqa: PLC0415 - late: export
    from printkit.export.pdf_fonts import FontUse  # noqa: PLC0415 - late: export

    kept = marshal.loads(data)  # noqa: S302 - signed by this user
    if len(kept) != _OF_STREAM:
        return None
    _, shown, content, fonts, marks = kept
    return Stream(
        content,
        tuple((FontUse(name, plane), chars) for name, plane, chars in fonts),
        tuple(Symbol(name, scene(key), Bounds(*bounds)) for key, name, bounds in shown),
        tuple(tuple(Tag(*tag) for tag in tags) for tags in marks),
    )


def shown_by(plain: bytes | None) -> list[str]:
    """The keys of the scenes that a drawing shows."""
    shown: list[str] = [] if plain is None else marshal.loads(plain)[0]  # noqa: S302 - signed by this user
    return shown
