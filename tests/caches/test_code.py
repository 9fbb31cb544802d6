"""The digest of printkit itself is remembered, and never when a file has changed."""

import os
from pathlib import Path

import pytest

from printkit import digests
from printkit.caches.code import digest_of_code


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one file in place of printkit, and a cache of its own."""
    package = tmp_path / "package"
    package.mkdir()
    (package / "rules.py").write_text("FEE = 50\n", "utf-8")
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(
        digests, "files_of_code", lambda: [(entry.name, entry) for entry in os.scandir(package)]
    )
    return package


def anew() -> str:
    """What a new process says."""
    digest_of_code.cache_clear()
    try:
        return digest_of_code()
    finally:
        digest_of_code.cache_clear()


def test_files_are_read_once(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = anew()
    monkeypatch.setattr(digests, "digest_of_files", lambda _: pytest.fail("read again"))
    assert anew() == first
    assert package.exists()


def test_another_file_of_the_same_size_and_time_is_noticed(package: Path) -> None:
    first, file = anew(), package / "rules.py"
    before = file.stat()
    file.write_text("FEE = 51\n", "utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert anew() != first


def test_the_digest_is_that_of_the_content(package: Path) -> None:
    first, file = anew(), package / "rules.py"
    file.write_text("FEE = 52\n", "utf-8")
    assert anew() != first
    file.write_text("FEE = 50\n", "utf-8")
    assert anew() == first
