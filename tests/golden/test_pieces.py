"""Every side of every piece of the shipped games is drawn as before."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

import pytest

from printkit.checking.engine import check_print
from printkit.checking.prints.inspection import Prints, faces_of
from printkit.components.design import Composition
from printkit.components.registry import components_of
from printkit.pipeline.prepare import open_context, prepare
from printkit.pipeline.render_context import RenderContext
from tests.golden.chosen import PICTURES, Printing, printings
from tests.golden.kept import DIFFERENCES, HERE, Kept, changes, write_pictures
from tools.drawn_game import DrawnGame, draw_game


@lru_cache(maxsize=1)
def _studio(game: str, language: str | None) -> RenderContext:
    """The studio, for one ink after the other."""
    return open_context(prepare(game, language=language))


def check(kept: Kept, drawn: DrawnGame, differences: Path) -> None:
    """Fails with the names of what has changed, and where to look at it."""
    now = {name: one.fingerprint for name, one in drawn.sides.items()}
    found = changes(kept.fingerprints(), now)
    if found:
        folder = differences / kept.printing
        write_pictures(kept, drawn, found.keys(), folder)
        listed = [f"  {name}: {what}" for name, what in found.items()]
        summary = f"{len(found)} of {len(now)} sides of {kept.printing} are not drawn as before:"
        after = f"look at the pictures in {folder}, then: make golden"
        pytest.fail("\n".join([summary, *listed, after]), pytrace=False)


@pytest.fixture(scope="module", params=printings(), ids=str)
def printing(request: pytest.FixtureRequest) -> Printing:
    """Each of them, for all tests."""
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def drawn(printing: Printing) -> DrawnGame:
    """The game as it is printed."""
    return draw_game(_studio(printing.game, printing.language), printing.ink)


def test_pieces_are_drawn_as_before(
    printing: Printing, drawn: DrawnGame, *, update_goldens: bool
) -> None:
    kept = Kept(str(printing), PICTURES.get(str(printing), ()))
    if update_goldens:
        kept.accept(drawn)
    assert set(kept.pictured) <= set(drawn.sides)
    check(kept, drawn, DIFFERENCES)


def _seen(compositions: Iterable[Composition]) -> dict[str, list[object]]:
    """What the rules of the checker see of the sides of all pieces.

    Nets are left out: what bleeds over their lines, below their faces, is taken from drawings,
    which a check does not make.
    """
    return {
        f"{artwork.id} {face.side}": [
            [(thing.area.box, thing.fill, thing.opaque) for thing in face.painted.things],
            [(word.text.run.text, word.bounds, word.ground, word.below) for word in face.words],
            face.strokes,
        ]
        for composition in compositions
        for artwork in composition.artworks
        if artwork.score is None
        for face in faces_of(artwork)
    }


def test_a_build_sees_what_a_check_sees(printing: Printing, drawn: DrawnGame) -> None:
    studio = _studio(printing.game, printing.language)
    sketch = {
        one.id: one.compose(studio.design(printing.ink, sketch=True))
        for one in components_of(studio.variant)
    }
    built = [drawn.compositions[name] for name in sketch]
    left_out, there = _seen(sketch.values()), _seen(built)
    differ = [side for side in there if left_out[side] != there[side]]
    assert all(side.startswith("rules-") for side in differ), "rules grow where they have room"
    prints = Prints()
    for composition in built:
        prints.add(composition.artworks, composition.texts, composition.drawn)
    assert check_print(studio.variant, (), prints) == []


def test_nothing_else_is_kept(*, update_goldens: bool) -> None:
    wanted = set()
    for printing in map(str, printings()):
        kept = Kept(printing, PICTURES.get(printing, ()))
        wanted |= {kept.file, *map(kept.picture, kept.pictured)}
    others = {*HERE.glob("pieces/*"), *HERE.glob("pictures/*/*")} - wanted
    if update_goldens:
        for path in others:
            path.unlink()
    else:
        assert not others
    assert set(PICTURES) <= set(map(str, printings()))
