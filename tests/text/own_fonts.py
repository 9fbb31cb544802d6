"""Tiny fonts made for tests: Latin, Greek and Cyrillic letters that are boxes and curves."""

from io import BytesIO
from typing import Any

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

LETTERS = " " + "".join(map(chr, (*range(0x21, 0x7F), *range(0x391, 0x3CA), *range(0x410, 0x450))))
UNITS = 1000


def make_font(
    *,
    cubic: bool = False,
    characters: str = LETTERS,
    blank: str = " ",
    licence: int = 0,
    width: int = 600,
) -> bytes:
    """A TTF, or with ``cubic`` an OTF with CFF outlines; ``licence`` is its fsType.

    The characters in ``blank`` have glyphs without outlines.
    """
    names = {char: f"uni{ord(char):04X}" for char in characters}
    builder = FontBuilder(UNITS, isTTF=not cubic)
    builder.setupGlyphOrder([".notdef", *names.values()])
    builder.setupCharacterMap({ord(char): name for char, name in names.items()})
    shapes = {".notdef": True} | {name: char not in blank for char, name in names.items()}
    if cubic:
        drawn = {name: _cubic(shown, width) for name, shown in shapes.items()}
        builder.setupCFF("Tiny-Regular", {}, drawn, {})
    else:
        builder.setupGlyf({name: _quadratic(shown, width) for name, shown in shapes.items()})
    builder.setupHorizontalMetrics(dict.fromkeys(shapes, (width, 50)))
    builder.setupHorizontalHeader(ascent=900, descent=-250)
    builder.setupNameTable({"familyName": "Tiny", "styleName": "Regular", "psName": "Tiny-Regular"})
    builder.setupOS2(sCapHeight=700, sTypoAscender=900, fsType=licence)
    builder.setupPost()
    out = BytesIO()
    builder.save(out)
    return out.getvalue()


def _drawn(pen: Any, width: int) -> None:
    """A letter with a round shoulder, 700 units high."""
    pen.moveTo((50, 0))
    pen.lineTo((50, 400))
    pen.curveTo((50, 600), (200, 700), (width - 50, 700))
    pen.lineTo((width - 50, 0))
    pen.closePath()


def _cubic(shown: bool, width: int) -> Any:  # noqa: FBT001 - one of two kinds of letters
    pen = T2CharStringPen(width, None)
    if shown:
        _drawn(pen, width)
    return pen.getCharString()


def _quadratic(shown: bool, width: int) -> Any:  # noqa: FBT001 - one of two kinds of letters
    pen = TTGlyphPen(None)
    if shown:
        pen.moveTo((50, 0))
        pen.lineTo((50, 400))
        pen.qCurveTo((80, 700), (width - 50, 700))
        pen.lineTo((width - 50, 0))
        pen.closePath()
    return pen.glyph()
