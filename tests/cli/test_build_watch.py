"""``build --watch``: builds again after changes, until Ctrl-C."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from printkit.cli.watching import folders_of
from tests.cli.running import TINY, Run, pack
from tests.cli.watching import take_steps

BUILD = ("build", "./game", "--only", "deeds", "--paper", "a4", "--watch")
ENDS = r"^(?:output/game: .*|./game: nothing.*|printkit: .*)$"


def test_what_changes_is_built_again_over_errors(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = pack(tmp_path / "game") / "variant.yaml"

    def steps() -> Iterator[None]:
        game.write_text(TINY.replace("Oak", "Fir"))
        yield
        game.write_text(TINY.replace("price", "prize", 1))
        yield
        game.write_text(TINY)
        (tmp_path / "printkit.toml").write_text("papre = 1")
        yield
        (tmp_path / "printkit.toml").write_text("")
        yield
        (tmp_path / "elsewhere.txt").write_text("nobody reads this")
        yield

    take_steps(monkeypatch, steps())
    result = run(*BUILD)
    assert result.code == 0
    assert re.findall(ENDS, result.err, re.MULTILINE) == [
        "output/game: 1 file written",
        "output/game: 1 file written",
        "./game: nothing was built; fix the errors above first",
        "printkit: printkit.toml:1: there is no setting 'papre'",
        "output/game: 1 file written",
    ]


def test_the_kit_itself_is_not_watched(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(pack(tmp_path / "game"))

    def steps() -> Iterator[None]:
        Path("output/game/a4/deeds.pdf").write_text("not the kit any more")
        yield

    take_steps(monkeypatch, steps())
    result = run("build", "--only", "deeds", "--paper", "a4", "--watch")
    assert result.err.count("file written") == 1


def test_the_kit_is_opened_once(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(click, "launch", opened.append)
    game = pack(tmp_path / "game") / "variant.yaml"

    def steps() -> Iterator[None]:
        game.write_text(TINY.replace("Oak", "Fir"))
        yield

    take_steps(monkeypatch, steps())
    assert run(*BUILD, "--open").err.count("file written") == 2
    assert opened == ["output/game"]


def test_standard_input_cannot_be_watched(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", open(os.devnull, encoding="utf-8"))  # noqa: SIM115, PTH123 - closed with the process
    result = run("build", "-", "--watch")
    assert result.code == 2
    assert "standard input cannot be watched" in result.err


def test_hidden_folders_and_kits_are_left_out(tmp_path: Path) -> None:
    for name in ("a/b", ".git/objects", "output/game"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "link").symlink_to("/")
    missing = tmp_path / "a" / "not" / "there.toml"
    assert folders_of([tmp_path], [tmp_path / "output"]) == {
        tmp_path, tmp_path / "a", tmp_path / "a/b",
    }  # fmt: skip
    assert folders_of([missing], []) == {tmp_path / "a"}


def test_the_real_watch_sees_a_change_at_once(tmp_path: Path) -> None:
    pytest.importorskip("watchfiles")
    game = pack(tmp_path / "game") / "variant.yaml"
    command = [sys.executable, "-m", "printkit", "check", "--definition-only", "--watch", "./game"]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        threading.Timer(60, process.kill).start()
        assert process.stderr.readline() == "no findings\n"
        assert process.stderr.readline().startswith("watching")
        game.write_text(TINY.replace("price", "prize", 1))
        began = time.monotonic()
        assert process.stderr.readline() == "1 error\n"
        assert time.monotonic() - began < 5
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0
