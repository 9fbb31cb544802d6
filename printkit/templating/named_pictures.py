"""Icons and pictures by name: what the program draws, and files of the pack in its place."""

from dataclasses import replace

from printkit.art.icons import draw_icon
from printkit.colour import Colour
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.model.base import is_picture
from printkit.pictures.inks import as_symbol
from printkit.scene import Group, Image, Node
from printkit.templating.codes import PICTURE_UNUSABLE
from printkit.templating.look import LookupFailure
from printkit.templating.markup import Element
from printkit.templating.scope import Scope


def named_icon(
    element: Element, name: str, box: Bounds, colours: tuple[Colour, Colour], scope: Scope
) -> Node | None:
    """An icon in its colour, on the colour of its ground."""
    if is_picture(name):
        node = placed_picture(element, name, box, "contain", scope)
        return node and as_drawing(as_symbol(node, *colours), box)
    return in_its_box(box, None if scope.sketch else draw_icon(name, box, *colours))


def placed_picture(element: Element, name: str, box: Bounds, fit: str, scope: Scope) -> Node | None:
    """A picture of the pack; one that cannot be used is reported."""
    try:
        return scope.place_picture(name, box, fit)
    except LookupFailure as failure:
        scope.report(PICTURE_UNUSABLE, str(failure), element.span)
        return None


def as_drawing(node: Node, box: Bounds) -> Node:
    """A picture where a drawing may stand: shapes are one drawing, pixels a picture."""
    match node:
        case Image() | Group(children=[Image()]):
            return node
    return in_its_box(box, node)


def in_its_box(box: Bounds, node: Node | None = None) -> Node:
    """A drawing that knows its box; a sketch leaves the drawing out."""
    frame = rectangle(*box)
    if isinstance(node, Group):
        return replace(node, drawing=frame)
    return Group(() if node is None else (node,), drawing=frame)
