"""Paper dice."""

from printkit.art.style import Ink
from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.components.nets import net_artwork, painted
from printkit.geometry.nets.cube import cube_net
from printkit.geometry.nets.net import Face
from printkit.geometry.path import joined
from printkit.geometry.shapes import circle
from printkit.model import Die, Variant
from printkit.scene import Artwork, Node, Shape

PIPS = {
    "1": ((1, 1),),
    "2": ((0, 0), (2, 2)),
    "3": ((0, 0), (1, 1), (2, 2)),
    "4": ((0, 0), (0, 2), (2, 0), (2, 2)),
    "5": ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    "6": ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}
"""Column and row of the pips on a grid of three by three, by the face's number."""


def compose(design: Design) -> Composition:
    """Each kind of die."""
    return design.composition(
        [
            _die(design, piece_id, piece)
            for piece_id, piece in design.variant.pieces.items()
            if isinstance(piece, Die)
        ]
    )


def _die(design: Design, piece_id: str, die: Die) -> Artwork:
    full = design.look.ink is Ink.FULL
    ground = design.look.colour("die") if full else None
    pips = design.look.colour("die-pips") if full else design.look.colour("ink")

    def paint(face: Face) -> Node:
        step, radius = die.edge / 4, die.edge * 0.095
        spots = joined(
            circle(step * (1 + column), step * (1 + row), radius) for column, row in PIPS[face.name]
        )
        return painted(face, ground, Shape(spots, pips))

    net = cube_net(die.edge)
    copies = design.variant.piece_count(piece_id)
    return net_artwork(design, piece_id, die.name, net, paint, copies=copies)


def _applies(variant: Variant) -> bool:
    return any(isinstance(piece, Die) for piece in variant.pieces.values())


COMPONENT = Component("dice", Layout.PIECES, ("title", "pieces"), _applies, compose)
