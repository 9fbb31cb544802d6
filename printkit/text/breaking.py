"""Choosing where lines end.

Of all ways to set the atoms in the fewest lines, the one with the least ragged edge wins
(the squares of the room left over, plus a price for each hyphen), so that no single word is
left on a line of its own under a centred title.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from printkit.limits import check_time
from printkit.text.atoms import Atom, BreakKind, Part, join_atoms

HYPHEN_PRICE = 0.04
"""A hyphen is as bad as a line that is filled to 80 %."""

SHORT_LINE = 0.25
"""A last line filled less than this looks left behind."""
SHORT_PRICE = 0.2
"""To avoid one, the line before may be filled to about 55 %."""

TOLERANCE = 1e-9

Measure = Callable[[Sequence[Part]], float]
"""The width of parts that stand side by side."""


class _Place(NamedTuple):
    """An atom in its word: widths of the word up to it (hyphen put) and from it on."""

    word: int
    starts: bool
    head: float
    tail: float


class Ruler:
    """Measures every possible line of a list of atoms, in em."""

    def __init__(self, atoms: Sequence[Atom], measure: Measure) -> None:
        """Measure every word once, whole and in the parts that a line may start or end with."""
        self.atoms = atoms
        self._measure = measure
        self._places: list[_Place] = []
        widths = [self._add_word(word) for word in _words(atoms)]
        self._before = list(accumulate(widths, initial=0.0))

    def width(self, start: int, end: int) -> float:
        """The width of the line of the atoms from ``start`` to before ``end``."""
        first, last = self._places[start], self._places[end - 1]
        if first.word == last.word:
            if first.starts:
                return last.head
            return self._measure(join_atoms(self.atoms[start:end]))
        return first.tail + self._before[last.word] - self._before[first.word + 1] + last.head

    def backwards(self, end: int) -> Iterator[tuple[int, float]]:
        """Each start of a line that ends before ``end``, the nearest first, with its width."""
        last, places, before = self._places[end - 1], self._places, self._before
        up_to, head = before[last.word], last.head
        for start in range(end - 1, -1, -1):
            first = places[start]
            if first.word == last.word:
                yield start, self.width(start, end)
            else:
                yield start, first.tail + up_to - before[first.word + 1] + head

    def _add_word(self, word: Sequence[Atom]) -> float:
        """Note the places of a word's atoms; its width with the space after it."""
        number = self._places[-1].word + 1 if self._places else 0
        space = self._measure([(" ", word[-1].parts[-1][1])])
        if len(word) == 1:
            width = self._measure(word[0].parts)
            self._places.append(_Place(number, starts=True, head=width, tail=width + space))
            return width + space
        for i in range(len(word)):
            head = self._measure(join_atoms(word[: i + 1]))
            tail = self._measure(join_atoms(word[i:])) + space
            self._places.append(_Place(number, i == 0, head, tail))
        return self._places[-len(word)].tail


def _words(atoms: Sequence[Atom]) -> list[list[Atom]]:
    words: list[list[Atom]] = [[]]
    for atom in atoms:
        words[-1].append(atom)
        if atom.after is BreakKind.SPACE:
            words.append([])
    return [word for word in words if word]


def count_lines(ruler: Ruler, limit: float) -> int | None:
    """The fewest lines of width ``limit`` (em); None if an atom alone is wider."""
    total = len(ruler.atoms)
    start = lines = 0
    while start < total:
        check_time()
        end = _farthest(ruler, start, limit)
        if end == start:
            return None
        start = end
        lines += 1
    return lines


def _farthest(ruler: Ruler, start: int, limit: float) -> int:
    """The end of the longest line from ``start`` that fits; ``start`` itself if none does."""
    best = start
    for end in range(start + 1, len(ruler.atoms) + 1):
        if ruler.width(start, end) <= limit + TOLERANCE:
            best = end
        elif ruler.atoms[end - 1].after is not BreakKind.HYPHEN:
            break
    return best


_Choice = tuple[float, int, float, int]
"""The best way to set the atoms so far, compared in this order: how much wider than the limit its
lines are in all, how many there are, their price, and where the last one starts."""


def break_lines(ruler: Ruler, limit: float, *, even_last: bool) -> list[tuple[int, int]]:
    """Start and end of each line, in the fewest lines of width ``limit`` (em).

    ``even_last`` also wants the last line filled; else it may be short, but better not a
    single little word. An atom wider than the limit gets a line of its own, which then is too
    wide.
    """
    total = len(ruler.atoms)
    if total and ruler.width(0, total) <= limit:
        return [(0, total)]
    best: list[_Choice] = [(0.0, 0, 0.0, 0)]
    for end in range(1, total + 1):
        check_time()
        price = _price_of_last if not even_last and end == total else _price
        hyphen = HYPHEN_PRICE if ruler.atoms[end - 1].after is BreakKind.HYPHEN else 0.0
        found: _Choice | None = None
        for start, width in ruler.backwards(end):
            excess = width - limit - TOLERANCE
            if excess <= 0.0:
                excess = 0.0
            elif found is not None:
                break
            before = best[start]
            cost = before[2] + price(width, limit, hyphen)
            choice = (before[0] + excess, before[1] + 1, cost, start)
            if found is None or choice < found:
                found = choice
        best.append(found or best[-1])
    return _followed(best)


def _price(width: float, limit: float, hyphen: float) -> float:
    slack = 1 - width / limit
    return slack * slack + hyphen if slack > 0.0 else hyphen


def _price_of_last(width: float, limit: float, _hyphen: float) -> float:
    return SHORT_PRICE if width < SHORT_LINE * limit else 0.0


def _followed(best: Sequence[_Choice]) -> list[tuple[int, int]]:
    """The lines of the choice that ends with the last atom."""
    lines: list[tuple[int, int]] = []
    end = len(best) - 1
    while end > 0:
        lines.append((best[end][3], end))
        end = best[end][3]
    return lines[::-1]
