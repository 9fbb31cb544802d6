"""Pictures as PDF image objects."""

from collections.abc import Callable
from io import BytesIO
from typing import Any

from PIL import Image as Pixels

from printkit.export.pdf_operators import ColourSpace
from printkit.export.pdf_reportlab import pdfdoc
from printkit.pictures.raster import without_pillows_limit
from printkit.scene.nodes import Picture

_COLOUR_SPACES = {"L": "DeviceGray", "RGB": "DeviceRGB", "CMYK": "DeviceCMYK"}


ToInks = Callable[[Pixels.Image], Pixels.Image]
"""What turns a picture in RGB into one in CMYK."""


def image_object(
    document: Any, picture: Picture, space: ColourSpace, to_inks: ToInks | None
) -> Any:
    """The picture as an image object of the document.

    A JPEG in grey travels as it is, one in RGB too where RGB is wanted; anything else is unpacked,
    so that no viewer needs to know PNG. For presses RGB becomes inks; inks in files that are not
    for presses become RGB or grey.
    """
    with without_pillows_limit(), Pixels.open(BytesIO(picture.data)) as opened:
        if opened.format == "JPEG" and (
            opened.mode == "L" or (opened.mode, space) == ("RGB", "rgb")
        ):
            return _stream(opened.size, opened.mode, picture.data, Filter="/DCTDecode")
        pixels, opacity = _flat(opened)
    pixels = to_inks(pixels) if to_inks and pixels.mode == "RGB" else _in_space(pixels, space)
    mask = {}
    if opacity is not None:
        soft = _stream(opacity.size, "L", opacity.tobytes())
        mask["SMask"] = document.Reference(soft, f"softMask:{picture.digest}")
    return _stream(pixels.size, pixels.mode, pixels.tobytes(), **mask)


def _flat(opened: Pixels.Image) -> tuple[Pixels.Image, Pixels.Image | None]:
    """Pixels in grey, RGB or CMYK, and their opacity if they have one that matters."""
    if opened.mode in _COLOUR_SPACES and not opened.has_transparency_data:
        opened.load()
        return opened.copy(), None
    if opened.mode == "I;16":  # Pillow's conversion would cut the brightness off, not scale it
        return opened.point(lambda value: value / 256).convert("L"), None
    if opened.mode == "1" and not opened.has_transparency_data:
        return opened.convert("L"), None
    layers = opened.convert("RGBA")
    opacity = layers.getchannel("A")
    return layers.convert("RGB"), None if opacity.getextrema() == (255, 255) else opacity


def _in_space(pixels: Pixels.Image, space: ColourSpace) -> Pixels.Image:
    """The pixels in the space of the document, or in grey, which all know."""
    if pixels.mode == "CMYK" and space == "rgb":
        return pixels.convert("RGB")
    return pixels.convert("L") if space == "gray" else pixels


def _stream(size: tuple[int, int], mode: str, content: bytes, **entries: Any) -> Any:
    if "Filter" not in entries:  # at once: the document keeps it until all is drawn
        content = pdfdoc.PDFZCompress.encode(content)
        entries["Filter"] = pdfdoc.PDFArray([pdfdoc.PDFName(pdfdoc.PDFZCompress.pdfname)])
    stream = pdfdoc.PDFStream(content=content)
    stream.dictionary.dict.update(
        Type="/XObject",
        Subtype="/Image",
        Width=size[0],
        Height=size[1],
        BitsPerComponent=8,
        ColorSpace=f"/{_COLOUR_SPACES[mode]}",
        **entries,
    )
    return stream
