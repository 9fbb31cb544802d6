"""Round chips, the same on both sides."""

from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.geometry.shapes import circle
from printkit.model import Chip, Variant
from printkit.scene import Artwork, Group, Node

BLEED = 1.5


def compose(design: Design) -> Composition:
    """Each kind of chip."""
    return design.composition(
        [
            _artwork(design, piece_id, piece)
            for piece_id, piece in design.variant.pieces.items()
            if isinstance(piece, Chip)
        ]
    )


def _artwork(design: Design, piece_id: str, chip: Chip) -> Artwork:
    size = chip.diameter
    front, back = (
        design.side(
            template,
            (size, size),
            {"chip": chip},
            piece=piece_id,
            title=f"chip “{chip.name}”",
            route=("pieces", piece_id),
            accent=None if chip.colour is None else design.colour(chip.colour),
            bleed=BLEED,
        )
        for template in ("chip", "chip-back")
    )
    return Artwork(
        piece_id,
        chip.name,
        size,
        size,
        _round(front, size),
        _round(back, size),
        copies=design.variant.piece_count(piece_id),
        bleed=BLEED,
        outline=circle(size / 2, size / 2, size / 2),
    )


def _round(side: Node, size: float) -> Node:
    """The side with a bleed that is as round as the chip, to save ink."""
    return Group((side,), clip=circle(size / 2, size / 2, size / 2 + BLEED))


def _applies(variant: Variant) -> bool:
    return any(isinstance(piece, Chip) for piece in variant.pieces.values())


COMPONENT = Component("chips", Layout.PIECES, ("title", "pieces", "seats"), _applies, compose)
