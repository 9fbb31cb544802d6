"""Colours run over the edges of a net, and what is whole within a face stays there."""

import pytest

from printkit.colour import parse_colour
from printkit.components import net_bleed
from printkit.components.net_bleed import NET_BLEED, SPECK, bled
from printkit.geometry.nets.net import rectangular_face
from printkit.geometry.path import Bounds, joined
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import IDENTITY
from printkit.scene import Group, Shape
from printkit.templating.kept_sides import KeptSides
from tests.art.raster import shapes

RED = parse_colour("#d8392b")
FACE = rectangular_face("front", 40.0, 30.0, IDENTITY)


def _beyond(*circles: tuple[float, float, float]) -> list[Bounds]:
    """The boxes of what is painted below the face for its edges."""
    sky = Shape(joined(circle(*one) for one in circles), RED)
    ground = Shape(rectangle(0.0, 0.0, 40.0, 30.0), RED)
    (node,) = bled([(FACE, Group((ground, sky)))], Bounds(0.0, 0.0, 40.0, 30.0))
    grown = (shape for shape, _ in shapes(node) if shape.stroke)
    return [part.bounds() for shape in grown for part in shape.path.subpaths()]


def test_only_what_reaches_an_edge_is_drawn_out() -> None:
    assert len(_beyond((20.0, 15.0, 3.0))) == 1
    ground, disc = _beyond((20.0, 15.0, 3.0), (0.5, 15.0, 3.0))
    assert ground.width == 40.0
    assert disc.centre.x == 0.5


def test_specks_at_an_edge_are_left_as_they_are() -> None:
    assert NET_BLEED >= SPECK > 0
    assert len(_beyond((0.0, 15.0, 0.4 * SPECK), (0.0, 5.0, 3.0))) == 2


def test_a_picture_cut_off_within_the_face_is_not_drawn_out() -> None:
    picture = Shape(rectangle(-20.0, 10.0, 80.0, 10.0), RED)
    window = Group((picture,), clip=rectangle(5.0, 5.0, 30.0, 20.0))
    whole = Group((picture,), clip=rectangle(0.0, 5.0, 40.0, 20.0))
    for node, count in ((window, 0), (whole, 1)):
        (drawn,) = bled([(FACE, Group((node,)))], Bounds(0.0, 0.0, 40.0, 30.0))
        assert sum(1 for shape, _ in shapes(drawn) if shape.stroke) == count


def test_a_window_that_leaves_the_face_ends_what_is_drawn_out_too() -> None:
    picture = Shape(rectangle(-20.0, 10.0, 80.0, 10.0), RED)
    window = rectangle(20.0, -20.0, 60.0, 70.0)
    (drawn,) = bled([(FACE, Group((picture,), clip=window))], Bounds(0.0, 0.0, 40.0, 30.0))
    assert isinstance(drawn, Group)
    assert repr(window) in repr(drawn.children[0])


def test_fills_that_are_kept_are_not_grown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ground = Shape(rectangle(0.0, 0.0, 40.0, 30.0), RED)
    painted, bounds = [(FACE, Group((ground,)))], Bounds(0.0, 0.0, 40.0, 30.0)
    kept = KeptSides()
    first = list(bled(painted, bounds, kept))
    assert first == list(bled(painted, bounds))
    monkeypatch.setattr(net_bleed, "_grown", None)
    kept.turn()
    assert list(bled(painted, bounds, kept)) == first
