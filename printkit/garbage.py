"""Garbage is looked for less often while a game is worked on."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

COLLECT_AFTER = 100_000
"""New objects until garbage is looked for: a game makes many that it keeps, and few circles."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Looks for garbage less often while the context lasts, and only among what it makes.

    What is there before is left out, and counts as old afterwards: without that a fifth of the
    time of many checks goes by with looking at printkit's own modules again and again.
    """
    before = gc.get_threshold()
    if before[0] >= COLLECT_AFTER:  # within another such context
        yield
        return
    is_ours = gc.get_freeze_count() == 0
    if is_ours:
        gc.freeze()
    gc.set_threshold(COLLECT_AFTER, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        if is_ours:
            gc.unfreeze()
