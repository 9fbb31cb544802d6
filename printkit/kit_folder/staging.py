"""Writing a build's files so that a failure leaves the previous output whole.

Everything is written to a hidden folder beside its destination and moved into place only when
the whole build has succeeded; each move is atomic. A lock keeps two builds of one variant apart.
"""

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from printkit.errors import OutputError
from printkit.interruption import uninterrupted
from printkit.kit_folder.lock import Remark, locked, unheard
from printkit.kit_folder.state import FileEntry, link_on_the_way
from printkit.source.contained import is_plain_name

_PREFIX = ".staging-"


class Staging:
    """Files on their way into a folder."""

    def __init__(self, destination: Path, temporary: Path) -> None:
        self.destination = destination
        self._temporary = temporary
        self._names: dict[str, str] = {}
        self._removed: list[tuple[str, FileEntry]] = []

    def write(self, name: str, content: bytes) -> None:
        """Put a file aside under its name, such as ``a4/deeds.pdf``.

        Raises:
            OSError: it cannot be written.
            OutputError: its place cannot take it.
            ValueError: another file has the name, or one that differs only by capitals; or it is
                no path downwards.
        """
        if not is_plain_name(name):
            raise ValueError(f"{name} leads out of the folder")
        if name.casefold() in self._names:
            raise ValueError(f"two files are called {name}")
        self._place(name)
        path = self._temporary / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        self._names[name.casefold()] = name

    def read(self, name: str) -> bytes:
        """A file as it will be: the new one, else the one already in the folder."""
        new = self._temporary / name
        return (new if new.exists() else self._place(name)).read_bytes()

    def remove(self, name: str, entry: FileEntry) -> None:
        """Let a file vanish when the rest is published, if it is still as it was written."""
        self._removed.append((name, entry))

    def publish(self) -> None:
        """Move all files into place, in the order in which they were written.

        What can be foreseen to fail fails before the first move, and signals wait for the last.

        Raises:
            OSError: something stands in the way.
        """
        moves = [(self._temporary / name, self._place(name)) for name in self._names.values()]
        for _, place in moves:
            place.parent.mkdir(parents=True, exist_ok=True)
            if place.is_dir():
                raise IsADirectoryError(errno.EISDIR, "a folder is in the way", str(place))
            if not os.access(place.parent, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(place.parent))
        with uninterrupted(f"{self.destination} was written"):
            for temporary, place in moves:
                os.replace(temporary, place)  # noqa: PTH105 - the atomic one
            self._remove_old()

    def _remove_old(self) -> None:
        for name, entry in self._removed:
            if name.casefold() not in self._names and entry.is_intact(self.destination, name):
                (self.destination / name).unlink()

    def _place(self, name: str) -> Path:
        link = link_on_the_way(self.destination, name)
        if link is not None:
            raise OutputError(
                f"{link} is a link, which may lead anywhere; nothing was written",
                "remove it, or choose another folder with -o",
            )
        return self.destination / name


@contextmanager
def staging(destination: Path, remark: Remark = unheard) -> Iterator[Staging]:
    """A staging area for a folder; what is not published vanishes.

    ``remark`` is called if another build has to be waited for.

    Raises:
        OutputError: the folder cannot be made or written, or the disk is full.
    """
    try:
        destination.mkdir(parents=True, exist_ok=True)
        with locked(destination, remark):
            _remove_left(destination)
            try:
                yield Staging(destination, Path(tempfile.mkdtemp(prefix=_PREFIX, dir=destination)))
            finally:
                with uninterrupted():
                    _remove_left(destination)
    except OSError as error:
        name = error.filename or destination
        raise OutputError(f"cannot write {name}: {error.strerror or error}") from error


def tidy(destination: Path) -> None:
    """Remove what killed builds have left, unless a build is going on."""
    if _left(destination):
        with suppress(OSError, OutputError), locked(destination, seconds=0):
            _remove_left(destination)


def _remove_left(destination: Path) -> None:
    for folder in _left(destination):
        shutil.rmtree(folder, ignore_errors=True)


def _left(destination: Path) -> list[Path]:
    """The staging folders of this user; links and what belongs to others are left alone."""
    return [path for path in destination.glob(f"{_PREFIX}*") if _is_own_folder(path)]


def _is_own_folder(path: Path) -> bool:
    try:
        is_own = not hasattr(os, "getuid") or path.lstat().st_uid == os.getuid()
    except OSError:
        return False
    return is_own and path.is_dir() and not path.is_symlink()
