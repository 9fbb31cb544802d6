"""The same input gives the same bytes, in whatever process and folder it is built."""

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.running import tree
from tests.pipeline.games import game

COMMAND = ("--paper", "a4", "--format", "pdf,svg,png", "--sheet-svg")


def built(pack: Path, folder: Path, seed: str) -> dict[str, bytes]:
    """The output of a build in a process of its own, with another hash seed and folder."""
    folder.mkdir()
    environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": f"UTC+{seed}"}
    arguments = [sys.executable, "-m", "printkit", "build", str(pack), *COMMAND]
    subprocess.run(arguments, cwd=folder, env=environment, check=True, capture_output=True)
    files = tree(folder / "output")
    return {name: data for name, data in files.items() if not Path(name).name.startswith(".")}


def test_two_processes_write_the_same_bytes(tmp_path: Path) -> None:
    pack = game(tmp_path / "pack" / "tiny")
    first = built(pack, tmp_path / "first", "1")
    second = built(pack, tmp_path / "second", "2")
    kinds = {Path(name).suffix for name in first}
    assert kinds == {".pdf", ".svg", ".png", ".json"}
    assert first == second
