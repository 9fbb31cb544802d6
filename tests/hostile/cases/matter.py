"""Pictures, texts, names and settings that are too much, or that look like more than they are."""

from io import BytesIO

from PIL import Image as Pixels

from tests.hostile.case import Case

_NOTE = "templates/your-street/note-back.xml.j2"


def _png(width: int, height: int, colour: int = 0) -> bytes:
    out = BytesIO()
    Pixels.new("L", (width, height), colour).save(out, "PNG", compress_level=1)
    return out.getvalue()


def _progressive(side: int, scans: int) -> bytes:
    """A progressive JPEG with many more scans than it needs."""
    out = BytesIO()
    Pixels.new("L", (side, side), 90).save(out, "JPEG", progressive=True)
    data = out.getvalue()
    last = data.rindex(b"\xff\xda")
    return data[:last] + data[last:-2] * scans + data[-2:]


def _images(count: int, name: str) -> str:
    images = "".join(
        f'<image src="{name.format(number)}" x="{number}" y="0" w="1" h="1"/>\n'
        for number in range(count)
    )
    return f"<artwork>\n{images}</artwork>\n"


def _svg(inner: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{inner}</svg>'


def _picture(name: str, content: str | bytes, says: str) -> Case:
    file = "a.svg" if isinstance(content, str) else "a.jpg"
    files = {_NOTE: _images(1, file), file: content}
    return Case(name, files=files, says=(says, "note-back.xml.j2:2"))


_PICTURES = (
    _picture("a jpeg with many scans", _progressive(3000, 1000), "limit scans is 100"),
    _picture("a png of one column", _png(1, 39_000_000), "limit picture-side is 20,000"),
    Case(
        "pictures that are too many pixels together",
        files={_NOTE: _images(5, "{}.png")}
        | {f"{number}.png": _png(6300, 6300, number) for number in range(5)},
        says=("limit all-pixels is 120,000,000", "159 megapixels"),
        seconds=8,
        megabytes=500,
    ),
    _picture(
        "blanks in a length of a picture",
        _svg(f'<rect width="1{" " * 200_000}!" height="1"/>'),
        "is not a plain length",
    ),
    _picture("an empty picture", _svg(""), "nothing of the drawing shows"),
    _picture("a picture outside its view", _svg('<circle cx="-9" r="2"/>'), "nothing of the"),
    _picture("a hidden picture", _svg('<circle r="2" display="none"/>'), "nothing of the"),
)

CASES: tuple[Case, ...] = _PICTURES
