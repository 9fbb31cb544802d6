"""``python -m bench.killing``: programs killed at random moments, and what they leave behind.

Whatever is killed leaves what was there before or what it was to make, each file whole; and the
next run makes good what is missing, and tidies up.
"""

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

PACK = Path(__file__).parents[1] / "docs" / "examples" / "your-street"
SIGNALS = (signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
_OURS = (".lock", ".staging-", ".variant.", ".key-")
"""How names begin of what a killed program may leave; ``.lock`` stays for good."""

Files = Mapping[str, bytes]


@dataclass(frozen=True)
class Job:
    """A command that changes files, how to lay out what it changes, and the folder to look at."""

    name: str
    command: tuple[str, ...]
    lay_out: Callable[[Path], None]
    changed: str
    can_mix: bool = False
    """Whether a kill may come between two files; each of them is whole all the same."""
    says_the_same: bool = False
    """Whether the next run has to say what the first one would have said."""


def _edit(folder: Path, old: str, new: str) -> None:
    path = folder / "g" / "variant.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(old, new), encoding="utf-8")


def _pack(folder: Path) -> None:
    shutil.copytree(PACK, folder / "g")


def _misspelt(folder: Path) -> None:
    _pack(folder)
    with (folder / "g" / "variant.yaml").open("a", encoding="utf-8") as file:
        file.write("components: {rule: false}\n")


def _built(folder: Path) -> None:
    _pack(folder)
    run(BUILD.command, folder)
    _edit(folder, "The twins", "The triplets")


def _checked(folder: Path) -> None:
    _pack(folder)
    run(CACHE.command, folder)
    _edit(folder, "rent: 2, rents: [8]", "rent: 2, rents: [1]")


BUILD = Job(
    "build",
    ("build", "./g", "--only", "deeds,cards", "--paper", "a4"),
    _built,
    "output/g",
    can_mix=True,
)
FIX = Job("fix", ("check", "./g", "--fix", "--definition-only"), _misspelt, "g")
NEW = Job("new", ("new", "town"), lambda _: None, "town", can_mix=True)
CACHE = Job("cache", ("check", "./g", "--definition-only"), _checked, "g", says_the_same=True)
JOBS = (BUILD, FIX, NEW, CACHE)


def run(command: tuple[str, ...], folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run the program to its end."""
    return subprocess.run(
        _call(command),
        cwd=folder,
        env=_environment(folder),
        capture_output=True,
        text=True,
        check=False,
    )


def _call(command: tuple[str, ...]) -> list[str]:
    return [sys.executable, "-m", "printkit", *command]


def _environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PRINTKIT_CACHE": str(folder / "cache"), "PRINTKIT_SETTINGS": ""}


def whole_files(folder: Path) -> dict[str, bytes]:
    """All files below a folder but those that only printkit knows."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not any(part.startswith(_OURS) for part in path.parts)
    }


class Trials:
    """One job, killed again and again; ``folder`` is empty."""

    def __init__(self, job: Job, folder: Path, chance: random.Random) -> None:
        self._job, self._chance = job, chance
        # Always the same folder: what is signed holds for one place only.
        self._work, self._laid_out = folder / "work", folder / "laid-out"
        self._work.mkdir(parents=True)
        job.lay_out(self._work)
        shutil.copytree(self._work, self._laid_out)
        self.before = self._now()
        began = time.monotonic()
        self._said = run(job.command, self._work).stdout
        self._seconds = time.monotonic() - began
        self.after = self._now()

    def kill(self, number: signal.Signals) -> list[str]:
        """Kill the job at a random moment; what is wrong with what it left, and with the repair."""
        shutil.rmtree(self._work)
        shutil.copytree(self._laid_out, self._work)
        wait = self._chance.uniform(0, self._seconds * 1.1)
        process = subprocess.Popen(
            _call(self._job.command),
            cwd=self._work,
            env=_environment(self._work),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(wait)
        process.send_signal(number)
        process.wait()
        wrong = self._wrong(mixed=self._job.can_mix and number == signal.SIGKILL)
        said = run(self._job.command, self._work).stdout
        if self._now() != self.after:
            wrong.append("the next run does not repair it")
        if self._job.says_the_same and said != self._said:
            wrong.append(f"the next run says something else: {said!r}, not {self._said!r}")
        wrong += [f"{path} is left" for path in self._work.rglob(".staging-*")]
        return [f"{self._job.name}, {number.name} after {wait:.3f} s: {each}" for each in wrong]

    def _wrong(self, *, mixed: bool) -> list[str]:
        now = self._now()
        if now in (self.before, self.after):
            return []
        if not mixed:
            return ["neither as it was before nor as it was to be"]
        states = (self.before, self.after)
        return [
            f"{name} is not whole"
            for name, content in now.items()
            if content not in [state.get(name) for state in states]
        ]

    def _now(self) -> dict[str, bytes]:
        return whole_files(self._work / self._job.changed)


def main() -> int:
    """Kill, and say what was wrong."""
    parser = argparse.ArgumentParser(prog="python -m bench.killing", description=__doc__)
    parser.add_argument("--count", type=int, default=25, help="kills of each job")
    parser.add_argument("--seed", type=int, default=2026)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)  # noqa: S311 - moments, no secrets
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for job in JOBS:
            trials = Trials(job, Path(folder, job.name), chance)
            for _ in range(arguments.count):
                wrong += trials.kill(chance.choice(SIGNALS))
            print(f"{job.name}: {arguments.count} kills")
    print("\n".join(wrong) or "nothing wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
