"""Every side of every piece of the shipped games is drawn as before."""

from functools import lru_cache
from pathlib import Path

import pytest

from printkit.pipeline.prepare import open_studio, prepare
from printkit.pipeline.studio import Studio
from tests.golden.chosen import PICTURES, Printing, printings
from tests.golden.kept import DIFFERENCES, HERE, Kept, changes, write_pictures
from tools.drawn_game import DrawnGame, draw_game


@lru_cache(maxsize=1)
def _studio(game: str, language: str | None) -> Studio:
    """The studio, for one ink after the other."""
    return open_studio(prepare(game, language=language))


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


@pytest.mark.parametrize("printing", printings(), ids=str)
def test_pieces_are_drawn_as_before(printing: Printing, *, update_goldens: bool) -> None:
    drawn = draw_game(_studio(printing.game, printing.language), printing.ink)
    kept = Kept(str(printing), PICTURES.get(str(printing), ()))
    if update_goldens:
        kept.accept(drawn)
    assert set(kept.pictured) <= set(drawn.sides)
    check(kept, drawn, DIFFERENCES)


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
