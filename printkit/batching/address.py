"""Where the kits of a batch go that are made elsewhere: a folder, or any address of fsspec."""

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from printkit.batching.report import NAME
from printkit.errors import OutputError, PrintkitError, UsageError
from printkit.kit_folder.destination import require_usable
from printkit.kit_folder.manifest import NAME as MANIFEST
from printkit.kit_folder.staging import staging
from printkit.records import record
from printkit.whole_file import write_whole

INSTALL = (
    "install printkit's extra 'cluster' beside it (pipx inject printkit-games distributed fsspec)"
)
_OF_ONE_PROCESS = ("memory://",)
"""What is put there by one process no other sees."""


class Destination(Protocol):
    """Takes kits and the report."""

    def put_kit(self, folder: str, files: Mapping[str, bytes]) -> None:
        """Put the files of a kit into its folder, the manifest last.

        Raises:
            OutputError: they cannot be written.
        """

    def put_report(self, parts: Iterable[bytes]) -> None:
        """Put the report in place of the one before.

        Raises:
            OutputError: it cannot be written.
        """

    def size(self, name: str) -> int | None:
        """How many bytes a file has; None where there is none."""

    def report(self) -> dict[str, Any]:
        """The report that is there; an empty one if none can be read."""


@record
class Folder:
    """A folder on this machine."""

    path: Path

    def put_kit(self, folder: str, files: Mapping[str, bytes]) -> None:
        """Put the files of a kit into its folder, in one go as far as the place can do that."""
        place = self.path / folder
        require_usable(place)
        with staging(place) as stage:
            for name, content in files.items():
                stage.write(name, content)
            stage.publish()

    def put_report(self, parts: Iterable[bytes]) -> None:
        """Put the report in place of the one before."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            write_whole(self.path / NAME, parts)
        except OSError as error:
            raise OutputError(f"cannot write {self}: {error.strerror or error}") from error

    def size(self, name: str) -> int | None:
        """How many bytes a file has; None where there is none."""
        path = self.path / name
        return path.stat().st_size if path.is_file() and not path.is_symlink() else None

    def report(self) -> dict[str, Any]:
        """The report that is there; an empty one if none can be read."""
        path = self.path / NAME
        return _parsed(path.read_bytes()) if path.is_file() else {}

    def __str__(self) -> str:
        return (self.path / NAME).as_posix()


@record
class Address:
    """An address such as ``s3://bucket/kits``."""

    url: str

    @property
    def is_common(self) -> bool:
        """Whether any process, on any machine, may put something there."""
        return not self.url.startswith(_OF_ONE_PROCESS)

    def put_kit(self, folder: str, files: Mapping[str, bytes]) -> None:
        """Put the files of a kit into its folder, in one go as far as the place can do that."""
        last_first = sorted(files, key=lambda name: name == MANIFEST)
        with self._opened() as (system, root):
            for name in last_first:
                path = f"{root}/{folder}/{name}"
                system.makedirs(path.rpartition("/")[0], exist_ok=True)
                system.pipe_file(path, files[name])

    def put_report(self, parts: Iterable[bytes]) -> None:
        """Put the report in place of the one before."""
        with self._opened() as (system, root):
            system.makedirs(root, exist_ok=True)
            system.pipe_file(f"{root}/{NAME}", b"".join(parts))

    def size(self, name: str) -> int | None:
        """How many bytes a file has; None where there is none."""
        with self._opened() as (system, root):
            path = f"{root}/{name}"
            return int(system.size(path)) if system.exists(path) else None

    def report(self) -> dict[str, Any]:
        """The report that is there; an empty one if none can be read."""
        with self._opened() as (system, root):
            path = f"{root}/{NAME}"
            return _parsed(system.cat_file(path)) if system.exists(path) else {}

    @contextmanager
    def _opened(self) -> Iterator[tuple[Any, str]]:
        """The file system and the path in it; whatever fails there is a disk that refuses."""
        try:
            from fsspec.core import url_to_fs  # noqa: PLC0415 - an extra
        except ImportError:
            raise UsageError(f"{self.url} needs fsspec", INSTALL) from None
        try:
            system, root = url_to_fs(self.url)
            yield system, root.rstrip("/")
        except PrintkitError:
            raise
        except Exception as error:
            raise OutputError(f"cannot use {self.url}: {error}") from error

    def __str__(self) -> str:
        return f"{self.url.rstrip('/')}/{NAME}"


def _parsed(content: bytes) -> dict[str, Any]:
    try:
        data = json.loads(content)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
