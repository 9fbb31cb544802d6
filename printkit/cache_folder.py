"""Where printkit keeps what it can make again at any time, signed with the user's own key.

What is kept is believed only if this very user has written it: a folder that came with a
download, or that belongs to somebody else, gives nothing.
"""

import contextlib
import hashlib
import hmac
import os
import stat
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from printkit.own_folders import absolute, own_folder
from printkit.whole_file import write_whole

MAX_BYTES = 20_000_000
"""A larger file was not written by printkit."""
_PRIVATE = 0o600
_KEY_FILE = "key"
_KEY_BYTES = 32
_SIGNATURE_BYTES = hashlib.sha256().digest_size


def cache_folder() -> Path | None:
    """The user's cache folder for printkit, which need not exist; None if there is none.

    ``PRINTKIT_CACHE`` names another folder, or switches the cache off when it is empty.
    Relative names are ignored: what lies in the working folder may be a stranger's.
    """
    chosen = os.environ.get("PRINTKIT_CACHE")
    return own_folder("cache") if chosen is None else absolute(chosen)


def keep(path: Path, content: bytes) -> None:
    """Write a signed file below the cache folder in one step, so that nobody ever reads half of it.

    A folder that cannot be written is not a mistake: nothing is kept then, nor once a signal to end
    has come.
    """
    from printkit.interruption import is_stopping  # noqa: PLC0415 - late: start-up

    signature = None if is_stopping() else signature_of(_label(path), content)
    if signature is None:
        return
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(path, signature + content, _PRIVATE)


def kept(path: Path) -> bytes | None:
    """What was kept under a path; None if nothing was, or if anybody else has written it."""
    data = read_regular(path, MAX_BYTES)
    if data is None:
        return None
    signature, content = data[:_SIGNATURE_BYTES], data[_SIGNATURE_BYTES:]
    return content if is_signed(signature, _label(path), content) else None


def drop_oldest(files: Iterable[Path], most: int) -> None:
    """Remove the files beyond the newest ``most``."""
    with contextlib.suppress(OSError):
        found = list(files)
        if len(found) > most:
            by_age = sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
            for path in by_age[most:]:
                path.unlink(missing_ok=True)


def drop_beyond(folder: Path, most: int) -> None:
    """Remove the files that were not written for the longest time, beyond ``most`` bytes of all."""
    with contextlib.suppress(OSError):
        found = [(path, path.stat()) for path in folder.iterdir() if path.is_file()]
        for path, about in sorted(found, key=lambda each: each[1].st_mtime, reverse=True):
            most -= about.st_size
            if most < 0:
                path.unlink(missing_ok=True)


def signature_of(*parts: bytes) -> bytes | None:
    """The user's signature under some parts; None where there is no key and none can be made."""
    base = cache_folder()
    key = None if base is None else _key(base)
    if key is None:
        return None
    digest = hmac.new(key, digestmod=hashlib.sha256)
    for part in parts:
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.digest()


def is_signed(signature: bytes, *parts: bytes) -> bool:
    """Whether this user has signed the parts."""
    wanted = signature_of(*parts)
    return wanted is not None and hmac.compare_digest(signature, wanted)


def read_regular(path: Path, most: int) -> bytes | None:
    """The bytes of a regular file that is not a link, of at most so many bytes; None otherwise."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        with open(os.open(path, flags | getattr(os, "O_BINARY", 0)), "rb") as file:  # noqa: PTH123 - by descriptor
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode) or found.st_size > most:
                return None
            data = file.read(most + 1)
    except (OSError, ValueError):
        return None
    return data if len(data) <= most else None


def _label(path: Path) -> bytes:
    """What is signed beside the content, so that one file cannot stand for another."""
    return os.fsencode(f"{path.parent.name}/{path.name}")


@cache
def _key(base: Path) -> bytes | None:
    """The key in a folder that belongs to this user alone; made where there is none."""
    path = base / _KEY_FILE
    try:
        base.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not _is_own(base):
            return None
        found = read_regular(path, _KEY_BYTES)
        if found is None or len(found) != _KEY_BYTES:
            write_whole(path, os.urandom(_KEY_BYTES), _PRIVATE)
            found = read_regular(path, _KEY_BYTES)
    except OSError:
        return None
    return found if found is not None and len(found) == _KEY_BYTES else None


def _is_own(folder: Path) -> bool:
    """Whether the folder is this user's, and nobody else may write into it."""
    if not hasattr(os, "getuid"):  # where there are no such modes, the home is the user's own
        return True
    found = folder.stat()
    if found.st_uid != os.getuid():
        return False
    if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        folder.chmod(0o700)
    return True
