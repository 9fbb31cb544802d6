"""A side of a piece as a page of its own: trim, and paint beyond it."""

from dataclasses import replace

from printkit.export.piece import side_content
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import Transform, scale, translate
from printkit.scene import Group, Node, Sheet, Side
from printkit.targets.export import Fitted
from printkit.targets.extending import extended


def page(fitted: Fitted, side: Side) -> Sheet:
    """The page of one side, as the target has it.

    Raises:
        ValueError: the back of a piece that has none.
    """
    content = side_content(fitted.artwork, side)
    width, height = fitted.page
    across, down = fitted.bleed
    return Sheet(
        width,
        height,
        Group((_placed(fitted, side, content),), clip=rectangle(0.0, 0.0, width, height)),
        fitted.artwork.title,
        side,
        trim=Bounds(across, down, *fitted.trim),
        bleed=Bounds(0.0, 0.0, width, height),
    )


def with_die_lines(sheet: Sheet, fitted: Fitted, side: Side) -> Sheet:
    """The page with the lines where the piece is cut, and on its front where it is folded."""
    placed = fitted.artwork.seen_from(side).then(onto_page(fitted, side))
    score = fitted.artwork.score if side is Side.FRONT else None
    return replace(
        sheet,
        cut=fitted.artwork.cut_path.transformed(placed),
        score=None if score is None else score.transformed(placed),
    )


def sides(fitted: Fitted, order: str) -> tuple[Side, ...]:
    """The sides that are printed, in the order of the target."""
    if fitted.artwork.back is None:
        return (Side.FRONT,)
    return (Side.BACK, Side.FRONT) if order == "back-first" else (Side.FRONT, Side.BACK)


def onto_page(fitted: Fitted, side: Side) -> Transform:
    """Where the coordinates of a piece lie on the page of one of its sides."""
    width, height = fitted.upright
    artwork, factor = fitted.artwork, fitted.scale
    centred = scale(factor).then(
        translate((width - artwork.width * factor) / 2, (height - artwork.height * factor) / 2)
    )
    return centred.then(_turned(fitted, side)).then(translate(*fitted.bleed))


def _turned(fitted: Fitted, side: Side) -> Transform:
    """A piece that is read lying, on an upright product or the other way round.

    The back turns the other way, so that a card that is turned over like a page reads on.
    """
    if not fitted.turned:
        return Transform()
    width, height = fitted.trim
    if side is Side.FRONT:
        return Transform(0.0, 1.0, -1.0, 0.0, width, 0.0)
    return Transform(0.0, -1.0, 1.0, 0.0, 0.0, height)


def _placed(fitted: Fitted, side: Side, content: Node) -> Node:
    """The side with paint as far as the page reaches, in the coordinates of the page."""
    artwork = fitted.artwork
    width, height = fitted.page[::-1] if fitted.turned else fitted.page
    across = (width / fitted.scale - artwork.width) / 2
    down = (height / fitted.scale - artwork.height) / 2
    shared = artwork.back_name if side is Side.BACK else None
    name = f"{fitted.component}/{shared or artwork.id}/{side}"
    return Group((extended(artwork, content, name, across, down),), onto_page(fitted, side))
