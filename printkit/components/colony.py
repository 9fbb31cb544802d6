"""A colony: where the buildings of one player stand on the board."""

from printkit.components.seats import lying_size
from printkit.geometry.shapes import on_circle
from printkit.model import Piece, Variant
from printkit.records import record

CLEARANCE = 1.0
"""Air between a building and the line of its place, mm."""
RIM = 5.0
"""Between the outer places and the edge of the colony, mm."""


@record
class BuildingPlace:
    """A round place for one building: ``x`` and ``y`` from the middle of the colony, mm."""

    piece: str
    name: str
    note: str
    x: float
    y: float
    radius: float


def colony(variant: Variant, notes: dict[str, str], reach: float) -> tuple[BuildingPlace, ...]:
    """The places for the buildings of one seat within ``reach`` mm of the colony's middle.

    The largest one of which a seat has only one stands in the middle, all others on a ring
    around it, the first to the upper right and evenly on from there.
    """
    built = {key: piece for key, piece in variant.pieces.items() if piece.BUILT and piece.per_seat}
    single = [key for key, piece in built.items() if piece.per_seat == 1]
    middle = max(single, key=lambda key: lying_size(built[key]), default=None)
    places = [] if middle is None else [_place(middle, built[middle], notes, (0.0, 0.0))]
    ring = [key for key, one in built.items() if key != middle for _ in range(one.per_seat or 0)]
    for number, key in enumerate(ring):
        distance = reach - RIM - lying_size(built[key]) / 2 - CLEARANCE
        spot = on_circle(0.0, 0.0, distance, 360 * number / len(ring) - 45)
        places.append(_place(key, built[key], notes, spot))
    return tuple(places)


def _place(
    piece_id: str, piece: Piece, notes: dict[str, str], spot: tuple[float, float]
) -> BuildingPlace:
    radius = lying_size(piece) / 2 + CLEARANCE
    return BuildingPlace(piece_id, piece.name, notes[piece_id], spot[0], spot[1], radius)
