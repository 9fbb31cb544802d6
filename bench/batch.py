"""``python -m bench.batch COUNT``: so many editions of a shipped game in one run.

Each changes the names of six spaces and a card. Printed are kits a second, CPU time for each and
the largest process; a few kits are built alone too, and must have the same hashes. ``--whole``
makes whole kits instead of the board and the cards.
"""

import argparse
import csv
import hashlib
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

BASE = "classic-us"
SPACES = (1, 3, 6, 8, 9, 39)
CARD = ("decks", "chest", "cards", "piggy-bank", "text")
TEXT = "{} pays for a holiday. Collect {{{{ effects[0].amount | money }}}}."
PAPER = ("--paper", "a4")
SAMPLE = 5


class Spent(NamedTuple):
    """What a run took: seconds of wall and CPU time, and its largest process (MiB)."""

    seconds: float
    cpu: float
    mebibytes: float


def names(number: int) -> list[str]:
    """The names of an edition: six streets, and who pays."""
    draw = random.Random(number)  # noqa: S311 - a game of chance
    letters = "abcdefghijklmnopqrstuvwxyz"
    words = ["".join(draw.choice(letters) for _ in range(7)).capitalize() for _ in range(7)]
    return [*(f"{word} Lane" for word in words[:6]), TEXT.format(words[6])]


def write_rows(path: Path, count: int) -> None:
    """The list of editions."""
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow([*(f"board.spaces.{space}.name" for space in SPACES), ".".join(CARD)])
        rows.writerows(names(number) for number in range(1, count + 1))


def spent(folder: Path, *arguments: str) -> Spent:
    """What a run of printkit takes.

    Raises:
        subprocess.CalledProcessError: it failed.
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.monotonic()
    subprocess.run([sys.executable, "-m", "printkit", "-q", *arguments], cwd=folder, check=True)
    seconds = time.monotonic() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return Spent(seconds, cpu, after.ru_maxrss / 1024)


def differing(folder: Path, numbers: list[int], options: list[str]) -> list[str]:
    """The files of some kits that differ from those of single builds."""
    rows = json.loads((folder / "out" / "batch.json").read_text(encoding="utf-8"))["rows"]
    found: list[str] = []
    for number in numbers:
        name, *streets = f"row-{number}", *names(number)
        spaces = {space: {"name": text} for space, text in zip(SPACES, streets, strict=False)}
        card: dict[str, object] = {CARD[-1]: streets[-1]}
        for step in reversed(CARD[1:-1]):
            card = {step: card}
        stated = {"extends": BASE, "board": {"spaces": spaces}, CARD[0]: card}
        (folder / name).mkdir()
        text = json.dumps(stated, indent=1)
        for space in SPACES:  # positions are numbers
            text = text.replace(f'"{space}":', f"{space}:")
        (folder / name / "variant.yaml").write_text(text, encoding="utf-8")
        spent(folder, "build", f"./{name}", *options, "-o", "alone")
        for file, about in rows[number - 1]["files"].items():
            data = (folder / "alone" / name / file).read_bytes()
            if hashlib.sha256(data).hexdigest() != about["sha256"]:
                found.append(f"{name}/{file}")
    return found


def main() -> None:
    """Make editions and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.batch", description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=100)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--jobs", default="2")
    arguments = parser.parse_args()
    options = [*PAPER, *(() if arguments.whole else ("--only", "board,cards"))]
    with tempfile.TemporaryDirectory() as place:
        folder, count = Path(place), arguments.count
        write_rows(folder / "rows.csv", count)
        command = ("batch", "rows.csv", "--base", BASE, "-o", "out", "-j", arguments.jobs)
        made = spent(folder, *command, *options)
        print(
            f"{count} editions: {made.seconds:.0f} s, {count / made.seconds:.2f} a second, "
            f"{made.cpu / count:.2f} s of CPU each, largest process {made.mebibytes:.0f} MiB"
        )
        sample = random.Random(1).sample(range(1, count + 1), min(SAMPLE, count))  # noqa: S311
        wrong = differing(folder, sample, options)
        print(f"single builds of {len(sample)}: {wrong or 'the same hashes'}")


if __name__ == "__main__":
    main()
