"""The folder of a kit is nobody else's, and one build at a time writes into it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock

from printkit.errors import OutputError
from printkit.kit_folder.staging import Staging, staging
from printkit.kit_folder.state import FileEntry
from printkit.limits import Limits, in_force
from tests.cli.running import Run, tree
from tests.pipeline.games import ONE_PAPER, game

OPTIONS = (*ONE_PAPER, "--only", "deeds")


def test_two_kits_of_one_name_do_not_mix(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    game(tmp_path / "tiny-en")
    assert run("build", "./tiny", "--language", "en", *OPTIONS).code == 0
    before = tree(tmp_path / "output")
    result = run("build", "./tiny-en", *OPTIONS)
    assert result.code == 2
    assert "output/tiny-en holds the kit of tiny in en, not of tiny-en" in result.err
    assert "help: choose another folder with -o" in result.err
    assert tree(tmp_path / "output") == before
    assert run("build", "./tiny-en", *OPTIONS, "-o", "other").code == 0
    assert run("build", "./tiny", "--language", "en", *OPTIONS).code == 0


def test_waiting_for_another_build_names_it_and_ends(tmp_path: Path) -> None:
    remarks: list[str] = []
    folder = tmp_path / "kit"
    with (
        staging(folder),
        in_force(Limits(lock_seconds=1)),
        pytest.raises(OutputError, match=f"process {os.getpid()} since") as found,
        staging(folder, remarks.append),
    ):
        pass
    assert len(remarks) == 1
    assert f"process {os.getpid()} since" in remarks[0]
    assert "up to 1 s" in remarks[0]
    assert "-o" in (found.value.help_text or "")
    assert sorted(path.name for path in folder.iterdir()) == [".lock"]


def test_a_build_says_for_whom_it_waits(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("[limits]\nlock-seconds = 1\n", encoding="utf-8")
    monkeypatch.setenv("PRINTKIT_SETTINGS", str(settings))
    game(tmp_path / "tiny")
    folder = tmp_path / "output" / "tiny"
    folder.mkdir(parents=True)
    with FileLock(folder / ".lock"):
        result = run("build", "./tiny", *OPTIONS)
    assert result.code == 2
    assert "is being written by another process; waiting up to 1 s" in result.err
    assert "nothing was changed" in result.err


def test_what_a_killed_build_left_vanishes_also_when_nothing_is_to_do(
    run: Run, tmp_path: Path
) -> None:
    game(tmp_path / "tiny")
    assert run("build", "./tiny", *OPTIONS).code == 0
    left = tmp_path / "output" / "tiny" / ".staging-killed"
    left.mkdir()
    (left / "deeds.pdf").write_bytes(b"half")
    assert "up to date" in run("build", "./tiny", *OPTIONS).err
    assert not left.exists()


def test_links_that_look_like_leftovers_are_left_alone(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "precious").write_text("precious", encoding="utf-8")
    left = tmp_path / "output" / "tiny" / ".staging-killed"
    left.parent.mkdir(parents=True)
    left.symlink_to(mine)
    assert run("build", "./tiny", *OPTIONS).code == 0
    assert (mine / "precious").is_file()


def test_names_that_differ_only_by_capitals_are_no_two_files(tmp_path: Path) -> None:
    with staging(tmp_path / "kit") as stage:
        stage.write("svg/a.svg", b"one")
        with pytest.raises(ValueError, match="two files"):
            stage.write("svg/A.svg", b"two")


def test_a_file_that_is_written_anew_is_not_removed_by_its_old_name(tmp_path: Path) -> None:
    def write(stage: Staging, content: bytes) -> None:
        stage.write("deeds.pdf", content)
        stage.remove("deeds.pdf", FileEntry.of(content))
        stage.publish()

    for content in (b"one", b"two"):
        with staging(tmp_path / "kit") as stage:
            write(stage, content)
        assert (tmp_path / "kit" / "deeds.pdf").read_bytes() == content


@pytest.mark.skipif(sys.platform == "win32", reason="descriptors of shells")
@pytest.mark.parametrize("closed", ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_closed_streams_do_no_harm(closed: str, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    command = f"{sys.executable} -m printkit build ./tiny {' '.join(OPTIONS)} {closed}"
    assert subprocess.run(["sh", "-c", command], cwd=tmp_path, check=False).returncode == 0
    assert (tmp_path / "output" / "tiny" / "a4" / "deeds.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("name", ["../victim", "a4/../../victim", "/victim", "a\\b"])
def test_no_file_is_written_beside_the_folder(name: str, tmp_path: Path) -> None:
    with staging(tmp_path / "kit") as files, pytest.raises(ValueError, match="leads out"):
        files.write(name, b"")
    assert not list(tmp_path.rglob("victim"))
