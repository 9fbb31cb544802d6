"""Kits that go to any address of fsspec."""

from pathlib import Path
from typing import Any

import pytest

from tests.batching.conftest import OPTIONS, files_in, report_in
from tests.cli.running import Run

fsspec = pytest.importorskip("fsspec", reason="the extra 'cluster' is not installed")
COMMAND = ("batch", "rows.csv", *OPTIONS, "--only", "deeds", "--name", "family")


@pytest.fixture
def memory() -> Any:
    """An empty file system in memory."""
    system = fsspec.filesystem("memory")
    system.store.clear()
    return system


@pytest.mark.usefixtures("base")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_files_in_memory_are_those_of_a_folder(
    run: Run, tmp_path: Path, memory: Any, jobs: str
) -> None:
    assert run(*COMMAND, "-o", "out", "-j", "1").code == 0
    made = run(*COMMAND, "-o", "memory://kits", "-j", jobs)
    assert made.code == 0, made.said
    there = {name.removeprefix("/kits/"): memory.cat(name) for name in memory.find("/kits")}
    del there["batch.json"]
    here = {
        f"{kit}/{name}": data
        for kit in ("smith", "muller", "o-hara")
        for name, data in files_in(tmp_path / "out" / kit).items()
    }
    assert there == here
    assert not (tmp_path / "output").exists()


@pytest.mark.usefixtures("base", "memory")
def test_what_is_there_is_not_made_again(run: Run, tmp_path: Path) -> None:
    command = (*COMMAND, "-o", (tmp_path / "far").as_uri(), "-j", "2")
    assert run(*command).code == 0
    (tmp_path / "far" / "muller" / "a4" / "deeds.pdf").unlink()
    assert "1 made, 2 unchanged" in run(*command).err
    (tmp_path / "rows.csv").write_text("family\nSmith\nJones\n", encoding="utf-8")
    assert "2 made; see file://" in run(*command).err
    assert report_in(tmp_path / "far")["editions"] == 2


@pytest.mark.usefixtures("base", "memory")
def test_what_was_made_with_other_options_is_made_again(run: Run, tmp_path: Path) -> None:
    command = (*COMMAND, "-o", (tmp_path / "far").as_uri())
    assert run(*command).code == 0
    assert "3 made" in run(*command, "--save", "paper").err


@pytest.mark.usefixtures("base")
def test_an_address_that_nobody_knows_is_refused(run: Run) -> None:
    made = run(*COMMAND, "-o", "nowhere://kits")
    assert made.code == 2
    assert "cannot use nowhere://kits" in made.err
