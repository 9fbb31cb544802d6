"""``python -m bench.fuzz``: the checker before many harmed definitions."""

import argparse
import multiprocessing
import os
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from itertools import islice
from pathlib import Path

from bench.fuzz.corpus import Corpus
from bench.fuzz.trial import Plan, Trial, attempt

SHOWN = 10
"""Failures that are shown in full."""
BATCH = 200
MUCH = 400
"""Megabytes that no harmed pack should take."""


@dataclass
class Tally:
    """What became of all inputs so far."""

    inputs: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    slowest: Trial | None = None
    memory: int = 0
    heavy: int = 0
    """Batches whose process took more than :data:`MUCH`."""
    failures: list[Trial] = field(default_factory=list)

    def add(self, trials: list[Trial], memory: int) -> None:
        """Count a batch; ``memory`` is the peak of its process in kilobytes."""
        self.inputs += len(trials)
        self.outcomes.update(o for trial in trials for o in (trial.outcome, *trial.also))
        known = [] if self.slowest is None else [self.slowest]
        self.slowest = max([*known, *trials], key=lambda trial: trial.seconds)
        self.memory = max(self.memory, memory)
        self.heavy += memory > MUCH * 1024
        self.failures += [trial for trial in trials if trial.failed]


def main() -> int:
    """Try all inputs; exit code 1 if the checker failed on one."""
    arguments = _arguments()
    plan = Plan(*(getattr(arguments, part.name) for part in fields(Plan)))
    numbers = iter(range(arguments.start, arguments.start + arguments.count))
    batches = iter(lambda: list(islice(numbers, BATCH)), [])
    tally = Tally()
    for trials, memory in _worked(((plan, batch) for batch in batches), arguments.jobs):
        tally.add(trials, memory)
        print(f"\r{tally.inputs} inputs", end="", file=sys.stderr)
    print(file=sys.stderr)
    _tell(tally)
    if arguments.keep is not None:
        _keep(tally.failures, plan, arguments.keep)
    return int(bool(tally.failures))


def _keep(failures: list[Trial], plan: Plan, folder: Path) -> None:
    """Write the packs that failed, for the corpus of those that must never fail again."""
    for trial in failures:
        attempt(trial.number, plan, _corpus(), folder / f"{plan.seed}-{trial.number}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--start", type=int, default=0, help="number of the first input")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--large", type=float, default=0.1, help="share of whole shipped packs")
    parser.add_argument("--drawn", type=float, default=0.0, help="share of inputs that are drawn")
    parser.add_argument("--fixed", type=float, default=0.0, help="share of inputs that are fixed")
    parser.add_argument("--compared", type=float, default=0.0, help="share of inputs to compare")
    parser.add_argument("--built", type=float, default=0.0, help="share of kits that are built")
    parser.add_argument("--keep", type=Path, help="folder for inputs that fail")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def _worked(
    batches: Iterator[tuple[Plan, list[int]]], jobs: int
) -> Iterator[tuple[list[Trial], int]]:
    # A process for each batch: the peak of its memory is that of the batch.
    with multiprocessing.Pool(jobs, maxtasksperchild=1) as pool:
        yield from pool.imap_unordered(_batch, batches)


def _batch(work: tuple[Plan, list[int]]) -> tuple[list[Trial], int]:
    plan, numbers = work
    with tempfile.TemporaryDirectory() as folder:
        trials = [attempt(number, plan, _corpus(), Path(folder) / "pack") for number in numbers]
    return trials, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


@cache
def _corpus() -> Corpus:
    return Corpus()


def _tell(tally: Tally) -> None:
    shown = ", ".join(f"{count} {outcome}" for outcome, count in tally.outcomes.most_common())
    print(f"{shown}; peak memory {tally.memory // 1024} MB")
    print(f"{tally.heavy} batches of {BATCH} took more than {MUCH} MB")
    if tally.slowest is not None:
        slow = tally.slowest
        print(f"slowest: {slow.seconds:.2f} s for input {slow.number} ({slow.pack})")
    for trial in tally.failures[:SHOWN]:
        print(f"\n--- input {trial.number} ({trial.pack}): {trial.outcome} {trial.seconds:.2f} s")
        print(trial.shown)


if __name__ == "__main__":
    sys.exit(main())
