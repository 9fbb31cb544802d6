"""The theme's emblem on paper dice."""

from dataclasses import replace

from printkit.colour import Colour
from printkit.components import dice
from printkit.components.design import Composition
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.scene import Node, Shape
from printkit.templating.look import Look
from printkit.templating.scope import PlacePicture
from tests.components.drawing import design, nodes

CLASSIC = "classic-us"


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


def test_an_emblem_may_be_a_picture_in_the_colour_of_the_pips() -> None:
    placed: list[Shape] = []

    def place(src: str, box: Bounds, fit: str) -> Node:
        assert (src, fit) == ("pictures/anchor.svg", "contain")
        placed.append(Shape(rectangle(*box), Colour(1, 0, 0)))
        return placed[-1]

    composition = with_options(place, emblem="pictures/anchor.svg")
    assert composition.findings == ()
    pips = design(name=CLASSIC).look.colour("die-pips")
    assert replace(placed[-1], fill=pips) in list(nodes(front(composition)))
