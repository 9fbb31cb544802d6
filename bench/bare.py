"""The yardstick: reportlab alone draws the primitives of a dump, as fast as its calls allow.

Usage: python bench/bare.py DUMP [read]

With ``read`` it only reads the dump, which is no part of drawing.

Only calls that reportlab documents, used well: path objects are made once, symbols are forms,
settings are made when they change, streams are compressed and not spelled in ASCII. Texts are not
kerned. One PDF is made of each document of the dump, and none is kept.
"""

import marshal
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

from reportlab import rl_config
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

POINTS = 72 / 25.4
_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}


class Pen:
    """Draws on one canvas, and remembers what is set."""

    def __init__(self, canvas: Any, paths: "Paths", pictures: dict[str, ImageReader]) -> None:
        self._canvas, self._paths, self._pictures = canvas, paths, pictures
        self._fill: Any = None
        self._stroke: Any = None

    def draw(self, primitives: list[Any]) -> None:
        """Draw them all, in order."""
        for kind, *values in primitives:
            match kind:
                case "S":
                    self._shape(*values)
                case "T":
                    self._text(*values)
                case "U":
                    self._use(*values)
                case "G":
                    self._group(*values)
                case _:
                    self._image(*values)

    def forget(self) -> None:
        """A page or a form begins with nothing set."""
        self._fill = self._stroke = None

    def _shape(self, path: int, fill: Any, stroke: Any, even_odd: bool) -> None:  # noqa: FBT001 - as dumped
        if fill is not None:
            self._fill_with(fill)
        if stroke is not None and stroke != self._stroke:
            self._stroke_with(stroke)
        self._canvas.drawPath(
            self._paths[path],
            stroke=stroke is not None,
            fill=fill is not None,
            fillMode=0 if even_odd else 1,
        )

    def _fill_with(self, colour: Any) -> None:
        if colour != self._fill:
            self._fill = colour
            self._canvas.setFillColorRGB(*colour)

    def _stroke_with(self, stroke: Any) -> None:
        colour, width, dash, cap, join = self._stroke = stroke
        self._canvas.setStrokeColorRGB(*colour)
        self._canvas.setLineWidth(width)
        self._canvas.setDash(list(dash))
        self._canvas.setLineCap(_CAPS[cap])
        self._canvas.setLineJoin(_JOINS[join])

    def _text(self, font: str, size: float, text: str, x: float, y: float, colour: Any) -> None:
        self._fill_with(colour)
        written = self._canvas.beginText()
        written.setTextTransform(1, 0, 0, -1, x, y)
        written.setFont(font, size)
        written.textOut(text)
        self._canvas.drawText(written)

    def _use(self, symbol: str, matrix: Any) -> None:
        if matrix is None:
            self._canvas.doForm(symbol)
            return
        self._canvas.saveState()
        self._canvas.transform(*matrix)
        self._canvas.doForm(symbol)
        self._canvas.restoreState()

    def _group(self, matrix: Any, clip: int | None, inner: list[Any]) -> None:
        before = self._fill, self._stroke
        self._canvas.saveState()
        if matrix is not None:
            self._canvas.transform(*matrix)
        if clip is not None:
            self._canvas.clipPath(self._paths[clip], stroke=0, fill=0)
        self.draw(inner)
        self._canvas.restoreState()
        self._fill, self._stroke = before

    def _image(self, picture: str, x: float, y: float, width: float, height: float) -> None:
        self._canvas.saveState()
        self._canvas.transform(1, 0, 0, -1, x, y + height)
        self._canvas.drawImage(self._pictures[picture], 0, 0, width, height)
        self._canvas.restoreState()


class Paths(dict[int, Any]):
    """Path objects by number, each made when it is first drawn."""

    def __init__(self, segments: list[Any]) -> None:
        super().__init__()
        self._segments = segments

    def __missing__(self, number: int) -> Any:
        path = self[number] = PDFPathObject()
        steps = {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo, "Z": path.close}
        for kind, *numbers in self._segments[number]:
            steps[kind](*numbers)
        return path


def write(pages: list[Any], symbols: dict[str, Any], paths: Paths, pictures: Any) -> bytes:
    """One document."""
    canvas = Canvas(BytesIO(), invariant=1, pageCompression=1)
    pen = Pen(canvas, paths, pictures)
    for name, (box, inner) in symbols.items():
        canvas.beginForm(name, *box)
        pen.forget()
        pen.draw(inner)
        canvas.endForm()
    for width, height, inner in pages:
        canvas.setPageSize((width * POINTS, height * POINTS))
        canvas.transform(POINTS, 0, 0, -POINTS, 0, height * POINTS)
        pen.forget()
        pen.draw(inner)
        canvas.showPage()
    data: bytes = canvas.getpdfdata()
    return data


def main() -> None:
    """Draw everything that a dump holds."""
    rl_config.useA85 = 0
    fonts, pictures, segments, documents = marshal.loads(Path(sys.argv[1]).read_bytes())  # noqa: S302 - our own
    if sys.argv[2:] == ["read"]:
        return
    for name, data in fonts.items():
        registerFont(TTFont(name, BytesIO(data)))
    paths = Paths(segments)
    read = {digest: ImageReader(BytesIO(data)) for digest, data in pictures.items()}
    sizes = [len(write(pages, symbols, paths, read)) for pages, symbols in documents]
    print(f"{len(sizes)} documents, {sum(sizes):,} bytes")


if __name__ == "__main__":
    main()
