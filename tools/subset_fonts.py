"""Cut the shipped fonts down to the characters that games print.

Usage: ``python tools/subset_fonts.py SOURCE``, where SOURCE is the folder
``node_modules/@expo-google-fonts`` left by ``npm install @expo-google-fonts/jost
@expo-google-fonts/oswald @expo-google-fonts/exo-2``. Writes
``printkit/text/fonts/<family>/<name>.ttf`` and the family's ``OFL.txt``.

Kerning stays. Substitutions go: a glyph run has one glyph for each character, found by the
font's character map, so no exporter could reach an alternate glyph. Hinting goes, since paper
has pixels enough. None of the licences reserves a font name, so the subsets keep theirs.
"""

import shutil
import sys
from pathlib import Path

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

CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # Latin-1, Latin Extended-A
    *map(ord, "ȘșȚțẞ–—‘’‚“”„†‡•…‰′″‹›⁄€₩₽₿№™←↑→↓−×√∞≈≠≤≥½¼¾⅓⅔⅛⅜⅝⅞★■▲●◆"),
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
            subset(original, written)
            print(f"{written.name:24} {original.stat().st_size:7} -> {written.stat().st_size:6}")


def subset(original: Path, written: Path) -> None:
    """Write the part of one font that :data:`CHARACTERS` and kerning need."""
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
    font.save(written)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
