"""Houses and hotels folded from one piece."""

from printkit.art.style import Ink
from printkit.colour import Colour
from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.components.nets import copies_each, net_artwork, painted, seats_of
from printkit.geometry.nets.gable import gable_net
from printkit.geometry.nets.net import Face
from printkit.geometry.path import Bounds, Path, joined, polyline
from printkit.geometry.shapes import rectangle
from printkit.model import Gable, Variant
from printkit.scene import Artwork, Node, Shape, Stroke

STOREY = 4.2
"""Height of a storey, mm: a window row for each."""
TILE = 1.3
"""Distance of the courses of a roof, mm."""


def compose(design: Design) -> Composition:
    """Each kind of building, for each seat if it belongs to seats."""
    artworks: list[Artwork] = []
    for piece_id, piece in design.variant.pieces.items():
        if isinstance(piece, Gable):
            artworks += [
                _building(design, piece_id, seat_id, piece, design.colour(colour))
                for seat_id, _, colour in seats_of(design.variant, piece_id)
            ]
    return design.composition(artworks)


def _building(design: Design, piece_id: str, seat_id: str, piece: Gable, colour: Colour) -> Artwork:
    net = gable_net(piece.width, piece.length, piece.wall, piece.roof)

    def paint(face: Face) -> Node:
        return _face(face, piece, colour, design.look.ink)

    artwork_id = f"{piece_id}-{seat_id}" if seat_id else piece_id
    copies = copies_each(design.variant, piece_id)
    return net_artwork(design, artwork_id, piece.name, net, paint, copies=copies)


def _face(face: Face, piece: Gable, colour: Colour, ink: Ink) -> Node:
    full = ink is Ink.FULL
    line = Stroke(colour.shade(0.35), 0.18)
    box = face.shape.bounds()
    if face.name.startswith("roof"):
        return painted(face, colour.shade(0.25) if full else colour.tint(0.25), _courses(box, line))
    wall = Bounds(0.0, box.height - piece.wall, box.width, piece.wall)
    glass = colour.tint(0.2) if full else None
    windows = Shape(_windows(wall, door=face.name == "front-gable"), glass, line)
    return painted(face, colour if full else None, windows)


def _courses(box: Bounds, line: Stroke) -> Node:
    count = max(1, round(box.height / TILE))
    return Shape(
        joined(
            polyline([(0.0, box.height * i / count), (box.width, box.height * i / count)])
            for i in range(1, count)
        ),
        stroke=line,
    )


def _windows(wall: Bounds, *, door: bool) -> Path:
    """Rows of windows, two or three in a row; a door takes the middle of the lowest row."""
    rows = max(1, int(wall.height / STOREY))
    columns = 2 if wall.width < 13 else 3  # noqa: PLR2004 - mm; wider walls have room for three
    step, storey = wall.width / columns, wall.height / rows
    width, height = step * 0.42, storey * 0.5
    paths: list[Path] = []
    for row in range(rows):
        if door and row == rows - 1:
            continue
        y = wall.y + storey * row + (storey - height) / 2
        paths += [
            rectangle(step * (column + 0.5) - width / 2, y, width, height)
            for column in range(columns)
        ]
    if door:
        tall = storey * 0.78
        paths.append(rectangle(wall.width / 2 - width / 2, wall.bottom - tall, width, tall))
    return joined(paths)


def _applies(variant: Variant) -> bool:
    return any(isinstance(piece, Gable) for piece in variant.pieces.values())


COMPONENT = Component("buildings", Layout.PIECES, ("title", "pieces", "seats"), _applies, compose)
