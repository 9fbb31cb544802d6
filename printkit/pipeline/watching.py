"""Doing something again whenever a file has changed."""

from collections.abc import Callable, Iterable
from pathlib import Path

Stamps = dict[Path, tuple[int, int]]
"""Files, with the time of their last change (ns) and their size."""


def watch(run: Callable[[], Iterable[Path]], wait: Callable[[], None]) -> None:
    """Run, and run again after each change of a file in the folders that the last run names.

    ``wait`` is called between looks; what it raises ends the watch. A change that happens while a
    run is going on is seen after it.
    """
    before: Stamps = {}
    while True:
        folders = list(run())
        known = stamps(folders)
        known.update({path: stamp for path, stamp in before.items() if _is_in(path, folders)})
        before = known
        while before == known:
            wait()
            before = stamps(folders)


def stamps(folders: Iterable[Path]) -> Stamps:
    """The files in the folders, hidden ones left out; of a file that is named, itself."""
    found: Stamps = {}
    for folder in folders:
        for path in (folder, *folder.rglob("*")):
            if any(part.startswith(".") for part in path.relative_to(folder).parts):
                continue
            try:
                status = path.stat()
                is_file = path.is_file()
            except OSError:  # it went away in between
                continue
            if is_file:
                found[path] = (status.st_mtime_ns, status.st_size)
    return found


def _is_in(path: Path, folders: Iterable[Path]) -> bool:
    return any(path.is_relative_to(folder) for folder in folders)
