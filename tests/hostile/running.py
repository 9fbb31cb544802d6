"""Running one hostile case in a process of its own, with limits."""

import os
import shutil
import subprocess
import sys
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
    note = folder.with_name(f"{folder.name}-used")
    limits = [str(note), str(_KILLED_AFTER), str(_MEMORY)]
    launcher = [sys.executable, "-S", str(Path(__file__).parent / "launch.py"), *limits]
    program = [sys.executable, "-W", "error", "-m", "printkit", *case.command]
    ended = subprocess.run(
        [*launcher, *program],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=_WALL_SECONDS,
        check=False,
    )
    code, seconds, size = note.read_text(encoding="ascii").split()
    said = ended.stdout.decode("utf-8", "replace")
    return Ended(int(code), said, float(seconds), int(size) / 1024)
