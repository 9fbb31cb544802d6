"""Editions as zip files, which come from strangers: what is not plain is refused.

Taken are regular files with plain names, each once, of sizes that are known and bounded before
anything is unpacked. Hidden files, and what macOS adds, are left out.
"""

import stat
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import NoReturn

from printkit.cache_folder import read_regular
from printkit.errors import UsageError
from printkit.limits import check_time, limits, remedy
from printkit.source.contained import is_plain_name

SUFFIX = ".zip"
_END = b"PK\x05\x06"
_END_BYTES = 22
_LOCATOR = b"PK\x06\x07"
_LOCATOR_BYTES = 20
_ENTRY_BYTES = 46 + 512
"""What the directory says of an entry takes no more in any sensible zip."""
_NO_NAME = "is not the name of a file below its folder"
_NAME_BYTES = 255
"""No disk takes longer names."""
_METHODS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
_UNTOLD = 0
"""The kind of an entry from a system that has no kinds."""
_EPOCH = (1980, 1, 1, 0, 0, 0)
_MODE = stat.S_IFREG | 0o644


def unpacked(path: Path, folder: Path, main_file: str) -> Path:
    """The folder of the edition in a zip, which is unpacked below another folder.

    Raises:
        UsageError: it is not a zip, not an edition, or not one that can be taken.
    """
    entries = dict(_entries(path))
    home = _home(path, entries, main_file)
    try:
        for name, content in entries.items():
            check_time()
            target = folder / name if home else folder / path.stem / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    except OSError as error:  # a file where a folder is wanted, a full disk
        _refuse(path, f"cannot be unpacked: {error.strerror or error}")
    return folder / (home or path.stem)


def zip_of(name: str, files: Mapping[str, bytes]) -> bytes:
    """A zip of files in one folder; equal files give equal bytes on every system.

    Raises:
        UsageError: it could not be unpacked everywhere, because of the name of a file.
    """
    seen: set[str] = set()
    for relative in sorted(files):
        reason = _wrong_name(f"{name}/{relative}", seen)
        if reason is not None:
            raise UsageError(f"the file {relative[:80]!r} {reason}", "rename it")
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for relative in sorted(files):
            info = zipfile.ZipInfo(f"{name}/{relative}", _EPOCH)
            info.external_attr = _MODE << 16
            info.create_system = 3  # Unix, wherever it is made
            archive.writestr(info, files[relative])
    return made.getvalue()


def _home(path: Path, entries: Mapping[str, bytes], main_file: str) -> str:
    """The one folder that everything lies in; empty where it lies in none."""
    tops = {name.partition("/")[0] for name in entries}
    if main_file in entries and is_plain_name(path.stem):
        return ""
    if len(tops) != 1 or f"{min(tops)}/{main_file}" not in entries:
        _refuse(path, f"holds no {main_file}", "make it with `printkit pack`")
    return min(tops)


def _entries(path: Path) -> Iterator[tuple[str, bytes]]:
    """The files that are taken; all is looked at before the first is unpacked."""
    data = read_regular(path, limits().pack_bytes)
    if data is None:
        _refuse(path, "is not a file that can be read", remedy("pack-bytes"))
    _require_short(path, data)
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            taken = list(_taken(path, archive.infolist()))
            for name, info in taken:
                with archive.open(info) as file:
                    yield name, file.read(info.file_size)
    except (
        zipfile.BadZipFile,
        NotImplementedError,
        zlib.error,
        EOFError,
        ValueError,
        OSError,
    ) as error:
        _refuse(path, f"is not a sound zip file: {error}")


def _require_short(path: Path, data: bytes) -> None:
    """Refuse a directory with too many entries before it is read; and what hides how many."""
    end = data[-_END_BYTES:]
    located = data[-_END_BYTES - _LOCATOR_BYTES : -_END_BYTES].startswith(_LOCATOR)
    if not end.startswith(_END) or end[-2:] != b"\0\0" or located:
        _refuse(path, "is not a plain zip file", "make it with `printkit pack`")
    most = limits().folder_entries
    size = int.from_bytes(end[12:16], "little")
    if int.from_bytes(end[10:12], "little") > most or size > most * _ENTRY_BYTES:
        _refuse(path, f"holds more than {most:,} files", remedy("folder-entries"))


def _taken(path: Path, infos: list[zipfile.ZipInfo]) -> Iterator[tuple[str, zipfile.ZipInfo]]:
    if len(infos) > limits().folder_entries:
        _refuse(path, f"holds {len(infos):,} files", remedy("folder-entries"))
    if sum(info.file_size for info in infos) > limits().pack_bytes:
        _refuse(path, "is too large unpacked", remedy("pack-bytes"))
    seen: set[str] = set()
    for info in infos:
        name = info.filename.removesuffix("/")
        reason = _wrong(info) or _wrong_name(name, seen)
        if reason is not None:
            _refuse(path, f"holds {name[:80]!r}, which {reason}", "make it with `printkit pack`")
        hidden = any(part.startswith((".", "__MACOSX")) for part in name.split("/"))
        if not info.is_dir() and not hidden:
            yield name, info


def _wrong(info: zipfile.ZipInfo) -> str | None:
    """Why an entry is refused whatever its name, if so."""
    kind = stat.S_IFMT(info.external_attr >> 16)
    if info.filename != info.orig_filename:
        return _NO_NAME
    if kind not in (_UNTOLD, stat.S_IFDIR if info.is_dir() else stat.S_IFREG):
        return "is a link or a device"
    if info.flag_bits & 1:
        return "is encrypted"
    return None if info.compress_type in _METHODS else "is compressed in an unusual way"


def _wrong_name(name: str, seen: set[str]) -> str | None:
    """Why a name is refused beside those ``seen``, to which it is added; None if it is not."""
    if not is_plain_name(name) or not name.isprintable():
        return _NO_NAME
    parts = name.split("/")
    if len(parts) > limits().nesting or any(len(part.encode()) > _NAME_BYTES for part in parts):
        return "has too long a name"
    folded = unicodedata.normalize("NFC", name).casefold()
    if folded in seen:
        return "is there twice"
    seen.add(folded)
    return None


def _refuse(path: Path, reason: str, help_text: str | None = None) -> NoReturn:
    raise UsageError(f"{path} {reason}", help_text)
