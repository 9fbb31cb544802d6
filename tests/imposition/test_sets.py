"""Pieces of one player close together."""

from dataclasses import replace
from itertools import combinations

from printkit.geometry.path import Bounds
from printkit.imposition.frames import frames
from printkit.imposition.impose import leaves_of
from printkit.imposition.options import Backs, SheetOptions
from printkit.imposition.paper import A4
from printkit.imposition.sets import in_sets
from printkit.scene import Artwork
from tests.imposition.samples import chip

OPTIONS = SheetOptions(A4, Backs.NONE)


def _sets(*players: str, copies: int = 4) -> list[Artwork]:
    """For each player one large disc and some small ones."""
    return [
        replace(chip(size, copies=n, name=f"{player}-{size}"), set_of=player)
        for size, n in ((40.0, 1), (15.0, copies))
        for player in players
    ]


def _around(slots: list[Bounds]) -> Bounds:
    x, y = min(s.x for s in slots), min(s.y for s in slots)
    return Bounds(x, y, max(s.right for s in slots) - x, max(s.bottom for s in slots) - y)


def test_sets_lie_apart_from_one_another() -> None:
    (leaf,), _ = leaves_of(_sets("a", "b", "c"), OPTIONS)
    rooms = [
        _around([s.place.bounds for s in leaf.slots if s.artwork.set_of == player])
        for player in ("a", "b", "c")
    ]
    assert len(leaf.slots) == 3 * 5
    assert not any(one.overlaps(other) for one, other in combinations(rooms, 2))


def test_sets_take_no_more_sheets() -> None:
    crowded = _sets(*"abcdef", copies=19)
    copies = [piece for piece in crowded for _ in range(piece.copies)]
    assert len(in_sets(copies, frames(OPTIONS, fold=False))) == 2, "in sets they take two sheets"
    (leaf,), _ = leaves_of(crowded, OPTIONS)
    assert len(leaf.slots) == len(copies)


def test_pieces_without_a_set_lie_as_they_did() -> None:
    mixed = [*_sets("a", "b"), chip(30, copies=3, name="die")]
    apart = [replace(piece, set_of=None) for piece in mixed]
    places = [[[s.place for s in leaf.slots] for leaf in leaves_of(m, OPTIONS)[0]]
              for m in (mixed, apart)]  # fmt: skip
    assert places[0] == places[1]
