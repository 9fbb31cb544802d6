"""Houses whose faces have drawings of the definition's own."""

from printkit.art.classic.london.scene import PORTLAND
from printkit.art.style import Ink
from printkit.colour import Colour, parse_colour
from printkit.components import buildings
from printkit.components.house_faces import paints
from printkit.scene import Shape
from tests.components.drawing import nodes, studio, studio_of


def colours(paint: dict[str, str]) -> set[Colour]:
    """Those of the American houses when their faces are painted so."""
    given = studio("classic-us").variant
    house = given.pieces["house"].model_copy(update={"paint": paint})
    design = studio_of(given.model_copy(update={"pieces": {"house": house}})).design(Ink.FULL)
    (artwork,) = buildings.COMPONENT.compose(design).artworks
    shapes = (node for node in nodes(artwork.front) if isinstance(node, Shape))
    return {shape.fill for shape in shapes if shape.fill is not None}


def test_a_face_shows_the_drawing_that_the_definition_names() -> None:
    assert PORTLAND not in colours({})
    assert PORTLAND in colours({"front": "uk-hotel-front"})


def test_other_faces_are_painted_as_usual() -> None:
    usual = paints(parse_colour("#2e9e4f"), Ink.FULL)
    assert usual.roof in colours({"front": "uk-hotel-front"})
    assert usual.roof not in colours({"roof": "uk-house-roof"})
