"""Doing something again whenever a file has changed."""

from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import click

from printkit.cli.console import Console, complain
from printkit.cli.jobs import Job
from printkit.cli.sources import forget_sources
from printkit.errors import PrintkitError, UsageError
from printkit.settings.project import NAMES

Run = Callable[[], Iterable[Path]]
"""Does the work, and gives back the files and folders that it depends on."""
Changed = Iterator[set[str]]
"""Paths that have changed, in turns; often none have."""
MILLISECONDS_A_TURN = 100
LAST_TURNS = 5
"""So long a busy machine may take to report what changed while another watch began."""


class RunResult(NamedTuple):
    """How a run ended, and the files and folders that it depends on."""

    code: int
    paths: list[Path]


def watch(console: Console, run: Run, first: Iterable[Path], ignored: Iterable[Path] = ()) -> None:
    """Run, and run again after each change of what the last run depends on, until Ctrl-C.

    ``first`` are the paths watched while the first run is going on, below ``ignored`` nothing is.
    A change during a run is seen after it; a mistake that ends a run does not end the watch.
    """
    paths = [*first, *(Path(name) for name in NAMES)]
    watcher = _Watcher(paths, ignored)
    try:
        while True:
            click.clear()
            forget_sources()
            try:
                paths = [*run(), *(Path(name) for name in NAMES)]
            except PrintkitError as error:
                complain(str(error), error.help_text)
            console.say("watching for changes; Ctrl-C ends")
            changed = watcher.follow(paths)
            while not changed:
                changed = watcher.has_changed()
    except KeyboardInterrupt:
        console.say("")


class _Watcher:
    """Follows the changes of some paths, also while nobody asks."""

    def __init__(self, paths: Iterable[Path], ignored: Iterable[Path]) -> None:
        self._ignored = [path.absolute() for path in ignored]
        self._wanted: list[Path] = []
        self._folders: frozenset[Path] = frozenset()
        self._changes: Changed = iter(())
        self._follow([path.absolute() for path in paths])

    def follow(self, paths: Iterable[Path]) -> bool:
        """Other paths from now on; whether those followed so far have changed meanwhile."""
        wanted = [path.absolute() for path in paths]
        before = self._changes
        if self._folders == folders_of(wanted, self._ignored):
            self._wanted = wanted
            return False
        had = self._wanted
        self._follow(wanted)
        return any(self._concerns(next(before), had) for _ in range(LAST_TURNS))

    def has_changed(self) -> bool:
        """Whether one of the paths has changed, after waiting a little."""
        return self._concerns(next(self._changes), self._wanted)

    def _follow(self, wanted: list[Path]) -> None:
        self._wanted = wanted
        self._folders = folders_of(wanted, self._ignored)
        self._changes = changes_in(self._folders)
        next(self._changes)  # it begins to watch when it is first asked

    def _concerns(self, changed: Collection[str], wanted: Iterable[Path]) -> bool:
        return any(
            any(Path(name).is_relative_to(path) for path in wanted)
            and not any(Path(name).is_relative_to(path) for path in self._ignored)
            and not Path(name).name.startswith(".")
            for name in changed
        )


def require_watchable(jobs: Iterable[Job]) -> None:
    """Refuse what cannot be read a second time.

    Raises:
        UsageError: standard input or a zip is among it.
    """
    for job in jobs:
        if job.text is not None:
            raise UsageError("standard input cannot be watched", "name the folder instead of '-'")
        if job.is_zip:
            raise UsageError(f"{job.name} cannot be watched", "unpack it and name the folder")


def folders_of(paths: Iterable[Path], ignored: Collection[Path]) -> frozenset[Path]:
    """The folders in which a change of the paths shows; hidden and ignored ones do not count.

    Of what is not there, or is no folder, it is the nearest one around it.
    """
    found: set[Path] = set()
    for path in paths:
        if path.is_dir():
            found.update(_within(path, ignored))
        else:
            found.add(next(parent for parent in path.parents if parent.is_dir()))
    return frozenset(found)


def _within(folder: Path, ignored: Collection[Path]) -> Iterator[Path]:
    yield folder
    for inner in folder.iterdir():
        is_plain = inner.is_dir() and not inner.is_symlink() and not inner.name.startswith(".")
        if is_plain and inner not in ignored:
            yield from _within(inner, ignored)


def changes_in(folders: Collection[Path]) -> Changed:
    """The files of the folders, not of those inside them, that change from the first turn on."""
    import watchfiles  # noqa: PLC0415 - late: --watch only

    turns = watchfiles.watch(
        *sorted(folders),
        recursive=False,
        rust_timeout=MILLISECONDS_A_TURN,
        yield_on_timeout=True,
    )
    for changes in turns:
        yield {path for _, path in changes}
