"""``python -m bench.mutations``: plants slips in sound games and counts what is caught.

A slip is caught if ``check --definition-only`` reports an error or a warning that it does not
report for the sound game. Kinds of slips take turns, and so do the games within a kind.
"""

import argparse
import sys
import time
from collections.abc import Sequence

from bench.slips.families import FAMILIES
from bench.slips.figures import BASELINE, as_json, by_kind, fallen, read_baseline, worse
from bench.slips.report import as_text, escapes, summary, tables
from bench.slips.trial import Trial, drawn, try_slip


def run(
    count: int, seed: int, names: Sequence[str] = (), kinds: Sequence[str] = tuple(FAMILIES)
) -> list[Trial]:
    """Tries so many slips of the oldest family, and its share of each other; 0: all there are."""
    return [
        try_slip(pack, slip)
        for family in (FAMILIES[kind] for kind in kinds)
        for pack, slip in drawn(family.packs(names), round(count * family.share), seed, family)
    ]


def main() -> None:
    """Run and print."""
    arguments = _arguments()
    begun = time.process_time()
    trials = run(arguments.count, arguments.seed, arguments.variants, arguments.kinds)
    seconds = time.process_time() - begun
    for title, rows in tables(trials):
        print(f"\n{title}\n{as_text(rows)}")
    print(f"\n{summary(trials)}")
    if arguments.escapes:
        print("\nNot caught")
        print("\n".join(f"  {line}" for line in escapes(trials)))
    print(f"\n{len(trials)} slips, {seconds:.0f} s CPU, seed {arguments.seed}")
    if arguments.keep:
        command = f"python -m bench.mutations --seed {arguments.seed} --count {arguments.count}"
        BASELINE.write_text(as_json(by_kind(trials), command), encoding="utf-8", newline="\n")
    if arguments.compare:
        sys.exit(_compare(trials))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.mutations", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000, help="0: every slip there is")
    parser.add_argument("--kinds", nargs="*", choices=FAMILIES, default=list(FAMILIES))
    parser.add_argument("--variants", nargs="*", default=[])
    parser.add_argument("--escapes", action="store_true", help="list what was not caught")
    parser.add_argument("--keep", action="store_true", help=f"write {BASELINE.name}")
    parser.add_argument(
        "--compare", action="store_true", help=f"say what fell below {BASELINE.name}"
    )
    return parser.parse_args()


def _compare(trials: Sequence[Trial]) -> int:
    """1 if fewer slips of any kind are caught than were before."""
    (before, command), now = read_baseline(), by_kind(trials)
    lost = sorted(fallen(before, now))
    print(f"\nBefore: {command}\nFewer caught than before:", *(lost or ["none"]), sep="\n  ")
    print("\nReported less well than before:", *(list(worse(before, now)) or ["none"]), sep="\n  ")
    return int(bool(lost))


if __name__ == "__main__":
    main()
