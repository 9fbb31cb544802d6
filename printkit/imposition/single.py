"""One large page with crop marks, for a print shop."""

from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import translate
from printkit.imposition.marks import MARK_GAP, Mark, cutting_lines, mark_shape
from printkit.imposition.slots import PlacedTrim, Slot
from printkit.imposition.symbols import Symbols, artwork_layer, placed
from printkit.scene import Artwork, Group, Node, Sheet, Side

CROP_MARK = 6.0
"""Length of a crop mark, mm."""
BLEED = 3.0


def single_page(
    artwork: Artwork, bleed: float = BLEED, *, marks: bool = True, side: Side = Side.FRONT
) -> Sheet:
    """The piece at its own size on a page as large as its bleed and marks need.

    The bleed is cut to what the artwork paints.

    Raises:
        ValueError: the side is not painted.
    """
    symbol = Symbols().of(artwork, side)
    if symbol is None:
        raise ValueError(f"{artwork.id} has no {side}")
    painted = min(bleed, artwork.bleed)
    edge = painted + (MARK_GAP + CROP_MARK if marks else 0.0)
    trim = Bounds(edge, edge, artwork.width, artwork.height)
    paint = trim.grown(painted)
    nodes = [artwork_layer([placed(symbol, translate(edge, edge), rectangle(*paint))])]
    if marks:
        nodes.append(mark_shape(crop_marks(trim, painted + MARK_GAP, CROP_MARK)))
    nodes += _lines(artwork, trim, side)
    return Sheet(
        width=artwork.width + 2 * edge,
        height=artwork.height + 2 * edge,
        content=Group(tuple(nodes)),
        label=artwork.title,
        side=side,
        trim=trim,
        bleed=paint,
    )


def _lines(artwork: Artwork, trim: Bounds, side: Side) -> list[Node]:
    """Outline and folds, as one sees them from the front."""
    if side is Side.BACK:
        return []
    return cutting_lines([Slot(artwork, PlacedTrim(trim, turned=False), trim)])


def crop_marks(trim: Bounds, gap: float, length: float) -> list[Mark]:
    """Two marks at each corner in line with the trim, ``gap`` away from it."""
    x, y, right, bottom = trim.x, trim.y, trim.right, trim.bottom
    return [
        *(
            Mark(at, start, at, start + length)
            for at in (x, right)
            for start in (y - gap - length, bottom + gap)
        ),
        *(
            Mark(start, at, start + length, at)
            for at in (y, bottom)
            for start in (x - gap - length, right + gap)
        ),
    ]
