"""Dice of four, eight, ten and twelve faces.

Opposite faces add up to one more than there are faces; a die of four has none, its corners have
the numbers, and each of its faces the number of the corner opposite.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

from printkit.geometry.nets.net import Net
from printkit.geometry.nets.solid import Solid, Vector, convex_solid
from printkit.geometry.nets.unfolding import Tree, unfold

GOLDEN = (1 + math.sqrt(5)) / 2
TAB = 5.0
"""Depth of tabs where the faces are large enough, mm."""

_UPPER_OF_EIGHT = ("1", "6", "4", "7")
_UPPER_OF_TEN = ("1", "7", "3", "9", "5")
_AROUND_ONE = ("2", "10", "4", "8", "6")
"""The faces around the 1 of a die of twelve."""


def four_sided_net(edge: float) -> Net:
    """The net of a tetrahedron with edges of ``edge`` mm: one large triangle."""
    solid = tetrahedron(edge)
    first, *others = solid.faces
    return unfold(solid, [(first, name) for name in others], min(TAB, edge / 4))


def eight_sided_net(edge: float) -> Net:
    """The net of an octahedron with edges of ``edge`` mm."""
    solid = octahedron(edge)
    return unfold(solid, _two_fans(solid, _UPPER_OF_EIGHT), min(TAB, edge / 3))


def ten_sided_net(edge: float) -> Net:
    """The net of a ten-sided die whose longer edges are ``edge`` mm."""
    solid = trapezohedron(edge)
    return unfold(solid, _two_fans(solid, _UPPER_OF_TEN), min(TAB, edge / 5))


def twelve_sided_net(edge: float) -> Net:
    """The net of a dodecahedron with edges of ``edge`` mm: two flowers of six faces."""
    solid = dodecahedron(edge)
    far = [_opposite(solid, name) for name in _AROUND_ONE]
    stem = _AROUND_ONE[0]
    bridge = next(name for name in far if solid.meet(stem, name))
    petals = [("12", name) for name in far if name != bridge]
    tree = [*(("1", name) for name in _AROUND_ONE), (stem, bridge), (bridge, "12"), *petals]
    return unfold(solid, tree, min(TAB, edge / 3))


def tetrahedron(edge: float) -> Solid:
    """Four triangles; the corners are numbered in their order, from 1."""
    reach = edge / math.sqrt(3)
    drop = edge / math.sqrt(24)
    corners = [(0.0, 0.0, 3 * drop), *(_around(reach, 120 * i, -drop) for i in range(3))]
    looks = {str(i): (-x, -y, -z) for i, (x, y, z) in enumerate(corners, start=1)}
    return convex_solid(corners, looks)


def corner_numbers(solid: Solid, name: str) -> list[str]:
    """The numbers of a face's corners, the upper one first."""
    return [str(corner + 1) for corner in solid.faces[name]]


def octahedron(edge: float) -> Solid:
    """Eight triangles around two tips; figures point to the tip."""
    reach = edge / math.sqrt(2)
    ring = [_around(reach, 45 + 90 * i, 0.0) for i in range(4)]
    return convex_solid([*_tips(reach), *ring], _looks(_UPPER_OF_EIGHT, math.sqrt(0.5)))


def trapezohedron(edge: float) -> Solid:
    """Ten kites around two tips, whose other corners go down and up around the middle."""
    cosine = math.cos(math.radians(36))
    low = (1 - cosine) / (1 + cosine)  # keeps the four corners of a kite in one plane
    size = edge / math.hypot(1.0, 1 - low)
    ring = [_around(size, 36 * i, size * (low if i % 2 else -low)) for i in range(10)]
    return convex_solid([*_tips(size), *ring], _looks(_UPPER_OF_TEN, 1 / (1 + low)))


def dodecahedron(edge: float) -> Solid:
    """Twelve pentagons: one above, five around it, and the same turned below."""
    inner = edge / (2 * math.sin(math.radians(36)))
    outer = GOLDEN * inner
    middle = math.sqrt(edge**2 - (2 * outer * math.sin(math.radians(18))) ** 2) / 2
    top = middle + math.sqrt(edge**2 - (outer - inner) ** 2)
    corners = [
        _around(radius, 72 * i + turn, height)
        for radius, turn, height in (
            (inner, 36, top),
            (outer, 36, middle),
            (outer, 0, -middle),
            (inner, 0, -top),
        )
        for i in range(5)
    ]
    looks = {"1": (0.0, 0.0, 1.0), "12": (0.0, 0.0, -1.0)}
    return convex_solid(corners, {**looks, **_looks(_AROUND_ONE, 0.5, 13)})


def _looks(upper: Sequence[str], rise: float, total: int | None = None) -> dict[str, Vector]:
    """Where the faces around the upper tip look, and opposite to each its counterpart.

    ``rise`` is how much they look up for each unit that they look aside.
    """
    total = total or 2 * len(upper) + 1
    above = {name: _around(1.0, 360 / len(upper) * i, rise) for i, name in enumerate(upper)}
    below = {str(total - int(name)): (-x, -y, -z) for name, (x, y, z) in above.items()}
    return {**above, **below}


def _two_fans(solid: Solid, upper: Sequence[str]) -> Tree:
    """The faces around one tip side by side, and from the middle one those around the other."""
    lower = [_opposite(solid, name) for name in upper]
    middle = len(upper) // 2
    bridge = next(i for i, name in enumerate(lower) if solid.meet(upper[middle], name))
    turned = [lower[(bridge + i) % len(lower)] for i in range(-middle, len(lower) - middle)]
    left, right = turned[middle::-1], turned[middle:]
    return [
        *_chain(upper),
        (upper[middle], turned[middle]),
        *_chain(left),
        *_chain(right),
    ]


def _chain(names: Sequence[str]) -> Tree:
    return list(pairwise(names))


def _opposite(solid: Solid, name: str) -> str:
    return str(len(solid.faces) + 1 - int(name))


def _tips(height: float) -> tuple[Vector, Vector]:
    return (0.0, 0.0, height), (0.0, 0.0, -height)


def _around(radius: float, degrees: float, height: float) -> Vector:
    angle = math.radians(degrees)
    return radius * math.cos(angle), radius * math.sin(angle), height
