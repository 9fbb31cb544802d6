"""The mixes of the themes that come with printkit: designed, printable, near to the screen."""

from collections.abc import Iterator
from math import fsum
from typing import NamedTuple

import pytest

from printkit.colour import WHITE, Cmyk, Colour, parse_colour
from printkit.colour_vision import difference
from printkit.inks.deriving import TOTAL_INK, derived
from printkit.inks.palette import Inks
from printkit.inks.press_model import seen
from printkit.loading.theme import load_theme
from printkit.model.theme import InkColours, Theme
from printkit.shipped import shipped_folder
from printkit.targets.inks import stated_inks

THEMES = sorted(each.parent.name for each in shipped_folder("templates").glob("*/theme.yaml"))
NEAR = 3.0
"""CIEDE2000 that a designed mix may be off, where inks can show the colour."""
INKS_OF_TEXT = 3


class Named(NamedTuple):
    """A colour of a theme with its inks."""

    role: str
    colour: Colour
    mix: Cmyk | None


def theme(name: str) -> Theme:
    loaded = load_theme(name).theme
    assert loaded is not None
    return loaded


def named(name: str) -> Iterator[Named]:
    for role, given in theme(name).colours.items():
        colour = parse_colour(given.full if isinstance(given, InkColours) else given)
        if colour != WHITE:
            yield Named(role, colour, stated_inks(theme(name)).get(colour.hex))


@pytest.mark.parametrize("name", THEMES)
def test_every_colour_has_a_mix(name: str) -> None:
    assert [each.role for each in named(name) if each.mix is None] == []


@pytest.mark.parametrize("name", THEMES)
def test_colours_that_are_alike_on_the_screen_are_alike_in_ink(name: str) -> None:
    mixes: dict[str, set[tuple[float, ...]]] = {}
    for given in theme(name).colours.values():
        if isinstance(given, InkColours) and given.cmyk is not None:
            mixes.setdefault(given.full, set()).add(given.cmyk)
    assert [colour for colour, several in mixes.items() if len(several) > 1] == []


@pytest.mark.parametrize("name", THEMES)
def test_mixes_are_dry_and_of_three_inks(name: str) -> None:
    """Plates that lie a little apart fray text in four inks."""
    for role, _, mix in named(name):
        assert mix is not None
        assert fsum(mix) <= TOTAL_INK + 1e-9, role
        assert sum(ink > 0 for ink in mix) <= INKS_OF_TEXT, role


@pytest.mark.parametrize("name", THEMES)
def test_mixes_look_as_the_screen_does_as_far_as_inks_can(name: str) -> None:
    for role, colour, mix in named(name):
        assert mix is not None
        if any(mix[:3]):
            apart = difference(colour, seen(mix))
            assert apart <= max(NEAR, difference(colour, seen(derived(colour)))), (role, apart)
        else:  # a colour for texts
            assert seen(mix).luminance == pytest.approx(colour.luminance, abs=0.02), role


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("role", ["ink", "muted"])
def test_text_is_in_black_alone(name: str, role: str) -> None:
    inks = Inks(stated_inks(theme(name)))
    [colour] = [each.colour for each in named(name) if each.role == role]
    assert inks.fine(colour)[:3] == (0, 0, 0)
