"""What is painted on towers: walls with windows, a lock, a ring of ports, and roofs in facets."""

from collections.abc import Iterator

from printkit.art.hatching import FINE, hatched
from printkit.art.making.towers import HULL, LIGHT, PLATE
from printkit.art.style import Ink
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.components.nets import painted
from printkit.components.stone_tower_faces import stone_face
from printkit.geometry.nets.net import NetFace
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.shapes import circle, on_circle, polygon, rectangle
from printkit.model import Building, Prism
from printkit.scene import Node, Shape, Stroke

DUSK = parse_colour("#5f8fb3")
"""Glass of rooms without light."""
DECK = 3.8
"""Height of a deck with its row of lights, mm."""
PLINTH = 1.1
EAVES = 0.6
COLLAR = 0.9
"""The band beneath the roof, mm."""
LINE = 0.2
SHADE = 0.12
"""How much of a wall is in the shade."""
STOREYS = 3
"""Decks from which on a tower is a station, with a ring, docking arms and dishes."""
DOCKS = (3, 7)
"""The walls of a station at which ships dock."""
CLAMP = ((0.9, -0.5), (1.7, -0.9), (1.9, 0.9), (0.9, 0.5))
"""Beside a port, in its radius."""


class _Paint:
    """The colours of a tower: grey plates with bands of its colour, or white with contours."""

    def __init__(self, colour: Colour, ink: Ink) -> None:
        self.full = ink is Ink.FULL
        self.engraved = ink is Ink.MONO
        self.hull = HULL if self.full else WHITE
        self.plate = PLATE if self.full else WHITE if self.engraved else colour.tint(0.16)
        self.band = BLACK if self.engraved else colour
        self.strip = colour if self.full else WHITE if self.engraved else colour.tint(0.3)
        self.facets = (
            (colour.mix(WHITE, 0.12), colour.shade(0.24))
            if self.full
            else (WHITE, WHITE)
            if self.engraved
            else (colour.tint(0.16), colour.tint(0.34))
        )
        self.light = WHITE if self.engraved else LIGHT
        self.dim = DUSK if self.full else BLACK if self.engraved else WHITE
        self.dark = HULL if self.full else BLACK if self.engraved else colour.shade(0.35)
        self.line = Stroke(self.dark, LINE)
        self.edge = Stroke(WHITE if self.full else self.dark, 1.5 * LINE)


def painted_face(face: NetFace, tower: Building, colour: Colour, ink: Ink) -> Node:
    """A face of the net, painted; neighbours differ."""
    if isinstance(tower, Prism) and tower.coat == "stone":
        return stone_face(face, colour, ink)
    paint = _Paint(colour, ink)
    box = face.shape.bounds()
    kind, _dash, number = face.name.partition("-")
    turn = int(number or 0)
    if kind == "roof":
        shade = [hatched(face.shape)] if paint.engraved and turn % 2 else []
        parts = _dish(box, paint) if _decks(tower) >= STOREYS and turn % 2 else _roof(box, paint)
        return painted(face, paint.facets[turn % 2], *shade, *parts)
    details = _wall(box, paint, turn, _decks(tower))
    # Without paint the face needs a contour of its own, or it melts into the tabs beside it.
    contour = [] if paint.full else [Shape(face.shape, stroke=paint.line)]
    return painted(face, paint.hull, *details, *contour)


def _decks(tower: Building) -> int:
    """How many rows of windows its walls have."""
    wall = tower.wall if isinstance(tower, Prism) else 0.0
    return max(1, int((wall - PLINTH - COLLAR) / DECK))


