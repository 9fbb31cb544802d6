"""Asteroid tiles: dominoes with two different numbers and a track that counts minings."""

from collections.abc import Iterator
from itertools import combinations
from typing import Annotated, NamedTuple

from pydantic import Field

from printkit.model.base import Count, Millimetres, Name, Record, Wording
from printkit.model.references import GroupId, PieceId


class Asteroids(Record):
    """A tile for each pair of different numbers from 1 to the highest. Sizes in mm."""

    name: Name
    """What the tiles are called."""
    highest: Annotated[int, Field(ge=2, le=9)]
    """The highest number; the smaller number of a tile is struck, the greater one mines."""
    groups: Annotated[list[GroupId], Field(min_length=1)]
    """Where asteroids fall: each number must be that of a deed there."""
    reward: Count
    """What one mining brings."""
    mining_note: Wording = ""
    """A line below the mining number, such as whose moons count."""
    target_note: Wording = ""
    """A line below the target, such as where it lies."""
    marker: PieceId | None = None
    """The piece that counts minings on the tile."""
    width: Millimetres = 50.8
    """Of a tile."""
    height: Millimetres = 25.4
    """Of a tile."""


class Tile(NamedTuple):
    """An asteroid: it can be mined as often as its mining number says, then it strikes."""

    target: int
    mining: int


def tiles(asteroids: Asteroids) -> Iterator[Tile]:
    """All tiles, by their smaller numbers."""
    for target, mining in combinations(range(1, asteroids.highest + 1), 2):
        yield Tile(target, mining)
