"""Tuck boxes of a shop: its own die, painted with the sides of the boxes of the game."""

from dataclasses import replace
from math import ceil

from printkit.components.boxes import BoxFace, Stack, paint_side, stacks, title_of
from printkit.components.boxes import face_of as face_of_box
from printkit.components.design import Composition, Design
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import translate
from printkit.model.target import Product, Target
from printkit.scene import Artwork, Group, Node
from printkit.units import MM_PER_INCH

ROOM = 0.5
"""mm by which cards must be smaller than the front."""
BLEED = 3.0
NARROW = ("left", "right")
"""Walls without words: where they fold in differs from box to box."""


def tuck_box_of(target: Target) -> tuple[Product, int] | None:
    """The tuck box that a target offers, and the pixels per inch of its panels."""
    found = (product for product in target.products.values() if product.panels)
    box = next(found, None)
    return None if box is None else (box, target.dpi)


def compose(design: Design, product: Product, dpi: int) -> Composition:
    """A box for the deeds and for each deck whose cards it can hold."""
    artworks = []
    for stack in stacks(design):
        with design.piece(f"box for “{stack.name}”", stack.route):
            if _holds(product, dpi, stack):
                artworks.append(_box(design, stack, product, dpi))
    return design.composition(artworks)


def left_out(design: Design, product: Product, dpi: int) -> tuple[str, ...]:
    """The boxes and bands of the game that are not made."""
    too_large = [one for one in stacks(design) if not _holds(product, dpi, one)]
    money = design.variant.money
    amounts = [] if money is None else map(design.wordings.filters["money"], money.denominations)
    bands = [design.phrases.band_for.format(name=amount) for amount in amounts]
    return (*(title_of(design, one) for one in too_large), *bands)


def _holds(product: Product, dpi: int, stack: Stack) -> bool:
    """Whether cards fit behind the front, upright."""
    front = _walls(product, dpi)["front"]
    narrow, wide = sorted((stack.size.width, stack.size.height))
    return narrow + ROOM <= front.width and wide + ROOM <= front.height


def _walls(product: Product, dpi: int) -> dict[str, Bounds]:
    """Where the walls lie on the piece, whose trim begins within the bleed of the picture."""
    pixel = MM_PER_INCH / dpi
    wide, high = product.pixels or (0, 0)
    across, down = (wide * pixel - product.width) / 2, (high * pixel - product.height) / 2
    return {
        side: Bounds(x * pixel - across, y * pixel - down, width * pixel, height * pixel)
        for side, (x, y, width, height) in product.panels.items()
    }


def _box(design: Design, stack: Stack, product: Product, dpi: int) -> Artwork:
    parts = ceil(stack.count / product.holds)
    cards = ceil(stack.count / parts)
    whole = Bounds(0.0, 0.0, product.width, product.height).grown(BLEED)
    walls = _walls(product, dpi).items()
    return Artwork(
        f"box-{stack.id}",
        title_of(design, stack),
        product.width,
        product.height,
        Group(
            (
                _wall(design, stack, NARROW[0], whole, cards),
                *(_wall(design, stack, side, wall, cards) for side, wall in walls),
            )
        ),
        copies=parts,
        bleed=BLEED,
    )


def _wall(design: Design, stack: Stack, side: str, wall: Bounds, cards: int) -> Node:
    """A wall, drawn by the template of boxes; a narrow one without words is the ground of all."""
    data = face_of_box(design, stack, side, cards)
    shown = data["box"]
    if side in NARROW and isinstance(shown, BoxFace):
        data = {"box": replace(shown, name="")}
    size = wall.width, wall.height
    node = paint_side(design, stack, "box", data, size)
    return Group((node,), translate(wall.x, wall.y), rectangle(0.0, 0.0, *size))