def _roof(box: Bounds, paint: _Paint) -> Iterator[Node]:
    """A panel within the facet, a bright edge to the left, eaves, and a lamp below the tip."""
    wide, tall, cx = box.width, box.height, box.width / 2
    panel = [(cx, 0.42 * tall), (0.8 * wide, 0.88 * tall), (0.2 * wide, 0.88 * tall)]
    yield Shape(polyline(panel, close=True), None, paint.line)
    yield Shape(polyline([(0.1 * wide, 0.9 * tall), (cx, 0.06 * tall)]), None, paint.edge)
    yield _strip(rectangle(0.0, tall - EAVES, wide, EAVES), paint)
    lamp = polygon(cx, 0.7 * tall, 0.1 * tall, 6)
    yield Shape(lamp, paint.light, Stroke(paint.dark, LINE))


def _dish(box: Bounds, paint: _Paint) -> Iterator[Node]:
    """A disc that listens: rims within each other, three struts, eaves below."""
    wide, tall, cx, cy = box.width, box.height, box.width / 2, 0.66 * box.height
    reach = 0.25 * wide
    yield _strip(rectangle(0.0, tall - EAVES, wide, EAVES), paint)
    yield Shape(polyline([(cx, 0.1 * tall), (cx, cy)]), None, Stroke(paint.dark, 2 * LINE))
    yield Shape(circle(cx, cy, reach), WHITE, Stroke(paint.dark, 1.4 * LINE))
    struts = joined(
        polyline([(cx, cy), on_circle(cx, cy, 0.72 * reach, turn)]) for turn in (-90, 30, 150)
    )
    rim = circle(cx, cy, 0.72 * reach)
    yield Shape(joined([struts, rim]), None, Stroke(paint.dark, LINE))
    yield Shape(circle(cx, cy, 0.24 * reach), paint.band, Stroke(paint.dark, LINE))


def _wall(box: Bounds, paint: _Paint, number: int, decks: int) -> Iterator[Node]:
    """Decks between plinth and collar; those of a station have a ring around the middle."""
    deck = (box.height - PLINTH - COLLAR) / decks
    inset = 0.09 * box.width
    panel = rectangle(inset, COLLAR, box.width - 2 * inset, box.height - COLLAR - PLINTH)
    yield Shape(panel, paint.plate)
    if not paint.full:
        yield _shade(panel.bounds(), paint)
    else:
        lit = polyline([(inset, box.height - PLINTH), (inset, COLLAR)])
        yield Shape(lit, None, paint.edge)
    for level in range(decks):
        row = Bounds(inset, COLLAR + deck * level, box.width - 2 * inset, deck)
        lowest = level == decks - 1
        if decks >= STOREYS and level == decks // 2:
            yield from _ring(Bounds(0.0, row.y, box.width, deck), paint)
        elif lowest and decks >= STOREYS and number in DOCKS:
            yield from _dock(row, paint)
        elif lowest and number == 1:
            yield from _lock(row, paint)
        elif lowest and number % 2:
            yield from _vent(row, paint)
        else:
            yield from _window(row, paint, lit=(number + 2 * level) % 3 > 0)
    yield _strip(rectangle(0.0, box.height - PLINTH, box.width, PLINTH), paint)
    yield _strip(rectangle(0.0, 0.0, box.width, COLLAR), paint)


def _shade(panel: Bounds, paint: _Paint) -> Node:
    """The side of a wall away from the light, where ink is short."""
    wide = SHADE * panel.width
    area = rectangle(panel.right - wide, panel.y, wide, panel.height)
    return hatched(area, FINE, 0.5) if paint.engraved else Shape(area, paint.facets[1])


def _strip(area: Path, paint: _Paint) -> Node:
    """A plinth, a collar or eaves: pale between lines where ink is short."""
    return Shape(area, paint.strip, None if paint.full else paint.line)


def _stretched(row: Bounds, wide: float, tall: float) -> Path:
    """A hexagon that lies, in the middle of a row; its sides as shares of the row."""
    x, y = row.centre
    half, high = wide * row.width / 2, tall * row.height / 2
    corners = [(-half, 0.0), (high - half, -high), (half - high, -high), (half, 0.0)]
    corners += [(half - high, high), (high - half, high)]
    return polyline([(x + dx, y + dy) for dx, dy in corners], close=True)


