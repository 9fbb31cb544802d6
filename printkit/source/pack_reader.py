"""The one door to the files of packs, and a record of everything that was read through it.

A pack comes from a stranger: what is opened is a regular file below the folder of a pack, by real
path, of a size that is known before it is read. What is read is noted with a digest of the very
bytes, so that whoever remembers a result knows when it no longer holds.
"""

import hashlib
import os
import stat
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from printkit.limits import limits, remedy
from printkit.source.contained import is_plain_name

Inputs = dict[str, str]
"""What was read: a path, and the digest of its bytes; a folder's path ends with ``/``.

What was looked for and is not there has an empty digest.
"""
ABSENT = ""
REFUSED = "refused"
"""In place of a digest: nothing that depends on such a file is remembered."""


class NotAFileError(OSError):
    """There is no file that may be read; the text says what there is instead."""


class OutsidePackError(NotAFileError):
    """The name leads out of its pack through a link; ``path`` is where it stands in the pack."""

    def __init__(self, path: Path) -> None:
        super().__init__("leads out of the pack through a link")
        self.path = path


class TooLargeError(NotAFileError):
    """The file, or all of them together, are larger than allowed; ``help_text`` names the limit."""

    def __init__(self, message: str, limit: str) -> None:
        super().__init__(message)
        self.help_text = remedy(limit)


class PackReader:
    """Opens the files of the packs that were admitted, and notes what it read.

    ``given`` are contents that stand for files, such as a definition from standard input.
    """

    def __init__(self, given: Mapping[Path, bytes] | None = None) -> None:
        self._contents = dict(given or {})
        self.inputs: Inputs = {}
        self._roots: dict[str, str] = {}
        self._parents: dict[str, tuple[str, str]] = {}
        self._found: dict[tuple[tuple[Path, ...], str], tuple[Path | None, Inputs]] = {}
        self._bytes = 0
        self._noted: list[Inputs] = []

    def admit(self, folder: Path) -> None:
        """Let files below a pack's folder be read; where it really lies is settled now.

        A folder inside one that was admitted already stays bound to that one.
        """
        named = str(folder)
        if not any(_is_named_below(named, root) for root in self._roots):
            self._roots[named] = os.path.realpath(named)

    def read(self, path: Path, limit: str = "file-bytes") -> bytes:
        """The bytes of a file, at most as many as the limit of this name allows.

        Raises:
            NotAFileError: it may not be read, or is too large.
            OSError: it cannot be read.
        """
        given = self._given(path)
        if given is not None:
            return given
        try:
            data = self._read(path, limit)
        except (FileNotFoundError, NotADirectoryError):
            self._note({str(path): ABSENT})
            raise
        except OSError:
            self._note({str(path): REFUSED})
            raise
        self._note({str(path): self._digest(path, data)})
        self._bytes += len(data)
        if self._bytes > limits().pack_bytes:
            raise TooLargeError("is one file too many for these packs", "pack-bytes")
        return data

    def is_file(self, path: Path) -> bool:
        """Whether there is something to read, be it only a reason why it may not be read."""
        if self._given(path) is not None or os.path.lexists(path):
            return True
        self._note({str(path): ABSENT})
        return False

    @property
    def reads_disk_only(self) -> bool:
        """Whether no contents were given in place of files."""
        return not self._contents

    def is_folder(self, path: Path) -> bool:
        """Whether a folder is there.

        Raises:
            OutsidePackError: it lies outside its pack.
        """
        self.names(path)
        if not path.is_dir():
            return False
        self._real(path)
        return True

    def names(self, folder: Path) -> list[str]:
        """The names in a folder, sorted; none where there is no such folder within a pack."""
        try:
            self._real(folder)
        except OSError:
            self._note({f"{folder}/": REFUSED})
            return []
        found = _listed(str(folder))
        self._note({f"{folder}/": _digest_of_names(found)})
        return found or []

    def find(self, folders: Sequence[Path], name: str) -> Path | None:
        """The file of that name in the first folder that has it; None if none has.

        That it leads out of its pack, or to nothing, is seen when it is read.
        """
        key = (tuple(folders), name)
        if key not in self._found:
            self._found[key] = self._looked_up(folders, name)
        path, inputs = self._found[key]
        known = self.inputs.get(str(path))
        self._note(inputs if known is None else {**inputs, str(path): known})
        return path

    @classmethod
    def of(cls, folders: Iterable[Path]) -> "PackReader":
        """A reader for some packs."""
        reader = cls()
        for folder in folders:
            reader.admit(folder)
        return reader

    @contextmanager
    def noting(self) -> Iterator[Inputs]:
        """What is read, or taken from what was read before, while the context lasts."""
        noted: Inputs = {}
        self._noted.append(noted)
        try:
            yield noted
        finally:
            self._noted.remove(noted)

    def _looked_up(self, folders: Sequence[Path], name: str) -> tuple[Path | None, Inputs]:
        inputs: Inputs = {}
        if not is_plain_name(name):
            return None, inputs
        for folder in folders:
            path = folder.joinpath(*name.split("/"))
            if _is_file_or_link(path):
                return path, inputs
            inputs[str(path)] = ABSENT
        return None, inputs

    def _given(self, path: Path) -> bytes | None:
        """The content that stands for a file."""
        if not self._contents:
            return None
        return self._contents.get(path, self._contents.get(path.resolve()))

    def _digest(self, path: Path, data: bytes) -> str:
        """What stands for the bytes; nothing is remembered of a file that changes meanwhile."""
        digest = hashlib.sha256(data).hexdigest()
        return digest if self.inputs.get(str(path), digest) == digest else REFUSED

    def _note(self, inputs: Inputs) -> None:
        for record in (self.inputs, *self._noted):
            record.update(inputs)

    def _read(self, path: Path, limit: str) -> bytes:
        most: int = getattr(limits(), limit.replace("-", "_"))
        real = self._real(path)
        flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
        descriptor = os.open(real, flags | getattr(os, "O_BINARY", 0))
        try:
            found = os.fstat(descriptor)
            if stat.S_ISDIR(found.st_mode):
                raise NotAFileError("is a folder, not a file")
            if not stat.S_ISREG(found.st_mode):
                raise NotAFileError("is not a regular file")
            if found.st_size <= most:
                data = b""
                while len(data) <= most and (more := os.read(descriptor, most + 1 - len(data))):
                    data += more
                if len(data) <= most:
                    return data
        finally:
            os.close(descriptor)
        size = max(found.st_size, most + 1)
        raise TooLargeError(f"has {size:,} bytes", limit)

    def _real(self, path: Path) -> str:
        """Where a path really lies.

        Raises:
            OutsidePackError: outside the pack.
        """
        named = str(path)
        folder, name = os.path.split(named)
        parent, root = self._parent(folder or ".")
        real = os.path.join(parent, name)  # noqa: PTH118 - in a hot path
        if os.path.islink(real):  # noqa: PTH114 - in a hot path
            real = os.path.realpath(real)
        if named in self._roots:
            real = root = self._roots[named]
        if not _is_below(real, root):
            raise OutsidePackError(path)
        return real

    def _parent(self, folder: str) -> tuple[str, str]:
        """Where a folder really lies, and where the pack that it belongs to does."""
        if folder not in self._parents:
            root = next((root for root in self._roots if _is_named_below(folder, root)), None)
            real = os.path.realpath(folder)
            self._parents[folder] = (real, os.devnull if root is None else self._roots[root])
        return self._parents[folder]


