"""Small pictures made for the tests."""

from io import BytesIO

from PIL import Image as Pixels


def encoded(
    mode: str = "RGB",
    size: tuple[int, int] = (40, 20),
    file_format: str = "PNG",
    colour: int | tuple[int, ...] = 0,
    **options: object,
) -> bytes:
    """A picture of one colour as the bytes of a file."""
    out = BytesIO()
    Pixels.new(mode, size, colour).save(out, file_format, **options)
    return out.getvalue()


def svg(inner: str, attributes: str = 'viewBox="0 0 100 50"') -> bytes:
    """An SVG file; the first line is the root element, the second begins with ``inner``."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" {attributes}>\n{inner}\n</svg>'.encode()
