"""A line on the terminal that counts many things of a kind, with an estimate of the time left."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from printkit.reporting.visible import visible_line


class CountDone(Protocol):
    """To be called with each thing that is done."""

    def __call__(self, name: str, *, is_failed: bool) -> None:
        """``name`` is shown, and how many have failed."""


@contextmanager
def counting(what: str, total: int, *, coloured: bool) -> Iterator[CountDone]:
    """Shows the line while the context lasts; no thread does, so that processes can be forked."""
    columns = (
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[failed]}", markup=False),
        TimeRemainingColumn(),
        TextColumn("{task.fields[at]}", markup=False),
    )
    screen = Console(stderr=True, no_color=not coloured)
    failures = 0
    with Progress(*columns, console=screen, transient=True, auto_refresh=False) as bars:
        task = bars.add_task(what, total=total, at="", failed="")
        bars.refresh()

        def count(name: str, *, is_failed: bool) -> None:
            nonlocal failures
            failures += is_failed
            failed = f"{failures} failed" if failures else ""
            bars.update(task, advance=1, at=visible_line(name), failed=failed, refresh=True)

        yield count
