"""The files of a pack that travel: to somebody else as a zip, or to another machine."""

import os
from collections.abc import Iterator
from pathlib import Path

from printkit.errors import UsageError
from printkit.kit_folder.state import NAME as STATE_NAME
from printkit.limits import remedy
from printkit.source.pack_reader import PackReader
from printkit.source.zipped import SUFFIX


def pack_files(folder: Path) -> dict[str, bytes]:
    """The files of a pack by their names in its folder, but hidden ones, kits and zips.

    Raises:
        UsageError: one of them cannot be taken along.
    """
    reader = PackReader.of([folder])
    return {path.relative_to(folder).as_posix(): _content(reader, path) for path in _files(folder)}


def _files(folder: Path) -> Iterator[Path]:
    for home, inner, names in os.walk(folder):
        inner[:] = sorted(
            name
            for name in inner
            if not name.startswith((".", "__")) and not Path(home, name, STATE_NAME).exists()
        )
        for name in sorted(names):
            if not name.startswith(".") and not name.endswith(SUFFIX):
                yield Path(home, name)


def _content(reader: PackReader, path: Path) -> bytes:
    """The bytes; a link must not bring in what lies outside."""
    try:
        return reader.read(path, "picture-bytes")
    except OSError as error:
        help_text = getattr(error, "help_text", None) or remedy("picture-bytes")
        raise UsageError(f"{path.name} cannot be packed: {error}", help_text) from error
