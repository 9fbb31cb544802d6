"""A colony: where the domes of one player stand on the board."""

from printkit.geometry.shapes import on_circle
from printkit.model import Dome, Variant
from printkit.records import record

CLEARANCE = 1.0
"""Air between a dome and the line of its place, mm."""
RIM = 5.0
"""Between the outer places and the edge of the colony, mm."""


@record
class DomePlace:
    """A round place for one dome: ``x`` and ``y`` from the middle of the colony, mm."""

    piece: str
    name: str
    note: str
    x: float
    y: float
    radius: float


def colony(variant: Variant, notes: dict[str, str], reach: float) -> tuple[DomePlace, ...]:
    """The places for the domes of one seat within ``reach`` mm of the colony's middle.

    The largest dome of which a seat has only one stands in the middle, all others on a ring
    around it, the first to the upper right and evenly on from there.
    """
    domes = {key: piece for key, piece in variant.pieces.items() if isinstance(piece, Dome)}
    single = [key for key, dome in domes.items() if dome.per_seat == 1]
    middle = max(single, key=lambda key: domes[key].diameter, default=None)
    places = [] if middle is None else [_place(middle, domes[middle], notes, (0.0, 0.0))]
    ring = [key for key, dome in domes.items() if key != middle for _ in range(dome.per_seat or 0)]
    for number, key in enumerate(ring):
        distance = reach - RIM - domes[key].diameter / 2 - CLEARANCE
        spot = on_circle(0.0, 0.0, distance, 360 * number / len(ring) - 45)
        places.append(_place(key, domes[key], notes, spot))
    return tuple(places)


def _place(
    piece_id: str, dome: Dome, notes: dict[str, str], spot: tuple[float, float]
) -> DomePlace:
    radius = dome.diameter / 2 + CLEARANCE
    return DomePlace(piece_id, dome.name, notes[piece_id], spot[0], spot[1], radius)
