"""``python -m bench``: times of whole processes as ratios to others of this very run.

With ``--write`` the tables are put into ``docs/speed.md``.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

from bench.dump import Counts
from bench.growth import growths
from bench.kits import preview_seconds
from bench.measuring import (
    Used,
    counts_instructions,
    environment_note,
    instructions,
    medians,
)
from bench.table import RATIOS, VARIANT, Bench, alone, derived
from tools.docs_pages import filled, table

PAGE = Path(__file__).parents[1] / "docs" / "speed.md"
PREVIEW_GOAL, KIT_MEMORY = 2.8, 70


def _ratios(
    seconds: Mapping[str, float], counted: Mapping[str, float]
) -> Iterator[tuple[str, ...]]:
    for row in RATIOS:
        by_count = counted and f"{counted[row.process] / counted[row.unit]:.2f}"
        by_time = f"{seconds[row.process] / seconds[row.unit]:.2f}"
        yield f"{row.name} / {row.over}", by_time, by_count or "", f"{row.must:g}"


def _processes(measured: Mapping[str, Used]) -> Iterator[tuple[str, ...]]:
    for name, used in measured.items():
        yield name, f"{used.seconds:.3f} s", f"{used.mebibytes:.0f} MiB"


def _said(counts: Counts) -> str:
    return ", ".join(f"{number:,} {what}" for what, number in counts._asdict().items())


def _growth(folder: Path, most: int) -> Iterator[tuple[str, ...]]:
    for each in growths(folder, most):
        exponent = "" if each.exponent is None else f"{each.exponent:.2f}"
        seconds, mebibytes = f"{each.used.seconds:.2f} s", f"{each.used.mebibytes:.0f} MiB"
        yield each.kind, f"{each.size:,}", seconds, mebibytes, exponent


def _measured(folder: Path, runs: int, *, count: bool) -> Iterator[str]:
    """The ratios, with what they were worked out from."""
    bench = Bench(folder)
    commands = bench.commands()
    measured = medians(commands, runs)
    counted = derived({name: instructions(c) for name, c in commands.items()}) if count else {}
    seconds = derived({name: used.seconds for name, used in measured.items()})
    previews = preview_seconds(VARIANT)
    kit = measured["build, nothing remembered"].mebibytes
    yield f"{environment_note()}; {VARIANT} on A4 is {_said(bench.counts)}."
    yield table(
        ("", "CPU time", "instructions", "goal"),
        [
            *_ratios(seconds, counted),
            ("PNG previews of the kit", f"{previews:.1f} s", "", f"{PREVIEW_GOAL:g} s"),
            ("peak memory of the full kit", f"{kit:.0f} MiB", "", f"{KIT_MEMORY} MiB"),
        ],
    )
    yield table(("process", f"CPU, median of {runs}", "peak memory"), _processes(measured))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--instructions", action="store_true", help="count them with valgrind too")
    parser.add_argument("--most", type=int, default=1_000, help="the largest size of the growths")
    parser.add_argument("--write", action="store_true", help="into docs/speed.md")
    options = parser.parse_args()
    if options.instructions and not counts_instructions():
        parser.error("--instructions needs valgrind")
    with tempfile.TemporaryDirectory() as name:
        alone(Path(name))
        ratios = _measured(Path(name), options.runs, count=options.instructions)
        grown = _growth(Path(name) / "grown", options.most)
        day = f"{datetime.now(UTC):%Y-%m-%d}, `python -m bench {' '.join(sys.argv[1:])}`"
        blocks = {
            "ratios": "\n\n".join((f"Measured on {day}.", *ratios)),
            "growth": table(("what grows", "size", "CPU", "peak memory", "exponent"), grown),
        }
    print("\n\n".join(blocks.values()))
    if options.write:
        PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), blocks), encoding="utf-8")


if __name__ == "__main__":
    main()
