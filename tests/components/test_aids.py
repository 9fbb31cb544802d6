"""Player aids: every line on its side, as many leaflets as players."""

import pytest

from printkit.art.style import Ink
from printkit.components.aids import COMPONENT
from printkit.model import Aid, AidSection
from printkit.scene import Text
from printkit.units import MM_PER_POINT
from tests.components.drawing import composed, nodes, squeezed, studio, studio_of, wording

NAME = "monopoly-2-0"


@pytest.mark.parametrize("ink", Ink)
def test_everything_fits_in_every_ink(ink: Ink) -> None:
    assert composed(COMPONENT, ink, NAME).findings == ()


def test_every_section_stands_on_its_side() -> None:
    (artwork,) = composed(COMPONENT, name=NAME).artworks
    (aid,) = studio(NAME).variant.aids.values()
    assert artwork.copies == studio(NAME).variant.most_players
    assert artwork.back is not None
    for sections, side in ((aid.front, artwork.front), (aid.back, artwork.back)):
        words = wording(side)
        for section in sections:
            assert squeezed(section.title) in words
            for line in section.lines:
                if "{" not in line:
                    assert squeezed(line.replace("*", "")) in words


def test_a_leaflet_of_one_side_has_no_back_and_its_own_count() -> None:
    aid = Aid(title="Short", front=[AidSection(title="Rule", lines=["Only one."])], copies=3)
    variant = studio(NAME).variant.model_copy(update={"aids": {"short": aid}})
    (artwork,) = COMPONENT.compose(studio_of(variant).design(Ink.FULL)).artworks
    assert (artwork.back, artwork.copies) == (None, 3)


def test_the_picture_of_a_section_stands_in_its_band() -> None:
    aid = Aid(title="Short", front=[AidSection(title="Rule", lines=["Only one."])], copies=1)
    pictured = aid.model_copy(
        update={"front": [aid.front[0].model_copy(update={"art": "compass-rose"})]}
    )
    plain, drawn = (
        COMPONENT.compose(
            studio_of(studio(NAME).variant.model_copy(update={"aids": {"short": each}})).design(
                Ink.FULL
            )
        ).artworks[0]
        for each in (aid, pictured)
    )
    assert len(list(nodes(drawn.front))) > len(list(nodes(plain.front)))


@pytest.mark.parametrize("name", ["monopoly-2-0", "mass-effect-n7", "planetopoly", "moonopoly"])
def test_lines_are_large_enough_to_be_read_at_the_table(name: str) -> None:
    for artwork in composed(COMPONENT, Ink.LOW, name).artworks:
        for side in (artwork.front, artwork.back or artwork.front):
            sizes = [found.run.size for found in nodes(side) if isinstance(found, Text)]
            assert min(sizes) > 6.95 * MM_PER_POINT
