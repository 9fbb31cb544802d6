"""Pictures for each ink: grey ones, twins that take their place, and symbols in one colour."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO

from printkit.colour import WHITE, Colour
from printkit.pictures.raster import without_pillows_limit
from printkit.scene import Group, Node, Picture, Shape

_GREY_MODES = ("1", "L", "LA", "I;16")
_QUALITY = 95
"""For JPEG files that are packed again."""
TWINS = {"low": ("low",), "mono": ("mono", "low")}
"""The folders beside a picture in which its twins for an ink lie, the best first."""


def twins_of(src: str, ink: str) -> Iterator[tuple[str, str]]:
    """The inks and the names of files that would stand in for a picture in this ink."""
    folder, slash, name = src.rpartition("/")
    for of in TWINS.get(ink, ()):
        yield of, f"{folder}{slash}{of}/{name}"


def grey_picture(picture: Picture) -> Picture:
    """The picture in grey; transparency stays."""
    from PIL import Image  # noqa: PLC0415 - late: start-up

    out = BytesIO()
    with without_pillows_limit(), Image.open(BytesIO(picture.data)) as opened:
        if opened.mode in _GREY_MODES:
            return picture
        if opened.format == "JPEG":
            opened.convert("L").save(out, "JPEG", quality=_QUALITY)
        else:
            opened.convert("LA" if opened.has_transparency_data else "L").save(out, "PNG")
    data = out.getvalue()
    return replace(picture, data=data, digest=hashlib.sha256(data).hexdigest())


def grey_shapes(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """Shapes in the greys of their colours."""
    return tuple(_recoloured(node, Colour.grey) for node in nodes)


def as_symbol(node: Node, colour: Colour, ground: Colour) -> Node:
    """A drawing in one colour, in another one; white stands for what it lies on.

    A drawing in several colours is not a symbol and stays as it is.
    """
    inks = {each for each in colours_of(node) if each != WHITE}
    if len(inks) > 1:
        return node
    return _recoloured(node, lambda each: ground if each == WHITE else colour)


def colours_of(node: Node) -> Iterator[Colour]:
    """The colours of all shapes of a drawing."""
    match node:
        case Group():
            for child in node.children:
                yield from colours_of(child)
        case Shape():
            yield from (each for each in (node.fill,) if each is not None)
            yield from (each.colour for each in (node.stroke,) if each is not None)


def _recoloured(node: Node, change: Callable[[Colour], Colour]) -> Node:
    match node:
        case Group():
            return replace(
                node, children=tuple(_recoloured(each, change) for each in node.children)
            )
        case Shape():
            stroke = node.stroke
            return replace(
                node,
                fill=None if node.fill is None else change(node.fill),
                stroke=None if stroke is None else replace(stroke, colour=change(stroke.colour)),
            )
    return node
