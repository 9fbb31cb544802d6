"""Buildings folded from one piece: houses with a gable roof, towers with a pointed one."""

from importlib import import_module

from printkit.art.style import Ink
from printkit.colour import Colour
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import of_pieces
from printkit.components.design import Composition, Design
from printkit.components.nets import net_artwork
from printkit.components.seats import copies_each, has_pieces, pieces_of, seats_of
from printkit.geometry.nets.net import NetFace
from printkit.model import Building
from printkit.scene import Artwork, Node


def compose(design: Design) -> Composition:
    """Each kind of building, for each seat if it belongs to seats."""
    artworks: list[Artwork] = []
    for piece_id, piece in pieces_of(design.variant, Building):
        for seat_id, _, colour in seats_of(design.variant, piece_id):
            with design.piece(f"building “{piece.name}”", ("pieces", piece_id)):
                artwork = _building(design, piece_id, seat_id, piece, design.colour(colour))
                artworks.append(artwork)
    return design.composition(artworks)


def _building(
    design: Design, piece_id: str, seat_id: str, piece: Building, colour: Colour
) -> Artwork:
    faces = import_module(f"printkit.components.{piece.FACES}")

    def paint(face: NetFace) -> Node:
        own = [drawing for name, drawing in piece.paint.items() if face.name.startswith(name)]
        if own:
            return _drawn(design, piece_id, piece, face, own[0], colour)
        node: Node = faces.painted_face(face, piece, colour, design.look.ink)
        return node

    artwork_id = f"{piece_id}-{seat_id}" if seat_id else piece_id
    copies, full = copies_each(design.variant, piece_id), design.look.ink is Ink.FULL
    net = piece.net()
    return net_artwork(design, artwork_id, piece.name, net, paint, copies=copies, runs_over=full)


def _drawn(
    design: Design, piece_id: str, piece: Building, face: NetFace, drawing: str, colour: Colour
) -> Node:
    """A face with a drawing of the definition's own."""
    box = face.shape.bounds()
    return design.side(
        "building-face",
        (box.width, box.height),
        {"face": face.name, "art": drawing},
        piece=piece_id,
        title=f"building “{piece.name}”",
        route=("pieces", piece_id),
        accent=colour,
    )


COMPONENT = Component(
    "buildings",
    Layout.PIECES,
    ("title", "pieces", "seats"),
    has_pieces("buildings"),
    compose,
    of_pieces,
    Stock.FIRM,
)
