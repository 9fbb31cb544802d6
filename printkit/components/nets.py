"""Paper models: nets with painted faces, whatever they fold into."""

from collections.abc import Callable

from printkit.colour import Colour
from printkit.components.design import Design
from printkit.geometry.nets.net import Face, Net, Tab
from printkit.model import Variant
from printkit.scene import Artwork, Group, Node, Shape, Text
from printkit.text.shaping import Shaper
from printkit.units import MM_PER_POINT

BLEED = 1.0
TAB_TEXT = 5 * MM_PER_POINT

PaintFace = Callable[[Face], Node | None]


def net_artwork(
    design: Design,
    piece_id: str,
    title: str,
    net: Net,
    paint: PaintFace,
    *,
    copies: int,
    note: str = "",
) -> Artwork:
    """The net with its faces painted; ``note`` is printed small on the largest tab.

    A net is cut along its outline, so paint reaches the outline and no further than a knife may
    slip: faces carry no bleed of their own, tabs stay white for the glue.
    """
    nodes: list[Node] = []
    for face in net.faces:
        node = paint(face)
        if node is not None:
            nodes.append(Group((node,), face.placement, clip=face.shape))
    if note and net.tabs:
        nodes.append(_tab_note(design, max(net.tabs, key=_area), note))
    # Nets start at (0, 0) but for rounding; their bounds are the trim.
    return Artwork(
        piece_id,
        title,
        net.bounds.width,
        net.bounds.height,
        Group(tuple(nodes)),
        copies=copies,
        outline=net.cut,
        score=net.score,
    )


def _tab_note(design: Design, tab: Tab, note: str) -> Node:
    return centred_text(
        design.shaper,
        design.look.font("text"),
        note,
        TAB_TEXT,
        *tab.outline.bounds().centre,
        design.look.colour("ink"),
    )


def centred_text(
    shaper: Shaper, font: str, text: str, size: float, x: float, y: float, colour: Colour
) -> Node:
    """A short text around the point (x, y)."""
    run = shaper.shape(text, font, size)
    return Text(run, x - run.width / 2, y + 0.35 * size, colour)


def _area(tab: Tab) -> float:
    bounds = tab.outline.bounds()
    return bounds.width * bounds.height


def painted(face: Face, colour: Colour | None, *details: Node) -> Node:
    """The face in one colour with details on it."""
    ground = () if colour is None else (Shape(face.shape, colour),)
    return Group((*ground, *details))


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
