"""Characters that are hard to distinguish, or cannot be seen at all."""

import re
from unicodedata import normalize

NO_BREAK_SPACE = "\u00a0"
NARROW_NO_BREAK_SPACE = "\u202f"
SOFT_HYPHEN = "\u00ad"
ZERO_WIDTH_SPACE = "\u200b"
AS_TEXT_OR_COLOURED = ("\ufe0e", "\ufe0f")
"""Follow a sign where a keyboard offers it in two manners; paper has one."""
HYPHEN = "-"
EN_DASH = "\u2013"
EM_DASH = "\u2014"
ELLIPSIS = "\u2026"
APOSTROPHE = "\u2019"
CAPITAL_SHARP_S = "\u1e9e"
_ACUTE, _DIAERESIS = "\u0301", "\u0308"
_GREEK_VOWELS = "\u0391\u0395\u0397\u0399\u039f\u03a5\u03a9"
_WITHOUT_TONOS = {
    normalize("NFC", f"{vowel}{marks}{_ACUTE}"): normalize("NFC", f"{vowel}{marks}")
    for vowel in _GREEK_VOWELS
    for marks in ("", _DIAERESIS)
}
_TONOS = re.compile("|".join(sorted(_WITHOUT_TONOS, key=len, reverse=True)))


def greek_capitals(text: str) -> str:
    """A text in capitals, whose Greek words lose their accents, as they do in Greek."""
    if text.isascii():
        return text
    return _TONOS.sub(lambda found: _WITHOUT_TONOS[found[0]], normalize("NFC", text))
