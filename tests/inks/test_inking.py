"""Scenes in inks: what is fine is black, what is large may be more."""

from printkit.colour import BLACK, Colour, parse_colour
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.inks.deriving import black_for, derived
from printkit.inks.inking import Inking
from printkit.inks.palette import SOLID_BLACK, Inks
from printkit.scene import Group, Shape, Stroke, Symbol, Text, Use
from tests.export.scenes import SHAPER

RICH = (0.6, 0.4, 0.4, 1.0)
NAVY, GREEN = parse_colour("#171240"), parse_colour("#0e6b5c")
INKS = Inks({"#171240": (1.0, 0.95, 0.05, 0.4)}, RICH)


def _fill(colour: Colour, side: float) -> Colour | None:
    node = Inking(INKS).inked(Shape(rectangle(0, 0, side, 40), fill=colour))
    assert isinstance(node, Shape)
    return node.fill


def test_stated_mixes_go_before_derived_ones() -> None:
    assert _fill(NAVY, 20) == Colour(NAVY.red, NAVY.green, NAVY.blue, (1.0, 0.95, 0.05, 0.4))
    green = _fill(GREEN, 20)
    assert green
    assert green.cmyk == derived(GREEN)


def test_rich_black_is_for_areas() -> None:
    mixes = [fill.cmyk for side in (1, 4, 5, 40) if (fill := _fill(BLACK, side))]
    assert mixes == [SOLID_BLACK, SOLID_BLACK, RICH, RICH]


def test_narrow_shapes_lines_and_text_in_dark_colours_are_black() -> None:
    narrow = _fill(NAVY, 1)
    assert narrow
    assert narrow.cmyk == SOLID_BLACK
    line = Shape(rectangle(0, 0, 9, 9), stroke=Stroke(NAVY, 0.2))
    text = Text(SHAPER.shape("A", "Jost-Bold", 4), 5, 5, parse_colour("#5c6470"))
    group = Inking(INKS).inked(Group((line, text)))
    assert isinstance(group, Group)
    inked_line, inked_text = group.children
    assert isinstance(inked_line, Shape)
    assert inked_line.stroke
    assert inked_line.stroke.colour.cmyk == SOLID_BLACK
    assert isinstance(inked_text, Text)
    assert inked_text.colour.cmyk == black_for(text.colour)


def test_text_in_colour_stays_in_colour() -> None:
    assert INKS.fine(GREEN) == derived(GREEN)


def test_symbols_stay_shared() -> None:
    symbol = Symbol("dot", Shape(rectangle(0, 0, 9, 9), fill=GREEN), Bounds(0, 0, 9, 9))
    group = Inking(INKS).inked(Group((Use(symbol), Use(symbol))))
    assert isinstance(group, Group)
    one, other = group.children
    assert isinstance(one, Use)
    assert isinstance(other, Use)
    assert one.symbol is other.symbol
