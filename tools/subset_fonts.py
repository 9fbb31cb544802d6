"""Cut the shipped fonts down to the characters that games print, and lend them currency signs.

Usage: ``python tools/subset_fonts.py SOURCE``, where SOURCE is the folder
``node_modules/@expo-google-fonts`` left by ``npm install @expo-google-fonts/jost
@expo-google-fonts/oswald @expo-google-fonts/exo-2 @expo-google-fonts/noto-sans
@expo-google-fonts/noto-sans-thai @expo-google-fonts/noto-sans-symbols
@expo-google-fonts/noto-sans-symbols-2``. Writes ``printkit/text/fonts/<family>/<name>.ttf``, the
family's ``OFL.txt``, and ``OFL-Noto.txt`` for what is lent.

Kerning stays. Substitutions go: a glyph run has one glyph for each character, found by the
font's character map, so no exporter could reach an alternate glyph. Hinting goes, since paper
has pixels enough. None of the licences reserves a font name, so the subsets keep theirs.

Currency signs that a family does not draw are lent by Noto Sans of the same weight, scaled to the
family's capitals and figures: every shipped face has them all, and no word needs two fonts.

Noto Sans Symbols and Noto Sans Symbols 2 become one face of signs, in which is looked for whatever
another face lacks.
"""

import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

Glyph = tuple[Any, tuple[int, int]]
"""An outline, and its advance with its left side bearing."""

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


SYMBOLS = [
    *range(0x2190, 0x2200),  # arrows
    *range(0x2460, 0x2500),  # enclosed figures and letters
    *range(0x25A0, 0x27C0),  # geometric shapes, miscellaneous symbols, dingbats
    *range(0x2B00, 0x2B60),  # more arrows and stars
]


def write_symbols(source: Path) -> None:
    """Write the face of signs: those of Noto Sans Symbols 2, and what only its sister draws."""
    target = TARGET / "noto-symbols"
    target.mkdir(parents=True, exist_ok=True)
    folders = {"noto-sans-symbols-2": "NotoSansSymbols2", "noto-sans-symbols": "NotoSansSymbols"}
    font, sister = (
        subset(source / folder / WEIGHTS["Regular"] / f"{name}_{WEIGHTS['Regular']}.ttf", SYMBOLS)
        for folder, name in folders.items()
    )
    add(font, {char: copied(sister, char) for char in sorted(sister.getBestCmap())})
    font.save(target / "NotoSymbols-Regular.ttf")
    shutil.copyfile(source / "noto-sans-symbols-2" / "LICENSE_FONT", target / "OFL.txt")


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
    write_symbols(source)


def subset(original: Path, characters: Sequence[int] = CHARACTERS) -> TTFont:
    """The part of one font that some characters and kerning need."""
    options = Options(
        layout_features=["kern"],
        hinting=False,
        glyph_names=False,
        notdef_outline=True,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17],
    )
    options.drop_tables += ["vhea", "vmtx"]  # nothing is set from top to bottom
    font = TTFont(original, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
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
    lent = {}
    for char in CURRENCY:
        owner = next(each for each in owners if char in each.getBestCmap())
        lent[char] = scaled(owner, owners[0], font, char)
    add(font, lent)
    mention(font)


def add(font: TTFont, glyphs: Mapping[int, Glyph]) -> None:
    """Give a font the glyphs of characters that it lacks."""
    known = font.getBestCmap()
    outlines, advances = font["glyf"], font["hmtx"]  # read in the old order
    order = font.getGlyphOrder()
    for char, (glyph, metrics) in glyphs.items():
        if char not in known:
            name = f"lent{char:X}"
            order = [*order, name]
            font.setGlyphOrder(order)
            outlines[name], advances[name] = glyph, metrics
            for table in font["cmap"].tables:
                table.cmap[char] = name


def scaled(owner: TTFont, model: TTFont, font: TTFont, char: int) -> Glyph:
    """A glyph as high as the font's capitals, narrowed where its figures are narrow.

    ``model`` has the capitals and figures that belong to the glyph.
    """
    up = font["OS/2"].sCapHeight / model["OS/2"].sCapHeight
    figures = [each["hmtx"][each.getBestCmap()[ord("0")]][0] for each in (font, model)]
    return copied(owner, char, min(up, figures[0] / figures[1]), up)


def copied(owner: TTFont, char: int, across: float = 1.0, up: float = 1.0) -> Glyph:
    """A glyph of one font for another one, stretched."""
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
