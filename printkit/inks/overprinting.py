"""Where black text and lines are printed over the inks below them, and where they replace them.

Letters that overprint stay whole when the plates of a press lie a little apart. But the black adds
to what lies below it, so it may do so only where that leaves room within the limit on inks.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import fsum, hypot, inf, sqrt

from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import IDENTITY, Transform
from printkit.inks.palette import SOLID_BLACK
from printkit.scene import Group, Image, Layer, Node, Shape, Stroke, Symbol, Text, Use
from printkit.scene.covering import Area, Painted, area_of
from printkit.scene.layers import Layers

_DUE = 0.005
"""A sum of rounded inks may exceed the limit by so much."""
_ABOVE, _BELOW, _BESIDE = 1.2, 0.4, 0.2
"""So far from their baseline and their ends letters of any font reach at most, in ems."""
_SPIKE = 10.0
"""So much longer than half of a line's width a sharp corner may be in PDF."""


class Overprinting:
    """Finds in scenes in inks what may overprint; nothing may where there is no ``limit``."""

    def __init__(self, limit: float | None) -> None:
        self._room = None if limit is None else limit - 1 + _DUE
        # By identity, with the symbol beside it, so that its identity is not given away.
        self._symbols: dict[int, tuple[Symbol, Symbol]] = {}

    def marked(self, node: Node) -> Node:
        """The node, what may overprint being in groups of that layer."""
        return node if self._room is None else self._marked(node, IDENTITY, (), Layers())

    def _marked(self, node: Node, at: Transform, clips: tuple[Area, ...], below: Layers) -> Node:
        match node:
            case Group(children=children, transform=transform):
                inner = transform.then(at)
                clips = _clips(node, inner, clips)
                marked = (self._marked(child, inner, clips, below) for child in children)
                return replace(node, children=tuple(marked))
            case Use(symbol=symbol, transform=transform):
                frame = area_of(rectangle(*symbol.bounds), transform.then(at)).box
                bears = self._bears(below, frame)
                for thing in _painted(node, at, clips):
                    below.add(thing)
                return replace(node, symbol=self._symbol(symbol)) if bears else node
            case Shape() | Text() | Image():
                bears = False
                for thing in _painted(node, at, clips):
                    bears = bears or (_is_black(thing) and self._bears(below, _box(thing)))
                    below.add(thing)
                return Group((node,), layer=Layer.OVERPRINT) if bears else node

    def _symbol(self, symbol: Symbol) -> Symbol:
        """The symbol where all that lies below it leaves room."""
        known = self._symbols.get(id(symbol))
        if known is None:
            marked = replace(symbol, content=self.marked(symbol.content))
            known = self._symbols[id(symbol)] = (symbol, marked)
        return known[1]

    def _bears(self, below: Layers, box: Bounds) -> bool:
        """Whether all that shows in a box leaves room for black."""
        assert self._room is not None  # noqa: S101 - else nothing is looked at
        for thing in below.downwards(box):
            if not thing.touches(box):
                continue
            if _colours(thing) > self._room:
                return False
            if thing.covers(box):
                return True
        return True


def _painted(node: Node, at: Transform, clips: tuple[Area, ...]) -> Iterator[Painted]:
    """All that a node paints: areas, which hide what is below them, lines, text and pictures."""
    match node:
        case Group(children=children, transform=transform):
            inner = transform.then(at)
            clips = _clips(node, inner, clips)
            for child in children:
                yield from _painted(child, inner, clips)
        case Use(symbol=symbol, transform=transform):
            yield from _painted(symbol.content, transform.then(at), clips)
        case Shape(path=path, fill=fill, stroke=stroke):
            if fill is not None:
                yield Painted(path, at, fill, clips)
            if stroke is not None:
                reach = _reach(stroke, len(path.segments)) * max(hypot(*at[:2]), hypot(*at[2:4]))
                yield Painted(path, at, stroke.colour, clips, opaque=False, reach=reach)
        case Text(run=run, x=x, y=y, colour=colour):
            if run.text:
                side, size = _BESIDE * run.size, run.size
                height = (_ABOVE + _BELOW) * size
                box = rectangle(x - side, y - _ABOVE * size, run.width + 2 * side, height)
                yield Painted(box, at, colour, clips, opaque=False)
        case Image(x=x, y=y, width=width, height=height):
            yield Painted(rectangle(x, y, width, height), at, None, clips, opaque=False)


def _clips(group: Group, inner: Transform, clips: tuple[Area, ...]) -> tuple[Area, ...]:
    return clips if group.clip is None else (*clips, area_of(group.clip, inner))


def _reach(stroke: Stroke, segments: int) -> float:
    """How far a line paints beyond its path; one of two points has no corner."""
    sharp = stroke.join == "miter" and segments > 2  # noqa: PLR2004 - from here to there
    return stroke.width / 2 * (_SPIKE if sharp else sqrt(2))


def _is_black(thing: Painted) -> bool:
    """Whether it is a line or a text in black ink alone."""
    return not thing.opaque and thing.fill is not None and thing.fill.cmyk == SOLID_BLACK


def _box(thing: Painted) -> Bounds:
    """All that it paints on."""
    box, reach = thing.area.box, thing.reach
    return Bounds(box.x - reach, box.y - reach, box.width + 2 * reach, box.height + 2 * reach)


def _colours(thing: Painted) -> float:
    """The inks beside black of what is painted; of pictures they may be any."""
    return inf if thing.fill is None or thing.fill.cmyk is None else fsum(thing.fill.cmyk[:3])
