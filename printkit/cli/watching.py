"""Doing something again whenever a file has changed."""

import os
from collections.abc import Callable, Iterable, Iterator
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


def stamps(paths: Iterable[Path]) -> Stamps:
    """The files, and those in the folders; hidden ones are left out."""
    found: Stamps = {}
    for path in (file for one in paths for file in _files(one)):
        try:
            status = path.stat()
        except OSError:  # it went away in between
            continue
        found[path] = (status.st_mtime_ns, status.st_size)
    return found


def _files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
    for folder, inner, names in os.walk(path):
        inner[:] = [name for name in inner if not name.startswith(".")]
        yield from (Path(folder, name) for name in names if not name.startswith("."))


def _is_in(path: Path, folders: Iterable[Path]) -> bool:
    return any(path.is_relative_to(folder) for folder in folders)
