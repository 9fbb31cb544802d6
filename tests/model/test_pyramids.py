"""Rows of cards, asteroids and choices of dice: the arithmetic against plain counting."""

from fractions import Fraction
from itertools import pairwise, product

import pytest

from printkit.model import Asteroids
from printkit.model.asteroids import Tile, tiles
from printkit.model.pyramids import fullest, highest_row, most_facilities, tallest
from printkit.model.rolls import chances


def layouts(cards: int, below: int | None = None) -> list[tuple[int, ...]]:
    """Every way to lay all cards out in rows, each shorter than the one below."""
    if cards == 0:
        return [()]
    longest = cards if below is None else min(cards, below - 1)
    return [(n, *above) for n in range(1, longest + 1) for above in layouts(cards - n, n)]


@pytest.mark.parametrize("cards", range(1, 22))
def test_limits_are_those_of_all_layouts(cards: int) -> None:
    every = layouts(cards)
    assert highest_row(cards) == max(map(len, every))
    assert most_facilities(cards) == max(sum(rows[1:]) for rows in every)
    for rows in (tallest(cards), fullest(cards)):
        assert rows in every
    assert len(tallest(cards)) == highest_row(cards)


def test_no_cards_make_no_rows() -> None:
    assert highest_row(0) == 0
    assert fullest(0) == ()


def test_a_row_is_shorter_than_the_one_below() -> None:
    for cards in range(1, 40):
        for rows in (tallest(cards), fullest(cards)):
            assert all(above < below for below, above in pairwise(rows))


def test_there_is_a_tile_for_each_pair() -> None:
    asteroids = Asteroids(name="Rock", highest=9, groups=["red"], reward=2)
    found = list(tiles(asteroids))
    pairs = {Tile(a, b) for a, b in product(range(1, 10), repeat=2) if a < b}
    assert len(found) == 36
    assert set(found) == pairs


@pytest.mark.parametrize(("faces", "count"), [(6, 1), (8, 1), (6, 2), (4, 3)])
def test_chances_are_those_of_all_throws(faces: int, count: int) -> None:
    totals = [sum(throw) for throw in product(range(1, faces + 1), repeat=count)]
    assert chances(faces, count) == {
        total: Fraction(totals.count(total), len(totals)) for total in sorted(set(totals))
    }
