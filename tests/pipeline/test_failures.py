"""Builds that fail or are disturbed leave what was there before, and nothing half-written."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Run, tree
from tests.pipeline.games import ONE_PAPER, edit, game

COMMAND = ("build", "./tiny", *ONE_PAPER)
INTERRUPTED = """
import os, signal, sys
from pathlib import Path
write = Path.write_bytes
def interrupted(path, content):
    written = write(path, content)
    if ".staging-" in str(path):
        os.kill(os.getpid(), signal.SIGINT)
    return written
Path.write_bytes = interrupted
sys.argv[0] = "printkit"
from printkit.cli import main
main()
"""
"""Sends itself what Ctrl-C sends, as soon as a file is put aside."""


@pytest.fixture
def before(run: Run, tmp_path: Path) -> dict[str, bytes]:
    """The output of a first build, after which a card was changed."""
    game(tmp_path / "tiny")
    assert run(*COMMAND).code == 0
    edit(tmp_path / "tiny", "You win a little.", "You win quite a lot.")
    return tree(tmp_path / "output")


def leftovers(folder: Path) -> list[Path]:
    return list(folder.rglob(".staging-*"))


def test_mistake_leaves_the_output(run: Run, before: dict[str, bytes], tmp_path: Path) -> None:
    edit(tmp_path / "tiny", "price: 60", "prize: 60")
    assert run(*COMMAND).code == 1
    assert tree(tmp_path / "output") == before


def test_full_disk(
    run: Run, before: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, _content: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full)
        result = run(*COMMAND)
    assert result.code == 2
    assert "cannot write" in result.err
    assert "No space left" in result.err
    assert tree(tmp_path / "output") == before
    assert leftovers(tmp_path) == []
    assert run(*COMMAND).code == 0, "and the next build succeeds"


def test_folder_that_cannot_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game(tmp_path / "tiny")

    def refuse(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(Path, "mkdir", refuse)
    result = run(*COMMAND)
    assert result.code == 2
    assert "cannot write" in result.err
    assert "Permission denied" in result.err


@pytest.mark.parametrize("output", ["file", "file/below", "file/below/that"])
def test_output_that_is_a_file(output: str, run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    result = run(*COMMAND, "-o", output)
    assert result.code == 2
    assert "cannot write file" in result.err
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_file_in_the_way_of_a_folder(run: Run, before: dict[str, bytes], tmp_path: Path) -> None:
    del before
    (tmp_path / "output" / "tiny" / "svg").write_text("mine", encoding="utf-8")
    result = run(*COMMAND, "--format", "svg")
    assert result.code == 2
    assert "svg" in result.err
    assert (tmp_path / "output" / "tiny" / "svg").read_text(encoding="utf-8") == "mine"
    assert leftovers(tmp_path) == []


def test_folder_in_the_way_of_a_file(run: Run, before: dict[str, bytes], tmp_path: Path) -> None:
    kit = tmp_path / "output" / "tiny" / "a4" / "kit.pdf"
    kit.unlink()
    kit.mkdir()
    result = run(*COMMAND)
    assert result.code == 2
    assert "kit.pdf" in result.err
    del before["tiny/a4/kit.pdf"]
    assert tree(tmp_path / "output") == before, "not even the changed cards are new"


def test_interrupted(before: dict[str, bytes], tmp_path: Path) -> None:
    interrupted = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, "build", "./tiny", "--force"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert interrupted.returncode == 130
    assert "interrupted" in interrupted.stderr
    assert "Traceback" not in interrupted.stderr
    assert tree(tmp_path / "output") == before
    assert leftovers(tmp_path) == []


def test_two_builds_at_once(tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    arguments = [sys.executable, "-m", "printkit", *COMMAND]
    children = [
        subprocess.Popen(arguments, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    for child in children:
        _, said = child.communicate(timeout=30)
        assert child.returncode == 0, said
    both = tree(tmp_path / "output")
    again = subprocess.run(arguments, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "up to date" in again.stderr
    assert tree(tmp_path / "output") == both
    assert leftovers(tmp_path) == []


def test_what_a_killed_build_left_vanishes_with_the_next(run: Run, tmp_path: Path) -> None:
    game(tmp_path / "tiny")
    left = tmp_path / "output" / "tiny" / ".staging-killed" / "a4"
    left.mkdir(parents=True)
    (left / "deeds.pdf").write_bytes(b"half")
    assert run(*COMMAND).code == 0
    assert leftovers(tmp_path) == []
