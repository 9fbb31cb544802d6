"""Paper models: nets with painted faces, whatever they fold into."""

from collections.abc import Callable

from printkit.colour import WHITE, Colour
from printkit.components.design import Design, check_size
from printkit.components.net_bleed import NET_BLEED, bled
from printkit.geometry.nets.net import Net, NetFace
from printkit.geometry.shapes import circle
from printkit.geometry.transform import Point
from printkit.limits import check_time
from printkit.scene import Artwork, Group, Node, Shape, Text
from printkit.units import MM_PER_POINT

NOTE_SIZE = 5.5 * MM_PER_POINT

PaintFace = Callable[[NetFace], Node | None]


def net_artwork(
    design: Design,
    piece_id: str,
    title: str,
    net: Net,
    paint: PaintFace,
    *,
    copies: int,
    runs_over: bool = True,
    note: tuple[str, Point] | None = None,
) -> Artwork:
    """The net with its faces painted; ``note`` is a short text printed small around a point.

    A net is cut along its outline: colours run a little over it and onto the tabs, which are
    white otherwise, for the glue. Without ``runs_over`` faces end
    at their contours.

    Raises:
        LimitError: the net is larger than a piece may be.
    """
    check_size((net.bounds.width, net.bounds.height))
    painted: list[tuple[NetFace, Node]] = []
    for face in net.faces:
        check_time()
        node = paint(face)
        if node is not None:
            painted.append((face, node))
    nodes: list[Node] = (
        list(bled(painted, net.bounds, design.templates.kept))
        if runs_over
        else [Group((node,), face.placement, clip=face.shape) for face, node in painted]
    )
    if note is not None:
        nodes.append(_note(design, *note))
    return Artwork(
        piece_id,
        title,
        net.bounds.width,
        net.bounds.height,
        Group(tuple(nodes)),
        copies=copies,
        bleed=NET_BLEED,
        outline=net.cut,
        score=net.score,
    )


def _note(design: Design, text: str, at: Point) -> Node:
    """The text on a white spot: in a narrow corner colours run over the line below it."""
    run = design.shaper.shape(text, design.look.font("text"), NOTE_SIZE)
    colour = design.look.colour("muted")
    spot = Shape(circle(at.x, at.y, 0.5 * NOTE_SIZE), WHITE)
    return Group((spot, Text(run, at.x - run.width / 2, at.y + 0.35 * NOTE_SIZE, colour)))


def painted(face: NetFace, colour: Colour | None, *details: Node) -> Node:
    """The face in one colour with details on it."""
    ground = () if colour is None else (Shape(face.shape, colour),)
    return Group((*ground, *details))
