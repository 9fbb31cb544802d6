"""Keeping two builds of one kit apart."""

import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from printkit.cache_folder import read_regular
from printkit.errors import OutputError
from printkit.limits import limits
from printkit.whole_file import discard, write_whole

_LOCK = ".lock"
_HOLDER = ".lock-holder"
"""Beside the lock, since some systems let nobody read a file that is locked."""
_LONGEST = 100


Remark = Callable[[str], None]


def unheard(_text: str) -> None:
    """A remark that nobody hears."""


@contextmanager
def locked(folder: Path, remark: Remark = unheard, seconds: int | None = None) -> Iterator[None]:
    """Work in a folder alone; ``remark`` is called when somebody else has to be waited for.

    It waits for so many seconds at most, unless said as long as the limit allows.

    Raises:
        OutputError: somebody else works there for too long, or no lock can be made.
    """
    from filelock import FileLock, Timeout  # noqa: PLC0415 - late: only builds lock

    _require_ordinary(folder / _LOCK)
    lock, most = FileLock(folder / _LOCK), limits().lock_seconds if seconds is None else seconds
    try:
        lock.acquire(timeout=0)
    except Timeout:
        remark(f"{folder} is being written by {_holder(folder)}; waiting up to {most} s")
        try:
            lock.acquire(timeout=most)
        except Timeout:
            raise OutputError(
                f"{folder} is still being written by {_holder(folder)}; nothing was changed",
                "wait until it is done or end it, or choose another folder with -o",
            ) from None
    try:
        _note_holder(folder)
        yield
    finally:
        discard(folder / _HOLDER)
        lock.release()


def _require_ordinary(path: Path) -> None:
    """A lock that is a link, or has a second name, would harm another file."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return
    if not stat.S_ISREG(found.st_mode) or found.st_nlink > 1:
        raise OutputError(f"{path} is not one of printkit's own files", "remove it")


def _note_holder(folder: Path) -> None:
    """Say whose the lock is, for those who wait."""
    from datetime import datetime  # noqa: PLC0415 - late: only builds lock

    now = datetime.now().astimezone().strftime("%H:%M:%S")
    write_whole(folder / _HOLDER, f"process {os.getpid()} since {now}".encode())


def _holder(folder: Path) -> str:
    """Who holds the lock, as far as is known."""
    noted = read_regular(folder / _HOLDER, _LONGEST) or b""
    text = noted.decode("ascii", "replace")
    return text if text.startswith("process ") and text.isprintable() else "another process"
