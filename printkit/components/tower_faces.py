"""What is painted on towers: plated hulls with lit decks, a lock, and ribbed roofs."""

from printkit.art.style import Ink
from printkit.colour import WHITE, Colour, parse_colour
from printkit.components.nets import painted
from printkit.components.stone_tower_faces import stone_face
from printkit.geometry.nets.net import Face
from printkit.geometry.path import Bounds, joined, polyline
from printkit.geometry.shapes import circle, polygon, rectangle
from printkit.model import Building, Prism
from printkit.scene import Node, Shape, Stroke

DECK = 3.4
"""Height of a deck with its row of lights, mm."""
PLINTH = 1.0
COLLAR = 0.8
"""The band beneath the roof, mm."""
LINE = 0.2
HULL = parse_colour("#27323f")
PLATE = parse_colour("#3a4858")
LIGHT = parse_colour("#ffe9b0")


class _Paint:
    """The colours of a tower: a dark hull with bands of its colour, or lines on white paper."""

    def __init__(self, colour: Colour, ink: Ink) -> None:
        full = ink is Ink.FULL
        self.full = full
        self.hull = HULL if full else None
        self.plate = PLATE if full else WHITE
        self.band = colour
        self.pale = colour.shade(0.2) if full else colour.tint(0.22)
        self.light = LIGHT if full else colour.tint(0.5)
        self.line = Stroke(colour.tint(0.4) if full else colour.shade(0.35), LINE)


def painted_face(face: Face, tower: Building, colour: Colour, ink: Ink) -> Node:
    """A face of the net, painted."""
    if isinstance(tower, Prism) and tower.coat == "stone":
        return stone_face(face, colour, ink)
    paint = _Paint(colour, ink)
    box = face.shape.bounds()
    if face.name.startswith("roof"):
        return painted(face, paint.pale, *_roof(box, paint), Shape(face.shape, stroke=paint.line))
    details = _wall(box, paint, lock=face.name == "wall-1")
    # Without paint the face needs a contour of its own, or it melts into the tabs beside it.
    edge = [] if paint.full else [Shape(face.shape, stroke=paint.line)]
    return painted(face, paint.hull, *details, *edge)


def _roof(box: Bounds, paint: _Paint) -> list[Node]:
    """Ribs towards the tip, a rim along the eaves, a beacon below the tip."""
    cx = box.width / 2
    ribs = joined(
        polyline([(cx + (x - cx) * 0.25, box.height * 0.25), (x, box.height)])
        for x in (cx - box.width * 0.17, cx + box.width * 0.17)
    )
    ring = polyline([(0.28 * box.width, 0.6 * box.height), (0.72 * box.width, 0.6 * box.height)])
    return [
        Shape(joined([ribs, ring]), stroke=paint.line),
        Shape(rectangle(0.0, box.height - 0.7, box.width, 0.7), paint.band),
        Shape(circle(cx, 0.42 * box.height, 0.07 * box.height), paint.light, paint.line),
    ]


def _wall(box: Bounds, paint: _Paint, *, lock: bool) -> list[Node]:
    """Decks of lights between plinth and collar; a lock takes the place of the lowest deck."""
    room = box.height - PLINTH - COLLAR
    decks = max(1, int(room / DECK))
    deck = room / decks
    nodes: list[Node] = [
        Shape(rectangle(0.0, box.height - PLINTH, box.width, PLINTH), paint.band),
        Shape(rectangle(0.0, 0.0, box.width, COLLAR), paint.band),
    ]
    for number in range(decks - 1 if lock else decks):
        nodes += _deck(Bounds(0.0, COLLAR + deck * number, box.width, deck), paint)
    if lock:
        top = COLLAR + deck * (decks - 1)
        nodes += _lock(Bounds(0.0, top, box.width, box.height - top), paint)
    return nodes


def _deck(row: Bounds, paint: _Paint) -> list[Node]:
    """A plate with cut corners and two lights on it."""
    inset, cut = 0.12 * row.width, 0.18 * row.height
    left, right = row.x + inset, row.right - inset
    top, bottom = row.y + 0.16 * row.height, row.bottom - 0.16 * row.height
    plate = polyline(
        [
            (left + cut, top),
            (right - cut, top),
            (right, top + cut),
            (right, bottom - cut),
            (right - cut, bottom),
            (left + cut, bottom),
            (left, bottom - cut),
            (left, top + cut),
        ],
        close=True,
    )
    wide, high = 0.24 * row.width, 0.2 * row.height
    middle = row.centre.y - high / 2
    lights = joined(
        rectangle(row.width * share - wide / 2, middle, wide, high, high / 2)
        for share in (0.33, 0.67)
    )
    return [Shape(plate, paint.plate, paint.line), Shape(lights, paint.light)]


def _lock(foot: Bounds, paint: _Paint) -> list[Node]:
    """A door with a hexagonal lamp above it."""
    cx, wide = foot.width / 2, 0.46 * foot.width
    top = foot.y + 0.36 * foot.height
    door = [
        (cx - wide / 2, foot.bottom),
        (cx - wide / 2, top + 0.22 * wide),
        (cx - 0.28 * wide, top),
        (cx + 0.28 * wide, top),
        (cx + wide / 2, top + 0.22 * wide),
        (cx + wide / 2, foot.bottom),
    ]
    return [
        Shape(polyline(door, close=True), paint.band, paint.line),
        Shape(polyline([(cx, top), (cx, foot.bottom)]), stroke=paint.line),
        Shape(polygon(cx, foot.y + 0.18 * foot.height, 0.11 * foot.height, 6), paint.light),
    ]
