"""What becomes of flat pieces: drawings of them as they come out of the making."""

from printkit.components.design import Design
from printkit.components.seats import seats_of
from printkit.records import record


@record
class MadePiece:
    """A piece of the definition as it comes out of the making: a drawing, and its colour."""

    name: str
    kind: str
    art: str
    colour: str
    built: bool
    """Whether it is a building, drawn in its own colour when it is folded."""


def made_pieces(design: Design) -> list[MadePiece]:
    """All pieces of the game that are more than paper, in its order."""
    variant = design.variant
    return [
        MadePiece(
            name, piece.kind, art, design.colour(seats_of(variant, name)[0][2]).hex, piece.BUILT
        )
        for name, piece in variant.pieces.items()
        if (art := piece.made())
    ]
