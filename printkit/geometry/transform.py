"""Affine transforms."""

import math
from typing import NamedTuple


class Point(NamedTuple):
    """A point or a vector, millimetres, y down."""

    x: float
    y: float


class Transform(NamedTuple):
    """The affine map ``x' = a x + c y + e``, ``y' = b x + d y + f`` (SVG's matrix order)."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def apply(self, x: float, y: float) -> Point:
        """Where the point (x, y) goes."""
        return Point(self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f)

    def then(self, outer: "Transform") -> "Transform":
        """This transform first, ``outer`` after it."""
        return Transform(
            outer.a * self.a + outer.c * self.b,
            outer.b * self.a + outer.d * self.b,
            outer.a * self.c + outer.c * self.d,
            outer.b * self.c + outer.d * self.d,
            outer.a * self.e + outer.c * self.f + outer.e,
            outer.b * self.e + outer.d * self.f + outer.f,
        )


IDENTITY = Transform()


def translate(x: float, y: float) -> Transform:
    """Move by (x, y)."""
    return Transform(e=x, f=y)


def scale(x: float, y: float | None = None) -> Transform:
    """Scale about the origin; one factor scales both ways."""
    return Transform(a=x, d=x if y is None else y)


def rotate(degrees: float, x: float = 0.0, y: float = 0.0) -> Transform:
    """Turn about (x, y); positive angles turn clockwise on paper, since y points down."""
    cos, sin = _exact_cos_sin(degrees)
    return Transform(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)


def turned_over(width: float) -> Transform:
    """Seen from the back: mirrored left to right within a width."""
    return Transform(a=-1.0, e=width)


def placing(
    x: float, y: float, size: float = 1.0, turn: float = 0.0, *, flip: bool = False
) -> Transform:
    """Put what is drawn around (0, 0) at (x, y): enlarged, mirrored left to right, turned."""
    return scale(-size if flip else size, size).then(rotate(turn)).then(translate(x, y))


def _exact_cos_sin(degrees: float) -> tuple[float, float]:
    """Cosine and sine without rounding noise at right angles (boards turn by 90 degrees)."""
    turned = degrees % 360 % 360  # a tiny negative angle leaves 360
    if turned % 90 == 0:
        return _RIGHT_ANGLES[int(turned // 90)]
    return math.cos(math.radians(turned)), math.sin(math.radians(turned))


_RIGHT_ANGLES = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
