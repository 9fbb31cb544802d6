"""Did you mean …? The nearest of the names that would have been right."""

from collections.abc import Iterable


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate most like the word, if one is alike enough to be meant."""
    from difflib import get_close_matches  # noqa: PLC0415 - late: start-up

    by_folded = {candidate.lower(): candidate for candidate in candidates}
    close = get_close_matches(word.lower()[:100], by_folded, 1, 0.7)
    return by_folded[close[0]] if close else None


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """The question to ask after a word that is not among the candidates."""
    name = nearest(word, candidates)
    return None if name is None else f"did you mean '{name}'?"