def _window(row: Bounds, paint: _Paint, *, lit: bool) -> Iterator[Node]:
    """One broad pane with two bars, lit or dim, a sill below."""
    x, y = row.centre
    tall = 0.5 * row.height / 2
    pane = _stretched(row, 0.86, 0.5)
    glass = paint.light if lit else paint.dim
    yield Shape(pane, glass, Stroke(paint.dark, 1.4 * LINE))
    bars = joined(
        polyline([(x + dx, y - tall), (x + dx, y + tall)])
        for dx in (-0.14 * row.width, 0.14 * row.width)
    )
    yield Shape(bars, None, Stroke(WHITE if glass == paint.dark else paint.dark, LINE))
    low = row.bottom - 0.12 * row.height
    sill = polyline([(row.x + 0.16 * row.width, low), (row.right - 0.16 * row.width, low)])
    yield Shape(sill, None, paint.line)


def _ring(row: Bounds, paint: _Paint) -> Iterator[Node]:
    """A band from edge to edge, on around the corners, with two lit ports."""
    x, y = row.centre
    tall = 0.86 * row.height
    fill = paint.band if paint.full or paint.engraved else paint.band.tint(0.5)
    yield Shape(rectangle(0.0, y - tall / 2, row.width, tall), fill)
    edges = joined(polyline([(0.0, y + d), (row.width, y + d)]) for d in (-tall / 2, tall / 2))
    yield Shape(edges, None, Stroke(paint.dark, 2 * LINE))
    ports = joined(circle(x + d * row.width, y, 0.25 * tall) for d in (-0.24, 0.24))
    yield Shape(ports, paint.light, Stroke(paint.dark, 1.4 * LINE))


def _dock(row: Bounds, paint: _Paint) -> Iterator[Node]:
    """An arm that reaches down from the ring, and the port at its end between two clamps."""
    x, reach = row.centre.x, 0.3 * row.height
    y = row.bottom - reach - 0.3
    arm = rectangle(x - 0.09 * row.width, row.y - 0.05 * row.height, 0.18 * row.width, y - row.y)
    yield Shape(arm, paint.band, Stroke(paint.dark, LINE))
    for side in (-1, 1):
        clamp = [(x + side * d * reach, y + h * reach) for d, h in CLAMP]
        yield Shape(polyline(clamp, close=True), paint.band, Stroke(paint.dark, LINE))
    yield Shape(polygon(x, y, reach, 6, 0), WHITE, Stroke(paint.dark, 1.4 * LINE))
    yield Shape(polygon(x, y, 0.55 * reach, 6, 0), paint.light, Stroke(paint.dark, LINE))


def _vent(row: Bounds, paint: _Paint) -> Iterator[Node]:
    """Three slats, and a lamp above them."""
    left, right = row.x + 0.2 * row.width, row.right - 0.2 * row.width
    heights = (row.y + row.height * share for share in (0.44, 0.62, 0.8))
    slats = joined(polyline([(left, y), (right, y)]) for y in heights)
    yield Shape(slats, None, Stroke(paint.dark, 1.6 * LINE))
    yield Shape(polygon(row.centre.x, row.y + 0.2 * row.height, 0.1 * row.height, 6), paint.band)


def _lock(row: Bounds, paint: _Paint) -> Iterator[Node]:
    """A door with cut corners that parts in the middle, a lamp above it."""
    x, half = row.centre.x, 0.27 * row.width
    top = row.y + 0.3 * row.height
    door = [(x - half, row.bottom), (x - half, top + 0.5 * half), (x - 0.5 * half, top)]
    door += [(2 * x - px, py) for px, py in reversed(door)]
    yield Shape(polyline(door, close=True), paint.band, Stroke(paint.dark, 1.4 * LINE))
    parting = polyline([(x, top), (x, row.bottom)])
    yield Shape(parting, None, Stroke(paint.light, LINE))
    yield Shape(polygon(x, row.y + 0.15 * row.height, 0.1 * row.height, 6), paint.light, paint.line)
