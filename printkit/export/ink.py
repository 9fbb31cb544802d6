"""How much ink pages take, estimated from small pictures of them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image as Pixels

DPI = 72
"""Of the pictures: thin lines come out a little too wide, all else is right to a percent."""
_FULL = 255


def ink_shares(pdf: bytes) -> list[float]:
    """For each page the four inks together, 1.0 = one of them all over it; grey is black ink."""
    import pypdfium2  # noqa: PLC0415 - late: start-up

    document = pypdfium2.PdfDocument(pdf)
    try:
        return [
            _share(page.render(scale=DPI / 72, rev_byteorder=True).to_pil().convert("RGB"))
            for page in document
        ]
    finally:
        document.close()


def _share(picture: "Pixels") -> float:
    """Cyan, magenta and yellow without what they have in common, which is the black."""
    from PIL import ImageChops, ImageStat  # noqa: PLC0415 - late: start-up

    bands = picture.split()
    lightest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    red, green, blue, most = (ImageStat.Stat(band).mean[0] for band in (*bands, lightest))
    black = _FULL - most
    return ((_FULL - red) + (_FULL - green) + (_FULL - blue) - 2 * black) / _FULL
