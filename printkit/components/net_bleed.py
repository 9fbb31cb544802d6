"""The colours of a net beyond its lines, so that a cut a little off shows no white."""

from collections.abc import Iterator, Sequence

from printkit.colour import WHITE
from printkit.geometry.nets.net import Face
from printkit.geometry.path import Bounds, Path
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import IDENTITY, Transform
from printkit.scene import Group, Node, Shape, Stroke

NET_BLEED = 1.0
"""Colours run this far beyond the line, onto waste and tabs, mm."""
_NEAR = 0.05
"""Paint that ends this near (mm) to the edge of a face belongs to the edge."""


def bled(painted: Sequence[tuple[Face, Node]]) -> list[Node]:
    """The faces of a net with their paint, below them what runs over their edges.

    All of that lies under all faces, so that none is painted over; a face that leaves the paper
    white has a white ground if a neighbour's colour might reach it.
    """
    under = [run_over for face, node in painted for run_over in _run_over(face, node)]
    return [
        *under,
        *(
            Group(
                (Shape(face.shape, WHITE), node)
                if under and not _grounded(face, node)
                else (node,),
                face.placement,
                clip=face.shape,
            )
            for face, node in painted
        ),
    ]


def _run_over(face: Face, node: Node) -> Iterator[Node]:
    """The fills at the edge of a face, each grown by the bleed, one over the other."""
    edge = face.shape.bounds()
    lines = [
        Shape(path, stroke=Stroke(shape.fill, 2 * NET_BLEED, join="round"))
        for shape, path in _fills(node, IDENTITY)
        if shape.fill is not None and _meets(path.bounds(), edge)
    ]
    if lines:
        yield Group(tuple(lines), face.placement, clip=rectangle(*edge.grown(NET_BLEED)))


def _fills(node: Node, outer: Transform) -> Iterator[tuple[Shape, Path]]:
    """The filled shapes of a face, with their paths in its frame."""
    match node:
        case Group(children, transform):
            for child in children:
                yield from _fills(child, transform.then(outer))
        case Shape(path, fill) if fill is not None:
            yield node, path.transformed(outer)


def _meets(paint: Bounds, edge: Bounds) -> bool:
    """Whether the paint reaches one of the four sides."""
    return (
        paint.x <= edge.x + _NEAR
        or paint.y <= edge.y + _NEAR
        or paint.right >= edge.right - _NEAR
        or paint.bottom >= edge.bottom - _NEAR
    )


def _grounded(face: Face, node: Node) -> bool:
    """Whether something covers all of the face, as far as its bounds tell."""
    edge = face.shape.bounds()
    return any(path.bounds().contains(edge, tolerance=_NEAR) for _, path in _fills(node, IDENTITY))
