"""Pictures as PDF image objects."""

from collections.abc import Callable
from io import BytesIO
from typing import Any

from PIL import Image as Pixels

from printkit.export.pdf_operators import ColourSpace
from printkit.export.pdf_reportlab import pdfdoc
from printkit.pictures.raster import without_pillows_limit
from printkit.records import record
from printkit.scene.nodes import Picture

_COLOUR_SPACES = {"L": "DeviceGray", "RGB": "DeviceRGB", "CMYK": "DeviceCMYK"}

ToInks = Callable[[Pixels.Image], Pixels.Image]
"""What turns a picture in RGB into one in CMYK."""


@record
class FinishedImage:
    """A picture as it stands in PDFs: its size, its mode, its data and how they are packed."""

    size: tuple[int, int]
    mode: str
    data: bytes
    packed: str
    opacity: "FinishedImage | None" = None


def finished_image(picture: Picture, space: ColourSpace, to_inks: ToInks | None) -> FinishedImage:
    """The picture, packed.

    A JPEG in grey travels as it is, one in RGB too where RGB is wanted; anything else is unpacked,
    so that no viewer needs to know PNG. For presses RGB becomes inks; inks in files that are not
    for presses become RGB or grey.
    """
    with without_pillows_limit(), Pixels.open(BytesIO(picture.data)) as opened:
        if opened.format == "JPEG" and (
            opened.mode == "L" or (opened.mode, space) == ("RGB", "rgb")
        ):
            return FinishedImage(opened.size, opened.mode, picture.data, "DCTDecode")
        pixels, opacity = _flat(opened)
    pixels = to_inks(pixels) if to_inks and pixels.mode == "RGB" else _in_space(pixels, space)
    return _packed(pixels, None if opacity is None else _packed(opacity))


def _packed(pixels: Pixels.Image, opacity: FinishedImage | None = None) -> FinishedImage:
    filtered = pdfdoc.PDFZCompress
    data = filtered.encode(pixels.tobytes())
    return FinishedImage(pixels.size, pixels.mode, data, filtered.pdfname, opacity)


def image_object(document: Any, image: FinishedImage) -> Any:
    """The picture as an image object of the document."""
    stream = pdfdoc.PDFStream(content=image.data)
    stream.dictionary.dict.update(
        Type="/XObject",
        Subtype="/Image",
        Width=image.size[0],
        Height=image.size[1],
        BitsPerComponent=8,
        ColorSpace=f"/{_COLOUR_SPACES[image.mode]}",
        Filter=f"/{image.packed}",
    )
    if image.opacity is not None:
        stream.dictionary["SMask"] = document.Reference(image_object(document, image.opacity))
    return stream


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
