"""Fonts as kits embed them: made anew as TrueType, with quadratic outlines and nothing else.

What HarfBuzz draws is written again, so that no table of a stranger's file reaches a PDF or the
library that writes it, and fonts with cubic outlines (OTF) take the same road.
"""

import hashlib
import re
import unicodedata
from io import BytesIO
from typing import TYPE_CHECKING, Any

from printkit.cache_folder import cache_folder, keep, kept
from printkit.limits import check_time, limits, remedy
from printkit.text.font_files import FontProblem

if TYPE_CHECKING:
    from fontTools.ttLib.tables._g_l_y_f import Glyph

_MADE_BY = "2"
"""Counts the ways in which fonts were made: what an older one has kept is not taken."""
_DATE = 3_029_529_600
"""What fonts say of when they were made, in their seconds: 1 January 2000. There is no clock."""
_FARTHEST = 32_000
"""Units that an outline may reach; the format ends soon after."""
_ROUGHNESS = 0.0005
"""By how much of the em a quadratic outline may miss a cubic one."""
_NOT_PRINTED = (range(0x20), range(0x7F, 0xA0), range(0xD800, 0xE000))
_ADVANCES = 65_535


def embeddable(face: Any, data: bytes, name: str) -> bytes:
    """The TrueType font that kits embed for a face, kept by its content.

    Raises:
        FontProblem: there are no outlines, too many, or some beyond what the format can hold.
    """
    import fontTools  # noqa: PLC0415 - late: start-up

    digest = hashlib.sha256(data)
    for part in (_MADE_BY, fontTools.version, name):
        digest.update(f"\0{part}".encode())
    base = cache_folder()
    path = None if base is None else base / "fonts" / digest.hexdigest()
    made = None if path is None else kept(path)
    if made is None:
        made = _made(face, _plain(name))
        if path is not None:
            keep(path, made)
    return made


def _plain(name: str) -> str:
    """The name of a font in a PDF: letters, digits and hyphens."""
    return re.sub(r"[^A-Za-z0-9-]", "", name)[:60] or "Font"


def _made(face: Any, name: str) -> bytes:
    import uharfbuzz  # noqa: PLC0415 - late: start-up
    from fontTools.fontBuilder import FontBuilder  # noqa: PLC0415 - late: start-up

    font = uharfbuzz.Font(face)
    numbers = _glyph_numbers(font)
    order = [0, *sorted(set(numbers.values()) - {0})]
    glyphs = _drawn(font, order)
    advances = {f"g{i}": min(max(font.get_glyph_h_advance(i), 0), _ADVANCES) for i in order}
    extents = font.get_font_extents("ltr")
    builder = FontBuilder(face.upem, isTTF=True)
    builder.updateHead(created=_DATE, modified=_DATE)
    builder.setupGlyphOrder([".notdef", *list(glyphs)[1:]])
    glyphs[".notdef"], advances[".notdef"] = glyphs.pop("g0"), advances.pop("g0")
    shown = {char: f"g{i}" for char, i in numbers.items() if _shows(char, glyphs[f"g{i}"])}
    builder.setupCharacterMap(shown)
    builder.setupGlyf(glyphs)
    lefts = {each: getattr(glyph, "xMin", 0) for each, glyph in glyphs.items()}
    builder.setupHorizontalMetrics({each: (advances[each], lefts[each]) for each in glyphs})
    builder.setupHorizontalHeader(ascent=_near(extents.ascender), descent=_near(extents.descender))
    builder.setupNameTable({"familyName": name, "styleName": "Regular", "psName": name})
    builder.setupOS2(sTypoAscender=_near(extents.ascender))
    builder.setupPost(keepGlyphNames=False)
    out = BytesIO()
    builder.save(out)
    return out.getvalue()


def _near(units: float) -> int:
    return round(min(max(units, -_FARTHEST), _FARTHEST))


def _glyph_numbers(font: Any) -> dict[int, int]:
    """The glyph of each character that can be printed."""
    chars = sorted(char for char in font.face.unicodes if not any(char in r for r in _NOT_PRINTED))
    return {char: number for char in chars if (number := font.get_nominal_glyph(char))}


def _shows(char: int, glyph: "Glyph") -> bool:
    """Whether the glyph leaves a mark on paper, or need not; a blank letter is as good as none."""
    return bool(glyph.numberOfContours) or unicodedata.category(chr(char))[0] in "ZC"


def _drawn(font: Any, order: list[int]) -> "dict[str, Glyph]":
    """The glyphs with quadratic outlines."""
    from fontTools.pens.cu2quPen import Cu2QuPen  # noqa: PLC0415 - late: start-up
    from fontTools.pens.ttGlyphPen import TTGlyphPen  # noqa: PLC0415 - late: start-up

    glyphs, points = {}, 0
    for number in order:
        check_time()
        pen = TTGlyphPen(None)
        font.draw_glyph_with_pen(number, Cu2QuPen(pen, font.face.upem * _ROUGHNESS))
        glyph = glyphs[f"g{number}"] = pen.glyph()
        points += _size(glyph)
        if points > limits().font_points:
            raise FontProblem(f"the outlines are too intricate: {remedy('font-points')}")
    if not points:
        raise FontProblem("none of its letters has an outline; the font is empty or damaged")
    return glyphs


def _size(glyph: "Glyph") -> int:
    """How many points the glyph has, none of them far away."""
    if not glyph.numberOfContours:
        return 0
    if any(abs(part) > _FARTHEST for point in glyph.coordinates for part in point):
        raise FontProblem("an outline reaches far beyond its letter; take another font")
    glyph.recalcBounds(None)
    return len(glyph.coordinates)
