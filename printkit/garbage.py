"""Garbage is looked for less often while a game is worked on."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

COLLECT_AFTER = 100_000
"""New objects until garbage is looked for: a game makes many that it keeps, and few circles."""
_is_set_aside = ContextVar("is_set_aside", default=False)
"""Whether that was done already: to ask Python means that it counts everything."""


@contextmanager
def set_aside() -> Iterator[None]:
    """Leaves what is there already out of the search for garbage while the context lasts.

    It counts as old afterwards. What somebody has set aside before stays so.
    """
    is_outermost = not _is_set_aside.get() and gc.get_freeze_count() == 0
    token = _is_set_aside.set(True)
    gc.freeze()
    try:
        yield
    finally:
        _is_set_aside.reset(token)
        if is_outermost:
            gc.unfreeze()


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Looks for garbage less often while the context lasts, and only among what it makes.

    Without that a fifth of the time of many checks goes by with looking at printkit's own modules
    again and again.
    """
    before = gc.get_threshold()
    if before[0] >= COLLECT_AFTER:  # within another such context
        yield
        return
    with set_aside():
        gc.set_threshold(COLLECT_AFTER, *before[1:])
        try:
            yield
        finally:
            gc.set_threshold(*before)
