"""Programs that are killed, and disks that refuse: what was there stays whole, or becomes whole."""

import os
import random
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.killing import JOBS, SIGNALS, Job, Trials
from tests.cli.running import TINY, pack, tree
from tests.pipeline.games import ONE_PAPER, edit, game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")

BUILD = ("build", "./tiny", *ONE_PAPER, "--only", "deeds,cards")
AT_RENAME = """
import os, sys
left, number = int(sys.argv[1]), int(sys.argv[2])
replace = os.replace
def counted(old, new):
    global left
    left -= ".staging-" in str(old)
    if left == 0:
        left = -1
        os.kill(os.getpid(), number)
    replace(old, new)
os.replace = counted
sys.argv = ["printkit", *sys.argv[3:]]
from printkit.cli import main
main()
"""
"""Sends itself a signal before a certain move of a staged file."""


def printkit(
    folder: Path, *arguments: str, limit: Callable[[], None] | None = None
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "printkit", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=limit,
    )


@pytest.fixture(scope="module")
def kits(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the kit of a game that has changed since."""
    folder = tmp_path_factory.mktemp("kits")
    game(folder / "tiny")
    assert printkit(folder, *BUILD).returncode == 0
    edit(folder / "tiny", "You win a little.", "You win quite a lot.")
    edit(folder / "tiny", "Elm Street", "Ash Street")
    return folder


def without_hidden(folder: Path) -> dict[str, bytes]:
    return {name: data for name, data in tree(folder).items() if "/." not in f"/{name}"}


@pytest.fixture(scope="module")
def built(kits: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The new kit, whole."""
    folder = tmp_path_factory.mktemp("built")
    shutil.copytree(kits / "tiny", folder / "tiny")
    assert printkit(folder, *BUILD).returncode == 0
    return without_hidden(folder / "output")


@pytest.mark.parametrize("job", JOBS, ids=lambda job: job.name)
def test_whatever_is_killed_leaves_nothing_half_done(job: Job, tmp_path: Path) -> None:
    chance = random.Random(job.name)  # noqa: S311 - moments, no secrets
    trials = Trials(job, tmp_path, chance)
    assert trials.kill(chance.choice(SIGNALS)) == []


@pytest.mark.parametrize(
    ("number", "move"),
    [
        (signal.SIGKILL, 1),
        (signal.SIGKILL, 3),
        (signal.SIGTERM, 1),
        (signal.SIGINT, 3),
        (signal.SIGHUP, 1),
    ],
)
def test_signals_wait_for_the_last_rename(
    number: signal.Signals, move: int, kits: Path, built: dict[str, bytes], tmp_path: Path
) -> None:
    shutil.copytree(kits, tmp_path, dirs_exist_ok=True)
    killed = subprocess.run(
        [sys.executable, "-c", AT_RENAME, str(move), str(int(number)), *BUILD],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    if number == signal.SIGKILL:
        assert killed.returncode == -number
        assert list(tmp_path.rglob(".staging-*"))
        assert printkit(tmp_path, *BUILD).returncode == 0
    else:
        assert killed.returncode == 128 + number
        assert "interrupted; output/tiny was written" in killed.stderr
        assert "intact" not in killed.stderr
    assert without_hidden(tmp_path / "output") == built
    assert list(tmp_path.rglob(".staging-*")) == []
    assert "up to date" in printkit(tmp_path, *BUILD).stderr


def _full() -> None:
    """No file may grow: the nearest thing to a full disk that any user can have."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """Packs, of which one has a mistake with one remedy, and an older page of differences."""
    pack(tmp_path / "tiny")
    pack(tmp_path / "wrong", {"variant.yaml": f"{TINY}components: {{rule: false}}\n"})
    (tmp_path / "page.html").write_text("older", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "command",
    [
        ("build", "./tiny", *ONE_PAPER, "--only", "deeds"),
        ("check", "./wrong", "--fix", "--definition-only"),
        ("new", "town"),
        ("new", "towns/town"),
        ("diff", "./tiny", "./wrong", "--html", "page.html"),
        ("calibrate",),
    ],
    ids=" ".join,
)
def test_a_full_disk_leaves_everything_as_it_was(command: tuple[str, ...], packs: Path) -> None:
    if command[0] == "diff":
        edit(packs / "wrong", "components: {rule: false}", "components: {rules: false}")
    before = tree(packs)
    ended = printkit(packs, *command, limit=_full)
    assert ended.returncode == 2
    assert "File too large" in ended.stderr or "file too large" in ended.stderr
    assert ended.stderr.count("\n") <= 2
    assert tree(packs) == before
    assert not (packs / "town").exists()
    assert not (packs / "towns").exists()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
@pytest.mark.parametrize(
    "command",
    [
        ("check", "./wrong", "--fix", "--definition-only"),
        ("new", "wrong/town"),
        ("diff", "./tiny", "./wrong", "--html", "wrong/page.html"),
    ],
    ids=" ".join,
)
def test_a_folder_that_is_read_only(command: tuple[str, ...], packs: Path) -> None:
    before = tree(packs)
    (packs / "wrong").chmod(0o500)
    ended = printkit(packs, *command)
    (packs / "wrong").chmod(0o700)
    assert ended.returncode == 2
    assert "ermission denied" in ended.stderr
    assert tree(packs) == before
