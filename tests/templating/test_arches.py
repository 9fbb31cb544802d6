"""Words along an arch."""

import math

import pytest

from printkit.colour import BLACK
from printkit.geometry.transform import Point
from printkit.scene import GlyphRun, Group, Text
from printkit.templating.arches import arched

LINE = Text(GlyphRun("Any", 5.0, "A B", (4.0, 2.0, 4.0)), 10.0, 20.0, BLACK)
MIDDLE = 15.0


def foot(turned: Group) -> Point:
    """Where the middle of a letter's foot stands."""
    (letter,) = turned.children
    assert isinstance(letter, Text)
    return turned.transform.apply(letter.x + letter.run.width / 2, letter.y)


@pytest.mark.parametrize("radius", [30.0, -30.0])
def test_letters_stand_on_the_circle_in_their_order(radius: float) -> None:
    left, right = (foot(turned) for turned in arched([LINE], MIDDLE, radius))
    for point in (left, right):
        assert math.dist(point, (MIDDLE, 20 + radius)) == pytest.approx(30)
        assert (point.y > 20) is (radius > 0)
    assert left.x < MIDDLE < right.x


def test_blanks_are_room_only() -> None:
    letters = [turned.children[0] for turned in arched([LINE], MIDDLE, 30)]
    assert [letter.run.text for letter in letters if isinstance(letter, Text)] == ["A", "B"]
