"""Limits: data, raised by the user alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from printkit.errors import UsageError
from printkit.limiting import limited
from printkit.limits import NAMES, LimitError, Limits, check_time, in_force, limits, time_limit
from printkit.own_settings import own_limits


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "settings.toml"
    monkeypatch.setenv("PRINTKIT_SETTINGS", str(file))
    return file


def test_a_user_raises_a_limit(settings: Path) -> None:
    settings.write_text("[limits]\npixels = 90_000_000\n")
    assert own_limits() == Limits(pixels=90_000_000)


def test_without_settings_the_limits_are_those_of_printkit(settings: Path) -> None:
    assert not settings.exists()
    assert own_limits() == Limits()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[limits]\npixel = 1\n", "no limit 'pixel'"),
        ("[limits]\npixels = 'x'\n", "not a whole number"),
        ("[limits]\npixels = true\n", "not a whole number"),
        ("[limits]\npixels = 0\n", "not a whole number"),
        ("limits = 1\n", "not a table"),
        ("[limit]\n", "no setting 'limit'"),
        ("a = " + "[" * 100_0, "not well-formed"),
    ],
)
def test_settings_that_make_no_sense_are_named(settings: Path, text: str, words: str) -> None:
    settings.write_text(text)
    with pytest.raises(UsageError, match=words):
        own_limits()


def test_settings_of_the_working_folder_are_no_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "settings.toml").write_text("[limits]\npixels = 1\n")
    monkeypatch.setenv("PRINTKIT_SETTINGS", "settings.toml")
    assert own_limits() == Limits()


def test_time_is_up_only_within_its_context() -> None:
    with in_force(Limits(piece_seconds=-1)), time_limit("piece-seconds", "the deed 'Elm Street'"):
        with pytest.raises(LimitError, match="the deed 'Elm Street' takes too long") as found:
            check_time()
        assert "piece-seconds" in (found.value.help_text or "")
    check_time()
    assert limits() == Limits()


def test_limits_have_names_as_settings_have_them() -> None:
    assert "piece-seconds" in NAMES


@pytest.mark.skipif(sys.platform == "win32", reason="limits of processes")
def test_what_never_looks_at_the_clock_is_interrupted_by_the_system(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("[limits]\nbuild-seconds = 1\n")
    program = (
        "from printkit.limiting import allow_time, limited\n"
        "with limited():\n"
        "    allow_time()\n"
        "    while True: pass\n"
    )
    environment = {**os.environ, "PRINTKIT_SETTINGS": str(settings)}
    ended = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "LimitError: the work takes too long" in ended.stderr


def test_limits_of_a_command_end_with_it(settings: Path) -> None:
    settings.write_text("[limits]\npixels = 7\n")
    with limited():
        assert limits().pixels == 7
    assert limits() == Limits()
