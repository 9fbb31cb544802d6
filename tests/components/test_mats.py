"""Trackers: a field for each group, or numbered ones, and where their markers lie."""

import pytest

from printkit.art.style import Ink
from printkit.components.mats import COMPONENT
from printkit.model import Tracker
from tests.components.drawing import composed, studio, studio_of, texts

NAME = "monopoly-2-0"


@pytest.mark.parametrize("ink", Ink)
def test_everything_fits_in_every_ink(ink: Ink) -> None:
    assert composed(COMPONENT, ink, NAME).findings == ()


def test_numbered_fields_stand_in_their_order() -> None:
    tracker = Tracker(kind="tracker", title="Laps", steps=12, columns=6, marker="die", height=70)
    variant = studio(NAME).variant.model_copy(update={"mats": {"laps": tracker}})
    composition = COMPONENT.compose(studio_of(variant).design(Ink.FULL))
    (mat,) = composition.artworks
    assert composition.findings == ()
    words = texts(mat.front)
    numbers = [int(word) for word in words if word.isdigit()]
    assert numbers == list(range(1, 13))
    rows = {placed.place.bounds.y for placed in composition.places}
    assert len(rows) == 2
    assert {placed.place.target for placed in composition.places} == {"die"}


def test_the_goal_is_named_only_where_there_is_one() -> None:
    tracker = Tracker(kind="tracker", title="Laps", steps=4)
    variant = studio(NAME).variant.model_copy(update={"mats": {"laps": tracker}})
    composition = COMPONENT.compose(studio_of(variant).design(Ink.FULL))
    assert composition.places == ()
    assert "win" not in " ".join(texts(composition.artworks[0].front))
