"""Icons and pictures by name: what the program draws, and files of the pack in its place."""

from dataclasses import replace

from printkit.art.icons import draw_icon
from printkit.art.style import Ink
from printkit.colour import Colour
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.model.base import is_picture
from printkit.pictures.inks import as_symbol
from printkit.pictures.tones import is_coloured
from printkit.scene import Group, Image, Node
from printkit.templating.codes import COLOURED_PICTURE, PICTURE_UNUSABLE
from printkit.templating.look import LookupFailure
from printkit.templating.markup import Element
from printkit.templating.scope import Scope


def named_icon(
    element: Element, name: str, box: Bounds, colours: tuple[Colour, Colour], scope: Scope
) -> Node | None:
    """An icon in its colour, on the colour of its ground."""
    if is_picture(name):
        node = placed_picture(element, name, box, "contain", scope, colours)
        return node and as_drawing(node, box)
    return in_its_box(box, None if scope.sketch else draw_icon(name, box, *colours))


def placed_picture(
    element: Element,
    name: str,
    box: Bounds,
    fit: str,
    scope: Scope,
    symbol: tuple[Colour, Colour] | None = None,
) -> Node | None:
    """A picture of the pack; one that cannot be used is reported, or is in colour for black ink.

    A ``symbol`` takes these colours if it has but one.
    """
    try:
        node = scope.place_picture(name, box, fit)
    except LookupFailure as failure:
        stated = next((key for key, text in element.attributes.items() if text == name), "")
        scope.report(PICTURE_UNUSABLE, str(failure), element.span, attribute=stated)
        return None
    node = as_symbol(node, *symbol) if symbol else node
    if scope.look.ink is Ink.MONO and is_coloured(node):
        message = f"the picture in `mono/` for {name} is in colour, and printed with black ink only"
        help_text = "save it in grey, or delete it: then the other one becomes grey"
        scope.report(COLOURED_PICTURE, message, element.span, help_text=help_text, cause=name)
    return node


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
