"""Tests that share what is drawn are run by one process."""

from itertools import groupby

import pytest

from tests.golden.chosen import printings
from tests.scheduling import group_of


def test_a_game_of_the_goldens_is_drawn_once_in_each_ink() -> None:
    tests = ("test_pieces_are_drawn_as_before", "test_a_build_sees_what_a_check_sees")
    for game, inks in groupby(printings(), lambda one: (one.game, one.language)):
        named = {group_of(f"tests/golden/test_pieces.py::{t}[{i}]") for i in inks for t in tests}
        assert named == {"golden " + "-".join(filter(None, game))}


@pytest.mark.parametrize(
    ("nodeid", "group"),
    [
        ("tests/components/test_dice.py::test_a_die[x]", "components"),
        ("tests/golden/test_pieces.py::test_nothing_else_is_kept", "golden/test_pieces.py"),
        ("tests/cli/test_show.py::test_it[a-b]", "cli/test_show.py"),
        ("tests/test_limits.py::test_it", "test_limits.py"),
    ],
)
def test_others_are_run_by_files_or_folders(nodeid: str, group: str) -> None:
    assert group_of(nodeid) == group
