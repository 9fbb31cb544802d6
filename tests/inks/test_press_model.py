"""The model of a press, held to numbers of the standard that it describes."""

import pytest

from printkit.colour import Cmyk
from printkit.inks.press_model import light_of, seen


@pytest.mark.parametrize(
    ("inks", "shown"),
    [
        ((0, 0, 0, 0), "#ffffff"),
        ((1, 0, 0, 0), "#009fe3"),  # as ISO Coated v2 shows them, relative to the paper
        ((0, 1, 0, 0), "#e6007e"),
        ((0, 0, 1, 0), "#ffed00"),
        ((0, 1, 1, 0), "#e30613"),
        ((1, 0, 1, 0), "#009640"),
        ((1, 1, 0, 0), "#312783"),
    ],
)
def test_solid_inks_look_as_known(inks: Cmyk, shown: str) -> None:
    colour = seen(inks)
    channels = [round(255 * v) for v in (colour.red, colour.green, colour.blue)]
    assert channels == pytest.approx(list(bytes.fromhex(shown[1:])), abs=35)


def test_half_a_dot_grows() -> None:
    half = light_of((0, 0, 0, 0.5))[1]
    assert 1 - half == pytest.approx(0.66 * (1 - light_of((0, 0, 0, 1))[1]), abs=0.01)


def test_more_ink_is_darker() -> None:
    shares = [step / 20 for step in range(21)]
    lights = [light_of((0.2, 0.1, 0, share))[1] for share in shares]
    assert lights == sorted(lights, reverse=True)
