"""Pieces on a virtual table: dice, figures, models, flat pieces, leaflets, the book."""

from collections.abc import Iterator
from dataclasses import replace

from printkit.colour import Colour
from printkit.components.counting import piece_of
from printkit.components.seats import copies_each, seats_of, token_colour
from printkit.model import Piece, Standee
from printkit.targets.table.pictures import BOOKS, MADE_PIXELS, made_sheet
from printkit.targets.table.states import book_state, die_state, figure_state, token_state
from printkit.targets.table.things import OFFICE, PLAYERS, START, SUPPLY, TOKEN_THICK, Box, Thing
from printkit.units import MM_PER_INCH


def pieces_of_box(box: Box) -> Iterator[Thing]:
    """Leaflets, all kinds of pieces, strips, and the rules."""
    yield from _aids(box)
    for piece_id, piece in box.design.variant.pieces.items():
        if piece.COMPONENT in box.made:
            yield from _pieces(box, piece_id, piece)
    for artwork in box.made.get("pyramids", ()):
        yield box.tile(artwork, SUPPLY)
    yield from _book(box)


def _aids(box: Box) -> Iterator[Thing]:
    """A leaflet for each seat; where there are more or fewer, all of them in a pile."""
    seats = box.design.variant.seats
    for aid in box.made.get("aids", ()):
        if aid.copies != len(seats):
            yield box.tile(aid, PLAYERS)
            continue
        tile = box.tile(replace(aid, copies=1), PLAYERS)
        for seat_id in seats:
            yield tile._replace(key=f"{aid.id}-{seat_id}", seat=seat_id)


def _book(box: Box) -> Iterator[Thing]:
    pages = box.made.get("rules", ())
    if pages:
        url = box.pictures.address(box.pictures.file("rules", "pdf"), BOOKS)
        state = book_state(box.design.component_title("rules"), url)
        yield box.flat("rules", state, pages[0], OFFICE)


def _pieces(box: Box, piece_id: str, piece: Piece) -> Iterator[Thing]:
    """All of a kind: those of seats by their seats, the others in the supply."""
    if faces := piece.sides_to_roll():
        yield from _dice(box, piece_id, piece, faces)
    elif isinstance(piece, Standee):
        yield from _figures(box, piece_id, piece)
    elif piece.made():
        yield from _models(box, piece_id, piece)
    else:
        for artwork in box.made[piece.COMPONENT]:
            if piece_of(box.design.variant, artwork.id) == piece_id:
                seat = artwork.id.removeprefix(f"{piece_id}-")
                seat = seat if piece.per_seat is not None else ""
                yield box.tile(artwork, PLAYERS if seat else SUPPLY, piece, seat)


def _dice(box: Box, piece_id: str, piece: Piece, faces: int) -> Iterator[Thing]:
    size = float(piece.size()["edge"])
    scale = size / MM_PER_INCH / box.table.scales.die
    state = die_state(piece.name, faces, scale, box.design.look.colour("die"))
    for number in range(box.design.variant.piece_count(piece_id)):
        yield Thing(f"{piece_id}-{number}", state, 2 * size, 2 * size, SUPPLY)


def _figures(box: Box, piece_id: str, piece: Standee) -> Iterator[Thing]:
    variant = box.design.variant
    colour = box.design.colour(token_colour(variant, piece_id))
    size = max(piece.width, piece.height)
    picture = _made_picture(box, piece_id, piece, size, colour)
    scale = size / MM_PER_INCH / box.table.scales.figure
    state = figure_state(piece.name, picture, scale)
    seat = next((key for key, one in variant.seats.items() if one.token == piece_id), "")
    for number in range(variant.piece_count(piece_id)):
        key = f"{piece_id}-{number}"
        yield Thing(key, state, piece.width, piece.width, START, seat=seat)


def _models(box: Box, piece_id: str, piece: Piece) -> Iterator[Thing]:
    """What is folded from paper, as a token with the picture of the finished piece."""
    size = piece.breadth()
    count = copies_each(box.design.variant, piece_id)
    for seat_id, seat_name, colour in seats_of(box.design.variant, piece_id):
        key = f"{piece_id}-{seat_id}" if seat_id else piece_id
        name = f"{piece.name} · {seat_name}" if seat_name else piece.name
        picture = _made_picture(box, key, piece, size, box.design.colour(colour))
        scale = size / MM_PER_INCH / box.table.scales.token
        state = token_state(name, picture, scale, thickness=TOKEN_THICK, count=count)
        yield Thing(key, state, size, size, PLAYERS if seat_id else SUPPLY, seat=seat_id)


def _made_picture(box: Box, name: str, piece: Piece, size: float, colour: Colour) -> str:
    sheet = made_sheet(box.design, piece, size, colour)
    return box.pictures.add(name, sheet, MADE_PIXELS * MM_PER_INCH / size, paper=False)
