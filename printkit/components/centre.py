"""What a definition lays in the middle of the board: decks, discards, deeds, buildings."""

from collections.abc import Iterator

from printkit.colour import readable_on
from printkit.components.design import Design
from printkit.geometry.path import Bounds
from printkit.geometry.ring import Ring, RingSlot
from printkit.geometry.transform import rotate
from printkit.model import CentrePlace, Variant
from printkit.model.kinds.piece import Footprint
from printkit.records import record

AIR = 1.0
"""Room around a piece on its place, mm."""
EDGE = 3.0
"""Between the ring and the buildings of a group, mm."""
MARK = 8.0
"""Along the buildings of a group, for its mark, mm."""


@record
class PlaceFace:
    """A place for cards or deeds, as large as they are; ``target`` is what lies there."""

    kind: str
    target: str
    label: str
    name: str
    colour: str
    icon: str
    width: float
    height: float
    group: str = ""
    group_name: str = ""
    group_colour: str = ""


@record
class RunFace:
    """Where the buildings of a group stand, beside the spaces of its run.

    ``x`` and ``y`` are its middle in the centre of the board, ``length`` lies along the spaces,
    ``turn`` is 0, 90, 180 or 270 degrees; ``piece`` is the largest building that stands there.
    ``count`` of the smallest have lots side by side, ``lot_length`` × ``lot_depth``.
    """

    group: str
    name: str
    colour: str
    on_colour: str
    mark: str
    x: float
    y: float
    length: float
    depth: float
    turn: int
    piece: str
    count: int
    lot_length: float
    lot_depth: float


def places(design: Design) -> tuple[PlaceFace, ...]:
    """The places for cards and deeds, in the definition's order."""
    board = design.variant.board
    assert board is not None  # noqa: S101 - only called for a variant with a board
    return tuple(
        face
        for number, place in enumerate(board.centre)
        if place.kind != "group_buildings"
        for face in _faces(design, place, number)
    )


def runs(design: Design, ring: Ring) -> tuple[RunFace, ...]:
    """The places for buildings, if the definition wants them: one for each group on one side."""
    variant = design.variant
    assert variant.board is not None  # noqa: S101 - only called for a variant with a board
    wanted = [place for place in variant.board.centre if place.kind == "group_buildings"]
    rooms = {key: piece.footprint() for key, piece in variant.pieces.items() if piece.BUILT}
    buildings = {key: _sides(room) for key, room in rooms.items() if room is not None}
    if not wanted or not buildings:
        return ()
    plot = _plot(buildings, wanted[0].count)
    return tuple(
        _run(design, ring, group_id, plot)
        for group_id in variant.groups
        if _stands_together(variant, ring, group_id)
    )


@record
class _Plot:
    """The ground for the buildings of any group, with its lots for the smallest ones, mm."""

    piece: str
    length: float
    depth: float
    count: int
    lot: tuple[float, float]


def _plot(buildings: dict[str, tuple[float, float]], count: int) -> _Plot:
    """Room for one of each kind, and for ``count`` of the smallest side by side and the mark."""
    largest = max(buildings, key=lambda key: buildings[key])
    lot_length, lot_depth = (side + AIR / 2 for side in min(buildings.values()))
    row = count * (lot_length + AIR) + MARK
    length = max(buildings[largest][0] + AIR, row) + AIR
    depth = max(short for _, short in buildings.values()) + 2 * AIR
    return _Plot(largest, length, depth, count, (lot_length, lot_depth))


def _sides(room: Footprint) -> tuple[float, float]:
    """The longer side, which stands along the spaces, and the shorter one."""
    return max(room.width, room.height), min(room.width, room.height)


def _faces(design: Design, place: CentrePlace, number: int) -> Iterator[PlaceFace]:
    label = design.wording(place.label, ("board", "centre", number, "label"))
    for _ in range(place.count):
        face = _face(design, place, label)
        if face is not None:
            yield face


def _face(design: Design, place: CentrePlace, label: str) -> PlaceFace | None:
    """The place; None where its deck is missing, which the checker reports."""
    variant = design.variant
    of_deeds = place.kind in ("deed_deck", "deed_slot")
    deck = variant.deed_deck if of_deeds else variant.decks.get(place.deck or "")
    if deck is None:
        return None
    size = variant.formats.deed if of_deeds else variant.formats.card
    target = "deed" if of_deeds else place.deck or ""
    colour = design.colour(deck.colour).hex
    group = variant.groups.get(place.group or "")
    return PlaceFace(
        place.kind,
        target,
        label,
        deck.name,
        colour,
        deck.icon,
        size.width,
        size.height,
        place.group or "",
        "" if group is None else group.name,
        "" if group is None else design.colour(group.colour).hex,
    )


def _members(variant: Variant, ring: Ring, group_id: str) -> list[RingSlot]:
    keys = variant.group_members(group_id)
    return [slot for slot in ring.spaces if slot.index in keys]


def _stands_together(variant: Variant, ring: Ring, group_id: str) -> bool:
    """Whether one can build on the group, and its spaces lie on one side."""
    deeds = [variant.deeds[key] for key in variant.group_members(group_id)]
    sides = {slot.side for slot in _members(variant, ring, group_id)}
    return len(sides) == 1 and all(deed.build_cost is not None for deed in deeds)


def _run(design: Design, ring: Ring, group_id: str, plot: _Plot) -> RunFace:
    group = design.variant.groups[group_id]
    slots = _members(design.variant, ring, group_id)
    turn, centre = 90 * slots[0].side, ring.centre
    x, y = _below(slots, centre, turn, EDGE + plot.depth / 2)
    colour = design.colour(group.colour)
    text = readable_on(colour, [design.look.colour("ink"), design.look.colour("paper")])
    return RunFace(
        group_id,
        group.name,
        colour.hex,
        text.hex,
        group.mark,
        x,
        y,
        plot.length,
        plot.depth,
        turn,
        plot.piece,
        plot.count,
        *plot.lot,
    )


def _below(
    slots: list[RingSlot], centre: Bounds, turn: int, distance: float
) -> tuple[float, float]:
    """The point before the middle of all the spaces, ``distance`` mm into the centre."""
    middle = centre.x + centre.width / 2, centre.y + centre.height / 2
    to_bottom = rotate(-turn, *middle)
    levels = [to_bottom.apply(*_middle(slot.bounds)).x for slot in slots]
    along = (min(levels) + max(levels)) / 2
    x, y = rotate(turn, *middle).apply(along, centre.y + centre.height - distance)
    return x - centre.x, y - centre.y


def _middle(box: Bounds) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2
