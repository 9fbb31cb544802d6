"""What one side of a piece costs: how much is drawn on it, against the limits."""

from collections import Counter

from printkit.limits import LimitError, limits
from printkit.scene import Group, Node, Shape, Use

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


def weight(node: Node) -> int:
    """How many shapes, texts and pictures there are, long paths counted more than once."""
    match node:
        case Group(children=children):
            return sum(map(weight, children))
        case Shape(path=path):
            return 1 + len(path.segments) // _SEGMENTS
        case Use(symbol=symbol):
            return weight(symbol.content)
        case _:
            return 1
