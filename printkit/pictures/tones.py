"""Whether a picture made of pixels is in colour."""

from io import BytesIO

from printkit.pictures.raster import without_pillows_limit

_SIDE = 64
"""Pixels to which it is reduced before it is looked at."""
_GREY = 24
"""How much the red, green and blue of a grey may differ, as scanners and JPEG leave it."""


def is_coloured(data: bytes) -> bool:
    """Whether a part of the picture that can be seen has a colour other than grey."""
    from PIL import Image, ImageChops  # noqa: PLC0415 - late: start-up

    with without_pillows_limit():
        pixels = Image.open(BytesIO(data)).convert("RGB").resize((_SIDE, _SIDE))
    red, green, blue = pixels.split()
    pairs = ((red, green), (green, blue), (red, blue))
    extremes = (ImageChops.difference(*pair).getextrema() for pair in pairs)
    return any(float(most) > _GREY for _, most in extremes if isinstance(most, int | float))
