"""The fix of what is misspelt, where only one word can be meant."""

from collections.abc import Iterable

from printkit.diagnostics import Fix, Place, RenameKey, Respell
from printkit.suggestion import only_near


def respelling(place: Place, word: str, known: Iterable[str], written: str = "{}") -> Fix | None:
    """Another word in the text at the place; ``written`` is how the word stands in it."""
    meant = only_near(word, known) if word else None
    if meant is None:
        return None
    return Fix(f"write '{meant}'", (Respell(place, written.format(word), written.format(meant)),))


def renaming(place: Place, key: str, known: Iterable[str]) -> Fix | None:
    """Another key for the value at the place."""
    meant = only_near(key, known)
    return None if meant is None else Fix(f"write '{meant}'", (RenameKey(place, key, meant),))
