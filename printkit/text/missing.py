"""Characters that no font has a glyph for: what is said of them, and what helps."""

import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from printkit.text.fonts import FontLibrary

_SHOWN = 6
_LATIN_LIKE = ("Latin", "Feminine", "Masculine", "Modifier", "Micro")
"""First words of the names of letters that fonts for Latin may have."""


class MissingGlyphs(NamedTuple):
    """Characters of a text that neither its font nor what stands in for it has."""

    characters: str
    font: str

    @property
    def message(self) -> str:
        """What is wrong; of many characters the first ones are named."""
        named = [f"{char!r} (U+{ord(char):04X})" for char in self.characters[:_SHOWN]]
        more = f" and {len(self.characters) - _SHOWN} more" if self.characters[_SHOWN:] else ""
        signs = ", ".join(named) + more
        return f"neither {self.font} nor any font that stands in for it has a glyph for {signs}"

    @property
    def script(self) -> str | None:
        """Whose letters all of them are, such as ``Greek``; of Latin letters that is not said."""
        scripts = {_script(char) for char in self.characters}
        return scripts.pop() if len(scripts) == 1 else None

    def remedy(self, fonts: Mapping[str, str], library: FontLibrary) -> str:
        """What helps, in a theme with these fonts by role."""
        for role, name in fonts.items():
            font = library.get(name)
            if font is not None and font.characters.issuperset(self.characters):
                return f"add '{role}' to the theme's `fallback`: {name} has them"
        if self.script is not None:
            return (
                f"put a font with {self.script} letters into the pack's `fonts/`, and name it in a "
                "theme of your own: `fonts: {text: fonts/My.ttf}`, `fallback: [text]`"
            )
        return (
            "write it with other characters, or name a font that has them in the theme, "
            "also under `fallback`"
        )


def _script(char: str) -> str | None:
    if not unicodedata.category(char).startswith("L"):
        return None
    word = unicodedata.name(char, "").split(maxsplit=1)[0].capitalize()
    return None if word in _LATIN_LIKE else word.replace("Cjk", "Chinese")
