"""Did you mean …? The nearest of the names that would have been right."""

import re
from collections.abc import Collection, Iterable

_ALIKE = 0.7
"""How alike two words are of which one may be meant for the other; 1 is equal."""
_ALIKE_WITHIN = 0.5
"""More than this holds of what is left between their common beginning and end."""
_SLIPS = 2
"""Letters that may differ in one place of a word that is misspelt."""


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate most like the word, if one is alike enough to be meant."""
    from difflib import get_close_matches  # noqa: PLC0415 - late: start-up

    by_folded = {candidate.lower(): candidate for candidate in candidates}
    wanted = word.lower()[:100]
    close = (
        _swapped(wanted, by_folded)
        or [
            name
            for name in get_close_matches(wanted, by_folded, 3, _ALIKE)
            if _is_misspelt(wanted, name)
        ]
        or _longer(wanted, by_folded)
    )
    return by_folded[close[0]] if close else None


def only_near(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that must be meant: the same but for capitals, or the only one alike."""
    from difflib import get_close_matches  # noqa: PLC0415 - late: start-up

    listed = list(dict.fromkeys(candidates))
    folded = [candidate.lower() for candidate in listed]
    wanted = word.lower()[:100]
    close = [wanted] if wanted in folded else _swapped(wanted, folded)
    close = close or get_close_matches(wanted, folded, 2, _ALIKE)
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
    found = [name for name in names if word in re.split("[-_]", name)]
    return found if len(found) == 1 else []


def _is_misspelt(word: str, name: str) -> bool:
    """Whether slips make the one of the other, and not another word behind the same ``token-``."""
    from difflib import SequenceMatcher  # noqa: PLC0415 - late: start-up

    start = common(word, name)
    one, other = word[start:], name[start:]
    end = common(one[::-1], other[::-1])
    one, other = one[: len(one) - end], other[: len(other) - end]
    few = max(len(one), len(other)) <= _SLIPS or sorted(one) == sorted(other)
    return few or SequenceMatcher(None, one, other).ratio() > _ALIKE_WITHIN


def common(one: str, other: str) -> int:
    """How many letters both begin with."""
    for number, (letter, another) in enumerate(zip(one, other, strict=False)):
        if letter != another:
            return number
    return min(len(one), len(other))


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """The question to ask after a word that is not among the candidates."""
    name = nearest(word, candidates)
    return None if name is None else f"did you mean '{name}'?"
