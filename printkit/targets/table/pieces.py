"""Pieces on a virtual table: dice, figures, models, flat pieces, leaflets, the book."""

from collections.abc import Iterator
from dataclasses import replace

from printkit.components.counting import piece_of
from printkit.model import Piece, Standee
from printkit.targets.finished import FinishedPiece, finished
from printkit.targets.table.pictures import BOOKS
from printkit.targets.table.states import book_state, die_state, figure_state, token_state
from printkit.targets.table.things import (
    OFFICE,
    PLAYERS,
    START,
    SUPPLY,
    TOKEN_THICK,
    TableObject,
    UnpackedGame,
)
from printkit.units import MM_PER_INCH


def pieces_of_box(box: UnpackedGame) -> Iterator[TableObject]:
    """Leaflets, all kinds of pieces, strips, and the rules."""
    yield from _aids(box)
    for piece_id, piece in box.design.variant.pieces.items():
        if piece.COMPONENT in box.made:
            yield from _pieces(box, piece_id, piece)
    for artwork in box.made.get("pyramids", ()):
        yield box.tile(artwork, SUPPLY)
    yield from _book(box)


def _aids(box: UnpackedGame) -> Iterator[TableObject]:
    """A leaflet for each seat; where there are more or fewer, all of them in a pile."""
    seats = box.design.variant.seats
    for aid in box.made.get("aids", ()):
        if aid.copies != len(seats):
            yield box.tile(aid, PLAYERS)
            continue
        tile = box.tile(replace(aid, copies=1), PLAYERS)
        for seat_id in seats:
            yield tile._replace(key=f"{aid.id}-{seat_id}", seat=seat_id)


def _book(box: UnpackedGame) -> Iterator[TableObject]:
    pages = box.made.get("rules", ())
    if pages:
        url = box.pictures.address(box.pictures.file("rules", "pdf"), BOOKS)
        state = book_state(box.design.component_title("rules"), url)
        yield box.flat("rules", state, pages[0], OFFICE)


def _pieces(box: UnpackedGame, piece_id: str, piece: Piece) -> Iterator[TableObject]:
    """All of a kind: those of seats by their seats, the others in the supply."""
    if faces := piece.sides_to_roll():
        yield from _dice(box, piece_id, piece, faces)
        return
    for made in finished(box.design, piece_id, piece):
        if isinstance(piece, Standee):
            yield from _figures(box, made)
        else:
            yield _model(box, made)
    if not piece.made():
        yield from _flats(box, piece_id, piece)


def _flats(box: UnpackedGame, piece_id: str, piece: Piece) -> Iterator[TableObject]:
    for artwork in box.made[piece.COMPONENT]:
        if piece_of(box.design.variant, artwork.id) == piece_id:
            own = piece.per_seat is not None
            seat = artwork.id.removeprefix(f"{piece_id}-") if own else ""
            yield box.tile(artwork, PLAYERS if seat else SUPPLY, piece, seat)


def _dice(box: UnpackedGame, piece_id: str, piece: Piece, faces: int) -> Iterator[TableObject]:
    size = float(piece.size()["edge"])
    scale = size / MM_PER_INCH / box.table.scales.die
    state = die_state(piece.name, faces, scale, box.design.look.colour("die"))
    for number in range(box.design.variant.piece_count(piece_id)):
        yield TableObject(f"{piece_id}-{number}", state, 2 * size, 2 * size, SUPPLY)


def _figures(box: UnpackedGame, made: FinishedPiece) -> Iterator[TableObject]:
    scale = made.size / MM_PER_INCH / box.table.scales.figure
    state = figure_state(made.title, box.pictures.made_piece(box.design, made), scale)
    width = made.size / 2
    for number in range(made.copies):
        yield TableObject(f"{made.key}-{number}", state, width, width, START, seat=made.seat)


def _model(box: UnpackedGame, made: FinishedPiece) -> TableObject:
    """What is folded from paper, as a token with the picture of the finished piece."""
    picture = box.pictures.made_piece(box.design, made)
    scale = made.size / MM_PER_INCH / box.table.scales.token
    state = token_state(made.title, picture, scale, thickness=TOKEN_THICK, count=made.copies)
    side = PLAYERS if made.seat else SUPPLY
    return TableObject(made.key, state, made.size, made.size, side, seat=made.seat)
