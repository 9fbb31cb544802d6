"""Signals that end the program, put off while something is done that must not stop half-way."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_ENDING = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


_come: list[int] = []
"""The signals that have come."""


class Stopped(KeyboardInterrupt):
    """The program was stopped by a signal other than that of Ctrl-C."""

    def __init__(self, number: int) -> None:
        """``number`` is that of the signal."""
        super().__init__(number)
        self.number = number


def stop_in_order() -> None:
    """Let the signals that end the program raise, so that everything is tidied up.

    What somebody wants to have ignored (such as ``nohup``) stays ignored.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    for number in _ENDING:
        if signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler):
            signal.signal(number, _stop)


def is_stopping() -> bool:
    """Whether a signal to end has come.

    A library may swallow what the signal raises, and go on with half of its work done: what is
    worked out from then on is not to be remembered.
    """
    return bool(_come)


def _stop(number: int, _frame: FrameType | None) -> None:
    _come.append(number)
    raise KeyboardInterrupt if number == signal.SIGINT else Stopped(number)


@contextmanager
def uninterrupted(done: str = "") -> Iterator[None]:
    """Signals take effect only afterwards; ``done`` then says what was done nevertheless, if so.

    Threads other than the main one never get any.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pending: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _frame: pending.append(number))
        for number in _ENDING
        if signal.getsignal(number) is not None  # one that Python has not set is left alone
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if pending:
        _deliver(pending[0], done)


def _deliver(number: int, done: str) -> None:
    try:
        signal.raise_signal(number)
    except KeyboardInterrupt as stop:
        if done:
            stop.add_note(done)
        raise
