"""The theme's emblem on paper dice."""

from dataclasses import replace

from printkit.colour import Colour
from printkit.components import dice
from printkit.components.design import Composition
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.scene import Node, Shape
from printkit.shipped import shipped_folder
from printkit.templating.codes import PICTURE_UNUSABLE, WRONG_ELEMENT
from printkit.templating.look import Look, LookupFailure
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


def test_an_unknown_emblem_is_reported_and_leaves_the_pip() -> None:
    composition = with_options(emblem="mansion")
    (found,) = composition.findings
    assert found.code == WRONG_ELEMENT.code
    assert found.span is not None
    theme = shipped_folder("templates") / "classic" / "theme.yaml"
    line = theme.read_text(encoding="utf-8").splitlines()[found.span.line - 1]
    assert line[found.span.column - 1 :].startswith("house"), "where the theme states it"
    assert front(composition) == front(with_options())


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


def test_a_picture_that_cannot_be_used_is_reported_and_leaves_the_pip() -> None:
    def place(src: str, _box: Bounds, _fit: str) -> Node:
        raise LookupFailure(f"there is no {src}")

    composition = with_options(place, emblem="pictures/anchor.svg")
    assert [found.code for found in composition.findings] == [PICTURE_UNUSABLE.code]
    assert front(composition) == front(with_options())
