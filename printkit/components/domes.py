"""Paper domes of cone bands, in the colours of the seats."""

from dataclasses import replace

from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import of_pieces
from printkit.components.design import Composition, Design
from printkit.components.dome_faces import FEW_GORES, GORES, DomeFace, DomePaints
from printkit.components.nets import net_artwork
from printkit.components.seats import copies_each, has_pieces, pieces_of, seats_of
from printkit.geometry.nets.dome import LARGE, ConeSector, dome_bands, dome_net
from printkit.geometry.nets.net import Net
from printkit.geometry.transform import Point
from printkit.model import Dome
from printkit.scene import Artwork


def compose(design: Design) -> Composition:
    """Each band of each dome, for each seat."""
    artworks: list[Artwork] = []
    for piece_id, dome in pieces_of(design.variant, Dome):
        for number, (seat_id, seat_name, colour) in enumerate(seats_of(design.variant, piece_id)):
            owner = "-".join(part for part in (piece_id, seat_id) if part)
            title = " · ".join(part for part in (dome.name, seat_name) if part)
            copies = copies_each(design.variant, piece_id)
            seat = design.variant.seats.get(seat_id)
            mark = "" if seat is None else seat.mark or ""
            paints = DomePaints.of(design.colour(colour), design.look.ink)
            gores = GORES if dome.diameter >= LARGE else FEW_GORES
            with design.piece(f"dome “{title}”", ("pieces", piece_id)):
                faces = [
                    DomeFace(band, level == 0, paints, mark, number, gores)
                    for level, band in enumerate(dome_bands(dome.diameter, dome.bands))
                ]
                bands = _bands(design, owner, title, dome, faces, copies)
                artworks += [replace(band, set_of=seat_id or None) for band in bands]
    return design.composition(artworks)


def _bands(
    design: Design, owner: str, title: str, dome: Dome, faces: list[DomeFace], copies: int
) -> list[Artwork]:
    artworks = []
    nets = dome_net(dome.diameter, dome.bands)
    for number, (face, net) in enumerate(zip(faces, nets, strict=True), start=1):
        caption = design.phrases.band.format(number=number, total=len(faces))
        artworks.append(
            net_artwork(
                design,
                f"{owner}-{number}",
                f"{title} · {caption}",
                net,
                face.paint,
                copies=copies,
                note=(str(number), _note_place(face.band, net)),
            )
        )
    return artworks


def _note_place(band: ConeSector, net: Net) -> Point:
    """Where the number of a band is printed: on waste paper, where the knife never leaves it.

    That is inside the ring below the teeth, or for the top cone a corner beside it.
    """
    bounds = net.bounds
    if band.inner == 0:
        return Point(bounds.x + 0.6, bounds.y + 0.75)
    top = net.face(net.faces[0].name).placement.apply(0.0, -band.inner)
    return Point(top.x, top.y + 5.5)


COMPONENT = Component(
    "domes",
    Layout.PIECES,
    ("title", "pieces", "seats"),
    has_pieces("domes"),
    compose,
    of_pieces,
    Stock.MODEL,
    wide=True,
)
