"""Garbage is looked for less often while a game is worked on, and as before afterwards."""

import gc
from collections.abc import Iterator

import pytest

from printkit.garbage import COLLECT_AFTER, seldom_collected, set_aside


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    before = gc.get_threshold()
    gc.unfreeze()
    yield
    gc.set_threshold(*before)


@pytest.mark.parametrize(
    ("before", "within"), [(700, COLLECT_AFTER), (2 * COLLECT_AFTER, 2 * COLLECT_AFTER)]
)
def test_it_is_as_before_afterwards(before: int, within: int) -> None:
    gc.set_threshold(before, 5, 6)
    with seldom_collected():
        assert gc.get_threshold() == (within, 5, 6)
    assert gc.get_threshold() == (before, 5, 6)


def test_what_was_there_before_is_not_looked_at_within() -> None:
    gc.set_threshold(700, 5, 6)
    with seldom_collected():
        assert gc.get_freeze_count() > 0
        with seldom_collected():
            pass
        assert gc.get_freeze_count() > 0, "a context within another leaves it as it is"
    assert gc.get_freeze_count() == 0


def test_what_somebody_froze_stays_frozen() -> None:
    gc.set_threshold(700, 5, 6)
    with set_aside():
        with seldom_collected():
            pass
        assert gc.get_freeze_count() > 0


def test_python_counts_nothing_within(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks how much is set aside has Python count it, once for every edition of a batch."""
    gc.set_threshold(700, 5, 6)
    with set_aside():
        with monkeypatch.context() as patched:
            patched.setattr(gc, "get_freeze_count", lambda: pytest.fail("everything was counted"))
            with seldom_collected():
                pass
        assert gc.get_freeze_count() > 0
    assert gc.get_freeze_count() == 0
