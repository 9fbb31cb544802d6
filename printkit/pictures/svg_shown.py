"""Whether anything of a drawing can be seen."""

import math
from collections.abc import Iterator, Sequence

from printkit.geometry.path import Bounds
from printkit.geometry.transform import IDENTITY, Transform
from printkit.pictures.svg import Drawing
from printkit.scene import Group, Node, Shape


def shows(drawing: Drawing) -> bool:
    """Whether a shape lies in the view, at least in part."""
    return any(_meet(bounds, drawing.view) for bounds in _painted(drawing.nodes, IDENTITY))


def _painted(nodes: Sequence[Node], transform: Transform) -> Iterator[Bounds]:
    """The extents of the shapes that put ink anywhere."""
    for node in nodes:
        if isinstance(node, Group):
            yield from _painted(node.children, node.transform.then(transform))
        elif isinstance(node, Shape):
            bounds = node.path.transformed(transform).bounds()
            if node.stroke is not None:
                yield bounds.grown(node.stroke.width * _enlargement(transform) / 2)
            elif bounds.width > 0 and bounds.height > 0:
                yield bounds


def _enlargement(transform: Transform) -> float:
    """No stroke becomes wider than this, times its width."""
    return math.hypot(transform.a, transform.b, transform.c, transform.d)


def _meet(one: Bounds, other: Bounds) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom
