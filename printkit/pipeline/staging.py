"""Writing a build's files so that a failure leaves the previous output whole.

Everything is written to a hidden folder beside its destination and moved into place only when
the whole build has succeeded; each move is atomic. A lock keeps two builds of one variant apart.
"""

import errno
import os
import shutil
import signal
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from printkit.errors import OutputError

_PREFIX = ".staging-"


class Staging:
    """Files on their way into a folder."""

    def __init__(self, destination: Path, temporary: Path) -> None:
        self.destination = destination
        self._temporary = temporary
        self._names: list[str] = []
        self._removed: list[str] = []

    def write(self, name: str, content: bytes) -> None:
        """Put a file aside under its name, such as ``a4/deeds.pdf``."""
        path = self._temporary / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        self._names.append(name)

    def read(self, name: str) -> bytes:
        """A file as it will be: the new one, else the one already in the folder."""
        new = self._temporary / name
        return (new if new.exists() else self.destination / name).read_bytes()

    def remove(self, name: str) -> None:
        """Let a file vanish when the rest is published."""
        self._removed.append(name)

    def publish(self) -> None:
        """Move all files into place, in the order in which they were written.

        What can be foreseen to fail fails before the first move, and Ctrl-C waits for the last.

        Raises:
            OSError: something stands in the way.
        """
        for name in self._names:
            path = self.destination / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, "a folder is in the way", str(path))
        with _uninterrupted():
            for name in self._names:
                os.replace(self._temporary / name, self.destination / name)  # noqa: PTH105 - the atomic one
            for name in self._removed:
                (self.destination / name).unlink(missing_ok=True)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C takes effect only afterwards; threads other than the main one never get it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pending: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: pending.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pending:
        raise KeyboardInterrupt


@contextmanager
def staging(destination: Path) -> Iterator[Staging]:
    """A staging area for a folder; what is not published vanishes.

    Raises:
        OutputError: the folder cannot be made or written, or the disk is full.
    """
    from filelock import FileLock  # noqa: PLC0415 - late: only builds lock

    try:
        destination.mkdir(parents=True, exist_ok=True)
        with FileLock(destination / ".lock"):
            try:
                yield Staging(destination, Path(tempfile.mkdtemp(prefix=_PREFIX, dir=destination)))
            finally:  # all of them: those of builds that were killed, too
                for temporary in destination.glob(f"{_PREFIX}*"):
                    shutil.rmtree(temporary, ignore_errors=True)
    except OSError as error:
        name = error.filename or destination
        raise OutputError(f"cannot write {name}: {error.strerror or error}") from error
