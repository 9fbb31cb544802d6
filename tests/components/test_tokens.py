"""The standing tokens and the chips of Monopoly Space: painted and named."""

import pytest

from printkit.art.style import Ink
from printkit.components import chips, tokens
from printkit.model import Chip, Standee
from printkit.scene import Group, Shape
from tests.components.drawing import composed, nodes, squeezed, variant, wording

SIDES = 2
"""Front and back, which both can be read on the table."""


@pytest.mark.parametrize("ink", list(Ink))
def test_both_standing_sides_of_a_token_bear_the_name_of_its_seat(ink: Ink) -> None:
    composition = composed(tokens.COMPONENT, ink)
    assert composition.findings == ()
    names = {seat.token: seat.name for seat in variant().seats.values()}
    assert {artwork.id for artwork in composition.artworks} == set(names)
    for artwork in composition.artworks:
        assert wording(artwork.front) == squeezed(names[artwork.id]) * SIDES


def test_a_token_wears_the_colour_of_its_seat() -> None:
    colours = {seat.token: seat.colour for seat in variant().seats.values()}
    for artwork in composed(tokens.COMPONENT).artworks:
        assert isinstance(artwork.front, Group)
        for face in artwork.front.children:
            ground = next(node for node in nodes(face) if isinstance(node, Shape))
            assert ground.fill is not None
            assert ground.fill.hex == colours[artwork.id]


def test_there_is_a_token_for_each_standing_piece() -> None:
    standing = [key for key, piece in variant().pieces.items() if isinstance(piece, Standee)]
    assert [artwork.id for artwork in composed(tokens.COMPONENT).artworks] == standing


@pytest.mark.parametrize("ink", list(Ink))
def test_a_chip_is_named_on_its_back_and_painted_to_its_bleed(ink: Ink) -> None:
    composition = composed(chips.COMPONENT, ink)
    assert composition.findings == ()
    (artwork,) = composition.artworks
    chip = variant().pieces[artwork.id]
    assert isinstance(chip, Chip)
    assert artwork.back is not None
    assert wording(artwork.back) == squeezed(chip.name)
    for side in (artwork.front, artwork.back):
        ground = next(node for node in nodes(side) if isinstance(node, Shape))
        assert ground.path.bounds().width == pytest.approx(chip.diameter + 2 * chips.BLEED)
