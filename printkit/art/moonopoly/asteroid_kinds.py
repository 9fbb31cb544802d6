"""What tells one asteroid from another: ore and ice on it, fire in it, who works there."""

from collections.abc import Callable
from math import cos, radians, sin

from printkit.art.moonopoly.bodies import Disc, Face, craters, rock, rock_outline
from printkit.art.moonopoly.marks import crystals
from printkit.art.space.palette import CREAM, CYAN, GOLD, ICE, ORANGE, STONE, darker, lighter
from printkit.geometry.path import polyline
from printkit.geometry.shapes import rectangle, sector

LONG = 1.3
"""How many times longer than high a rock is."""


def vein(disc: Disc) -> None:
    """Gold that runs across the rock between two cracks."""
    upper = ((-1.1, 0.3), (-0.62, 0.12), (-0.3, 0.36), (0.1, 0.1), (0.5, 0.2), (1.1, -0.24))
    lower = [(x, y + 0.16 - 0.05 * (i % 2)) for i, (x, y) in enumerate(upper)]
    band = [disc.at(*point) for point in (*upper, *reversed(lower))]
    disc.sketch.feature(polyline(band, close=True), GOLD)


def basin(disc: Disc) -> None:
    """One bowl larger than all others, over the edge."""
    disc.crater(0.66, -0.42, 0.34)


def ice(disc: Disc) -> None:
    """A cap of ice on the lit side, and what has run down from it."""
    for x, y, wide, high in ((-0.4, -0.74, 0.95, 0.42), (-0.86, -0.1, 0.22, 0.36)):
        disc.sketch.feature(disc.patch(x, y, wide, high, key=f"ice {x}"), ICE)


def plains(disc: Disc) -> None:
    """Dark plains between the bowls."""
    for x, y, wide in ((-0.7, 0.2, 0.34), (0.1, -0.6, 0.4), (0.7, 0.34, 0.36)):
        plain = disc.patch(x, y, wide, 0.6 * wide, key=f"plain {x}", turn=40 * x)
        disc.sketch.feature(plain, darker(disc.base, 0.36))


def fire(disc: Disc) -> None:
    """Glowing clefts."""
    for x, y, lean in ((-0.72, -0.3, 0.16), (-0.1, 0.66, 0.3), (0.62, -0.5, -0.2)):
        cleft = ((-0.3, lean), (-0.06, -0.05), (0.3, -lean), (0.04, 0.07))
        points = [disc.at(x + dx, y + dy) for dx, dy in cleft]
        disc.sketch.feature(polyline(points, close=True), ORANGE)


FACES: tuple[Face | None, ...] = (vein, basin, ice, plains, None, None, fire, None, None)


def _edge(disc: Disc, turn: float, share: float = 1.0) -> tuple[float, float]:
    """A place on the edge of the rock; 0 lies to the right, 90 below."""
    x, y = cos(radians(turn)), sin(radians(turn))
    return disc.cx + share * disc.r * x, disc.cy + share * disc.r / LONG * y


def crystals_behind(disc: Disc) -> None:
    """Crystals that stand out on both sides of its top."""
    crystals(disc.sketch, *_edge(disc, -42), 0.24 * disc.r)
    crystals(disc.sketch, *_edge(disc, -142, 1.02), 0.17 * disc.r)


def mine(disc: Disc) -> None:
    """A dome with a lit window and a derrick, on the shoulders of the rock."""
    s, u = disc.sketch, 0.17 * disc.r
    x, y = _edge(disc, -58, 0.96)
    s.area(rectangle(x - u, y - 0.02 * u, 2 * u, u), CREAM)
    s.area(sector(x, y, u, 0.0, 180, 360), CREAM)
    s.mark(rectangle(x - 0.6 * u, y - 0.5 * u, 1.2 * u, 0.24 * u), ORANGE)
    x, y = _edge(disc, -138, 0.96)
    feet = [(x - 0.6 * u, y + 0.8 * u), (x, y - 1.5 * u), (x + 0.6 * u, y + 0.8 * u)]
    s.area(polyline(feet, close=True), STONE)
    struts = [(x - 0.36 * u, y), (x + 0.18 * u, y - 0.7 * u), (x - 0.12 * u, y - 1.1 * u)]
    s.line(polyline(struts), CREAM if s.style.is_full else s.style.line, 0.8)


def moonlet(disc: Disc) -> None:
    """A small rock beside it, and splinters."""
    s = disc.sketch
    for turn, share, size in (
        (40, 1.16, 0.2),
        (222, 1.2, 0.09),
        (56, 1.3, 0.06),
        (-36, 1.16, 0.08),
    ):
        small = Disc(s, *_edge(disc, turn, share), size * disc.r, disc.base)
        shape = rock_outline(small.r, key=f"moonlet {turn}", long=1.15, rough=0.12)
        rock(s, small, craters(3, key="moonlet", largest=0.3), shape, turn=float(turn))


def jets(disc: Disc) -> None:
    """Gas and dust that stream away where the sun warms it."""
    for turn, reach, half in ((-146, 0.2, 3), (-132, 0.3, 4), (-114, 0.22, 3), (-48, 0.3, 4)):
        tip = [_edge(disc, turn + d, 1.0 + reach) for d in (-half, half)]
        jet = polyline([_edge(disc, turn, 0.8), *tip], close=True)
        disc.sketch.area(jet, lighter(CYAN, 0.3) if turn % 4 else ICE, 0.6)


BEHIND: tuple[Callable[[Disc], None] | None, ...] = (
    *(None, moonlet, jets, None, crystals_behind, mine, None, None, moonlet),
)
