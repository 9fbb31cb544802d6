"""Several games built at a time."""

from pathlib import Path

import pytest

from tests.cli.running import TINY, Run, pack, tree

GAMES = ("./one", "./two", "./three")


@pytest.fixture
def games(tmp_path: Path) -> Path:
    for name in ("one", "two", "three"):
        pack(tmp_path / name, {"variant.yaml": TINY.replace("Tiny", name.capitalize())})
    return tmp_path


def without_hidden(folder: Path) -> dict[str, bytes]:
    return {name: data for name, data in tree(folder).items() if "/." not in f"/{name}"}


def test_the_files_and_what_is_said_are_the_same(run: Run, games: Path) -> None:
    options = ("--paper", "a4", "--only", "deeds")
    alone = run("build", *GAMES, *options, "-o", "kits", "-j", "1")
    (games / "kits").rename(games / "alone")
    together = run("build", *GAMES, *options, "-o", "kits", "-j", "3")
    assert (together.code, together.err) == (0, alone.err)
    assert alone.code == 0
    assert without_hidden(games / "kits") == without_hidden(games / "alone") != {}


def test_one_that_fails_is_reported_in_its_turn(run: Run, games: Path) -> None:
    (games / "two" / "variant.yaml").write_text(TINY.replace("price", "prize", 1))
    made = run("build", *GAMES, "--paper", "a4", "--only", "deeds", "-j", "2")
    assert made.code == 1
    assert (
        made.err.index("output/one")
        < made.err.index("two/variant.yaml:")
        < (made.err.index("output/three"))
    )


def test_a_disk_that_refuses_ends_it(run: Run, games: Path) -> None:
    (games / "output").mkdir()
    (games / "output" / "two").symlink_to(games)
    made = run("build", *GAMES, "--paper", "a4", "--only", "deeds", "-j", "2")
    assert made.code == 2
    assert "is a link, which may lead anywhere" in made.err
