"""Writing changed files so that each is either as it was or as it is meant to be."""

import os
import stat
from collections.abc import Sequence
from pathlib import Path

from printkit.errors import OutputError
from printkit.interruption import uninterrupted
from printkit.records import record
from printkit.whole_file import aside, discard, discard_left


@record
class FileChange:
    """A file before and after; ``shown`` is its name in findings."""

    path: Path
    shown: str
    before: bytes
    after: bytes


def rewrite(changes: Sequence[FileChange]) -> None:
    """Write the files, each at once; what can be foreseen to fail fails before the first.

    Owners and permissions stay as they are.

    Raises:
        OutputError: a file cannot be written, or is no longer what it was.
    """
    written: list[tuple[Path, FileChange]] = []
    try:
        for change in changes:
            written.append((_prepared(change), change))  # noqa: PERF401 - known if the next fails
        with uninterrupted("all files were written"):
            for temporary, change in written:
                _put(temporary, change)
    finally:
        for temporary, _ in written:
            discard(temporary)


def _prepared(change: FileChange) -> Path:
    """A new file beside the old one, with its content, its owner and its permissions."""
    try:
        found = change.path.stat()
        _require_replaceable(change, found)
        discard_left(change.path)
        temporary = aside(change.path, change.after)
    except OSError as error:
        raise _refused(change, error) from error
    try:
        if hasattr(os, "chown"):
            _give(temporary, found)
        temporary.chmod(stat.S_IMODE(found.st_mode))
    except OSError as error:
        discard(temporary)
        raise OutputError(
            f"{change.shown} belongs to another user or group, who would lose it; it is as it was"
        ) from error
    return temporary


def _give(temporary: Path, found: os.stat_result) -> None:
    """Give a new file to the owner and group of the old one."""
    new = temporary.stat()
    if (new.st_uid, new.st_gid) != (found.st_uid, found.st_gid):
        os.chown(temporary, found.st_uid, found.st_gid)


def _require_replaceable(change: FileChange, found: os.stat_result) -> None:
    if change.path.read_bytes() != change.before:
        raise OutputError(f"{change.shown} has changed meanwhile; it is left as it is")
    if not os.access(change.path, os.W_OK):
        raise OutputError(f"{change.shown} cannot be written: it is read-only")
    if found.st_nlink > 1:
        raise OutputError(
            f"{change.shown} is one file with {found.st_nlink} names (hard links), which would "
            "no longer be one; it is as it was",
            "make a copy and put it in its place, or write the remedies of --diff yourself",
        )


def _put(temporary: Path, change: FileChange) -> None:
    try:
        os.replace(temporary, change.path)  # noqa: PTH105 - the atomic one
    except OSError as error:
        raise _refused(change, error) from error


def _refused(change: FileChange, error: OSError) -> OutputError:
    reason = (error.strerror or str(error)).lower()
    return OutputError(f"{change.shown} cannot be written: {reason}; it is as it was")
