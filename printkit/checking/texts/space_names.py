"""Names of spaces in texts: written as they are, inflected, or misspelt."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from printkit.checking.context import CheckContext, once
from printkit.checking.texts.names import letters_of, one_slip_apart
from printkit.checking.texts.reading import REMEMBERED, folded
from printkit.languages.vocabulary import Vocabulary
from printkit.suggestion import between
from printkit.text.characters import SOFT_HYPHEN

if TYPE_CHECKING:
    from printkit.model.variant import Variant

_WORD = re.compile(r"\w[\w.'’-]*\w|\w")
_LETTER = re.compile(r"\w")
_SHORT = 3
"""Letters: such short names, as GO, are taken only as they are written."""
_DISTINCT = 4
"""Letters of a word that suggests a name by itself."""
_LONG = 12
"""Letters of a name in which two slips are still a misspelling."""
_SLIPS = 2
_REACH = 8
"""Letters between two slips; what differs over a longer stretch is another name."""
_COMMON = 3
"""Names that share a word, such as Avenue, are not known by it."""


class Mention(NamedTuple):
    """A name in a text: which spaces have it, and where it stands."""

    written: str
    spaces: frozenset[int]
    start: int
    end: int


@once
def space_names(context: CheckContext) -> "SpaceNames":
    """The names of the spaces, to be found in texts."""
    return SpaceNames(context.variant, context.language)


class SpaceNames:
    """The names of the spaces of a board, found in texts of one language."""

    def __init__(self, variant: "Variant", language: Vocabulary | None) -> None:
        self._endings = language.endings if language else ""
        self._spaces: dict[str, set[int]] = {}
        board = variant.board
        for index, space in {} if board is None else board.spaces.items():
            for name in _names_of(variant, index, space.name):
                for written in (name, name.replace(SOFT_HYPHEN, "")):
                    self._spaces.setdefault(written, set()).add(index)
        self._folded = {folded(name): name for name in self._spaces}
        self._mentions: dict[str, list[Mention]] = {}
        self._misspelt = _remembered(
            tuple((name, *sorted(spaces)) for name, spaces in self._spaces.items()), self._endings
        )

    def mentions(self, text: str) -> list[Mention]:
        """The names in a text, the longer before the shorter ones within."""
        if text not in self._mentions:
            self._mentions[text] = self._find(text)
        return self._mentions[text]

    def misspelt(self, text: str) -> list[tuple[Mention, str]]:
        """What is almost a name, with the name; ``spaces`` are those that have it."""
        if text not in self._misspelt:
            self._misspelt[text] = list(self._find_misspelt(text))
        return self._misspelt[text]

    def _find(self, text: str) -> list[Mention]:
        found, done = [], 0
        for start, end, low, stop in sorted(self._standing_in(folded(text)), key=_longest_first):
            if start < done:
                continue
            done = stop
            name, written = self._folded[low], text[start:end]
            is_name = written[0].isupper() or not name[0].isupper()
            if written == name or (len(name) > _SHORT and is_name):
                found.append(Mention(written, frozenset(self._spaces[name]), start, stop))
        return found

    def _standing_in(self, low: str) -> Iterator[tuple[int, int, str, int]]:
        """Where the folded names stand in a folded text, as whole words: inflected, if at all."""
        ends = _ends(self._endings)
        for name in filter(None, self._folded):
            start = low.find(name)
            while start >= 0:
                end = start + len(name)
                behind = ends.match(low, end)
                if behind is not None and not (start and _LETTER.match(low, start - 1)):
                    yield start, end, name, behind.end()
                start = low.find(name, start + 1)

    def _find_misspelt(self, text: str) -> Iterator[tuple[Mention, str]]:
        for start, end, name in self._suspects(text):
            if not any(_hides(m, start, end) for m in self.mentions(text)):
                yield Mention(text[start:end], frozenset(self._spaces[name]), start, end), name

    def _suspects(self, text: str) -> Iterable[tuple[int, int, str]]:
        """The stretches with a capital that are almost a name, and those that lack but one."""
        stretches, by_ends = _stretches(text, self._lengths), self._by_ends
        found: list[tuple[int, int, str]] = []
        for start, end, (written, low, begin, finish, letters) in stretches.capital:
            for its_letters, likely in (*by_ends.get(begin, ()), *by_ends.get(finish, ())):
                if (its_letters ^ letters).bit_count() <= 2 * _SLIPS:  # a quick look
                    name = self._folded[likely]
                    if _is_slip(low, likely) and _spelt_out(written) != _spelt_out(name):
                        found.append((start, end, name))
                        break
        if not stretches.words.isdisjoint(self._headless):
            low, places = folded(text), _places(text, self._lengths, is_capital=False)
            for start, end in places:
                lacking = self._beheaded.get(low[start:end])
                if lacking is not None:
                    found.append((start, end, self._folded[lacking]))
        return sorted(found, key=_longest_first)

    def hinted(self, index: int, text: str) -> bool:
        """Whether a part of the name of a space stands in the text, also within a longer word."""
        low = folded(text)
        long = [word for word in _WORD.findall(low) if len(word) > _DISTINCT]
        for name, spaces in self._spaces.items():
            if index in spaces:
                parts = [p for p in _WORD.findall(folded(name)) if self._uses[p] < _COMMON]
                if any(len(part) >= _DISTINCT and part in low for part in parts):
                    return True
                if any(word in part for word in long for part in parts):
                    return True
        return False

    @cached_property
    def _lengths(self) -> tuple[int, ...]:
        """How many words the names have, the most first; names of signs alone have none."""
        counts = {len(_WORD.findall(name)) for name in self._spaces}
        return tuple(sorted(counts - {0}, reverse=True))

    @cached_property
    def _uses(self) -> Counter[str]:
        return Counter(part for name in self._folded for part in set(_WORD.findall(name)))

    @cached_property
    def _by_ends(self) -> dict[tuple[str, bool, int], list[tuple[int, str]]]:
        """What a word may be a misspelling of, by its first or last letter and its length.

        A slip changes at most one of the two letters. The names stand there with their letters.
        """
        ends: dict[tuple[str, bool, int], list[tuple[int, str]]] = {}
        long = (name for name in self._folded if len(name) > _DISTINCT)
        for name in sorted(long, key=len):
            known = letters_of(name), name
            for length in range(len(name) - _SLIPS, len(name) + _SLIPS + 1):
                ends.setdefault((name[0], True, length), []).append(known)
                ends.setdefault((name[-1], False, length), []).append(known)
        return ends

    @cached_property
    def _beheaded(self) -> dict[str, str]:
        """Folded names without their capital, or with it one letter too late."""
        names = [name for name in self._folded if len(name) > _DISTINCT]
        late = {name[1] + name[0] + name[2:]: name for name in names}
        return late | {name[1:]: name for name in names}

    @cached_property
    def _headless(self) -> frozenset[str]:
        """The first words of these."""
        return frozenset(word[0] for name in self._beheaded if (word := _WORD.match(name)))


@cache
def _ends(endings: str) -> re.Pattern[str]:
    """What may stand behind a name within its last word."""
    return re.compile(rf"{endings}(?!\w)")


def _longest_first(place: "tuple[int, int, *tuple[object, ...]]") -> tuple[int, int]:
    """Which of several names comes first: the longer of those that begin at one place."""
    return place[0], -place[1]


@lru_cache(maxsize=16)
def _remembered(
    _names: tuple[tuple[str | int, ...], ...], _endings: str
) -> dict[str, list[tuple[Mention, str]]]:
    """What is almost a name in texts, known from other checks of boards with the same names."""
    return {}


class _Written(NamedTuple):
    """Words that may be a name, folded, with what names are looked up by."""

    text: str
    low: str
    begin: tuple[str, bool, int]
    finish: tuple[str, bool, int]
    letters: int


class _Stretches(NamedTuple):
    """Where words with a capital stand that may be a name; and all words, folded."""

    capital: tuple[tuple[int, int, _Written], ...]
    words: frozenset[str]


@lru_cache(maxsize=512)  # each takes kilobytes, and a game has some 200 texts
def _stretches(text: str, lengths: tuple[int, ...]) -> _Stretches:
    """Where so many words stand in a text, word by word."""
    places = _places(text, lengths, is_capital=True)
    capital = tuple((start, end, _written(text[start:end])) for start, end in places)
    return _Stretches(capital, frozenset(_WORD.findall(folded(text))))


@lru_cache(maxsize=REMEMBERED)
def _written(text: str) -> _Written:
    low = folded(text)
    begin, finish = (low[0], True, len(low)), (low[-1], False, len(low))
    return _Written(text, low, begin, finish, letters_of(low))


def _places(text: str, lengths: tuple[int, ...], *, is_capital: bool) -> Iterator[tuple[int, int]]:
    """Where so many words begin and end that follow one another; the first has a capital or not."""
    words = list(_WORD.finditer(text))
    for first, word in enumerate(words):
        for length in lengths if text[word.start()].isupper() is is_capital else ():
            if first + length <= len(words):
                yield word.start(), words[first + length - 1].end()


def _names_of(variant: "Variant", index: int, name: str) -> Iterator[str]:
    yield name
    if "/" in name:
        yield from (part.strip() for part in name.split("/") if part.strip())
    if index in variant.deeds:
        yield variant.deed_name(index)
        yield variant.short_deed_name(index)


def _is_slip(written: str, name: str) -> bool:
    """Whether one slip, or two in a long name, lie between them; endings are none."""
    if len(name) <= _DISTINCT or abs(len(written) - len(name)) > _SLIPS:
        return False
    is_inflected = written.startswith(name) and written != name + name[-1]
    if is_inflected:
        return False
    return one_slip_apart(written, name) or (len(name) >= _LONG and _two_slips(written, name))


def _spelt_out(name: str) -> str:
    """The name with double s for a sharp one, as it is written where that is not at hand."""
    return folded(name.replace("ß", "ss"))


def _hides(known: Mention, start: int, end: int) -> bool:
    """Whether a name that was found leaves no room for a misspelt one that is longer."""
    is_part = start <= known.start and known.end <= end and known.end - known.start < end - start
    return known.start < end and start < known.end and not is_part


def _two_slips(one: str, other: str) -> bool:
    """Whether two letters more, less or changed lie between them, none of them a figure."""
    one, other = between(one, other)
    if min(len(one), len(other)) > _REACH or any(letter.isdigit() for letter in one + other):
        return False
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, 1):
        before, row[0] = row[0], number
        for place, wanted in enumerate(other, 1):
            cost = min(row[place] + 1, row[place - 1] + 1, before + (letter != wanted))
            before, row[place] = row[place], cost
    return row[-1] <= _SLIPS
