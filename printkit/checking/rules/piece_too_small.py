"""Pieces that are too small to be cut and folded."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Diagnostic, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.pieces import Piece

RULE = Rule(
    code="PK603",
    name="piece-too-small",
    severity=Severity.WARNING,
    what="A piece is too small to be made of paper by hand.",
    why="Below about 8 mm folds come undone and tabs are narrower than a drop of glue.",
    bad="small-dome: {kind: dome, diameter: 6, …}",
    good="small-dome: {kind: dome, diameter: 16, …}",
)
REQUIRES = ("pieces",)

SMALLEST = 8.0
"""mm, for what is folded or cut round."""
SMALLEST_WALL = 4.0
"""mm, for the walls of a house."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """No measure of a piece is below what hands and glue can manage."""
    for piece_id, piece in context.variant.pieces.items():
        for field, smallest in _limits(piece).items():
            size = getattr(piece, field)
            if size < smallest:
                yield RULE.diagnostic(
                    f"the {field} of piece '{piece_id}' is {figures(size)} mm; "
                    f"below {figures(smallest)} mm it can hardly be made",
                    route=("pieces", piece_id, field),
                    help=f"make it {figures(smallest)} mm or more",
                )


def _limits(piece: "Piece") -> dict[str, float]:
    match piece.kind:
        case "dome" | "chip":
            return {"diameter": SMALLEST}
        case "gable":
            return {"width": SMALLEST, "length": SMALLEST, "wall": SMALLEST_WALL}
        case "prism":
            return {"width": SMALLEST, "wall": SMALLEST_WALL}
        case "standee":
            return {"width": SMALLEST, "height": SMALLEST}
        case "die":
            return {"edge": SMALLEST}
