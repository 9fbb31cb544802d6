"""Liang's hyphenation patterns: the digits of all patterns in a word vote on each place.

Pyphen reads the same files, but parses every pattern of a language first (240 ms for German);
here a pattern is looked into only when a word holds it.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

_NO_DIGITS = str.maketrans("", "", "0123456789")
_SLOT = re.compile(r"(\d?)(\D?)")
_SETTINGS = re.compile(r"%|#|[A-Z]{4,}|.*[/=]")
"""Comments, the file's settings, and patterns that would respell the word."""


class DictionaryFile(Protocol):
    """A file, on the disk or inside a package."""

    def read_bytes(self) -> bytes:
        """All of the file."""


class Patterns:
    """The patterns of one language."""

    def __init__(self, lines: Iterable[str]) -> None:
        """Key the patterns by their letters."""
        self._patterns = {
            line.translate(_NO_DIGITS): line for line in lines if line and not _SETTINGS.match(line)
        }
        self._longest = max(map(len, self._patterns), default=0)

    def points(self, word: str) -> list[int]:
        """Where the word may break: each number counts the characters before the hyphen."""
        framed = f".{word.lower()}."
        votes = [0] * (len(framed) + 1)
        for start in range(len(framed)):
            for end in range(start + 1, min(start + self._longest, len(framed)) + 1):
                pattern = self._patterns.get(framed[start:end])
                if pattern is not None:
                    for place, vote in enumerate(_votes(pattern), start):
                        votes[place] = max(votes[place], vote)
        return [place - 1 for place, vote in enumerate(votes) if vote % 2 and place > 1]


def read_patterns(file: DictionaryFile) -> Patterns:
    """The patterns of a ``hyph_*.dic`` file, whose first line names its encoding."""
    encoding, _, body = file.read_bytes().partition(b"\n")
    name = encoding.decode("ascii").strip().replace("microsoft-", "")
    return Patterns(line.strip() for line in body.decode(name).splitlines())


@lru_cache(maxsize=4096)
def _votes(pattern: str) -> tuple[int, ...]:
    """The digit before each letter and after the last, 0 where none is written."""
    return tuple(int(digit or 0) for digit, _ in _SLOT.findall(pattern))
