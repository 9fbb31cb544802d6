"""One piece of each kind, in the three inks where they differ most."""

from collections.abc import Callable
from functools import cache

import pytest

from printkit.art.style import Ink
from printkit.components.registry import all_components
from printkit.pipeline.prepare import open_studio, prepare
from printkit.pipeline.studio import Studio
from printkit.scene import Artwork
from printkit.scene.dump import dump

PIECES = [
    ("monopoly-space", "deeds", "deed-1"),
    ("monopoly-space", "cards", "chance-gravity-shield"),
    ("monopoly-space", "chips", "resource"),
    ("monopoly-space", "domes", "small-dome-astronaut-1"),
    ("monopoly-space", "tokens", "token-rover"),
    ("monopoly-space", "dice", "die"),
    ("classic-us", "deeds", "deed-39"),
    ("classic-us", "deeds", "deed-12"),
    ("classic-us", "cards", "chest-once-around"),
    ("classic-us", "buildings", "house"),
]


@cache
def _studio(variant: str) -> Studio:
    return open_studio(prepare(variant))


def _artwork(variant: str, component_id: str, piece: str, ink: Ink) -> Artwork:
    component = next(one for one in all_components() if one.id == component_id)
    artworks = component.compose(_studio(variant).design(ink)).artworks
    return next(artwork for artwork in artworks if artwork.id == piece)


@pytest.mark.parametrize("ink", [Ink.FULL, Ink.LOW])
@pytest.mark.parametrize(("variant", "component", "piece"), PIECES)
def test_piece_is_drawn_as_before(
    variant: str, component: str, piece: str, ink: Ink, golden: Callable[[str, str], None]
) -> None:
    artwork = _artwork(variant, component, piece, ink)
    text = f"{artwork.width:.2f} x {artwork.height:.2f} mm, {artwork.copies} copies\n"
    text += dump(artwork.front)
    if artwork.back is not None:
        text += "back\n" + dump(artwork.back)
    golden(f"{variant}-{piece}-{ink}", text)
