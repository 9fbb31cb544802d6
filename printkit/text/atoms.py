"""Text cut where a line may end.

An *atom* is a stretch that is never broken: a word, or a part of one between two places where
it may be hyphenated.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from itertools import accumulate, takewhile
from typing import NamedTuple

from printkit.text.characters import HYPHEN, SOFT_HYPHEN, ZERO_WIDTH_SPACE

Part = tuple[str, str]
"""Text and the name of its font."""


class BreakKind(Enum):
    """What follows an atom that does not end its line."""

    SPACE = "space"
    NOTHING = "nothing"
    """The word goes on; a line may end here as it is (``Warp-|Antrieb``)."""
    HYPHEN = "hyphen"
    """The word goes on; a line that ends here gets a hyphen."""


class Atom(NamedTuple):
    """A stretch of text that stays on one line."""

    parts: tuple[Part, ...]
    after: BreakKind


_WORDS = re.compile(r"[^ \t]+")
_OPEN_BREAKS = re.compile(rf"(?<=[^\W\d_])[-–—/](?=[^\W\d_])|{ZERO_WIDTH_SPACE}")
"""Signs inside a word after which a line may end without a hyphen of ours."""

_LEAST_BEFORE_HYPHEN = 3
"""Letters that a hyphen or stroke of the word's own needs before it for a line to end there."""

_LONGEST = 150
"""Characters of a word that may be broken: each of its parts is measured with all before it."""

Points = Callable[[str], Iterable[int]]
"""Places of a word where a hyphen may be put."""


def cut_line(parts: Sequence[Part], points: Points | None) -> list[Atom]:
    """The atoms of one forced line; without ``points`` no hyphens are put, not even soft ones."""
    text = "".join(part[0] for part in parts)
    ends = list(accumulate(len(part[0]) for part in parts))
    atoms: list[Atom] = []
    for word in _WORDS.finditer(text):
        first = bisect_right(ends, word.start())
        last = bisect_left(ends, word.end())
        before = ends[first - 1] if first else 0
        own = _slice(parts[first : last + 1], word.start() - before, word.end() - before)
        atoms += _cut_word(word[0], own, points)
    return atoms


def _cut_word(word: str, parts: Sequence[Part], points: Points | None) -> Iterator[Atom]:
    if len(word) > _LONGEST:
        yield Atom(tuple(parts), BreakKind.SPACE)
        return
    breaks = dict.fromkeys(points(word) if points else (), BreakKind.HYPHEN)
    breaks |= dict.fromkeys(_open_breaks(word), BreakKind.NOTHING)
    breaks.pop(len(word), None)
    start = 0
    for end in sorted(breaks):
        yield Atom(_slice(parts, start, end), breaks[end])
        start = end
    yield Atom(_slice(parts, start, len(word)), BreakKind.SPACE)


def _open_breaks(word: str) -> Iterator[int]:
    """Where a line may end after a sign of the word's own; not after ``U-``, ``MU-`` or ``g/``."""
    for match in _OPEN_BREAKS.finditer(word):
        few = match[0] in "-/" and 0 < _letters_before(word, match.start()) < _LEAST_BEFORE_HYPHEN
        if not few:
            yield match.end()


def _letters_before(word: str, end: int) -> int:
    """How many letters stand right before a place; more than enough are not counted."""
    nearest = word[max(0, end - _LEAST_BEFORE_HYPHEN) : end]
    return sum(1 for _ in takewhile(str.isalpha, reversed(nearest)))


def join_atoms(atoms: Sequence[Atom]) -> tuple[Part, ...]:
    """The atoms as they stand on one line: neighbours of one font joined, the hyphen put."""
    joined: list[Part] = []
    for i, atom in enumerate(atoms):
        for part in atom.parts:
            _append(joined, part)
        last = i == len(atoms) - 1
        if atom.after is BreakKind.SPACE and not last:
            _append(joined, (" ", joined[-1][1]))
        elif atom.after is BreakKind.HYPHEN and last:
            text, font = joined[-1]
            joined[-1] = (text.rstrip(SOFT_HYPHEN) + HYPHEN, font)
    return tuple(joined)


def _append(parts: list[Part], part: Part) -> None:
    if parts and parts[-1][1] == part[1]:
        parts[-1] = (parts[-1][0] + part[0], part[1])
    else:
        parts.append(part)


def _slice(parts: Sequence[Part], start: int, end: int) -> tuple[Part, ...]:
    """The parts of the characters from ``start`` to ``end``."""
    if len(parts) == 1:
        return ((parts[0][0][start:end], parts[0][1]),)
    out = []
    at = 0
    for text, font in parts:
        piece = text[max(0, start - at) : max(0, end - at)]
        if piece:
            out.append((piece, font))
        at += len(text)
    return tuple(out)
