"""The standing tokens and the chips of Monopoly Space: painted and named."""

import pytest
from shapely.affinity import scale

from printkit.art.style import Ink
from printkit.components import chips, tokens
from printkit.components.token_outline import outline_of
from printkit.geometry.nets.standee import EASE, standee_net
from printkit.geometry.path import Bounds
from printkit.model import Chip, Standee
from printkit.scene import Group, Shape
from tests.components.drawing import composed, nodes, squeezed, variant, wording
from tests.geometry.nets.paper import assert_sound, polygon


@pytest.mark.parametrize("ink", list(Ink))
def test_a_token_bears_the_name_of_its_seat_once(ink: Ink) -> None:
    composition = composed(tokens.COMPONENT, ink)
    assert composition.findings == ()
    names = {seat.token: seat.name for seat in variant().seats.values()}
    assert {artwork.id for artwork in composition.artworks} == set(names)
    for artwork in composition.artworks:
        assert wording(artwork.front) == squeezed(names[artwork.id])


def test_a_token_wears_the_colour_of_its_seat() -> None:
    colours = {seat.token: seat.colour for seat in variant().seats.values()}
    for artwork in composed(tokens.COMPONENT).artworks:
        assert isinstance(artwork.front, Group)
        for face in artwork.front.children:
            fills = [n.fill.hex for n in nodes(face) if isinstance(n, Shape) and n.fill]
            assert colours[artwork.id] in fills


@pytest.mark.parametrize("name", ["classic-us", "classic-uk", "mass-effect-n7", "planetopoly"])
def test_tokens_are_cut_along_their_figures(name: str) -> None:
    whole = {k: p for k, p in variant(name).pieces.items() if isinstance(p, Standee)}
    for artwork in composed(tokens.COMPONENT, name=name).artworks:
        token = whole[artwork.id]
        assert artwork.outline is not None
        area = polygon(artwork.outline).area
        assert area < 0.9 * artwork.width * artwork.height, artwork.id
        assert artwork.width == pytest.approx(token.width, abs=1e-3)


def test_front_and_back_of_a_figure_meet_when_folded() -> None:
    ring = [(8, 0), (16, 0), (20, 12), (16, 30), (24, 30), (24, 36), (0, 36), (0, 30), (6, 30)]
    net = standee_net(24, 36, 15, ring)
    assert_sound(net)
    front, back = (polygon(net.face(name).outline) for name in ("front", "back"))
    fold = 15 - EASE + 36
    assert back.symmetric_difference(scale(front, 1, -1, origin=(0, fold))).area < 1e-6


def test_a_figure_stands_on_a_foot_as_wide_as_its_panel() -> None:
    figure = outline_of("token-owl", Bounds(2, 2, 20, 26), 24, 36)
    assert figure is not None
    xs, ys = zip(*figure.ring, strict=True)
    assert (min(xs), max(xs), max(ys)) == pytest.approx((0, 24, 36 - figure.top))


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
