"""The colours of a net beyond its lines, so that a cut a little off shows no white."""

from collections.abc import Iterator, Sequence

from printkit.colour import WHITE
from printkit.digests import digest_of_text
from printkit.geometry.nets.net import NetFace
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import IDENTITY, Transform
from printkit.scene import Group, Node, Shape, Stroke
from printkit.templating.kept_sides import KeptSides, Worked

NET_BLEED = 1.0
"""Colours run this far beyond the line, onto waste and tabs, mm."""
SPECK = NET_BLEED
"""What is no larger at an edge is not to be missed beyond it, mm."""
_NEAR = 0.05
"""Paint that ends this near (mm) to the edge of a face belongs to the edge."""


def bled(
    painted: Sequence[tuple[NetFace, Node]], bounds: Bounds, kept: KeptSides | None = None
) -> Iterator[Node]:
    """The faces of a net with their paint, each with what runs over its edges below it.

    That is clipped so that it paints no neighbour, nor its own face where that leaves the paper
    white. ``bounds`` are those of the net. Fills of faces that are ``kept`` are not grown again.
    """
    sheet = _counter_clockwise(bounds.grown(2 * NET_BLEED))
    for face, node in painted:
        upright = Group((node,), face.placement, clip=face.shape)
        lines = _lines(face, node, kept)
        if lines is None:
            yield upright
            continue
        closed = [
            other.outline for other, _ in painted if other is not face or _is_white(face, node)
        ]
        yield Group((Group((lines,), clip=joined([sheet, *closed])), upright))


def _counter_clockwise(bounds: Bounds) -> Path:
    """A frame in which outlines that run clockwise are holes."""
    x, y, right, bottom = bounds.x, bounds.y, bounds.right, bounds.bottom
    return polyline([(x, y), (x, bottom), (right, bottom), (right, y)], close=True)


def _lines(face: NetFace, node: Node, kept: KeptSides | None) -> Node | None:
    """The fills at the edge of a face, each grown by the bleed, one over the other."""
    edge = face.shape.bounds()
    grown = _grown_once(node, edge, kept) if kept is not None else tuple(_grown(node, edge))
    if not grown:
        return None
    return Group(grown, face.placement, clip=rectangle(*edge.grown(NET_BLEED)))


def _grown_once(node: Node, edge: Bounds, kept: KeptSides) -> tuple[Node, ...]:
    def work() -> Worked:
        return Worked(scenes=(Group(tuple(_grown(node, edge))),))

    known = kept.worked(digest_of_text("bleed", kept.key_of(node), repr(edge)), work) or work()
    group = known.scenes[0]
    return group.children if isinstance(group, Group) else ()


def _grown(node: Node, edge: Bounds) -> Iterator[Node]:
    """White runs over an edge only where it covers a colour: on paper it would gnaw at lines."""
    inked = False
    for shape, path, windows in _fills(node, IDENTITY, edge):
        if shape.fill is not None and _meets(path.bounds(), edge):
            near = _near(path, edge)
            inked = inked or (shape.fill != WHITE and bool(near.segments))
            if inked and near.segments:
                pen = Stroke(shape.fill, 2 * NET_BLEED, join="round")
                grown: Node = Shape(near, shape.fill, pen)
                for window in windows:
                    grown = Group((grown,), clip=window)
                yield grown


def _fills(
    node: Node, outer: Transform, edge: Bounds, windows: tuple[Path, ...] = ()
) -> Iterator[tuple[Shape, Path, tuple[Path, ...]]]:
    """The filled shapes of a face, with their paths in its frame and the windows they end at.

    Not those of a window within the face; what ends a window at the edge ends no bleed.
    """
    match node:
        case Group(children, transform, clip):
            place = transform.then(outer)
            window = clip.transformed(place) if clip is not None else None
            if window is not None and not _meets(window.bounds(), edge):
                return
            if window is not None and _runs_over(window.bounds(), edge):
                windows = (*windows, window)
            for child in children:
                yield from _fills(child, place, edge, windows)
        case Shape(path, fill) if fill is not None:
            yield node, path.transformed(outer), windows


def _near(path: Path, edge: Bounds) -> Path:
    """What of a path reaches an edge: of a sky full of stars none of those that are whole."""
    parts = ((part, part.bounds()) for part in path.subpaths())
    return joined(
        part for part, box in parts if _meets(box, edge) and max(box.width, box.height) > SPECK
    )


def _meets(paint: Bounds, edge: Bounds) -> bool:
    """Whether the paint reaches one of the four sides."""
    return (
        paint.x <= edge.x + _NEAR
        or paint.y <= edge.y + _NEAR
        or paint.right >= edge.right - _NEAR
        or paint.bottom >= edge.bottom - _NEAR
    )


def _runs_over(window: Bounds, edge: Bounds) -> bool:
    """Whether a window that leaves the face does so by all of the bleed, on each side."""
    beyond = (
        edge.x - window.x,
        edge.y - window.y,
        window.right - edge.right,
        window.bottom - edge.bottom,
    )
    return all(by <= -_NEAR or by >= NET_BLEED for by in beyond)


def _is_white(face: NetFace, node: Node) -> bool:
    """Whether nothing covers all of the face, as far as its bounds show."""
    edge = face.shape.bounds()
    fills = _fills(node, IDENTITY, edge)
    return not any(path.bounds().contains(edge, tolerance=_NEAR) for _, path, _ in fills)
