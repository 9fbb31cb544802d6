"""The theme's emblem on paper dice."""

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, pairwise
from math import fsum

from printkit.art.style import Ink
from printkit.colour import WHITE, Colour
from printkit.components import dice
from printkit.components.design import Composition
from printkit.geometry.path import Bounds, Path
from printkit.geometry.shapes import rectangle
from printkit.scene import Group, Node, Shape, Text
from printkit.templating.look import Look
from printkit.templating.scope import PlacePicture
from tests.components.drawing import design, nodes

CLASSIC = "classic-us"
EDGE = 16.0


def with_options(place: PlacePicture | None = None, **options: str) -> Composition:
    plain = design(name=CLASSIC)
    theme = plain.look.theme.model_copy(update={"options": options})
    drawn_with = replace(plain, place_picture=place) if place else plain
    return dice.COMPONENT.compose(
        replace(drawn_with, look=Look(theme, plain.look.ink), findings=[])
    )


def front(composition: Composition) -> Node:
    (die,) = composition.artworks
    return die.front


def test_an_emblem_takes_the_place_of_the_single_pip() -> None:
    house, rocket, pip = (with_options(emblem=name) for name in ("house", "rocket", ""))
    assert house.findings == rocket.findings == pip.findings == ()
    assert front(house) != front(rocket) != front(pip) != front(house)


def test_an_emblem_may_be_a_picture_in_the_colour_of_the_die_on_a_pip() -> None:
    placed: list[Shape] = []

    def place(src: str, box: Bounds, fit: str) -> Node:
        assert (src, fit) == ("pictures/anchor.svg", "contain")
        placed.append(Shape(rectangle(*box), Colour(1, 0, 0)))
        return placed[-1]

    composition = with_options(place, emblem="pictures/anchor.svg")
    assert composition.findings == ()
    ground = design(name=CLASSIC).look.colour("die")
    assert replace(placed[-1], fill=ground) in list(nodes(front(composition)))


def test_a_die_may_have_an_icon_of_its_own() -> None:
    crown, house = (dice.COMPONENT.compose(design(name=n)) for n in ("classic-uk", CLASSIC))
    assert front(crown) != front(house)


def test_themes_shape_the_pips() -> None:
    plain, hexagons = with_options(emblem=""), with_options(emblem="", pips="hexagon")
    assert front(plain) != front(hexagons)


def test_folded_dice_of_white_paper_have_edges() -> None:
    plain = design(name=CLASSIC)

    def drawn(ink: Ink) -> list[Node]:
        look = Look(plain.look.theme, ink)
        return list(nodes(front(dice.COMPONENT.compose(replace(plain, look=look)))))

    whole = [n for n in drawn(Ink.LOW) if isinstance(n, Shape) and n.path.bounds().width == EDGE]
    assert len(whole) >= 6
    assert all(shape.fill != WHITE for shape in whole)
    lines = [n.path.bounds() for n in drawn(Ink.MONO) if isinstance(n, Shape) and n.stroke]
    assert sum(box.width > EDGE - 4 and box.height > EDGE - 4 for box in lines) >= 6


def test_round_pips_stand_in_a_weave_that_keeps_within_the_frame() -> None:
    assert _woven(with_options(emblem="")) == 6
    assert _woven(with_options(emblem="", pips="star")) == 0


def _woven(composition: Composition) -> int:
    """How many faces have lines without a surface, within their frame."""
    lines = [n for n in nodes(front(composition)) if isinstance(n, Shape) and n.fill is None]
    return sum(0.8 * EDGE < n.path.bounds().width < 0.9 * EDGE for n in lines)


def _framed(node: Node) -> Iterator[tuple[Path, list[Node]]]:
    """The frame of each face with a figure, and what stands in it."""
    for group in nodes(node):
        children = group.children if isinstance(group, Group) else ()
        if any(isinstance(child, Text) for child in children):
            at = next(i for i, c in enumerate(children) if isinstance(c, Shape) and c.stroke)
            frame = children[at]
            assert isinstance(frame, Shape)
            yield frame.path, list(children[at + 1 :])


def _room(frame: Path, x: float, y: float) -> float:
    """How far a point lies within a convex frame, mm."""
    (ends,) = frame.polylines()
    middle = [fsum(axis) / len(ends) for axis in zip(*ends, strict=True)]
    rooms = []
    for (ax, ay), (bx, by) in pairwise(ends):
        across, down = ay - by, bx - ax
        side = math.copysign(1, across * (middle[0] - ax) + down * (middle[1] - ay))
        rooms.append(side * (across * (x - ax) + down * (y - ay)) / math.hypot(across, down))
    return min(rooms)


def test_stars_and_lines_keep_clear_of_the_frame() -> None:
    made = dice.COMPONENT.compose(design(name="moonopoly"))
    faces = {die.id: list(_framed(die.front)) for die in made.artworks}
    assert {key: len(found) for key, found in faces.items()} == {
        "d6": 0,
        "d8": 8,
        "d10": 10,
        "d12": 12,
    }
    for frame, marks in chain.from_iterable(faces.values()):
        shapes = [mark for mark in marks if isinstance(mark, Shape)]
        assert len(shapes) <= 2
        corners = [point for mark in shapes for line in mark.path.polylines() for point in line]
        assert min(_room(frame, x, y) for x, y in corners) > 0.4
