"""The one door to the files of packs."""

import os
import sys
from pathlib import Path

import pytest

from printkit.limits import Limits, in_force
from printkit.source.pack_reader import (
    NotAFileError,
    OutsidePackError,
    PackReader,
    TooLargeError,
    are_current,
)

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of POSIX")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    (folder / "inner").mkdir(parents=True)
    (folder / "a.txt").write_bytes(b"a")
    (tmp_path / "secret").write_bytes(b"secret")
    return folder


def test_a_file_of_the_pack_is_read(pack: Path) -> None:
    assert PackReader.of([pack]).read(pack / "a.txt") == b"a"


@needs_posix
@pytest.mark.parametrize("name", ["link", "up/secret", "inner/far"])
def test_links_that_lead_out_are_refused(pack: Path, name: str) -> None:
    (pack / "link").symlink_to("../secret")
    (pack / "up").symlink_to("..")
    (pack / "inner" / "far").symlink_to(pack.parent / "secret")
    reader = PackReader.of([pack])
    with pytest.raises(OutsidePackError, match="leads out of the pack"):
        reader.read(pack / name)
    assert not are_current(reader.inputs), "nothing that met such a file is remembered"


@needs_posix
def test_links_within_the_pack_and_a_linked_pack_are_fine(pack: Path) -> None:
    (pack / "link").symlink_to("a.txt")
    (pack.parent / "other").symlink_to(pack)
    assert PackReader.of([pack]).read(pack / "link") == b"a"
    assert PackReader.of([pack.parent / "other"]).read(pack.parent / "other" / "link") == b"a"


def test_a_file_of_no_pack_is_refused(pack: Path) -> None:
    with pytest.raises(OutsidePackError):
        PackReader.of([pack]).read(pack.parent / "secret")


def test_a_folder_in_a_pack_is_bound_to_the_pack(pack: Path) -> None:
    reader = PackReader.of([pack])
    (pack / "out").symlink_to(pack.parent)
    reader.admit(pack / "out")
    with pytest.raises(OutsidePackError):
        reader.read(pack / "out" / "secret")


@needs_posix
def test_what_is_no_regular_file_is_not_waited_for(pack: Path) -> None:
    os.mkfifo(pack / "pipe")
    with pytest.raises(NotAFileError, match="not a regular file"):
        PackReader.of([pack]).read(pack / "pipe")


def test_sizes_are_known_before_anything_is_read(pack: Path) -> None:
    with (pack / "film").open("wb") as file:
        file.truncate(20 << 30)
    with pytest.raises(TooLargeError, match="has 21,474,836,480 bytes") as found:
        PackReader.of([pack]).read(pack / "film", "picture-bytes")
    assert "picture-bytes" in found.value.help_text


def test_all_files_together_have_a_limit(pack: Path) -> None:
    (pack / "b.txt").write_bytes(b"b" * 10)
    reader = PackReader.of([pack])
    with in_force(Limits(pack_bytes=10)):
        reader.read(pack / "b.txt")
        with pytest.raises(TooLargeError):
            reader.read(pack / "a.txt")


def test_a_change_of_anything_that_was_read_or_missed_is_seen(pack: Path) -> None:
    reader = PackReader.of([pack])
    reader.read(pack / "a.txt")
    assert reader.find([pack / "inner", pack], "a.txt") == pack / "a.txt"
    assert reader.names(pack / "inner") == []
    assert are_current(reader.inputs)
    (pack / "inner" / "b.txt").write_bytes(b"")
    assert not are_current(reader.inputs), "a new name in a folder that was listed"
    (pack / "inner" / "b.txt").unlink()
    (pack / "a.txt").write_bytes(b"b")
    assert not are_current(reader.inputs), "other bytes"
    (pack / "a.txt").write_bytes(b"a")
    assert are_current(reader.inputs)
    (pack / "inner" / "a.txt").write_bytes(b"a")
    assert not are_current(reader.inputs), "a file that was looked for in vain"


def test_nothing_is_remembered_of_a_file_that_changes_meanwhile(pack: Path) -> None:
    reader = PackReader.of([pack])
    reader.read(pack / "a.txt")
    (pack / "a.txt").write_bytes(b"b")
    reader.read(pack / "a.txt")
    assert not are_current(reader.inputs)


def test_what_is_used_again_is_noted_again(pack: Path) -> None:
    reader = PackReader.of([pack])
    path = reader.find([pack], "a.txt")
    assert path is not None
    reader.read(path)
    with reader.noting() as inputs:
        reader.find([pack], "a.txt")
    assert inputs == {str(path): reader.inputs[str(path)]}
