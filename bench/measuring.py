"""CPU time of whole processes."""

import os
import resource
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence

Command = Sequence[str]


def cpu_seconds(command: Command) -> float:
    """User and system time of one run of a command, children included.

    Raises:
        subprocess.CalledProcessError: the command failed.
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime) + (after.ru_stime - before.ru_stime)


def medians(commands: Mapping[str, Command], runs: int) -> dict[str, float]:
    """The median CPU time of each command; they take turns, so that noise meets all alike."""
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            times[name].append(cpu_seconds(command))
    return {name: statistics.median(values) for name, values in times.items()}


def python(*arguments: str) -> list[str]:
    """A command that runs this very Python."""
    return [sys.executable, *arguments]


def environment_note() -> str:
    """What a reader of the figures should know."""
    return f"Python {sys.version.split()[0]}, {os.cpu_count()} cores"
