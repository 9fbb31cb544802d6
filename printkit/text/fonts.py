"""Fonts and the library that hands them out.

The library is made once and handed around; nothing in the package reaches for a global one.
A face is parsed when it is first needed.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import groupby
from pathlib import Path
from typing import Any

SHIPPED_FOLDER = Path(__file__).parent / "fonts"
_USUAL_CAPITAL = 0.7
LAST_RESORT = ("Jost-Regular", "NotoSymbols-Regular")
"""The fonts that a character is taken from in the end: letters, currencies, then signs."""


@dataclass(frozen=True)
class Font:
    """One face, known by the stem of its file, such as ``Jost-Regular``, or by its way in a pack.

    ``data`` is the file that it is read from, ``embedded`` the one that kits embed, if that is
    another. All metrics are fractions of the em, counted away from the baseline: ``ascent``,
    ``cap_height`` upwards, ``descent`` downwards, all positive.
    """

    name: str
    path: Path
    data: bytes = field(repr=False)
    embedded: bytes = field(default=b"", repr=False)

    @cached_property
    def digest(self) -> str:
        """What stands for the content of the file."""
        return hashlib.sha256(self.data).hexdigest()

    @cached_property
    def face(self) -> Any:
        """The face as uharfbuzz knows it, in font units."""
        import uharfbuzz  # noqa: PLC0415 - late: start-up

        return uharfbuzz.Font(uharfbuzz.Face(self.data))

    @cached_property
    def units_per_em(self) -> int:
        """Font units in one em."""
        return int(self.face.face.upem)

    @cached_property
    def ascent(self) -> float:
        """How far the tallest letters reach above the baseline."""
        return float(self.face.get_font_extents("ltr").ascender) / self.units_per_em

    @cached_property
    def descent(self) -> float:
        """How far the deepest letters reach below the baseline."""
        return -float(self.face.get_font_extents("ltr").descender) / self.units_per_em

    @cached_property
    def line_gap(self) -> float:
        """Extra room between lines that the designer wants."""
        return float(self.face.get_font_extents("ltr").line_gap) / self.units_per_em

    @cached_property
    def cap_height(self) -> float:
        """Height of a capital H, also where the font does not state it."""
        return self._metric("CAP_HEIGHT") or self.height_of("H") or _USUAL_CAPITAL

    @cached_property
    def drop(self) -> float:
        """How far a small p reaches below the baseline; ``descent`` keeps more distance."""
        extents = self._extents("p")
        return 0.0 if extents is None else -(extents.y_bearing + extents.height) / self.units_per_em

    @cached_property
    def characters(self) -> frozenset[str]:
        """All characters that have a glyph."""
        import uharfbuzz  # noqa: PLC0415 - late: start-up

        face = uharfbuzz.Face(self.embedded) if self.embedded else self.face.face
        return frozenset(map(chr, face.unicodes))

    def has(self, char: str) -> bool:
        """Whether the character has a glyph of its own."""
        return char in self.characters

    def _extents(self, char: str) -> Any:
        return self.face.get_glyph_extents(self.face.get_nominal_glyph(ord(char)) or 0)

    def height_of(self, char: str) -> float:
        """How far a character reaches above the baseline, em."""
        extents = self._extents(char)
        return 0.0 if extents is None else float(extents.y_bearing) / self.units_per_em

    def _metric(self, tag: str) -> float:
        import uharfbuzz  # noqa: PLC0415 - late: start-up

        units = self.face.get_metric_position_with_fallback(getattr(uharfbuzz.OTMetricsTag, tag))
        return float(units) / self.units_per_em


class FontLibrary:
    """All fonts found as ``*.ttf`` below some folders; of one name the last folder's counts.

    A character that a font lacks is taken from the first of ``fallback`` that has it.
    """

    def __init__(self, folders: Iterable[Path], fallback: Sequence[str] = ()) -> None:
        """List the files; none is opened yet."""
        self._fallback = tuple(fallback)
        self._paths = {
            path.stem: path for folder in folders for path in sorted(folder.rglob("*.ttf"))
        }
        self._fonts: dict[str, Font] = {}

    def names(self) -> tuple[str, ...]:
        """The names of all fonts, sorted."""
        return tuple(sorted(self._paths))

    def get(self, name: str) -> Font | None:
        """The font of that name, if there is one."""
        if name not in self._fonts and name in self._paths:
            path = self._paths[name]
            self._fonts[name] = Font(name, path, path.read_bytes())
        return self._fonts.get(name)

    def __getitem__(self, name: str) -> Font:
        font = self.get(name)
        if font is None:
            raise KeyError(f"no font is named {name!r}")
        return font

    def with_own(self, fonts: Mapping[str, Font], fallback: Sequence[str]) -> "FontLibrary":
        """These fonts and a pack's own; ``fallback`` comes before all others that stand in."""
        library = copy(self)
        library._fonts = {**self._fonts, **fonts}  # noqa: SLF001 - of the same class
        library._fallback = (*fallback, *self._fallback)  # noqa: SLF001 - of the same class
        return library

    def own_digests(self) -> list[tuple[str, str]]:
        """The fonts beside those that were found as files, with what stands for their content.

        The fonts that stand in for others come first.
        """
        own = sorted(self._fonts.keys() - self._paths.keys())
        return [("", " ".join(self._fallback)), *((name, self._fonts[name].digest) for name in own)]

    def face(self, name: str, char: str) -> Font:
        """The font that draws a character of a text in the font ``name``; that one if none can."""
        font = self[name]
        if font.has(char):
            return font
        others = (other for each in self._fallback if (other := self.get(each)) is not None)
        return next((other for other in others if other.has(char)), font)

    def stretches(self, name: str, text: str) -> list[tuple[str, str]]:
        """The text, cut where another font draws it: the name of each font with its part."""
        if self[name].characters.issuperset(text):
            return [(name, text)]
        faces = groupby(text, key=lambda char: self.face(name, char).name)
        return [(face, "".join(part)) for face, part in faces]

    def data(self, name: str) -> bytes:
        """The TrueType file that is embedded for a font.

        Raises:
            KeyError: no font has that name.
        """
        font = self[name]
        return font.embedded or font.data


@cache
def shipped_fonts() -> FontLibrary:
    """The fonts that come with printkit."""
    return FontLibrary([SHIPPED_FOLDER], LAST_RESORT)
