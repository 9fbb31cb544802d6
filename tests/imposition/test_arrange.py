"""Pieces of several sizes on common sheets."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.imposition.arrange import arrange
from printkit.imposition.frames import frames
from printkit.imposition.leaves import Leaf, in_grids
from printkit.imposition.options import Backs, SheetOptions
from printkit.imposition.paper import A4, LETTER
from printkit.scene import Artwork
from tests.imposition.samples import chip, piece

sizes = st.floats(10, 130).map(lambda value: round(value, 1))


@st.composite
def boxes(draw: st.DrawFn) -> list[Artwork]:
    """Some kinds of pieces, each with its copies."""
    made: list[Artwork] = []
    for number in range(draw(st.integers(1, 5))):
        copies, name = draw(st.integers(1, 20)), f"piece-{number}"
        if draw(st.booleans()):
            bleed, back = draw(st.sampled_from([0.0, 2.0, 3.0])), draw(st.booleans())
            size = (draw(sizes), draw(sizes))
            made.append(piece(*size, copies=copies, bleed=bleed, back=back, name=name))
        else:
            made.append(chip(draw(sizes), copies=copies, name=name))
    return made


def laid(artworks: list[Artwork], options: SheetOptions, *, fold: bool = False) -> list[Leaf]:
    copies = [artwork for artwork in artworks for _ in range(artwork.copies)]
    return arrange(copies, frames(options, fold=fold))


@settings(max_examples=60, deadline=None)
@given(boxes(), st.sampled_from([A4, LETTER]).map(SheetOptions), st.booleans())
def test_every_copy_lies_once_and_none_upon_another(
    artworks: list[Artwork],
    options: SheetOptions,
    fold: bool,  # noqa: FBT001 - hypothesis gives it
) -> None:
    leaves = laid(artworks, options, fold=fold)
    counts = Counter(slot.artwork.id for leaf in leaves for slot in leaf.slots)
    assert counts == {artwork.id: artwork.copies for artwork in artworks}
    for leaf in leaves:
        room = leaf.frame.area.grown(1e-6)
        assert all(room.contains(slot.place.bounds) for slot in leaf.slots)
        assert all(room.contains(slot.paint) for slot in leaf.slots)
        for one, other in combinations(leaf.slots, 2):
            assert not one.paint.grown(-1e-6).overlaps(other.paint)


@settings(max_examples=30, deadline=None)
@given(boxes())
def test_it_never_takes_more_sheets_than_each_size_by_itself(artworks: list[Artwork]) -> None:
    options = SheetOptions(A4)
    apart = [in_grids([a] * a.copies, frames(options, fold=False)) for a in artworks]
    assert len(laid(artworks, options)) <= sum(map(len, apart))


def test_a_sheet_with_one_deed_is_filled() -> None:
    deeds, cards = piece(57, 80, copies=28, name="deed"), piece(87, 56, copies=32, name="card")
    leaves = laid([deeds, cards], SheetOptions(A4))
    assert len(leaves) == 7, "four of deeds, the last with one, and four of cards by themselves"
    gaps = [slot.paint.x - slot.place.bounds.x for leaf in leaves for slot in leaf.slots]
    assert max(gaps) <= -2.0, "every piece keeps bleed"


@pytest.mark.parametrize("kinds", [2, 60, 600])
def test_many_sizes_are_laid_in_no_time(kinds: int) -> None:
    artworks = [piece(20 + n / 10, 30 + n / 20, name=f"p{n}", copies=2) for n in range(kinds)]
    leaves = laid(artworks, SheetOptions(A4, Backs.NONE))
    assert len(leaves) <= 1 + kinds / 5
