"""How much ink lies where: what a scene paints, and the most ink of each colour and picture."""

from collections.abc import Iterator
from io import BytesIO
from math import fsum
from typing import NamedTuple

from printkit.colour import Colour
from printkit.geometry.path import Bounds
from printkit.geometry.transform import IDENTITY, Transform
from printkit.inks.picture_inks import PictureInks
from printkit.scene import Group, Image, Node, Picture, Shape, Text, Use
from printkit.scene.covering import area_of


class LaidInk(NamedTuple):
    """Something painted, a colour or a picture, and where (mm)."""

    paint: Colour | Picture
    box: Bounds


def laid(node: Node, at: Transform = IDENTITY) -> Iterator[LaidInk]:
    """All that a scene in inks paints. Opaque paint replaces what is below it.

    So no place has more ink than the most that is laid: black adds to what lies below it only
    where both stay within the limit (:mod:`printkit.inks.overprinting`).
    """
    match node:
        case Group(children=children, transform=transform):
            for child in children:
                yield from laid(child, transform.then(at))
        case Use(symbol=symbol, transform=transform):
            yield from laid(symbol.content, transform.then(at))
        case Shape(path=path, fill=fill, stroke=stroke):
            box = area_of(path, at).box
            if fill is not None:
                yield LaidInk(fill, box)
            if stroke is not None:
                yield LaidInk(stroke.colour, box)
        case Text(run=run, x=x, y=y, colour=colour):
            left, top = at.apply(x, y)
            yield LaidInk(colour, Bounds(left, top - run.size, run.width, run.size))
        case Image(picture=picture, x=x, y=y, width=width, height=height):
            left, top = at.apply(x, y)
            right, bottom = at.apply(x + width, y + height)
            box = Bounds(min(left, right), min(top, bottom), abs(right - left), abs(bottom - top))
            yield LaidInk(picture, box)


def most_ink(paint: Colour | Picture, to_inks: PictureInks) -> float:
    """All inks of a colour together (1.0 = 100 %), or those of a picture's heaviest pixel."""
    if isinstance(paint, Colour):
        return fsum(paint.cmyk or ())
    from PIL import Image as Pixels  # noqa: PLC0415 - late: start-up
    from PIL import ImageChops  # noqa: PLC0415 - late: start-up

    with Pixels.open(BytesIO(paint.data)) as opened:
        inks = opened.copy() if opened.mode == "CMYK" else to_inks(opened.convert("RGB"))
    # Two channels at a time, as halves, stay below the 255 that a channel holds.
    halves = [channel.point(lambda value: value / 4) for channel in inks.split()]
    total = halves[0]
    for half in halves[1:]:
        total = ImageChops.add(total, half)
    return float(total.getextrema()[1]) * 4 / 255  # type: ignore[arg-type]  # of one band
