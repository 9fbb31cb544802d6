"""How the pieces of each component are counted and shown on the bill."""

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import islice

from printkit.colour import Colour
from printkit.components.bill import Bill, BillLine, BillPiece, InKit, Picture
from printkit.components.design import Composition, Design
from printkit.components.nets import seats_of
from printkit.components.tokens import token_colour
from printkit.languages.plurals import counted
from printkit.model import Chip, Die, Dome, Gable, Piece, Prism, Standee, Variant
from printkit.scene import Artwork, Side
from printkit.templating.words import LINE_BREAK

MADE = {
    "dome": "make-dome-4",
    "gable": "make-gable-3",
    "prism": "make-prism-3",
    "die": "make-die-2",
}
"""Drawings of finished pieces, by the kind of the piece."""
CUBE = 6
"""Faces of the die among them."""
DICE_BREADTH = {4: 1.22, 6: 1.73, 8: 1.41, 10: 1.9, 12: 2.8}
"""Through the corners of a die, in edges, by the number of its faces."""

Artworks = Sequence[Artwork]
Count = Callable[[Design, Artworks], tuple[BillPiece, ...]]


def bill_of(design: Design, parts: Sequence[tuple[str, Composition, Mapping[str, InKit]]]) -> Bill:
    """The bill of composed components: of each its id, composition, and its place in the kits.

    The kits are named by the titles of their papers.
    """
    return Bill(
        tuple(
            BillLine(
                component,
                design.component_title(component),
                _COUNTS[component](design, composition.artworks),
                places,
                design.phrases.paper.get(component, ""),
            )
            for component, composition, places in parts
        )
    )


def _board(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    return tuple(
        BillPiece(
            design.component_title("board"),
            artwork.copies,
            (Picture(artwork),),
            _size(design, artwork),
        )
        for artwork in artworks
    )


def _deeds(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    return (_some_of(design, design.component_title("deeds"), artworks),)


def _asteroids(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    return (_some_of(design, design.component_title("asteroids"), artworks),)


def _some_of(design: Design, name: str, artworks: Artworks) -> BillPiece:
    """Pieces that are counted together: the first, the middle and the last are shown."""
    few = dict.fromkeys((0, len(artworks) // 2, len(artworks) - 1))
    count = sum(artwork.copies for artwork in artworks)
    pictures = tuple(Picture(artworks[i]) for i in few)
    return BillPiece(name, count, pictures, _size(design, artworks[0]))


def _cards(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    left = iter(artworks)
    pieces = []
    for deck in design.variant.decks.values():
        own = list(islice(left, len(deck.cards)))
        if own:
            pictures = (Picture(own[0], Side.BACK), Picture(own[0]))
            count = sum(artwork.copies for artwork in own)
            pieces.append(BillPiece(deck.name, count, pictures, _size(design, own[0])))
    return tuple(pieces)


def _each(_design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    return tuple(BillPiece(a.title, a.copies, (Picture(a),)) for a in artworks)


def _pieces(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    """Pieces of the definition, whose artworks may be parts, or the same in several colours."""
    shown: dict[str, list[Artwork]] = {}
    for artwork in artworks:
        shown.setdefault(_piece_of(design.variant, artwork.id), []).append(artwork)
    return tuple(_piece(design, piece_id, own) for piece_id, own in shown.items())


def _piece(design: Design, piece_id: str, artworks: Artworks) -> BillPiece:
    variant, piece = design.variant, design.variant.pieces[piece_id]
    notes = [design.wording(piece.note, ("pieces", piece_id, "note"))]
    if piece.optional:
        notes.insert(0, design.phrases.optional)
    if piece.per_seat is not None:
        notes.insert(0, design.phrases.for_each.format(count=piece.per_seat))
    return BillPiece(
        piece.name,
        variant.piece_count(piece_id),
        _shown(piece, artworks),
        LINE_BREAK.join(note for note in notes if note),
        art=_made(piece),
        colours=_colours(design, piece_id),
        scale=_breadth(piece) / max(_breadth(p) for p in _alike(variant, piece)),
    )


def _made(piece: Piece) -> str:
    """The drawing of the finished piece, if there is one."""
    match piece:
        case Standee():
            return piece.art
        case Die() if piece.faces != CUBE:
            return f"made-die-{piece.faces}"
        case _:
            return MADE.get(piece.kind, "")


def _shown(piece: Piece, artworks: Artworks) -> tuple[Picture, ...]:
    """Some of the seats' chips; of what has parts, the first."""
    return tuple(Picture(a) for a in (artworks[:3] if isinstance(piece, Chip) else artworks[:1]))


def _colours(design: Design, piece_id: str) -> tuple[Colour, ...]:
    """The colours in which the finished piece is shown."""
    variant = design.variant
    match variant.pieces[piece_id]:
        case Die():
            return (design.look.colour("die"),)
        case Standee():
            return (design.colour(token_colour(variant, piece_id)),)
        case _:
            return tuple(design.colour(colour) for _, _, colour in seats_of(variant, piece_id))


def _alike(variant: Variant, piece: Piece) -> list[Piece]:
    return [other for other in variant.pieces.values() if other.kind == piece.kind]


def _breadth(piece: Piece) -> float:
    """What the size of a piece is judged by, mm."""
    match piece:
        case Dome() | Chip():
            return piece.diameter
        case Gable():
            return math.hypot(piece.width, piece.length)
        case Prism():
            return piece.wall + piece.roof
        case Standee():
            return piece.height
        case Die():
            return piece.edge * DICE_BREADTH[piece.faces]


def _piece_of(variant: Variant, artwork_id: str) -> str:
    """The piece that an artwork is (a part of): the longest id that its own begins with."""
    found = [key for key in variant.pieces if f"{artwork_id}-".startswith(f"{key}-")]
    return max(found, key=len)


def _aids(_design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    return tuple(
        BillPiece(
            a.title,
            a.copies,
            (Picture(a), *((Picture(a, Side.BACK),) if a.back else ())),
        )
        for a in artworks
    )


def _rules(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    pages = counted(design.phrases.pages, len(artworks), design.variant.language)
    return (BillPiece(design.component_title("rules"), 1, (Picture(artworks[0]),), pages),)


def _size(design: Design, artwork: Artwork) -> str:
    """In whole millimetres, which is enough to distinguish pieces."""
    number = design.wordings.filters["number"]
    width, height = (number(round(side)) for side in (artwork.width, artwork.height))
    return design.phrases.size.format(width=width, height=height)


_COUNTS: dict[str, Count] = {
    "board": _board,
    "deeds": _deeds,
    "cards": _cards,
    "money": _each,
    "chips": _pieces,
    "domes": _pieces,
    "buildings": _pieces,
    "tokens": _pieces,
    "dice": _pieces,
    "asteroids": _asteroids,
    "pyramids": _each,
    "mats": _each,
    "aids": _aids,
    "rules": _rules,
}
