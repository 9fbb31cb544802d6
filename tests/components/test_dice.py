"""The theme's emblem on paper dice."""

from dataclasses import replace

from printkit.components import dice
from printkit.components.design import Composition
from printkit.scene import Node
from printkit.templating.codes import WRONG_ELEMENT
from printkit.templating.look import Look
from tests.components.drawing import design

CLASSIC = "classic-us"


def with_options(**options: str) -> Composition:
    plain = design(name=CLASSIC)
    theme = plain.look.theme.model_copy(update={"options": options})
    return dice.COMPONENT.compose(replace(plain, look=Look(theme, plain.look.ink), findings=[]))


def front(composition: Composition) -> Node:
    (die,) = composition.artworks
    return die.front


def test_an_emblem_takes_the_place_of_the_single_pip() -> None:
    house, rocket, pip = (with_options(emblem=name) for name in ("house", "rocket", ""))
    assert house.findings == rocket.findings == pip.findings == ()
    assert front(house) != front(rocket) != front(pip) != front(house)


def test_an_unknown_emblem_is_reported_and_leaves_the_pip() -> None:
    composition = with_options(emblem="mansion")
    assert [found.code for found in composition.findings] == [WRONG_ELEMENT.code]
    assert front(composition) == front(with_options())
