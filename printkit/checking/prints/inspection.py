"""What a press and a reader see of a composed piece: its words, its lines, its pictures.

One walk over the scene, in the order of painting. What is shown smaller or larger than it is,
such as a picture of another piece, is looked at where it is shown full size.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import field
from functools import cached_property
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.prints.roles import TextRoles
from printkit.colour import Colour
from printkit.diagnostics import Span
from printkit.geometry.path import Bounds, Path
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import IDENTITY, Transform
from printkit.records import record
from printkit.scene import Artwork, Group, Image, Node, Shape, Side, Stroke, Text, Use
from printkit.scene.covering import Area, Painted, area_of
from printkit.scene.layers import Layers

if TYPE_CHECKING:
    from printkit.templating.scope import DrawnElement, SetText

CAPITALS, DESCENDERS = 0.7, 0.22
"""How far letters reach above and below the baseline, in em, in nearly every font."""
_DEEP = frozenset("gjpqyQ,;()[]{}/|§çşţ")


class Word(NamedTuple):
    """A run of text on a side of a piece; ``bounds`` are those of its letters on the piece, mm.

    ``ground`` is the colour that it certainly stands on, None where that is unknown.
    ``below`` is the number of things painted before it, ``clips`` are what it is cut off by.
    """

    text: Text
    face: "InspectedSide"
    bounds: Bounds
    ground: Colour | None
    below: int = 0
    clips: tuple[Area, ...] = ()
    upright: bool = True
    """Whether the bounds are those of the letters themselves, not of letters at an angle."""
    turn: Transform = IDENTITY

    @property
    def lying(self) -> bool:
        """Whether its lines run from the top to the bottom of the piece, or back."""
        return abs(self.turn.b) > abs(self.turn.a)

    @property
    def capitals(self) -> Bounds:
        """The bounds without what hangs below the baseline."""
        return _letters(self.text, self.turn, deep=False)


class Raster(NamedTuple):
    """A picture made of pixels, and its pixels per inch as printed."""

    image: Image
    resolution: float


_ROUNDING = 1e-6


@record
class InspectedSide:
    """One side of a piece; ``painted`` is what lies on it, the topmost last."""

    artwork: Artwork
    side: Side
    words: list[Word] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    rasters: list[Raster] = field(default_factory=list)
    painted: Layers = field(default_factory=Layers)


class PieceSide(NamedTuple):
    """One side of a piece, and what is drawn on it."""

    artwork: Artwork
    side: Side
    node: Node

    @property
    def texts(self) -> tuple[str, ...]:
        """What is printed on it in full size."""
        return tuple(text.run.text for text in _texts_on(self.node, IDENTITY))


class Prints:
    """All pieces as they were composed, each different side once.

    ``faint`` are colours of the theme that are reported as too faint for text. They are
    not ``is_complete`` where something could not be drawn, which is reported: nobody wonders then
    that a piece is empty. ``roles`` are the theme's colours.
    """

    def __init__(
        self,
        artworks: Iterable[Artwork] = (),
        texts: "Iterable[SetText]" = (),
        faint: Collection[Colour] = (),
    ) -> None:
        self.faint = faint
        self.is_complete = True
        self.roles = TextRoles()
        self._artworks: list[Artwork] = []
        self._sound: set[int] = set()
        self._texts: dict[int, SetText] = {}
        self._drawn: dict[int, DrawnElement] = {}
        self.add(artworks, texts)

    def add(
        self,
        artworks: Iterable[Artwork],
        texts: "Iterable[SetText]",
        drawn: "Iterable[DrawnElement]" = (),
        sound: Collection[str] = (),
    ) -> None:
        """More pieces, with what templates have set and drawn on them.

        Pieces whose ids are ``sound`` are looked at only beside others.
        """
        artworks = list(artworks)
        self._sound.update(id(each) for each in artworks if each.id in sound)
        self._drawn.update((id(each.part), each) for each in drawn)
        self._artworks += artworks
        self._texts.update((id(node), text) for text in texts for node in text.nodes)

    @cached_property
    def sides(self) -> list[PieceSide]:
        """The sides of the pieces; a back that several share is there once."""
        shared: set[str] = set()
        sides = []
        for artwork in self._artworks:
            for side in sides_of(artwork):
                name = artwork.back_name if side.side is Side.BACK else None
                if name is None or name not in shared:
                    sides.append(side)
                    shared.update([name] if name else [])
        return sides

    @cached_property
    def faces(self) -> list[InspectedSide]:
        """The same, inspected, of those pieces that are not known to be sound."""
        return [inspected(side) for side in self.sides if id(side.artwork) not in self._sound]

    @property
    def texts(self) -> "Iterable[SetText]":
        """What templates have set, in this order."""
        return {id(text): text for text in self._texts.values()}.values()

    def drawn(self, part: Path | Stroke | Image | Group) -> "DrawnElement | None":
        """What is known of a part of a scene that a template has drawn."""
        return self._drawn.get(id(part))

    def drawn_by(self, part: Path | Stroke | Image | Group) -> Span | None:
        """The element of a template that has drawn a part of a scene, if one has."""
        found = self.drawn(part)
        return None if found is None else found.span

    def element_of(self, thing: Text | Painted) -> Span | None:
        """The element of a template that a text or something painted comes from, if one is."""
        if isinstance(thing, Painted):
            return self.drawn_by(thing.path)
        origin = self.origin(thing)
        return None if origin is None else origin.span

    def side(self, face: InspectedSide | PieceSide) -> "DrawnElement | None":
        """What is known of the first template that has drawn on a side of a piece."""
        node = face.artwork.front if face.side is Side.FRONT else face.artwork.back
        while isinstance(node, Group):
            if (found := self.drawn(node)) is not None or not node.children:
                return found
            node = node.children[0]
        return None

    @property
    def words(self) -> Iterator[Word]:
        """All words on all pieces, but for texts that do not fit their box, which is reported."""
        for face in self.faces:
            for word in face.words:
                origin = self.origin(word.text)
                if origin is None or not origin.misfit:
                    yield word

    def origin(self, node: Text) -> "SetText | None":
        """What a template has set there; none if something else has."""
        return self._texts.get(id(node))


def sides_of(artwork: Artwork) -> Iterator[PieceSide]:
    """The sides of a piece that are printed."""
    for side, node in ((Side.FRONT, artwork.front), (Side.BACK, artwork.back)):
        if node is not None:
            yield PieceSide(artwork, side, node)


def faces_of(artwork: Artwork) -> Iterator[InspectedSide]:
    """The same, inspected."""
    return map(inspected, sides_of(artwork))


def inspected(side: PieceSide) -> InspectedSide:
    """A side with all that is seen on it."""
    face = InspectedSide(side.artwork, side.side)
    _look(side.node, IDENTITY, (), face)
    return face


def _texts_on(node: Node, outer: Transform) -> Iterator[Text]:
    """The texts that a node shows in full size, in the order of painting."""
    match node:
        case Group(drawing=None):
            inner = outer if node.transform == IDENTITY else node.transform.then(outer)
            for child in node.children:
                yield from _texts_on(child, inner)
        case Text() if _is_full_size(outer):
            yield node
        case Use(symbol, own):
            yield from _texts_on(symbol.content, own.then(outer))


def _look(node: Node, outer: Transform, clips: tuple[Area, ...], face: InspectedSide) -> None:
    """Note what the node paints; ``outer`` leads from it to the piece."""
    match node:
        case Group():
            _look_inside(node, outer, clips, face)
        case Shape():
            _note_shape(node, outer, clips, face)
        case Text():
            if _is_full_size(outer):
                bounds = _letters(node, outer)
                ground, below = face.painted.ground_of(bounds), len(face.painted.things)
                upright = outer.b == outer.c == 0 or outer.a == outer.d == 0
                face.words.append(Word(node, face, bounds, ground, below, clips, upright, outer))
        case Image():
            _note_raster(node, outer, clips, face)
        case Use(symbol, own):
            _look(symbol.content, own.then(outer), clips, face)


def _look_inside(
    group: Group, outer: Transform, clips: tuple[Area, ...], face: InspectedSide
) -> None:
    """The children of a group; of a drawing its box, for a check leaves drawings out."""
    if group.drawing is not None:
        face.painted.add(Painted(group.drawing, outer, None, clips))
        return
    own = group.transform
    inner = outer if own == IDENTITY else own if outer == IDENTITY else own.then(outer)
    if group.clip is not None:
        clips = (*clips, area_of(group.clip, inner))
    for child in group.children:
        _look(child, inner, clips, face)


def _note_shape(
    shape: Shape, outer: Transform, clips: tuple[Area, ...], face: InspectedSide
) -> None:
    stroke, fill = shape.stroke, shape.fill
    reach = 0.0 if stroke is None else stroke.width / 2
    opaque = fill is not None
    face.painted.add(Painted(shape.path, outer, fill, clips, opaque=opaque, reach=reach))
    if stroke is not None and _is_full_size(outer):
        face.strokes.append(stroke)


def _note_raster(
    image: Image, outer: Transform, clips: tuple[Area, ...], face: InspectedSide
) -> None:
    frame = rectangle(image.x, image.y, image.width, image.height)
    face.painted.add(Painted(frame, outer, None, clips))
    inches = image.width * hypot(outer.a, outer.b) / 25.4
    face.rasters.append(Raster(image, image.picture.width_px / inches))


def _is_full_size(transform: Transform) -> bool:
    return transform.a == 1.0 or abs(hypot(transform.a, transform.b) - 1) < _ROUNDING


def _letters(text: Text, transform: Transform, *, deep: bool = True) -> Bounds:
    """The box of the letters, mm on the piece; if not ``deep``, down to the baseline only."""
    run = text.run
    top = CAPITALS * run.size
    drop = DESCENDERS * run.size if deep and _DEEP.intersection(run.text) else 0.0
    a, b, c, d, e, f = transform
    left, right, upper, lower = text.x, text.x + run.width, text.y - top, text.y + drop
    if a == d == 1.0 and b == c == 0.0:
        return Bounds(left + e, upper + f, run.width, top + drop)
    xs = [a * x + c * y + e for x in (left, right) for y in (upper, lower)]
    ys = [b * x + d * y + f for x in (left, right) for y in (upper, lower)]
    return Bounds(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
