"""What a player may choose to roll."""

from fractions import Fraction
from typing import Annotated

from pydantic import Field

from printkit.model.base import Name, Record
from printkit.model.references import PieceId


class Roll(Record):
    """One or more equal dice whose sum counts."""

    name: Name
    """What the choice is called."""
    die: PieceId
    """The piece."""
    count: Annotated[int, Field(ge=1, le=9)] = 1
    """How many dice are rolled."""


def chances(faces: int, count: int) -> dict[int, Fraction]:
    """Each sum of so many dice, and how likely it is."""
    ways = {0: 1}
    for _ in range(count):
        added: dict[int, int] = {}
        for total, times in ways.items():
            for face in range(1, faces + 1):
                added[total + face] = added.get(total + face, 0) + times
        ways = added
    return {total: Fraction(times, faces**count) for total, times in sorted(ways.items())}
