"""Buildings folded from one piece: houses with a gable roof, towers with a pointed one."""

from printkit.colour import Colour
from printkit.components.building_faces import building_face
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import of_pieces
from printkit.components.design import Composition, Design
from printkit.components.nets import net_artwork
from printkit.components.seats import copies_each, has_pieces, seats_of
from printkit.components.tower_faces import tower_face
from printkit.geometry.nets.gable import gable_net
from printkit.geometry.nets.net import Face, Net
from printkit.geometry.nets.prism import prism_net
from printkit.model import Gable, Prism
from printkit.scene import Artwork, Node

Building = Gable | Prism


def compose(design: Design) -> Composition:
    """Each kind of building, for each seat if it belongs to seats."""
    artworks: list[Artwork] = []
    for piece_id, piece in design.variant.pieces.items():
        if not isinstance(piece, Building):
            continue
        for seat_id, _, colour in seats_of(design.variant, piece_id):
            with design.piece(f"building “{piece.name}”", ("pieces", piece_id)):
                artwork = _building(design, piece_id, seat_id, piece, design.colour(colour))
                artworks.append(artwork)
    return design.composition(artworks)


def _building(
    design: Design, piece_id: str, seat_id: str, piece: Building, colour: Colour
) -> Artwork:
    def paint(face: Face) -> Node:
        if isinstance(piece, Prism):
            return tower_face(face, colour, design.look.ink)
        return building_face(face, piece, colour, design.look.ink)

    artwork_id = f"{piece_id}-{seat_id}" if seat_id else piece_id
    copies = copies_each(design.variant, piece_id)
    return net_artwork(design, artwork_id, piece.name, _net(piece), paint, copies=copies)


def _net(piece: Building) -> Net:
    match piece:
        case Gable():
            return gable_net(piece.width, piece.length, piece.wall, piece.roof)
        case Prism():
            return prism_net(piece.sides, piece.width, piece.wall, piece.roof)


COMPONENT = Component(
    "buildings",
    Layout.PIECES,
    ("title", "pieces", "seats"),
    has_pieces("buildings"),
    compose,
    of_pieces,
    Stock.FIRM,
)
