"""Whose pieces are: those of a kind, the seats that have them, the tokens of the seats."""

from collections.abc import Callable
from typing import TypeVar

from printkit.model import Piece, Variant

P = TypeVar("P", bound=Piece)


def pieces_of(variant: Variant, *kinds: type[P]) -> list[tuple[str, P]]:
    """The pieces of some kinds, by their ids."""
    return [(key, piece) for key, piece in variant.pieces.items() if isinstance(piece, kinds)]


def seats_of(variant: Variant, piece_id: str) -> list[tuple[str, str, str]]:
    """Who the copies of a piece are for: (seat id, seat name, colour); one entry without seats."""
    piece = variant.pieces[piece_id]
    if piece.per_seat is None:
        return [("", "", piece.colour or "#888888")]
    return [(seat_id, seat.name, seat.colour) for seat_id, seat in variant.seats.items()]


def copies_each(variant: Variant, piece_id: str) -> int:
    """How many copies each seat (or the box) holds."""
    piece = variant.pieces[piece_id]
    return piece.count or 0 if piece.per_seat is None else piece.per_seat


def seat_of(variant: Variant, piece_id: str) -> str:
    """Name of the seat that moves the token; empty if none does."""
    names = [seat.name for seat in variant.seats.values() if seat.token == piece_id]
    return names[0] if names else ""


def token_colour(variant: Variant, piece_id: str) -> str:
    """The token's own colour, else that of the seat that moves it."""
    seats = [seat.colour for seat in variant.seats.values() if seat.token == piece_id]
    return variant.pieces[piece_id].colour or (seats[0] if seats else "#888888")


def token_art(variant: Variant, seat_id: str) -> str:
    """The drawing of the token that moves for a seat; empty if there is none."""
    seat = variant.seats.get(seat_id)
    piece = None if seat is None else variant.pieces.get(seat.token or "")
    return "" if piece is None or not piece.HAS_OWN_ART else piece.made()


def has_pieces(component: str) -> Callable[[Variant], bool]:
    """Whether a game has pieces that a component draws."""
    return lambda variant: any(component == p.COMPONENT for p in variant.pieces.values())


def lying_size(piece: Piece | None) -> float:
    """How much room a marker takes, mm; 0 where none is named."""
    footprint = None if piece is None else piece.footprint()
    return 0.0 if footprint is None else max(footprint.width, footprint.height)
