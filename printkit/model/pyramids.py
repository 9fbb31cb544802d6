"""Cards laid out in rows, each row shorter than the one below: what that allows.

A card above the first row lies on two cards, so a row has at most one card less than the row
below it.
"""

from typing import Annotated

from pydantic import Field

from printkit.model.base import Count, Record, Wording
from printkit.model.references import GroupId, Icon, PieceId

FIRST = 1
"""The row that needs no support."""


class RowNeed(Record):
    """What must stand on a card before it can rise to a row."""

    piece: PieceId
    """The piece that must stand there."""
    count: Annotated[int, Field(ge=1, le=99)] = 1
    """How many of it."""
    icon: Icon
    """Drawn for each of these pieces, by the name of an icon."""


class Pyramids(Record):
    """Deeds of a group are laid out in rows; those above the first row are facilities."""

    needs: dict[Annotated[int, Field(ge=2, le=20)], RowNeed]
    """By row, from the second."""
    highest: dict[GroupId, Annotated[int, Field(ge=1, le=20)]] = {}
    """The highest row of each group, if one wants it stated twice and compared."""
    facilities: Count | None = None
    """Cards above the first rows at most, all groups together; compared likewise."""
    note: Wording = ""
    """A line at the foot of the strips of groups that have more than one row."""


def highest_row(cards: int) -> int:
    """The highest row that so many cards reach: row 3 takes 3 + 2 + 1 of them."""
    row = 0
    while (row + 1) * (row + 2) // 2 <= cards:
        row += 1
    return row


def tallest(cards: int) -> tuple[int, ...]:
    """Cards in each row, the first one first, when the highest row is reached."""
    above = tuple(range(highest_row(cards) - 1, 0, -1))
    return (cards - sum(above), *above)


def fullest(cards: int) -> tuple[int, ...]:
    """Cards in each row when as many as possible lie above the first."""
    rows: list[int] = []
    left = cards
    first = highest_row(cards)
    if first * (first + 1) // 2 < cards:
        first += 1
    while left > 0:
        row = min(left, rows[-1] - 1 if rows else first)
        rows.append(row)
        left -= row
    return tuple(rows)


def most_facilities(cards: int) -> int:
    """Cards above the first row at most."""
    return sum(fullest(cards)[FIRST:])
