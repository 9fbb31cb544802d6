"""Did you mean …? The nearest of the names that would have been right."""

from collections.abc import Iterable


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate most like the word, if one is alike enough to be meant."""
    from difflib import get_close_matches  # noqa: PLC0415 - late: start-up

    by_folded = {candidate.lower(): candidate for candidate in candidates}
    close = get_close_matches(word.lower()[:100], by_folded, 1, 0.7)
    return by_folded[close[0]] if close else None


def only_near(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that must be meant: the same but for capitals, or the only one alike."""
    from difflib import get_close_matches  # noqa: PLC0415 - late: start-up

    listed = list(dict.fromkeys(candidates))
    folded = [candidate.lower() for candidate in listed]
    wanted = word.lower()[:100]
    close = [wanted] if wanted in folded else get_close_matches(wanted, folded, 2, 0.7)
    found = [name for name, key in zip(listed, folded, strict=True) if key in close]
    return found[0] if len(found) == 1 else None


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """The question to ask after a word that is not among the candidates."""
    name = nearest(word, candidates)
    return None if name is None else f"did you mean '{name}'?"
