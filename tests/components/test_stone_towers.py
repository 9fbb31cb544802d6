"""Towers of stone: their paint keeps to its face in every ink, and is not that of a hull."""

import pytest

from printkit.art.style import Ink
from printkit.colour import parse_colour
from printkit.components.tower_faces import painted_face
from printkit.model import Prism
from tests.art.raster import extent, shapes

RED = parse_colour("#d8392b")


def tower(coat: str) -> Prism:
    data = {"kind": "prism", "name": "Base", "count": 1, "sides": 6, "width": 16, "wall": 13}
    return Prism.model_validate({**data, "roof": 6, "coat": coat})


@pytest.mark.parametrize("ink", Ink)
def test_paint_stays_on_the_face(ink: Ink) -> None:
    piece = tower("stone")
    for face in piece.net().faces:
        box, painted = face.shape.bounds(), extent(painted_face(face, piece, RED, ink))
        assert box.grown(0.2).contains(painted)


@pytest.mark.parametrize("ink", Ink)
def test_stone_is_no_hull(ink: Ink) -> None:
    stone, hull = tower("stone"), tower("hull")
    for face in stone.net().faces:
        assert painted_face(face, stone, RED, ink) != painted_face(face, hull, RED, ink)


@pytest.mark.parametrize("ink", [Ink.LOW, Ink.MONO])
def test_walls_are_pale_with_stones_where_ink_is_short(ink: Ink) -> None:
    piece = tower("stone")
    face = next(face for face in piece.net().faces if face.name == "wall-2")
    ground, joints, *_ = (shape for shape, _ in shapes(painted_face(face, piece, RED, ink)))
    assert ground.fill is not None
    assert ground.fill.luminance > 0.8
    assert (ground.fill.luminance == 1) is (ink is Ink.MONO)
    assert joints.fill is None
    assert len(joints.path.segments) > 20
