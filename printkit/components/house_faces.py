"""What is painted on houses and hotels: walls with windows and a door, roofs with tiles."""

from itertools import pairwise

from printkit.art.style import Ink
from printkit.colour import WHITE, Colour
from printkit.components.nets import painted
from printkit.geometry.nets.net import NetFace
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.model import Gable
from printkit.records import record
from printkit.scene import Node, Shape, Stroke

STOREY = 4.2
"""Height of a storey, mm: a window row for each."""
WIDE_WALL = 13.0
"""Walls from this width (mm) on have room for three windows in a row."""
COURSE = 1.25
"""Height of a row of tiles, mm; a tile is :data:`TILE` mm wide."""
TILE = 1.9
PLINTH = 0.8
CORNICE = 0.55
LINE = 0.2


@record
class HousePaints:
    """The colours of a building; ``wall`` is None where the paper stays white."""

    wall: Colour | None
    roof: Colour
    trim: Colour
    glass: Colour
    dark: Colour
    """Plinth, door and ridge."""
    line: Stroke


def paints(colour: Colour, ink: Ink) -> HousePaints:
    """Solid walls in full ink; with less, white walls with contours and coloured details."""
    if ink is Ink.FULL:
        return HousePaints(
            wall=colour,
            roof=colour.shade(0.34),
            trim=colour.tint(0.14),
            glass=colour.shade(0.62),
            dark=colour.shade(0.5),
            line=Stroke(colour.shade(0.55), LINE),
        )
    return HousePaints(
        wall=None,
        roof=colour.tint(0.22),
        trim=WHITE,
        glass=colour.tint(0.4),
        dark=colour,
        line=Stroke(colour.shade(0.35), LINE),
    )


def painted_face(face: NetFace, piece: Gable, colour: Colour, ink: Ink) -> Node:
    """A face of the net, painted."""
    paint = paints(colour, ink)
    box = face.shape.bounds()
    if face.name.startswith(("roof", "eaves")):
        return painted(face, paint.roof, *_roof(box, paint))
    wall = Bounds(0.0, box.height - piece.wall, box.width, piece.wall)
    details = _wall(wall, paint, door=face.name == "front-gable")
    if face.name.endswith("gable"):
        details += _oculus(wall, piece.roof, paint)
    # Without paint the face needs a contour of its own, or it melts into the tabs beside it.
    edge = [] if paint.wall else [Shape(face.shape, stroke=paint.line)]
    return painted(face, paint.wall, *details, *edge)


def _roof(box: Bounds, paint: HousePaints) -> list[Node]:
    """Tiles in staggered rows under a ridge; the net has the ridge above."""
    count = max(1, round(box.height / COURSE))
    levels = [box.height * i / count for i in range(count + 1)]
    lines = [polyline([(0.0, y), (box.width, y)]) for y in levels[1:-1]]
    for row, (top, bottom) in enumerate(pairwise(levels)):
        shift = TILE / 2 if row % 2 else 0.0
        tiles = int((box.width - shift) / TILE) + 1
        columns = (shift + TILE * i for i in range(tiles))
        lines += [polyline([(x, top), (x, bottom)]) for x in columns if 0 < x < box.width]
    return [
        Shape(joined(lines), stroke=paint.line),
        Shape(rectangle(0.0, 0.0, box.width, 0.7), paint.dark),
        Shape(rectangle(0.0, box.height - 0.45, box.width, 0.45), paint.trim, paint.line),
    ]


def _wall(wall: Bounds, paint: HousePaints, *, door: bool) -> list[Node]:
    """Rows of windows between plinth and cornice; a door takes the place of the lowest row."""
    rows = max(1, int(wall.height / STOREY))
    storey = (wall.height - PLINTH - CORNICE) / rows
    top = wall.y + CORNICE
    nodes: list[Node] = [
        Shape(rectangle(0.0, wall.bottom - PLINTH, wall.width, PLINTH), paint.dark),
        Shape(rectangle(0.0, wall.y, wall.width, CORNICE), paint.trim, paint.line),
    ]
    for row in range(rows - 1 if door else rows):
        nodes += _windows(Bounds(0.0, top + storey * row, wall.width, storey), paint)
    if door:
        nodes += _entrance(wall, top + storey * (rows - 1), paint)
    return nodes


def _windows(row: Bounds, paint: HousePaints) -> list[Node]:
    columns = 2 if row.width < WIDE_WALL else 3
    step = row.width / columns
    width, height = 0.4 * step, 0.56 * row.height
    y = row.y + (row.height - height) / 2
    nodes: list[Node] = []
    for column in range(columns):
        nodes += _window(Bounds(step * (column + 0.5) - width / 2, y, width, height), paint)
    return nodes


def _window(box: Bounds, paint: HousePaints) -> list[Node]:
    """Panes in a frame over a sill."""
    cx, cy = box.centre
    bars = joined(
        [polyline([(cx, box.y), (cx, box.bottom)]), polyline([(box.x, cy), (box.right, cy)])]
    )
    sill = rectangle(box.x - 0.5, box.bottom + 0.2, box.width + 1.0, 0.45)
    return [
        Shape(rectangle(*box.grown(0.3)), paint.trim, paint.line),
        Shape(rectangle(*box), paint.glass),
        Shape(bars, stroke=Stroke(paint.trim, 0.24)),
        Shape(sill, paint.trim, paint.line),
    ]


def _entrance(wall: Bounds, top: float, paint: HousePaints) -> list[Node]:
    """An arched door between two windows."""
    width = min(3.2, 0.28 * wall.width)
    x = (wall.width - width) / 2
    door = Bounds(x, top + 0.5, width, wall.bottom - top - 0.5)
    knob = circle(door.right - 0.55, door.y + 0.6 * door.height, 0.22)
    side = (wall.width - width) / 2
    pane = Bounds(0.0, door.y + 0.5, 0.42 * side, 0.5 * door.height)
    nodes: list[Node] = []
    for middle in (side * 0.5, wall.width - side * 0.5):
        nodes += _window(Bounds(middle - pane.width / 2, pane.y, pane.width, pane.height), paint)
    return [
        *nodes,
        Shape(_arched(door.grown(0.4), wall.bottom), paint.trim, paint.line),
        Shape(_arched(door, wall.bottom), paint.dark),
        Shape(knob, paint.trim),
    ]


def _arched(box: Bounds, foot: float) -> Path:
    """A rectangle with a round head that stands on ``foot``."""
    radius = box.width / 2
    handle = 0.55 * radius
    spring = box.y + radius
    cx = box.centre.x
    return Path(
        (
            ("M", box.x, foot),
            ("L", box.x, spring),
            ("C", box.x, spring - handle, cx - handle, box.y, cx, box.y),
            ("C", cx + handle, box.y, box.right, spring - handle, box.right, spring),
            ("L", box.right, foot),
            ("Z",),
        )
    )


def _oculus(wall: Bounds, roof: float, paint: HousePaints) -> list[Node]:
    """A round window in the triangle of the gable."""
    cx, cy, radius = wall.width / 2, wall.y - 0.36 * roof, 0.2 * roof
    cross = joined(
        [
            polyline([(cx - radius, cy), (cx + radius, cy)]),
            polyline([(cx, cy - radius), (cx, cy + radius)]),
        ]
    )
    return [
        Shape(circle(cx, cy, radius + 0.3), paint.trim, paint.line),
        Shape(circle(cx, cy, radius), paint.glass),
        Shape(cross, stroke=Stroke(paint.trim, 0.2)),
    ]
