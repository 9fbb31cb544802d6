"""Cut the shipped fonts down to the characters that games print, and lend them currency signs.

Usage: ``python tools/subset_fonts.py SOURCE``, where SOURCE is the folder
``node_modules/@expo-google-fonts`` left by ``npm install @expo-google-fonts/jost
@expo-google-fonts/oswald @expo-google-fonts/exo-2 @expo-google-fonts/noto-sans
@expo-google-fonts/noto-sans-thai``. Writes ``printkit/text/fonts/<family>/<name>.ttf``, the
family's ``OFL.txt``, and ``OFL-Noto.txt`` for what is lent.

Kerning stays. Substitutions go: a glyph run has one glyph for each character, found by the
font's character map, so no exporter could reach an alternate glyph. Hinting goes, since paper
has pixels enough. None of the licences reserves a font name, so the subsets keep theirs.

Currency signs that a family does not draw are lent by Noto Sans of the same weight, scaled to the
family's capitals and figures: every shipped face has them all, and no word needs two fonts.
"""

import shutil
import sys
from pathlib import Path
from typing import Any

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

TARGET = Path(__file__).parents[1] / "printkit" / "text" / "fonts"

WEIGHTS = {
    "Light": "300Light",
    "Regular": "400Regular",
    "Italic": "400Regular_Italic",
    "Medium": "500Medium",
    "SemiBold": "600SemiBold",
    "Bold": "700Bold",
    "BoldItalic": "700Bold_Italic",
    "ExtraBold": "800ExtraBold",
    "Black": "900Black",
}
"""Our names of the weights, and the folders of the source."""

FAMILIES = {
    "jost": (
        "Jost",
        ("Light", "Regular", "Italic", "Medium", "SemiBold", "Bold", "BoldItalic", "Black"),
    ),
    "oswald": ("Oswald", ("Regular", "Medium", "SemiBold", "Bold")),
    "exo-2": (
        "Exo2",
        ("Regular", "Italic", "Medium", "SemiBold", "Bold", "BoldItalic", "ExtraBold"),
    ),
}

NOTO = "Copyright 2022 The Noto Project Authors (https://github.com/notofonts)"

BAHT = 0x0E3F
CURRENCY = [*map(ord, "¢£¤¥ƒ"), BAHT, *range(0x20A0, 0x20C1)]

CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # Latin-1, Latin Extended-A
    *map(ord, "ȘșȚțẞ–—‘’‚“”„†‡•…‰′″‹›⁄№™←↑→↓−×√∞≈≠≤≥½¼¾⅓⅔⅛⅜⅝⅞★■▲●◆"),
    *CURRENCY,
]


def main(source: Path) -> None:
    """Write all families."""
    for folder, (family, weights) in FAMILIES.items():
        target = TARGET / folder
        target.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / folder / "LICENSE_FONT", target / "OFL.txt")
        for weight in weights:
            original = source / folder / WEIGHTS[weight] / f"{family}_{WEIGHTS[weight]}.ttf"
            written = target / f"{family}-{weight}.ttf"
            font = subset(original)
            lend(font, lenders(source, WEIGHTS[weight]))
            font.save(written)
            print(f"{written.name:24} {original.stat().st_size:7} -> {written.stat().st_size:6}")
    shutil.copyfile(source / "noto-sans" / "LICENSE_FONT", TARGET / "OFL-Noto.txt")


def subset(original: Path) -> TTFont:
    """The part of one font that :data:`CHARACTERS` and kerning need."""
    options = Options(
        layout_features=["kern"],
        hinting=False,
        glyph_names=False,
        notdef_outline=True,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17],
    )
    font = TTFont(original, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    return font


def lenders(source: Path, weight: str) -> list[TTFont]:
    """Noto Sans of a weight; upright for what its italic lacks; for the baht its Thai sister."""
    upright = weight.removesuffix("_Italic")
    return [
        TTFont(source / "noto-sans" / weight / f"NotoSans_{weight}.ttf"),
        TTFont(source / "noto-sans" / upright / f"NotoSans_{upright}.ttf"),
        TTFont(source / "noto-sans-thai" / upright / f"NotoSansThai_{upright}.ttf"),
    ]


def lend(font: TTFont, owners: list[TTFont]) -> None:
    """Copy the currency signs that the font lacks from the first font that has them."""
    known = font.getBestCmap()
    order = font.getGlyphOrder()
    for char in CURRENCY:
        owner = next(each for each in owners if char in each.getBestCmap())
        if char not in known:
            name = f"lent{char:X}"
            order = [*order, name]
            font.setGlyphOrder(order)
            font["glyf"][name], font["hmtx"][name] = scaled(owner, owners[0], font, char)
            for table in font["cmap"].tables:
                table.cmap[char] = name
    mention(font)


def scaled(owner: TTFont, model: TTFont, font: TTFont, char: int) -> tuple[Any, tuple[int, int]]:
    """A glyph as high as the font's capitals, narrowed where its figures are narrow; its metrics.

    ``model`` has the capitals and figures that belong to the glyph.
    """
    up = font["OS/2"].sCapHeight / model["OS/2"].sCapHeight
    figures = [each["hmtx"][each.getBestCmap()[ord("0")]][0] for each in (font, model)]
    across = min(up, figures[0] / figures[1])
    name = owner.getBestCmap()[char]
    pen = TTGlyphPen(None)
    glyphs = owner.getGlyphSet()
    drawn = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(drawn)
    drawn.replay(TransformPen(pen, (across, 0, 0, up, 0, 0)))
    glyph = pen.glyph()
    glyph.recalcBounds(None)
    return glyph, (round(owner["hmtx"][name][0] * across), glyph.xMin)


def mention(font: TTFont) -> None:
    """Name those who drew what was lent."""
    for record in font["name"].names:
        if record.nameID == 0:
            record.string = f"{record.toUnicode()}. Some currency signs: {NOTO}"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
