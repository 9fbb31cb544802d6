"""The yardstick: reportlab alone, drawing given numbers of shapes, segments, glyphs and pages.

Usage: python bench/bare_reportlab.py PAGES SHAPES SEGMENTS GLYPHS
"""

import sys
from pathlib import Path

from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

FONT = Path(__file__).parent.parent / "printkit/text/fonts/jost/Jost-Regular.ttf"
LINE = "The quick brown fox jumps over the lazy dog, 0123"


def draw(pages: int, shapes: int, segments: int, glyphs: int) -> bytes:
    """A PDF with that much on it, evenly spread over the pages; no layout of any kind."""
    registerFont(TTFont("Jost", str(FONT)))
    canvas = Canvas("unused.pdf", pagesize=(595, 842), invariant=1)
    per_shape = max(1, segments // max(1, shapes))
    for _ in range(pages):
        for number in range(shapes // pages):
            _shape(canvas, number, per_shape)
        canvas.setFont("Jost", 9)
        for number in range(glyphs // pages // len(LINE)):
            canvas.drawString(40, 40 + number % 70 * 11, LINE)
        canvas.showPage()
    data: bytes = canvas.getpdfdata()
    return data


def _shape(canvas: Canvas, number: int, segments: int) -> None:
    canvas.setFillColorRGB(number % 7 / 7, number % 11 / 11, number % 13 / 13)
    path = canvas.beginPath()
    x, y = 40 + number % 500, 40 + number % 700
    path.moveTo(x, y)
    for step in range(segments - 1):
        if step % 2:
            path.lineTo(x + step % 9, y + step % 5)
        else:
            path.curveTo(x + 1, y + step % 4, x + step % 6, y + 2, x + step % 9, y + step % 5)
    path.close()
    canvas.drawPath(path, fill=1, stroke=0)


if __name__ == "__main__":
    sys.stdout.buffer.write(draw(*map(int, sys.argv[1:5])))
