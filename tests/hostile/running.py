"""Running one hostile case in a process of its own, with limits."""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tests.hostile.case import BASE, Case

_KILLED_AFTER = 60
"""Seconds of processor time: a hang is stopped here."""
_MEMORY = 3 << 30
_WALL_SECONDS = 240
"""A process that waits without working is stopped here."""


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
    given = {name: text.replace("{folder}", str(folder)) for name, text in case.environment.items()}
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **given}
    environment.pop("PRINTKIT_TRACEBACK", None)
    command = [sys.executable, "-W", "error", "-m", "printkit", *case.command]
    # To a file and not a pipe: nobody reads while we wait for the process itself.
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            preexec_fn=_limit,  # noqa: PLW1509 - tests start no threads
        )
        code, used = _wait(process)
        out.seek(0)
        said = out.read().decode("utf-8", "replace")
    return Ended(code, said, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (_KILLED_AFTER, _KILLED_AFTER))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _wait(process: "subprocess.Popen[bytes]") -> tuple[int, resource.struct_rusage]:
    """The exit code, and what the process used."""
    end = time.monotonic() + _WALL_SECONDS
    while True:
        number, status, used = os.wait4(process.pid, os.WNOHANG)
        if number:
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode, used
        if time.monotonic() > end:
            process.kill()
        time.sleep(0.01)
