"""Watching in tests: steps change files, and what has changed is seen at once."""

from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from printkit.cli import watching

Stamps = dict[str, tuple[int, int]]


def stamps(folders: Collection[Path]) -> Stamps:
    """The files of the folders, with the time of their last change and their size."""
    found = {path: path.stat() for folder in folders for path in folder.iterdir()}
    return {str(path): (status.st_mtime_ns, status.st_size) for path, status in found.items()}


def take_steps(monkeypatch: pytest.MonkeyPatch, steps: Iterator[object]) -> None:
    """Each look for changes takes a step first; after the last comes Ctrl-C.

    The first look of each watch only begins it, as that of the real one; the last look of a watch
    that another one follows takes no step.
    """
    begun: list[Stamps] = []

    def changes_in(folders: Collection[Path]) -> Iterator[set[str]]:
        before = stamps(folders)
        begun.append(before)
        number = len(begun)
        yield set()
        while True:
            if number == len(begun) and next(steps, StopIteration) is StopIteration:
                raise KeyboardInterrupt
            after = stamps(folders)
            yield {path for path, _ in before.items() ^ after.items()}
            before = after

    monkeypatch.setattr(watching, "changes_in", changes_in)
