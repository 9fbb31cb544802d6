"""Writing changed files so that each is either as it was or as it is meant to be."""

import os
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from printkit.errors import OutputError


@dataclass(frozen=True, slots=True)
class FileChange:
    """A file before and after; ``shown`` is its name in findings."""

    path: Path
    shown: str
    before: bytes
    after: bytes


def rewrite(changes: Sequence[FileChange]) -> None:
    """Write the files, each at once; what can be foreseen to fail fails before the first.

    Raises:
        OutputError: a file cannot be written, or is no longer what it was.
    """
    written: list[tuple[Path, FileChange]] = []
    try:
        for change in changes:
            _require_unchanged(change)
            written.append((_aside(change), change))
        for temporary, change in written:
            _put(temporary, change)
    finally:
        for temporary, _ in written:
            temporary.unlink(missing_ok=True)


def _require_unchanged(change: FileChange) -> None:
    try:
        same = change.path.read_bytes() == change.before
    except OSError as error:
        raise _refused(change, error) from error
    if not same:
        raise OutputError(f"{change.shown} has changed meanwhile; it is left as it is")
    if not os.access(change.path, os.W_OK):
        raise OutputError(f"{change.shown} cannot be written: it is read-only")


def _put(temporary: Path, change: FileChange) -> None:
    try:
        os.replace(temporary, change.path)  # noqa: PTH105 - the atomic one
    except OSError as error:
        raise _refused(change, error) from error


def _aside(change: FileChange) -> Path:
    """A new file beside the old one, with its content and its permissions."""
    path = change.path
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(change.after)
        shutil.copymode(path, name)
    except OSError as error:
        raise _refused(change, error) from error
    return Path(name)


def _refused(change: FileChange, error: OSError) -> OutputError:
    reason = (error.strerror or str(error)).lower()
    return OutputError(f"{change.shown} cannot be written: {reason}; it is as it was")
