"""CPU time, memory and instructions of whole processes."""

import os
import re
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

LAUNCH = Path(__file__).with_name("launch.py")
UNCOUNTED = 2
"""Runs: the first finds nothing compiled, and only after the second is a check remembered."""


def _nothing() -> None:
    pass


@dataclass(frozen=True, slots=True)
class Command:
    """A process to measure; ``before`` is called before each run and not measured."""

    arguments: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    before: Callable[[], None] = _nothing
    fails: bool = False
    """Whether it is to end with exit code 1, as a check of something wrong does."""


class Used(NamedTuple):
    """What a process used: user and system time, and its largest size in memory (MiB)."""

    seconds: float
    mebibytes: float


def used(command: Command) -> Used:
    """What one run of a command uses.

    Raises:
        subprocess.CalledProcessError: the command failed.
    """
    command.before()
    launched = _run([sys.executable, "-S", str(LAUNCH), *command.arguments], command)
    seconds, kibibytes = launched.stdout.split()
    return Used(float(seconds), float(kibibytes) / 1024)


def counts_instructions() -> bool:
    """Whether valgrind is there to count them."""
    return shutil.which("valgrind") is not None


def instructions(command: Command) -> float:
    """How many million instructions one run of a command takes, the same in every run."""
    command.before()
    counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    ran = _run([*counting, *command.arguments], command, PYTHONHASHSEED="0")
    found = re.search(r"Collected : (\d+)", ran.stderr)
    assert found is not None  # noqa: S101 - what callgrind prints
    return int(found[1]) / 1e6


def _run(
    arguments: Sequence[str], command: Command, **environment: str
) -> "subprocess.CompletedProcess[str]":
    ran = subprocess.run(
        arguments,
        env={**os.environ, **command.environment, **environment},
        check=False,
        capture_output=True,
        text=True,
    )
    if ran.returncode != int(command.fails):
        raise subprocess.CalledProcessError(ran.returncode, arguments, ran.stdout, ran.stderr)
    return ran


def medians(commands: Mapping[str, Command], runs: int) -> dict[str, Used]:
    """The medians of each command; they take turns, so that noise meets all alike."""
    for command in [*commands.values()] * UNCOUNTED:
        used(command)
    measured: dict[str, list[Used]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            measured[name].append(used(command))
    return {
        name: Used(*(statistics.median(values) for values in zip(*uses, strict=True)))
        for name, uses in measured.items()
    }


def python(*arguments: str) -> list[str]:
    """A command that runs this very Python."""
    return [sys.executable, *arguments]


def environment_note() -> str:
    """What a reader of the figures should know."""
    return f"Python {sys.version.split()[0]}, {os.cpu_count()} cores"
