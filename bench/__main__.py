"""``python -m bench``: CPU times of whole processes, and their ratios in this very run."""

import argparse
import os
import tempfile
from pathlib import Path

from bench.counting import Counts, count
from bench.edited import EditedPack
from bench.measuring import Command, Used, environment_note, medians, python
from printkit.art.style import Ink
from printkit.pipeline.drawing import draw_all
from printkit.pipeline.prepare import open_studio, prepare
from printkit.pipeline.request import Progress, Request

MANY = 200
"""How many made-up definitions a run of ``bench.many`` checks."""


def kit_counts(variant: str, folder: Path) -> Counts:
    """How much the A4 kit of a variant draws."""
    request = Request(variant, folder, papers=("a4",), ink=Ink.FULL)
    drawn = draw_all(open_studio(prepare(variant)), request, Progress())
    return count(one.sheets["a4"] for one in drawn)


def commands(variant: str, folder: Path, counts: Counts) -> dict[str, Command]:
    """What is measured: the rows of the table."""
    printkit = python("-m", "printkit")
    build = [*printkit, "build", variant, "--paper", "a4", "-o", str(folder / "output")]
    check = [*printkit, "check"]
    forgetful = {"PRINTKIT_CACHE": ""}
    edited = EditedPack(variant, folder)
    many = {
        f"check {MANY} {kind}": Command(python("-m", "bench.many", kind, str(MANY)))
        for kind in ("extending", "standalone")
    }
    return {
        "import click": Command(python("-c", "import click")),
        "--help": Command([*printkit, "--help"]),
        "check, no cache": Command([*check, variant], forgetful),
        "check, definition": Command([*check, "--definition-only", variant], forgetful),
        "check, card edited": Command([*check, str(edited.folder)], before=edited.change),
        "check, unchanged": Command([*check, variant]),
        **many,
        "build --force": Command([*build, "--force"]),
        "build, unchanged": Command(build),
        "bare reportlab": Command(python("bench/bare_reportlab.py", *map(str, counts))),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--variant", default="monopoly-space")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        # Compiled modules and what printkit remembers belong to these runs alone.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = f"{folder}/compiled"
        os.environ["PRINTKIT_CACHE"] = f"{folder}/cache"
        counts = kit_counts(arguments.variant, Path(folder))
        measured = medians(commands(arguments.variant, Path(folder), counts), arguments.runs)
    print(f"{arguments.variant}, A4: {counts}")
    print(f"CPU seconds, medians of {arguments.runs} runs in turn ({environment_note()})")
    _print(measured)


def _print(measured: dict[str, Used]) -> None:
    unit = measured["import click"].seconds
    for name, (seconds, mebibytes) in measured.items():
        ratio = seconds / unit
        print(f"  {name:<22} {seconds:6.2f}   {ratio:6.1f} x import click   {mebibytes:4.0f} MiB")
    for kind in ("extending", "standalone"):
        rate = MANY / measured[f"check {MANY} {kind}"].seconds
        print(f"  definitions a second, {kind}: {rate:.0f}, start included")
    ratio = measured["build --force"].seconds / measured["bare reportlab"].seconds
    print(f"  build --force / bare reportlab: {ratio:.2f}")


if __name__ == "__main__":
    main()
