"""A few processes that take one task after another."""

import gc
import os
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from printkit.processes import Lost, Processes


def doubling() -> Callable[[int], tuple[int, int]]:
    """Doubles, and says where."""
    return lambda number: (2 * number, os.getpid())


def fragile(folder: Path, number: int) -> int:
    """Dies over 3 for ever, and over 4 once."""
    if number == 3 or (number == 4 and not (folder / "died").exists()):
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def making_fragile(folder: Path) -> Callable[[int], int]:
    return partial(fragile, folder)


def sleeping(folder: Path) -> Callable[[int], None]:
    """Notes its process, and sleeps."""

    def sleep(_number: int) -> None:
        (folder / str(os.getpid())).touch()
        time.sleep(60)

    return sleep


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_all_tasks_are_done_once(method: str) -> None:
    with Processes(doubling, 2, method) as processes:
        done = list(processes.results(range(9)))
    assert sorted((task, made[0]) for task, made in done if not isinstance(made, Lost)) == [
        (number, 2 * number) for number in range(9)
    ]
    assert os.getpid() not in {made[1] for _, made in done if not isinstance(made, Lost)}


def test_one_process_is_this_one() -> None:
    with Processes(doubling, 1) as processes:
        assert list(processes.results([4])) == [(4, (8, os.getpid()))]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_task_whose_process_dies_is_begun_again_once(tmp_path: Path) -> None:
    with Processes(partial(making_fragile, tmp_path), 2) as processes:
        done = dict(processes.results(range(7)))
    assert isinstance(done.pop(3), Lost)
    assert done == {number: number for number in range(7) if number != 3}


def test_leaving_in_the_midst_ends_all(tmp_path: Path) -> None:
    def interrupted() -> None:
        with Processes(partial(sleeping, tmp_path), 2) as processes:
            tasks = processes.results(range(5))
            while len(list(tmp_path.iterdir())) < 2:
                raise_soon = signal.setitimer(signal.ITIMER_REAL, 0.3)
                assert raise_soon[0] == 0
                next(tasks)

    def stop(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, stop)
    try:
        with pytest.raises(KeyboardInterrupt):
            interrupted()
    finally:
        signal.signal(signal.SIGALRM, before)
    for each in tmp_path.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(each.name), 0)


def test_garbage_is_looked_for_as_before_afterwards() -> None:
    gc.unfreeze()
    with Processes(doubling, 2):
        assert gc.get_freeze_count() > 0
    assert gc.get_freeze_count() == 0
