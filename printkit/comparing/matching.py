"""Which thing of one game is which of the other."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher

from printkit.comparing.facts import Thing

Pair = tuple[Thing | None, Thing | None]
"""A thing before and after; None where there is no such thing."""

ALIKE, MUCH_ALIKE = 0.6, 0.75
"""How much of two texts must agree for them to be taken for one, from 0 to 1; the greater
share for things of two sorts, such as cards that do something else."""
_LONGEST = 400
"""Characters that are looked at."""
_NAME = 40
"""Names up to this length are compared letter by letter, longer texts word by word."""
_MOST = 10_000
"""Pairs that are looked at; where there are more, nothing was merely renamed."""


def match(before: Sequence[Thing], after: Sequence[Thing], *, by_name: bool = False) -> list[Pair]:
    """Pairs in the order of ``after``; what is gone stands where it was.

    Things are the same by id and name, else by id, else by likeness. ``by_name`` is for things
    whose id is a place (a position on the board): a name that is found elsewhere has moved.
    """
    pairing = _Pairing(before, after)
    pairing.by(lambda thing: (thing.id, thing.name))
    if by_name:
        pairing.by(lambda thing: thing.name)
    pairing.by(lambda thing: thing.id)
    pairing.by_likeness()
    return list(pairing.in_order())


class _Pairing:
    """Pairs found so far, by place in the two sequences."""

    def __init__(self, before: Sequence[Thing], after: Sequence[Thing]) -> None:
        self._before = before
        self._after = after
        self._found: dict[int, int] = {}
        """From places before to places after."""

    def by(self, key: Callable[[Thing], object]) -> None:
        """Pair what has the same key, in order."""
        waiting: defaultdict[object, list[int]] = defaultdict(list)
        for place in self._open_after():
            waiting[key(self._after[place])].append(place)
        for place in self._open_before():
            same = waiting.get(key(self._before[place]))
            if same:
                self._found[place] = same.pop(0)

    def by_likeness(self) -> None:
        """Pair what reads much the same, the most alike first."""
        before, after = self._open_before(), self._open_after()
        if len(before) * len(after) > _MOST:
            return
        alike = [
            (-ratio, one, other)
            for one in before
            for other in after
            if (ratio := _likeness(self._before[one], self._after[other]))
        ]
        taken: set[int] = set()
        for _, one, other in sorted(alike):
            if one not in self._found and other not in taken:
                self._found[one] = other
                taken.add(other)

    def in_order(self) -> Iterator[Pair]:
        """All pairs; a thing that is gone comes after the one that it followed."""
        partner = {after: before for before, after in self._found.items()}
        gone = self._open_before()
        for place, thing in enumerate(self._after):
            one = partner.get(place)
            while one is not None and gone and gone[0] < one:
                yield self._before[gone.pop(0)], None
            yield (None if one is None else self._before[one]), thing
        for one in gone:
            yield self._before[one], None

    def _open_before(self) -> list[int]:
        return [place for place in range(len(self._before)) if place not in self._found]

    def _open_after(self) -> list[int]:
        taken = set(self._found.values())
        return [place for place in range(len(self._after)) if place not in taken]


def _likeness(one: Thing, other: Thing) -> float:
    """From 0 to 1, and 0 where it is too little; cheap bounds first."""
    enough = ALIKE if one.sort == other.sort else MUCH_ALIKE
    a, b = one.likeness[:_LONGEST], other.likeness[:_LONGEST]
    if not a or not b:
        return 0.0
    if max(len(a), len(b)) > _NAME:
        matcher = SequenceMatcher(None, a.split(), b.split(), autojunk=False)
    else:
        matcher = SequenceMatcher(None, a, b, autojunk=False)
    bounds = (matcher.real_quick_ratio, matcher.quick_ratio, matcher.ratio)
    return matcher.ratio() if all(bound() >= enough for bound in bounds) else 0.0
