"""What a game has to state because of what else it has; a game of cards needs none of it."""

from collections.abc import Iterator

from printkit.diagnostics import Route
from printkit.source.nodes import Mapping

_NEEDED_BY = {
    "players": ("board", "money", "deeds", "seats"),
    "currency": ("money", "deeds", "casino"),
}


def lacking(root: Mapping) -> Iterator[Route]:
    """The fields that are not stated, although the game has something that needs them."""
    for field, reasons in _NEEDED_BY.items():
        if root.get(field) is None and any(_has(root, reason) for reason in reasons):
            yield (field,)


def _has(root: Mapping, field: str) -> bool:
    value = root.get(field)
    return isinstance(value, Mapping) and bool(value.entries)
