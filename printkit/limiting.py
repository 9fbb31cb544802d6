"""The user's own limits, in force while a command does its work.

The pieces look at the clock themselves (:func:`printkit.limits.check_time`); the limits of the
system are a second net, where there are any, for what never comes to look.
"""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

from printkit.limits import LimitError, Limits, limits, use
from printkit.own_settings import own_limits, settings_file

_MEGABYTE = 1 << 20
_LATE = 2
"""How many times the time of a build may pass until the system ends it."""


@contextmanager
def limited() -> Iterator[None]:
    """The user's limits, until the command has ended.

    Raises:
        UsageError: the settings make no sense.
    """
    if settings_file() is not None:
        use(own_limits())
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        yield
        return
    kinds = (resource.RLIMIT_AS, resource.RLIMIT_CPU)
    before = {kind: resource.getrlimit(kind) for kind in kinds}
    _lower(resource.RLIMIT_AS, limits().memory_megabytes * _MEGABYTE)
    try:
        yield
    finally:
        for kind, both in before.items():
            resource.setrlimit(kind, both)
        use(Limits())


def allow_time() -> None:
    """Give the next game its time; beyond that the system interrupts what does not look."""
    if not hasattr(signal, "SIGXCPU") or threading.current_thread() is not threading.main_thread():
        return
    import resource  # noqa: PLC0415 - not on Windows

    signal.signal(signal.SIGXCPU, _too_late)
    _lower(resource.RLIMIT_CPU, int(time.process_time()) + _LATE * limits().build_seconds)


def _lower(kind: int, wanted: int) -> None:
    """Set the soft limit, never above the hard one."""
    import resource  # noqa: PLC0415 - not on Windows

    _, hard = resource.getrlimit(kind)
    soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(kind, (soft, hard))


def _too_late(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise LimitError("build-seconds", "the work takes too long")
