"""``python -m bench``: CPU times of whole processes, and their ratios in this very run."""

import argparse
import tempfile
from pathlib import Path

from bench.counting import Counts, count
from bench.measuring import environment_note, medians, python
from printkit.art.style import Ink
from printkit.pipeline.drawing import draw_all
from printkit.pipeline.prepare import open_studio, prepare
from printkit.pipeline.request import Progress, Request


def kit_counts(variant: str, folder: Path) -> Counts:
    """How much the A4 kit of a variant draws."""
    request = Request(variant, folder, papers=("a4",), ink=Ink.FULL)
    drawn = draw_all(open_studio(prepare(variant)), request, Progress())
    return count(one.sheets["a4"] for one in drawn)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--variant", default="monopoly-space")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        _measure(arguments.variant, Path(folder), arguments.runs)


def _measure(variant: str, folder: Path, runs: int) -> None:
    counts = kit_counts(variant, folder)
    printkit = python("-m", "printkit")
    build = [*printkit, "build", variant, "--paper", "a4", "-o", str(folder)]
    times = medians(
        {
            "import click": python("-c", "import click"),
            "--help": [*printkit, "--help"],
            "check": [*printkit, "check", variant],
            "build --force": [*build, "--force"],
            "build, unchanged": build,
            "bare reportlab": python("bench/bare_reportlab.py", *map(str, counts)),
        },
        runs,
    )
    print(f"{variant}, A4: {counts}")
    print(f"CPU seconds, medians of {runs} runs in turn ({environment_note()})")
    for name, seconds in times.items():
        print(
            f"  {name:<18} {seconds:6.2f}   {seconds / times['import click']:6.1f} x import click"
        )
    ratio = times["build --force"] / times["bare reportlab"]
    print(f"  build --force / bare reportlab: {ratio:.2f}")


if __name__ == "__main__":
    main()
