"""Garbage is looked for less often while a game is worked on."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

COLLECT_AFTER = 100_000
"""New objects until garbage is looked for: a game makes many that it keeps, and few circles."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Looks for garbage less often while the context lasts: a tenth of a check goes by with it."""
    before = gc.get_threshold()
    gc.set_threshold(max(COLLECT_AFTER, before[0]), *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
