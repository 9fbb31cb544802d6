"""Making a zip of an edition, for sharing: its own files, without what it is built into."""

import os
from collections.abc import Iterator
from pathlib import Path

from printkit.errors import UsageError
from printkit.limits import remedy
from printkit.loading.packs import THEME, VARIANT, Pack, find_pack
from printkit.pipeline.prepare import prepare
from printkit.pipeline.state import NAME as STATE_NAME
from printkit.shipped import shipped_folder
from printkit.source.pack_reader import PackReader
from printkit.source.zipped import SUFFIX, zip_of
from printkit.whole_file import write_where_named


def write_zip(reference: str, target: Path | None) -> tuple[Path, int]:
    """The zip of an edition, and how many files it holds.

    Raises:
        UsageError: there is no such edition, or it is not whole without other folders.
        OutputError: it cannot be written.
    """
    pack = find_pack(reference)
    if not isinstance(pack, Pack) or not pack.by_path:
        raise UsageError(f"there is no edition in {reference}", "name a folder with a variant.yaml")
    _require_whole(reference, pack.folder)
    reader = PackReader()
    reader.admit(pack.folder)
    files = {
        path.relative_to(pack.folder).as_posix(): _content(reader, path)
        for path in _files(pack.folder)
    }
    made = target or Path(f"{pack.id}{SUFFIX}")
    write_where_named(made, zip_of(pack.id, files))
    return made, len(files)


def _require_whole(reference: str, folder: Path) -> None:
    """Refuse an edition that needs what lies elsewhere and does not come with printkit."""
    kinds = (VARIANT, THEME)
    homes = (folder, *(shipped_folder(kind.shipped) for kind in kinds))
    for other in prepare(reference).folders:
        if not any(other.is_relative_to(home) for home in homes):
            raise UsageError(
                f"the edition needs {other}, which would not be in the zip",
                "copy what it needs into its folder",
            )


def _files(folder: Path) -> Iterator[Path]:
    """The files, but hidden ones, kits and other zips."""
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
