"""Running one hostile case in a process of its own, with limits."""

import atexit
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.hostile.case import BASE, Case

ROOT = Path(__file__).parents[2]
LIMITS = {"seconds": 60, "wall": 240, "bytes": 3 << 30}
"""Processor time, at which a hang is stopped; time, for a process that waits; memory."""


@dataclass(frozen=True)
class Ended:
    """How a run ended, with what it took."""

    code: int
    said: str
    seconds: float
    megabytes: float


def lay_out(case: Case, folder: Path) -> None:
    """Make the case's pack and its surroundings in a folder."""
    pack = folder / "g"
    shutil.copytree(BASE, pack)
    for name, content in case.files.items():
        path = pack / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    definition = pack / "variant.yaml"
    for old, new in case.edits.items():
        text = definition.read_text(encoding="utf-8")
        assert old in text, f"{case.name}: {old!r} is not in the definition"
        definition.write_text(text.replace(old, new), encoding="utf-8")
    if case.prepare is not None:
        case.prepare(folder)


def run(case: Case, folder: Path) -> Ended:
    """Run the case's command where its pack lies."""
    output = folder.with_name(f"{folder.name}-said")
    if case.environment:
        answer = _alone(case, folder, output)
    else:
        answer = _warm().run(case.command, folder, output)
    code, seconds, size = answer.split()
    said = output.read_bytes().decode("utf-8", "replace")
    return Ended(int(code), said, float(seconds), int(size) / 1024)


class Warm:
    """A process that has imported printkit and runs it in forks: see ``warm.py``."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        environment.pop("PRINTKIT_TRACEBACK", None)
        self._process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "tests.hostile.warm"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self._process.kill)

    def run(self, command: tuple[str, ...], folder: Path, output: Path) -> str:
        """What it answers: exit code, seconds, KiB."""
        request = {"folder": str(folder), "arguments": command, "output": str(output), **LIMITS}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{json.dumps(request)}\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()


@cache
def _warm() -> Warm:
    return Warm()


def _alone(case: Case, folder: Path, output: Path) -> str:
    """Run it in a process of its own: imports may look at the environment."""
    given = {name: text.replace("{folder}", str(folder)) for name, text in case.environment.items()}
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **given}
    environment.pop("PRINTKIT_TRACEBACK", None)
    note = folder.with_name(f"{folder.name}-used")
    limits = [str(note), str(LIMITS["seconds"]), str(LIMITS["bytes"])]
    launcher = [sys.executable, "-S", str(Path(__file__).parent / "launch.py"), *limits]
    program = [sys.executable, "-W", "error", "-m", "printkit", *case.command]
    with output.open("wb") as file:
        subprocess.run(
            [*launcher, *program],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            timeout=LIMITS["wall"],
            check=False,
        )
    return note.read_text(encoding="ascii")
