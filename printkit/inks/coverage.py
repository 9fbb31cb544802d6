"""How much ink lies where: the total of each colour that a scene paints, and of its pictures."""

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
    """Something painted: all its inks together (1.0 = 100 %), the colour, and where (mm).

    Pictures have no colour, but that of their heaviest pixel in ``total``.
    """

    total: float
    colour: Colour | None
    box: Bounds


def laid(node: Node, to_inks: PictureInks, at: Transform = IDENTITY) -> Iterator[LaidInk]:
    """All that a scene in inks paints. Opaque paint replaces what is below it.

    So no place has more ink than the most that is laid: black adds to what lies below it only
    where both stay within the limit (:mod:`printkit.inks.overprinting`).
    """
    match node:
        case Group(children=children, transform=transform):
            for child in children:
                yield from laid(child, to_inks, transform.then(at))
        case Use(symbol=symbol, transform=transform):
            yield from laid(symbol.content, to_inks, transform.then(at))
        case Shape(path=path, fill=fill, stroke=stroke):
            box = area_of(path, at).box
            if fill is not None:
                yield _of(fill, box)
            if stroke is not None:
                yield _of(stroke.colour, box)
        case Text(run=run, x=x, y=y, colour=colour):
            left, top = at.apply(x, y)
            yield _of(colour, Bounds(left, top - run.size, run.width, run.size))
        case Image(picture=picture, x=x, y=y, width=width, height=height):
            left, top = at.apply(x, y)
            right, bottom = at.apply(x + width, y + height)
            box = Bounds(min(left, right), min(top, bottom), abs(right - left), abs(bottom - top))
            yield LaidInk(_heaviest(picture, to_inks), None, box)


def _of(colour: Colour, box: Bounds) -> LaidInk:
    return LaidInk(fsum(colour.cmyk or ()), colour, box)


def _heaviest(picture: Picture, to_inks: PictureInks) -> float:
    """The total of the pixel with the most ink."""
    from PIL import Image as Pixels  # noqa: PLC0415 - late: start-up
    from PIL import ImageChops  # noqa: PLC0415 - late: start-up

    with Pixels.open(BytesIO(picture.data)) as opened:
        inks = opened.copy() if opened.mode == "CMYK" else to_inks(opened.convert("RGB"))
    # Two channels at a time, as halves, stay below the 255 that a channel holds.
    halves = [channel.point(lambda value: value / 4) for channel in inks.split()]
    total = halves[0]
    for half in halves[1:]:
        total = ImageChops.add(total, half)
    return float(total.getextrema()[1]) * 4 / 255  # type: ignore[arg-type]  # of one band
