"""Did you mean …? The nearest of the names that would have been right."""

import re
from collections.abc import Collection, Iterable, Iterator, Sized
from contextlib import contextmanager
from contextvars import ContextVar

_ALIKE = 0.7
"""How alike two words are of which one may be meant for the other; 1 is equal."""
_ALIKE_WITHIN = 0.5
"""More than this holds of what is left between their common beginning and end."""
_SLIPS = 2
"""Letters that may differ in one place of a word that is misspelt."""
_MOST_COMPARED = 200_000
"""Candidates that are looked at in one check, all words together; games need a few thousand."""
_LONGEST = 100
"""Letters of a word that are looked at."""

_left: ContextVar[list[int] | None] = ContextVar("left", default=None)


@contextmanager
def few_suggestions() -> Iterator[None]:
    """Suggest no more once a check has requested far too many; the first mistakes are enough."""
    token = _left.set([_MOST_COMPARED])
    try:
        yield
    finally:
        _left.reset(token)


def _is_enough() -> bool:
    left = _left.get()
    return left is not None and left[0] <= 0


def _count(names: Sized) -> None:
    left = _left.get()
    if left is not None:
        left[0] -= len(names)


def alike(word: str, names: Collection[str], most: int, least: float) -> list[str]:
    """The names most like the word, best first; ``least`` is how alike they must be, at most 1."""
    if _is_enough():
        return []
    _count(names)
    return _alike(word, names, most, least)


def _alike(word: str, names: Collection[str], most: int, least: float) -> list[str]:
    from difflib import get_close_matches  # noqa: PLC0415 - late: start-up

    word = word[:_LONGEST]
    return get_close_matches(
        word, (name for name in names if len(name) <= 3 * _LONGEST), most, least
    )


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate most like the word, if one is alike enough to be meant."""
    if _is_enough():
        return None
    by_folded = {candidate.lower(): candidate for candidate in candidates}
    _count(by_folded)
    wanted = word.lower()[:_LONGEST]
    close = (
        _swapped(wanted, by_folded)
        or [name for name in _alike(wanted, by_folded, 3, _ALIKE) if _is_misspelt(wanted, name)]
        or _longer(wanted, by_folded)
    )
    return by_folded[close[0]] if close else None


def only_near(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that must be meant: the same but for capitals, or the only one alike."""
    if _is_enough():
        return None
    listed = list(dict.fromkeys(candidates))
    _count(listed)
    folded = [candidate.lower() for candidate in listed]
    wanted = word.lower()[:_LONGEST]
    close = [wanted] if wanted in folded else _swapped(wanted, folded)
    close = close or _alike(wanted, folded, 2, _ALIKE)
    found = [(name, key) for name, key in zip(listed, folded, strict=True) if key in close]
    return found[0][0] if len(found) == 1 and _is_misspelt(wanted, found[0][1]) else None


def _swapped(word: str, names: Collection[str]) -> list[str]:
    """The names that are the word with two letters side by side in the other order."""
    swaps = (
        word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        for at in range(len(word) - 1)
        if word[at] != word[at + 1]
    )
    return [swap for swap in swaps if swap in names]


def _longer(word: str, names: Iterable[str]) -> list[str]:
    """The only name that has the word as one of its parts, as ``mark-drop`` has ``drop``."""
    found = [name for name in names if word in name and word in re.split("[-_]", name)]
    return found if len(found) == 1 else []


def _is_misspelt(word: str, name: str) -> bool:
    """Whether slips make the one of the other, and not another word behind the same ``token-``."""
    from difflib import SequenceMatcher  # noqa: PLC0415 - late: start-up

    one, other = between(word, name)
    few = max(len(one), len(other)) <= _SLIPS or sorted(one) == sorted(other)
    return few or SequenceMatcher(None, one, other).ratio() > _ALIKE_WITHIN


def between(one: str, other: str) -> tuple[str, str]:
    """What is left of two words without what they begin and end with alike."""
    start = common(one, other)
    one, other = one[start:], other[start:]
    end = common(one[::-1], other[::-1])
    return one[: len(one) - end], other[: len(other) - end]


def common(one: str, other: str) -> int:
    """How many letters both begin with."""
    for number, (letter, another) in enumerate(zip(one, other, strict=False)):
        if letter != another:
            return number
    return min(len(one), len(other))


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """The question to ask after a word that is not among the candidates."""
    name = nearest(word, candidates)
    return None if name is None else question(name)


def question(name: str) -> str:
    """The question whether the name was meant."""
    return f"did you mean '{name}'?"
