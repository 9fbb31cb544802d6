"""Files are written whole or not at all."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from printkit.whole_file import write_where_named, write_whole


def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    write_whole(tmp_path / "new", b"content")
    (tmp_path / "usual").write_bytes(b"")
    assert (tmp_path / "new").read_bytes() == b"content"
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "usual").stat().st_mode


@pytest.mark.parametrize("name", ["a" * 255, "é" * 127, "\U0001f3e0" * 63])
def test_names_may_be_as_long_as_the_disk_allows(name: str, tmp_path: Path) -> None:
    write_whole(tmp_path / name, b"content")
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("write", [write_whole, write_where_named])
def test_a_failure_leaves_the_old_file_alone(
    write: Callable[[Path, bytes], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(OSError, match="No space"):
        write(path, b"new")
    assert path.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_links_that_the_user_names_are_followed(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"old")
    target.chmod(0o640)
    link.symlink_to(target)
    write_where_named(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


@pytest.mark.skipif(os.name != "posix", reason="devices")
def test_devices_are_written_to() -> None:
    write_where_named(Path(os.devnull), b"content")
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)
