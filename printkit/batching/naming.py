"""Names of editions: those of the folders that their kits lie in."""

import re
import unicodedata
from collections.abc import Iterable

LONGEST = 48
"""Letters; a number behind it and a language still fit into an id."""
_LETTERS = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "þ": "th"})
_DEVICES = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)")
"""What Windows takes for devices."""


class EditionNames:
    """Gives each edition a name of its own: an id, safe on every disk."""

    def __init__(self) -> None:
        """No name is taken."""
        self._taken: set[str] = set()

    def name(self, words: Iterable[str], number: int) -> str:
        """The name made of some words, or of the row's number where they have no letters."""
        plain = plain_name("-".join(words))
        if not plain:
            plain = f"row-{number}"
        elif not plain[0].isalpha() or _DEVICES.fullmatch(plain):
            plain = f"row-{plain}"
        name, again = plain, 1
        while name in self._taken:
            again += 1
            name = f"{plain}-{again}"
        self._taken.add(name)
        return name


def plain_name(text: str) -> str:
    """A text in small letters without accents, all other signs as ``-``."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    letters = "".join(sign for sign in decomposed if not unicodedata.combining(sign))
    return re.sub(r"[^a-z0-9_]+", "-", letters)[:LONGEST].strip("-_")
