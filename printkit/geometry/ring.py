"""The spaces around a square board."""

from printkit.geometry.path import Bounds
from printkit.geometry.transform import Transform, rotate, translate
from printkit.records import record

SIDES = 4
FEWEST = 8
"""Fewer spaces leave nothing between the corners."""


@record
class RingSlot:
    """The place of one space; ``side`` 0 to 3 is bottom, left, top, right.

    The space's own frame is ``width`` by ``height`` mm, x right and y down for a player who sits
    at that side: y 0 is the edge towards the centre of the board. ``transform`` leads from there
    to the board. A corner belongs to the side that begins with it.
    """

    index: int
    side: int
    corner: bool
    width: float
    height: float
    transform: Transform

    @property
    def bounds(self) -> Bounds:
        """The rectangle on the board."""
        x0, y0 = self.transform.apply(0.0, 0.0)
        x1, y1 = self.transform.apply(self.width, self.height)
        return Bounds(min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0))


@record
class Ring:
    """All places in playing order, and the field that they leave in the middle."""

    spaces: tuple[RingSlot, ...]
    centre: Bounds


def ring(size: float, corner: float, count: int) -> Ring:
    """The ring of ``count`` spaces on a board of ``size`` mm with square corners of ``corner`` mm.

    Space 0 is the lower right corner, play runs clockwise, all sides hold equally many spaces.

    Raises:
        ValueError: the count is below 8 or no multiple of 4, or the corners leave no room.
    """
    if count % SIDES or count < FEWEST:
        raise ValueError(f"{count} spaces do not surround a square board; use 8, 12, 16 …")
    if not 0 < 2 * corner < size:
        raise ValueError(f"corners of {corner} mm leave no room on a board of {size} mm")
    per_side = count // SIDES
    spaces = [_slot(size, corner, per_side, index) for index in range(count)]
    inside = size - 2 * corner
    return Ring(tuple(spaces), Bounds(corner, corner, inside, inside))


def _slot(size: float, corner: float, per_side: int, index: int) -> RingSlot:
    """The slot laid on the lower side, right to left, and turned to its own side."""
    side, place = divmod(index, per_side)
    inside = size - 2 * corner
    width = inside / (per_side - 1) if place else corner
    x = size - corner - inside * place / (per_side - 1)
    turn = rotate(90 * side, size / 2, size / 2)
    return RingSlot(
        index=index,
        side=side,
        corner=place == 0,
        width=width,
        height=corner,
        transform=translate(x, size - corner).then(turn),
    )


def seams(board: Ring) -> tuple[float, ...]:
    """Where the board may be cut without cutting a space, ascending, mm from its edge.

    They are the borders between neighbouring spaces, those beside the corners included; the
    edges of the board are not. The board is square, so they serve across and down.
    """
    return tuple(sorted(slot.bounds.x for slot in board.spaces if slot.side == 0))
