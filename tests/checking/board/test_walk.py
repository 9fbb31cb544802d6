"""Where tokens come to rest on the classic board."""

from printkit.checking.context import CheckContext
from printkit.loading.load import load


def test_nobody_rests_on_the_space_that_sends_to_jail() -> None:
    variant = load("classic-us").variant
    assert variant is not None
    walk = CheckContext(variant).walk
    assert set(range(40)) - walk.visited == {30}
    assert walk.rests[30] == {10}
