"""PNG and JPEG files of a stranger, looked through before anything draws them."""

import hashlib
import struct
import warnings
import zlib
from io import BytesIO
from typing import TYPE_CHECKING

from printkit.pictures.problem import PictureProblem
from printkit.scene import Picture

if TYPE_CHECKING:
    from PIL.Image import Image as Pixels

MAX_PIXELS = 40_000_000
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
        pixels = _opened(data)
        pixels.load()
        data = _upright(pixels, data)
    except _DAMAGES as error:
        raise PictureProblem(
            f"the file is damaged ({error}); save it again from the original"
        ) from None
    width, height = pixels.size
    if _orientation(pixels) in range(5, 9):
        width, height = height, width
    return Picture(data, width, height, hashlib.sha256(data).hexdigest())


def _opened(data: bytes) -> "Pixels":
    """The picture with its header read and nothing unpacked yet."""
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - late: start-up

    try:
        with warnings.catch_warnings():
            # Pillow only warns of pictures that are merely twice too large.
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            pixels = Image.open(BytesIO(data), formats=("PNG", "JPEG"))
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise _too_many_pixels() from None
    except UnidentifiedImageError:
        raise PictureProblem("the file is damaged; save it again from the original") from None
    if pixels.width * pixels.height > MAX_PIXELS:
        raise _too_many_pixels()
    if pixels.format == "PNG" and getattr(pixels, "is_animated", False):
        raise PictureProblem("the picture moves, and paper does not; save one still picture")
    return pixels


def _too_many_pixels() -> PictureProblem:
    return PictureProblem(
        f"the picture has more than {MAX_PIXELS // 1_000_000} megapixels; "
        "300 for each inch on paper are enough, so save it smaller"
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
