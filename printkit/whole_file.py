"""Writing a file whole or not at all: nobody ever reads half of it, whatever happens meanwhile."""

import contextlib
import os
import re
import stat
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

_NEW_FILE = 0o666
"""The usual permissions; the user's umask takes from them."""

_RANDOM_BYTES = 4
_SURELY_DEAD = 60
"""Seconds; writing a file takes far less."""


def write_whole(path: Path, content: bytes | Iterable[bytes], mode: int = _NEW_FILE) -> None:
    """Write a file, given whole or in parts, in one step; a full disk leaves the old file alone.

    Raises:
        OSError: it cannot be written.
    """
    temporary = aside(path, content, mode)
    try:
        temporary.replace(path)
    except BaseException:
        discard(temporary)
        raise


def write_where_named(path: Path, content: bytes) -> None:
    """Write a file that the user has named: links are followed, a pipe or device is written to.

    The permissions of a file that is there are kept.

    Raises:
        OSError: it cannot be written.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        write_whole(path.resolve(), content)
        return
    if not stat.S_ISREG(mode):
        path.write_bytes(content)
        return
    if not os.access(path, os.W_OK):
        raise PermissionError(13, "it is read-only", str(path))
    target = path.resolve()
    temporary = aside(target, content)
    try:
        temporary.chmod(stat.S_IMODE(mode))
        temporary.replace(target)
    except BaseException:
        discard(temporary)
        raise


def aside(path: Path, content: bytes | Iterable[bytes], mode: int = _NEW_FILE) -> Path:
    """A new hidden file beside the one of this path, with the content, ready to take its place.

    Raises:
        OSError: it cannot be written; nothing is left of it.
    """
    temporary = path.with_name(_prefix(path) + os.urandom(_RANDOM_BYTES).hex())
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(temporary, flags, mode)
    try:
        with open(handle, "wb") as file:  # noqa: PTH123 - by descriptor
            file.writelines([content] if isinstance(content, bytes) else content)
    except BaseException:
        discard(temporary)
        raise
    return temporary


def left_behind(path: Path) -> Iterator[Path]:
    """What killed programs have put aside for this path; perhaps also what others do just now.

    Raises:
        OSError: the folder cannot be read.
    """
    prefix, digits = _prefix(path), 2 * _RANDOM_BYTES
    for name in sorted(os.listdir(path.parent)):  # noqa: PTH208 - names are all that is needed
        if name.startswith(prefix) and re.fullmatch(f"[0-9a-f]{{{digits}}}", name[len(prefix) :]):
            yield path.with_name(name)


def discard_left(path: Path) -> None:
    """Remove what was put aside for this path so long ago that nobody is at work on it.

    Raises:
        OSError: the folder cannot be read.
    """
    for temporary in left_behind(path):
        with contextlib.suppress(OSError):
            if time.time() - temporary.lstat().st_mtime > _SURELY_DEAD:
                discard(temporary)


def _prefix(path: Path) -> str:
    return f".{path.name[:40]}-"


def discard(temporary: Path) -> None:
    """Remove a file that was put aside, if it is there."""
    with contextlib.suppress(OSError):
        temporary.unlink()
