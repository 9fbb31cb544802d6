"""The board of Monopoly Space: every space once, and room for all that lies in the centre."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from printkit.art.style import Ink
from printkit.components.board import COLONY_SHARE, COMPONENT
from printkit.components.colony import RIM, colony
from printkit.components.design import Composition
from printkit.geometry.ring import ring
from printkit.geometry.transform import IDENTITY, Transform
from printkit.model import Dome, Variant
from printkit.scene import Group, Node, Text
from printkit.templating.scope import Place
from printkit.text.numbers import format_money
from printkit.units import MM_PER_POINT
from tests.components import drawing
from tests.components.drawing import composed, squeezed, wording


@pytest.fixture(scope="module")
def variant() -> Variant:
    return drawing.variant()


@pytest.fixture(scope="module", params=list(Ink))
def board(request: pytest.FixtureRequest) -> Composition:
    return composed(COMPONENT, request.param)


def spaces(board: Composition) -> tuple[Node, ...]:
    """The scenes of the spaces, after the ground and the centre."""
    scene = board.artworks[0].front
    assert isinstance(scene, Group)
    return scene.children[2:]


def places(board: Composition) -> list[Place]:
    return [placed.place for placed in board.places]


def test_the_board_is_drawn_without_findings(board: Composition) -> None:
    assert board.findings == ()


def test_each_space_is_drawn_once_with_its_name_and_price(
    board: Composition, variant: Variant
) -> None:
    assert variant.board is not None
    scenes = spaces(board)
    assert len(scenes) == len(variant.board.spaces)
    for index, scene in enumerate(scenes):
        deed = variant.deeds.get(index)
        if deed is not None:
            price = format_money(deed.price, variant.currency, variant.language)
            name = f"{deed.place} {variant.short_deed_name(index)}"
            assert wording(scene) == squeezed(name + price)
        else:
            parts = variant.board.spaces[index].name.split("/")
            assert [wording(scene).count(squeezed(part)) for part in parts] == [1] * len(parts)


@pytest.mark.parametrize(("kind", "rule"), [("go", "salary"), ("warp", "warp_fee")])
def test_spaces_say_what_they_give_or_cost(
    board: Composition, variant: Variant, kind: str, rule: str
) -> None:
    assert variant.board is not None
    amount = format_money(variant.rules[rule], variant.currency, variant.language)
    own = [index for index, space in variant.board.spaces.items() if space.kind == kind]
    assert own
    for index in own:
        assert squeezed(amount) in wording(spaces(board)[index])


def test_the_centre_names_the_game_the_seats_and_the_decks(
    board: Composition, variant: Variant
) -> None:
    scene = board.artworks[0].front
    assert isinstance(scene, Group)
    found = wording(scene.children[1])
    names = [seat.name for seat in variant.seats.values()]
    names += [deck.name for deck in variant.decks.values()]
    for name in [variant.title, *names]:
        assert found.count(squeezed(name)) == 1, (name, found)
    assert found.count(squeezed(variant.subtitle)) == 2, "once for each side of the table"


def test_each_dome_of_each_seat_has_a_place_that_it_fits(
    board: Composition, variant: Variant
) -> None:
    for piece_id, piece in variant.pieces.items():
        if not isinstance(piece, Dome):
            continue
        own = [place.bounds for place in places(board) if place.target == piece_id]
        assert len(own) == variant.piece_count(piece_id)
        for bounds in own:
            assert bounds.width == pytest.approx(bounds.height)
            assert bounds.width / 2 >= piece.diameter / 2 + 0.5


def test_each_deck_has_one_place_of_the_size_of_its_cards(
    board: Composition, variant: Variant
) -> None:
    for deck_id in variant.decks:
        (bounds,) = [place.bounds for place in places(board) if place.target == deck_id]
        assert bounds.width == pytest.approx(variant.formats.card.width)
        assert bounds.height == pytest.approx(variant.formats.card.height)


def test_places_lie_in_the_centre_and_apart(board: Composition, variant: Variant) -> None:
    assert variant.board is not None
    centre = ring(variant.board.size, variant.board.corner, len(variant.board.spaces)).centre
    boxes = [place.bounds for place in places(board)]
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= centre.width
        assert box.y + box.height <= centre.height
    for one, other in combinations(boxes, 2):
        beside = one.x + one.width <= other.x or other.x + other.width <= one.x
        above = one.y + one.height <= other.y or other.y + other.height <= one.y
        assert beside or above, (one, other)


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_a_colony_holds_any_number_of_domes_apart(variant: Variant, count: int) -> None:
    small = variant.pieces["small-dome"].model_copy(update={"per_seat": count})
    changed = variant.model_copy(update={"pieces": {**variant.pieces, "small-dome": small}})
    reach = COLONY_SHARE * 365
    found = colony(changed, dict.fromkeys(changed.pieces, ""), reach)
    assert [place.piece for place in found].count("small-dome") == count
    assert (found[0].piece, found[0].x, found[0].y) == ("large-dome", 0.0, 0.0)
    for place in found[1:]:
        assert (place.x**2 + place.y**2) ** 0.5 + place.radius == pytest.approx(reach - RIM)
    for one, other in combinations(found, 2):
        apart = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
        assert apart > one.radius + other.radius


def test_a_colony_looks_the_same_from_all_four_sides(variant: Variant) -> None:
    found = colony(variant, dict.fromkeys(variant.pieces, ""), 60.0)[1:]
    for place, following in pairwise([*found, found[0]]):
        assert (following.x, following.y) == pytest.approx((-place.y, place.x))


@pytest.mark.parametrize("name", ["classic-us", "monopoly-space", "planetopoly", "mass-effect-n7"])
def test_first_lines_of_names_along_a_side_stand_on_one_line(name: str) -> None:
    game = drawing.variant(name)
    drawn = spaces(composed(COMPONENT, Ink.FULL, name))
    firsts = [
        next(text.y for text in _texts(drawn[at]) if text.run.size > 9 * MM_PER_POINT)
        for at in range(1, 10)
        if at in game.deeds
    ]
    assert max(firsts) - min(firsts) < 0.2


def _texts(node: Node, outer: Transform = IDENTITY) -> Iterator[Text]:
    """The texts of a space, where they stand in it."""
    match node:
        case Group(children, transform):
            for child in children:
                yield from _texts(child, transform.then(outer))
        case Text(run, x, y, colour):
            yield Text(run, *outer.apply(x, y), colour)
