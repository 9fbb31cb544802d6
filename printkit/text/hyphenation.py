"""Where words may be broken.

German uses the patterns of the TeX users' group, kept beside this module: pyphen's own would
break "Bads-traße". Other languages use the dictionaries that come with pyphen.
"""

import re
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path

from printkit.languages import Writing
from printkit.text.characters import SOFT_HYPHEN
from printkit.text.patterns import Patterns, read_patterns

JOINT = "|"
"""Stands where a compound that is listed may break; it breaks there and nowhere else."""
MIN_WORD = 6
"""Letters of the shortest word that is hyphenated."""
MIN_PART = 3
"""Letters that stay together at the start and at the end of a word."""

_OWN_PATTERNS = Path(__file__).parent / "hyphenation_patterns"
_LETTERS = re.compile(r"[^\W\d_]+")
_DIGIT = re.compile(r"\d")


class Hyphenator:
    """Finds the places where words of a language may break."""

    def __init__(self, writing: Writing) -> None:
        """Patterns are read when the first word needs them."""
        self._language = writing.code
        self._joints = {
            word.replace(JOINT, "").lower(): [
                point - number for number, point in enumerate(_places(word))
            ]
            for word in writing.joints
        }
        self._known: dict[str, tuple[int, ...]] = {}

    def points(self, word: str) -> tuple[int, ...]:
        """How many characters may stand before a hyphen, in rising order.

        ``word`` may carry punctuation. If it holds soft hyphens, it breaks after those and
        nowhere else. Words in capitals and words with digits stay whole.
        """
        if word not in self._known:
            self._known[word] = self._find(word)
        return self._known[word]

    def points_in_capitals(self, word: str) -> tuple[int, ...]:
        """The same, also of words that are written in capitals."""
        lower = word.lower()
        return self.points(lower if len(lower) == len(word) else word)

    def jointed(self, text: str) -> str:
        """The text with soft hyphens at the joints of words that are listed."""
        return _LETTERS.sub(self._jointed, text) if self._joints else text

    def _jointed(self, found: re.Match[str]) -> str:
        word = found[0]
        ends = [0, *self._joints.get(word.lower(), ()), len(word)]
        return SOFT_HYPHEN.join(word[start:end] for start, end in pairwise(ends))

    def _find(self, word: str) -> tuple[int, ...]:
        if SOFT_HYPHEN in word:
            return soft_points(word)
        if _DIGIT.search(word):
            return ()
        return tuple(
            match.start() + point
            for match in _LETTERS.finditer(word)
            for point in self._inside(match[0])
        )

    def _inside(self, letters: str) -> list[int]:
        known = self._joints.get(letters.lower())
        if known is not None:
            return known
        if len(letters) < MIN_WORD or letters.isupper() or self._patterns is None:
            return []
        last = len(letters) - MIN_PART
        return [point for point in self._patterns.points(letters) if MIN_PART <= point <= last]

    @cached_property
    def _patterns(self) -> Patterns | None:
        if self._language.partition("-")[0] == "de":
            return read_patterns(_OWN_PATTERNS / "hyph_de.dic")
        import pyphen  # noqa: PLC0415 - late: start-up

        name = pyphen.language_fallback(self._language)
        return read_patterns(pyphen.LANGUAGES[name]) if name else None


def soft_points(word: str) -> tuple[int, ...]:
    """The places that the author marked with soft hyphens."""
    return tuple(i + 1 for i, char in enumerate(word) if char == SOFT_HYPHEN)


def _places(word: str) -> list[int]:
    return [place for place, character in enumerate(word) if character == JOINT]


@cache
def hyphenator(writing: Writing) -> Hyphenator:
    """The hyphenator of a language; the same one each time, so that words are looked up once."""
    return Hyphenator(writing)
