"""Where printkit keeps what it can make again at any time."""

import contextlib
import os
import sys
import tempfile
from pathlib import Path


def cache_folder() -> Path | None:
    """The user's cache folder for printkit, which need not exist; None if it is switched off.

    ``PRINTKIT_CACHE`` names another folder, or switches the cache off when it is empty.
    """
    chosen = os.environ.get("PRINTKIT_CACHE")
    if chosen is not None:
        return Path(chosen) if chosen else None
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")  # noqa: PTH111 - never raises
    return Path(base) / "printkit" if base else None


def keep(path: Path, content: bytes) -> None:
    """Write a file below the cache folder in one step, so that nobody ever reads half of it.

    A folder that cannot be written is no mistake: nothing is kept then.
    """
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(temporary).replace(path)
