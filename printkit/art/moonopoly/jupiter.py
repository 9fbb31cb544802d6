"""Jupiter as a globe: many bands and the great spot."""

from printkit.art.registry import drawing
from printkit.art.space.curves import XY, between
from printkit.art.space.globes import globe
from printkit.art.space.palette import APRICOT, CREAM, OCHRE, RUST, SAND, TERRACOTTA, UMBER
from printkit.art.space.sketch import Sketch
from printkit.art.style import Style
from printkit.geometry.shapes import ellipse
from printkit.geometry.transform import rotate
from printkit.scene import Node

_TILT = -7.0
_BANDS = (
    (-0.9, 0.16, OCHRE),
    (-0.6, 0.1, APRICOT),
    (-0.3, 0.15, TERRACOTTA.mix(OCHRE, 0.4)),
    (0.02, 0.07, CREAM),
    (0.28, 0.17, OCHRE.mix(UMBER, 0.3)),
    (0.6, 0.08, APRICOT),
    (0.92, 0.2, OCHRE),
)
"""Middle, half its width, colour; in radii."""


@drawing("body-jupiter")
def jupiter(width: float, height: float, style: Style) -> Node:
    """A globe in the middle of the box."""
    s = Sketch(width, height, style)
    cx, cy, r = width / 2, height / 2, 0.42 * s.unit
    globe(s, cx, cy, r, SAND, lambda part: jupiter_face(part, cx, cy, r))
    return s.node()


def jupiter_face(s: Sketch, cx: float, cy: float, r: float) -> None:
    """Bands with waves on their edges, and the spot that dents one of them."""
    turned = rotate(_TILT, cx, cy)
    for number, (at, half, colour) in enumerate(_BANDS):
        edges: list[list[XY]] = [[], []]
        for step in range(9):
            x = -1.1 + 0.275 * step
            wave = 0.022 if (step + number) % 2 else -0.022
            for edge, side in zip(edges, (-half, half), strict=True):
                edge.append((cx + x * r, cy + (at + side + wave) * r))
        s.feature(between(*edges).transformed(turned), colour)
    for size, colour in ((1.25, CREAM), (1.0, RUST), (0.6, TERRACOTTA)):
        spot = ellipse(cx + 0.34 * r, cy + 0.4 * r, 0.26 * size * r, 0.16 * size * r)
        s.feature(spot.transformed(turned), colour)
