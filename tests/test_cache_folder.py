"""The cache believes only what this very user has written."""

import os
import signal
import sys
from pathlib import Path

import pytest

from printkit import cache_folder as cached
from printkit import interruption
from printkit.cache_folder import cache_folder, keep, kept
from printkit.interruption import Stopped, stop_in_order

needs_modes = pytest.mark.skipif(sys.platform == "win32", reason="owners and modes of POSIX")


@pytest.fixture
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_what_was_kept_comes_back(base: Path) -> None:
    keep(base / "checks" / "a", b"content")
    assert kept(base / "checks" / "a") == b"content"
    assert kept(base / "checks" / "b") is None


@pytest.mark.parametrize("spoilt", [b"", b"x" * 40, b"x" * 500])
def test_what_somebody_else_wrote_is_not_there(base: Path, spoilt: bytes) -> None:
    keep(base / "checks" / "a", b"content")
    (base / "checks" / "a").write_bytes(spoilt)
    assert kept(base / "checks" / "a") is None


def test_one_file_cannot_stand_for_another(base: Path) -> None:
    keep(base / "checks" / "a", b"content")
    (base / "checks" / "a").rename(base / "checks" / "b")
    assert kept(base / "checks" / "b") is None


def test_nothing_is_believed_without_the_key_it_was_signed_with(base: Path) -> None:
    keep(base / "checks" / "a", b"content")
    (base / "key").write_bytes(bytes(32))
    cached._key.cache_clear()
    assert kept(base / "checks" / "a") is None


@pytest.mark.parametrize("name", [".cache", "", "../cache"])
def test_a_relative_folder_is_no_cache(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRINTKIT_CACHE", name)
    assert cache_folder() is None


@needs_modes
def test_a_link_or_a_pipe_is_nothing_that_was_kept(base: Path) -> None:
    keep(base / "checks" / "a", b"content")
    (base / "checks" / "a").rename(base / "real")
    (base / "checks" / "a").symlink_to(base / "real")
    os.mkfifo(base / "checks" / "b")
    assert kept(base / "checks" / "a") is None
    assert kept(base / "checks" / "b") is None


@needs_modes
def test_the_folder_is_closed_to_others(base: Path) -> None:
    base.mkdir(mode=0o777)
    base.chmod(0o777)
    keep(base / "checks" / "a", b"content")
    assert base.stat().st_mode & 0o022 == 0


def test_a_disk_that_refuses_leaves_nothing_behind(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(base / "checks" / "a", b"content")

    def refuse(_self: Path, _target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", refuse)
    keep(base / "checks" / "b", b"content")
    assert sorted(path.name for path in (base / "checks").iterdir()) == ["a"]


def test_nothing_is_kept_once_a_signal_to_end_has_come(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A library may have swallowed it, and gone on with half of its work done."""
    monkeypatch.setattr(interruption, "_come", [])
    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        stop_in_order()
        with pytest.raises(Stopped):
            signal.raise_signal(signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, before)
    keep(base / "checks" / "a", b"content")
    assert kept(base / "checks" / "a") is None
