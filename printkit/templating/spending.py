"""What one side of a piece costs: how much is drawn on it, against the limits."""

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from printkit.limits import LimitError, limits
from printkit.scene import Group, Node, Shape, Use

if TYPE_CHECKING:
    from printkit.templating.kept_sides import KeptSides

_SEGMENTS = 50
"""Segments that count as one shape."""


class Spending:
    """The things on one side, counted as they are drawn."""

    def __init__(self) -> None:
        self._spent: Counter[str] = Counter()

    def of(self, name: str) -> int:
        """How many things of this name there are."""
        return self._spent[name]

    def spend(self, name: str, count: int = 1) -> None:
        """Note so many more things, of which the limit of this name says how many may be.

        Raises:
            LimitError: there are too many.
        """
        self._spent[name] += count
        most: int = getattr(limits(), name)
        if self._spent[name] > most:
            raise LimitError(name, f"more than {most:,} {name} on one side of a piece")


def weight(node: Node, kept: "KeptSides | None" = None) -> int:
    """How many shapes, texts and pictures there are, long paths counted more than once.

    What is known from ``kept`` of scenes with keys is not counted again, nor are these read.
    """
    match node:
        case Group(key=key) if key and kept is not None:
            known: int = kept.once(f"weight {key}", partial(_weight_within, node, kept))
            return known
        case Group():
            return _weight_within(node, kept)
        case Shape(path=path):
            return 1 + len(path.segments) // _SEGMENTS
        case Use(symbol=symbol):
            return weight(symbol.content, kept)
        case _:
            return 1


def _weight_within(group: Group, kept: "KeptSides | None") -> int:
    return sum(weight(child, kept) for child in group.children)
