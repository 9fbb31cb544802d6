"""Whether a picture is in colour."""

from functools import lru_cache
from io import BytesIO

from printkit.pictures.inks import colours_of
from printkit.pictures.raster import without_pillows_limit
from printkit.scene import Group, Image, Node, Picture

_SIDE = 64
"""Pixels to which it is reduced before it is looked at."""
_GREY = 24
"""How much the red, green and blue of a grey may differ, as scanners and JPEG leave it."""


def is_coloured(node: Node) -> bool:
    """Whether a part of a picture that can be seen has a colour other than grey."""
    match node:
        case Image(picture):
            return _has_coloured_pixels(picture)
        case Group(children=[Image() as image]):
            return is_coloured(image)
    channels = ((each.red, each.green, each.blue) for each in colours_of(node))
    return any(max(channel) - min(channel) > _GREY / 255 for channel in channels)


@lru_cache(maxsize=64)
def _has_coloured_pixels(picture: Picture) -> bool:
    from PIL import Image as Opened  # noqa: PLC0415 - late: start-up
    from PIL import ImageChops  # noqa: PLC0415 - late: start-up

    with without_pillows_limit():
        pixels = Opened.open(BytesIO(picture.data)).convert("RGB").resize((_SIDE, _SIDE))
    red, green, blue = pixels.split()
    pairs = ((red, green), (green, blue), (red, blue))
    extremes = (ImageChops.difference(*pair).getextrema() for pair in pairs)
    return any(float(most) > _GREY for _, most in extremes if isinstance(most, int | float))
