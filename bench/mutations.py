"""``python -m bench.mutations``: plants slips in sound variants and counts what is caught.

A slip is caught if the definition alone gives an error or a warning that the sound variant does
not give. Kinds of slips take turns, and so do the variants within a kind.
"""

import argparse
import time
from collections.abc import Sequence
from datetime import UTC, datetime

from bench.slips.report import (
    ESCAPE_HEADS,
    as_markdown,
    as_text,
    escapes,
    escapes_by_field,
    tables,
)
from bench.slips.trial import Trial, drawn, packs, try_slip


def run(count: int, seed: int, names: Sequence[str] = ()) -> list[Trial]:
    """Tries so many slips; 0: all there are."""
    return [try_slip(pack, slip) for pack, slip in drawn(packs(names), count, seed)]


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.mutations", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000, help="0: every slip there is")
    parser.add_argument("--variants", nargs="*", default=[])
    parser.add_argument("--escapes", action="store_true", help="list what was not caught")
    parser.add_argument("--markdown", action="store_true", help="tables for docs/mutations.md")
    arguments = parser.parse_args()
    begun = time.process_time()
    trials = run(arguments.count, arguments.seed, arguments.variants)
    seconds = time.process_time() - begun
    if arguments.markdown:
        _print_markdown(trials, arguments)
        return
    for title, rows in tables(trials):
        print(f"\n{title}\n{as_text(rows)}")
    if arguments.escapes:
        print("\nNot caught")
        print("\n".join(f"  {line}" for line in escapes(trials)))
    print(f"\n{len(trials)} slips, {seconds:.0f} s CPU, seed {arguments.seed}")


def _print_markdown(trials: Sequence[Trial], arguments: argparse.Namespace) -> None:
    today = datetime.now(UTC).date()
    command = f"python -m bench.mutations --seed {arguments.seed} --count {arguments.count}"
    names = " ".join(["", "--variants", *arguments.variants]) if arguments.variants else ""
    print(f"{len(trials)} slips, {today}, `{command}{names} --markdown`:")
    for title, rows in tables(trials):
        print(f"\n### {title}\n\n{as_markdown(rows)}")
    missed = list(escapes_by_field(trials))
    print(f"\n### Not caught\n\n{as_markdown(missed, ESCAPE_HEADS)}")


if __name__ == "__main__":
    main()
