"""Round chips, the same on both sides."""

from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import of_pieces
from printkit.components.design import Composition, Design
from printkit.components.seats import copies_each, has_pieces, pieces_of, seats_of, token_art
from printkit.geometry.shapes import circle
from printkit.model import Chip
from printkit.scene import Artwork, Group, Node

BLEED = 2.0


def compose(design: Design) -> Composition:
    """Each kind of chip, for each seat if it belongs to seats."""
    artworks: list[Artwork] = []
    for piece_id, chip in pieces_of(design.variant, Chip):
        for seat_id, seat_name, _ in seats_of(design.variant, piece_id):
            with design.piece(f"chip “{chip.name}”", ("pieces", piece_id)):
                artworks.append(_artwork(design, piece_id, seat_id, seat_name, chip))
    return design.composition(artworks)


def _artwork(design: Design, piece_id: str, seat_id: str, seat_name: str, chip: Chip) -> Artwork:
    size = chip.diameter
    artwork_id = f"{piece_id}-{seat_id}" if seat_id else piece_id
    title = f"{chip.name} · {seat_name}" if seat_name else chip.name
    seat = design.variant.seats.get(seat_id)
    colour = chip.colour if seat is None else seat.colour
    front, back = (
        design.side(
            template,
            (size, size),
            {
                "chip": chip,
                "art": chip.art or token_art(design.variant, seat_id),
                "mark": "" if seat is None else seat.mark or "",
            },
            piece=artwork_id,
            title=f"chip “{title}”",
            route=("pieces", piece_id),
            accent=None if colour is None else design.colour(colour),
            bleed=BLEED,
        )
        for template in ("chip", "chip-back")
    )
    return Artwork(
        artwork_id,
        title,
        size,
        size,
        _round(front, size),
        _round(back, size),
        copies=copies_each(design.variant, piece_id),
        bleed=BLEED,
        outline=circle(size / 2, size / 2, size / 2),
    )


def _round(side: Node, size: float) -> Node:
    """The side with a bleed that is as round as the chip, to save ink."""
    return Group((side,), clip=circle(size / 2, size / 2, size / 2 + BLEED))


COMPONENT = Component(
    "chips",
    Layout.PIECES,
    ("title", "pieces", "seats"),
    has_pieces("chips"),
    compose,
    of_pieces,
    Stock.CARD,
)
