"""Files that may only be found inside given folders, whatever name a stranger writes."""

from collections.abc import Sequence
from pathlib import Path


def is_plain_name(name: str) -> bool:
    """Whether the name is a path downwards, with ``/``, that means the same on every system."""
    return not any(
        part in ("", ".", "..") or "\\" in part or ":" in part or "\0" in part
        for part in name.split("/")
    )


def find_contained(folders: Sequence[Path], name: str) -> Path | None:
    """The file of that name in the first folder that has it; None if none has.

    A name never leads out of its folder: not by ``..``, not as an absolute path, not over links.
    """
    if not is_plain_name(name):
        return None
    for folder in folders:
        path = folder.joinpath(*name.split("/"))
        try:
            if path.is_file() and path.resolve().is_relative_to(folder.resolve()):
                return path
        except OSError:  # a name too long, a folder that may not be entered, links in a circle
            continue
    return None
