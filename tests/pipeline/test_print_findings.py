"""The pieces of every shipped game, drawn with little ink and without colour, read and print well.

With full ink they are checked wherever shipped games are.
"""

import pytest

from printkit.art.style import Ink
from printkit.checking.engine import check_print
from printkit.checking.prints.inspection import Prints
from printkit.components.registry import components_of
from printkit.pipeline.prepare import open_context, prepare, shipped_variants


@pytest.mark.parametrize("name", shipped_variants())
def test_nothing_is_found_on_the_pieces(name: str) -> None:
    studio = open_context(prepare(name))
    for ink in (Ink.LOW, Ink.MONO):
        prints = Prints()
        for component in components_of(studio.variant):
            composition = component.compose(studio.design(ink, sketch=True))
            prints.add(composition.artworks, composition.texts)
        assert sum(len(face.words) for face in prints.faces) > 500
        assert check_print(studio.variant, [], prints) == []
