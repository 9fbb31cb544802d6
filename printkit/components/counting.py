"""How pieces are counted and shown on the bill; components choose among these ways."""

from collections.abc import Sequence

from printkit.colour import Colour
from printkit.components.bill import BillPiece, SamplePicture
from printkit.components.design import Design
from printkit.components.seats import seat_of, seats_of, token_colour
from printkit.model import Piece, Variant
from printkit.scene import Artwork
from printkit.templating.words import LINE_BREAK

Artworks = Sequence[Artwork]


def each(_design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    """Each artwork by itself."""
    return tuple(BillPiece(a.title, a.copies, (SamplePicture(a),)) for a in artworks)


def some_of(design: Design, name: str, artworks: Artworks) -> BillPiece:
    """Pieces that are counted together: the first, the middle and the last are shown."""
    few = dict.fromkeys((0, len(artworks) // 2, len(artworks) - 1))
    count = sum(artwork.copies for artwork in artworks)
    pictures = tuple(SamplePicture(artworks[i]) for i in few)
    return BillPiece(name, count, pictures, size_of(design, artworks[0]))


def of_pieces(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    """Pieces of the definition, whose artworks may be parts, or the same in several colours."""
    shown: dict[str, list[Artwork]] = {}
    for artwork in artworks:
        shown.setdefault(piece_of(design.variant, artwork.id), []).append(artwork)
    return tuple(_piece(design, piece_id, own) for piece_id, own in shown.items())


def _piece(design: Design, piece_id: str, artworks: Artworks) -> BillPiece:
    variant, piece = design.variant, design.variant.pieces[piece_id]
    notes = [design.wording(piece.note, ("pieces", piece_id, "note"))]
    if piece.SHOWS_SIZE:
        notes.insert(0, size_of(design, artworks[0]))
    if piece.optional:
        notes.insert(0, design.phrases.optional)
    if (each := piece.for_each()) is not None:
        notes.insert(0, design.phrases.for_each.format(count=each))
    return BillPiece(
        piece.name,
        variant.piece_count(piece_id),
        _shown(piece, artworks),
        LINE_BREAK.join(note for note in notes if note),
        art=piece.made(),
        colours=_colours(design, piece_id),
        scale=piece.breadth() / _largest(variant, piece),
    )


def _shown(piece: Piece, artworks: Artworks) -> tuple[SamplePicture, ...]:
    return tuple(SamplePicture(artwork) for artwork in artworks[: piece.SHOWN])


def _colours(design: Design, piece_id: str) -> tuple[Colour, ...]:
    """The colours in which the finished piece is shown."""
    variant = design.variant
    if role := variant.pieces[piece_id].ROLE:
        return (design.look.colour(role),)
    if seat_of(variant, piece_id):
        return (design.colour(token_colour(variant, piece_id)),)
    return tuple(design.colour(colour) for _, _, colour in seats_of(variant, piece_id))


def _largest(variant: Variant, piece: Piece) -> float:
    """Of the pieces of its kind."""
    return max(p.breadth() for p in variant.pieces.values() if p.kind == piece.kind)


def piece_of(variant: Variant, artwork_id: str) -> str:
    """The piece that an artwork is (a part of): the longest id that its own begins with."""
    found = [key for key in variant.pieces if f"{artwork_id}-".startswith(f"{key}-")]
    return max(found, key=len)


def size_of(design: Design, artwork: Artwork) -> str:
    """In whole millimetres, which is enough to distinguish pieces."""
    number = design.wordings.filters["number"]
    width, height = (number(round(side)) for side in (artwork.width, artwork.height))
    return design.phrases.size.format(width=width, height=height)