def are_current(inputs: Mapping[str, str]) -> bool:
    """Whether everything that was read is as it was then."""
    return all(_is_current(path, digest) for path, digest in inputs.items())


def _is_current(path: str, digest: str) -> bool:
    if digest == REFUSED:
        return False
    if path.endswith("/"):
        return _digest_of_names(_listed(path)) == digest
    if digest == ABSENT:
        return not os.path.lexists(path)
    return _digest_of_file(os.path.realpath(path)) == digest


def _digest_of_file(path: str) -> str | None:
    from printkit.cache_folder import read_regular  # noqa: PLC0415 - beside its only use

    most = max(limits().picture_bytes, limits().file_bytes, limits().template_bytes)
    data = read_regular(Path(path), most)
    return None if data is None else hashlib.sha256(data).hexdigest()


def _digest_of_names(names: list[str] | None) -> str:
    """What stands for the names in a folder; that of no folder is empty."""
    if names is None:
        return ABSENT
    return hashlib.sha256("/".join(names).encode(errors="surrogateescape")).hexdigest()


def _listed(folder: str) -> list[str] | None:
    """The names in a folder, sorted, no more than allowed; None where there is no folder."""
    try:
        with os.scandir(folder) as entries:
            return sorted(entry.name for entry in islice(entries, limits().folder_entries))
    except OSError:
        return None


def _is_file_or_link(path: Path) -> bool:
    try:
        return path.is_file() or path.is_symlink()
    except OSError:  # a name too long, a folder that may not be entered
        return False


def _is_named_below(folder: str, root: str) -> bool:
    """Whether a path begins with that of a root, wherever the two really lie."""
    return _is_below(folder, root) or (
        root == "." and not os.path.isabs(folder)  # noqa: PTH117 - in a hot path
    )


def _is_below(real: str, root: str) -> bool:
    return real == root or real.startswith(root.rstrip(os.sep) + os.sep)
