"""The classic house design: streets, works, railway, skyline, backs of decks, compass rose."""

import pytest

from printkit.art.registry import draw_art
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, parse_colour
from printkit.geometry.path import Bounds
from tests.art.raster import extent, shapes

BOX = Bounds(2, 3, 40, 26)
RED = parse_colour("#c2372f")
STREETS = [f"street-{n}" for n in range(1, 9)]
OTHERS = ["railway", "bulb-works", "water-works", "skyline", "compass-rose"]
BACKS = ["deck-chance-classic", "deck-chest-classic"]


def style(ink: Ink, seed: int = 0) -> Style:
    return Style(ink, RED, WHITE, BLACK, seed)


@pytest.mark.parametrize("ink", list(Ink))
@pytest.mark.parametrize("name", STREETS + OTHERS)
def test_stays_in_its_box_and_prints(name: str, ink: Ink) -> None:
    scene = draw_art(name, BOX, style(ink))
    assert BOX.contains(extent(scene))
    assert min(s.stroke.width for s, _ in shapes(scene) if s.stroke) >= 0.12


@pytest.mark.parametrize("name", STREETS)
def test_a_street_shows_its_group_also_with_little_ink(name: str) -> None:
    for ink in (Ink.FULL, Ink.LOW):
        assert RED in {shape.fill for shape, _ in shapes(draw_art(name, BOX, style(ink)))}


@pytest.mark.parametrize("name", STREETS + OTHERS + BACKS)
def test_budget(name: str) -> None:
    scene = draw_art(name, BOX, style(Ink.FULL))
    assert sum(len(shape.path.segments) for shape, _ in shapes(scene)) < 4000


@pytest.mark.parametrize("width", [30.0, 120.0, 260.0])
def test_the_skyline_fills_any_width(width: float) -> None:
    box = Bounds(0, 0, width, 20)
    inked = extent(draw_art("skyline", box, style(Ink.FULL)))
    assert box.contains(inked)
    assert inked.width > width - 3


def test_the_seed_chooses_the_houses() -> None:
    box = Bounds(0, 0, 120, 20)
    first, second = (draw_art("skyline", box, style(Ink.FULL, seed)) for seed in (1, 2))
    assert first != second
    assert first == draw_art("skyline", box, style(Ink.FULL, 1))


@pytest.mark.parametrize("name", BACKS)
def test_backs_cover_their_bleed_in_full_and_are_white_in_low_ink(name: str) -> None:
    for ink, colour in ((Ink.FULL, RED), (Ink.LOW, WHITE), (Ink.MONO, WHITE)):
        ground = next(shapes(draw_art(name, BOX, style(ink))))[0]
        assert ground.fill == colour
        assert ground.path.bounds() == Bounds(0, 0, BOX.width, BOX.height)
