"""PNG and JPEG files of a stranger, looked through before anything draws them."""

import hashlib
import struct
import warnings
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING

from printkit.limits import limits
from printkit.pictures.problem import PictureProblem, too_large
from printkit.pictures.scans import count_scans
from printkit.scene import Picture

if TYPE_CHECKING:
    from PIL.Image import Image as Pixels

_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"
_ORIENTATION = 0x0112
"""The EXIF entry in which cameras note how they were held."""
_SIDEWAYS_QUALITY = 95
"""For JPEG files that must be turned, and so be packed again."""
_DAMAGES = (OSError, SyntaxError, ValueError, EOFError, struct.error, zlib.error)
"""What Pillow's readers raise on files that are not as they should be."""


def read_raster(data: bytes) -> Picture:
    """The picture, known to be whole and upright.

    Raises:
        PictureProblem: neither PNG nor JPEG, moving, damaged, or of too many pixels.
    """
    if not data.startswith((_PNG, _JPEG)):
        raise PictureProblem(
            "the file is neither PNG nor JPEG nor SVG, whatever its name says; "
            "save it as one of these"
        )
    try:
        with without_pillows_limit():
            data, width, height = _looked_through(data)
    except _DAMAGES as error:
        raise PictureProblem(
            f"the file is damaged ({error}); save it again from the original"
        ) from None
    return Picture(data, width, height, hashlib.sha256(data).hexdigest())


def _looked_through(data: bytes) -> tuple[bytes, int, int]:
    """The file, upright, with its width and height in pixels."""
    pixels = _opened(data)
    _check_scans(data)
    pixels.load()
    width, height = pixels.size
    if _orientation(pixels) in range(5, 9):
        width, height = height, width
    return _upright(pixels, data), width, height


def _opened(data: bytes) -> "Pixels":
    """The picture with its header read and nothing unpacked yet."""
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - late: start-up

    try:
        pixels = Image.open(BytesIO(data), formats=("PNG", "JPEG"))
    except UnidentifiedImageError:
        raise PictureProblem("the file is damaged; save it again from the original") from None
    _check_size(*pixels.size)
    if pixels.format == "PNG" and getattr(pixels, "is_animated", False):
        raise PictureProblem("the picture moves, and paper does not; save one still picture")
    return pixels


@contextmanager
def without_pillows_limit() -> Iterator[None]:
    """Let Pillow read the header of any picture: :class:`printkit.limits.Limits` has the limits.

    What Pillow warns of, such as entries that are cut off, is nothing that is printed.
    """
    from PIL import Image  # noqa: PLC0415 - late: start-up

    usual, Image.MAX_IMAGE_PIXELS = Image.MAX_IMAGE_PIXELS, None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        Image.MAX_IMAGE_PIXELS = usual


def _check_size(width: int, height: int) -> None:
    size = f"the picture has {width:,} x {height:,} pixels"
    enough = "300 for each inch on paper are enough, so save it smaller"
    if max(width, height) > limits().picture_side:
        raise too_large("picture-side", f"{size}: {enough}")
    if width * height > limits().pixels:
        megapixels = f"{width * height / 1e6:,.0f} megapixels"
        raise too_large("pixels", f"{size}, {megapixels}: {enough}")


def _check_scans(data: bytes) -> None:
    """Refuse a JPEG that lets its readers go over its pixels again and again."""
    scans = count_scans(data) if data.startswith(_JPEG) else 0
    if scans > limits().scans:
        raise too_large(
            "scans", f"the picture has {scans:,} scans: save it again without “progressive”"
        )


def _orientation(pixels: "Pixels") -> int:
    found = pixels.getexif().get(_ORIENTATION, 1)
    return found if isinstance(found, int) else 1


def _upright(pixels: "Pixels", data: bytes) -> bytes:
    """The file, packed again if it relies on its reader to turn it: most printers do not."""
    if _orientation(pixels) not in range(2, 9):
        return data
    from PIL import ImageOps  # noqa: PLC0415 - late: start-up

    out = BytesIO()
    turned = ImageOps.exif_transpose(pixels)
    if data.startswith(_PNG):
        turned.save(out, "PNG")
    else:
        turned.save(out, "JPEG", quality=_SIDEWAYS_QUALITY, subsampling=0)
    return out.getvalue()
