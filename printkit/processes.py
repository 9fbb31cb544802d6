"""A few processes that take one task after another; what one of them keeps serves its next task."""

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Generic, Self, TypeVar

from printkit.garbage import set_aside
from printkit.interruption import stop_in_order
from printkit.limiting import limited

Task = TypeVar("Task")
Result = TypeVar("Result")

FORK = "fork" if sys.platform == "linux" else "spawn"
"""A child of a warm parent has all that it has imported; unsafe elsewhere than on Linux."""
_TRIES = 2
"""How often a task is begun whose process dies."""
_PATIENCE = 10
"""Seconds until a process that was told to end is ended."""


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Lost(Exception):  # noqa: N818 - what has become of a task, not a mistake
    """The processes that worked on a task have died."""


class _Worker(Generic[Task]):
    """A process, the way to it, and what it is at work on."""

    def __init__(self, process: BaseProcess, way: "Connection[Task | None, object]") -> None:
        self.process = process
        self.way = way
        self.task: tuple[Task, int] | None = None


class Processes(Generic[Task, Result]):
    """``count`` processes, each of which calls ``begin`` once, and what that gives for each task.

    A single one is this very process. Leaving the context ends them, also in the midst of a task.
    """

    def __init__(
        self, begin: Callable[[], Callable[[Task], Result]], count: int, method: str = FORK
    ) -> None:
        """``begin`` can be pickled, and so can tasks and results."""
        self._begin = begin
        self._count = count
        self._context = get_context(method)
        self._forks = method == "fork"
        self._workers: list[_Worker[Task]] = []
        self._aside = contextlib.ExitStack()

    def __enter__(self) -> Self:
        if self._count > 1:
            # what both have in common is not touched, and so stays common
            self._aside.enter_context(set_aside())
            self._workers = [self._started() for _ in range(self._count)]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for worker in self._workers:
            if kind is None:
                with contextlib.suppress(OSError):
                    worker.way.send(None)
            else:
                worker.process.terminate()
        for worker in self._workers:
            worker.process.join(_PATIENCE)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            worker.way.close()
        self._workers = []
        self._aside.close()

    def results(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result | Lost]]:
        """The tasks with their results, as they come; a task is taken only when one is free."""
        if not self._workers:
            work = self._begin()
            yield from ((task, work(task)) for task in tasks)
            return
        waiting = ((task, 1) for task in tasks)
        for worker in self._workers:
            self._give(worker, next(waiting, None))
        again: list[tuple[Task, int]] = []
        while busy := {one.way: one for one in self._workers if one.task is not None}:
            for way in wait(list(busy)):
                worker = busy[way]  # type: ignore[index]  # these were waited for
                assert worker.task is not None  # noqa: S101 - it is busy
                task, tries = worker.task
                result = self._taken(worker)
                if isinstance(result, Lost) and tries < _TRIES:
                    again.append((task, tries + 1))
                else:
                    yield task, result
                self._give(worker, again.pop() if again else next(waiting, None))

    def _give(self, worker: _Worker[Task], task: tuple[Task, int] | None) -> None:
        worker.task = task
        if task is not None:
            with contextlib.suppress(OSError):  # it has died, and is found dead when it is heard
                worker.way.send(task[0])

    def _taken(self, worker: _Worker[Task]) -> Result | Lost:
        """The result; a process that has died is replaced."""
        try:
            return worker.way.recv()  # type: ignore[return-value]  # what the other end sends
        except (EOFError, OSError):
            worker.process.join(_PATIENCE)
            worker.way.close()
            code = worker.process.exitcode
            fresh = self._started()
            worker.process, worker.way = fresh.process, fresh.way
            return Lost(f"the process that was at work on it has died ({code})")

    def _started(self) -> _Worker[Task]:
        here, there = self._context.Pipe()
        others = [worker.way for worker in self._workers] if self._forks else []
        process = self._context.Process(  # type: ignore[attr-defined]  # every context has it
            target=_serve, args=(self._begin, there, [*others, here] if self._forks else [])
        )
        process.start()
        there.close()
        return _Worker(process, here)


def _serve(
    begin: Callable[[], Callable[[Task], Result]],
    way: "Connection[Result, Task | None]",
    inherited: "list[Connection[object, object]]",
) -> None:
    """What a process does: one task after the other, as long as somebody wants to hear of them."""
    for other in inherited:
        other.close()  # else nobody would notice the end of the parent
    stop_in_order()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears Ctrl-C, and ends this process
    with contextlib.suppress(KeyboardInterrupt, EOFError, ConnectionError), limited():
        work = begin()
        while (task := way.recv()) is not None:
            way.send(work(task))
