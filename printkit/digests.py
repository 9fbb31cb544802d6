"""Digests of everything that a build depends on."""

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

_CODE_SUFFIXES = (".py", ".ttf", ".dic", ".yaml")


def digest_of_files(files: Iterable[tuple[str, os.PathLike[str]]]) -> str:
    """A digest of names and contents; a file that cannot be read counts as absent."""
    digest = hashlib.sha256()
    for name, path in files:
        try:
            content = Path(path).read_bytes()
        except OSError:
            continue
        digest.update(f"{name}\0{len(content)}\0".encode(errors="surrogateescape"))
        digest.update(content)
    return digest.hexdigest()


def files_of_code() -> list[tuple[str, os.DirEntry[str]]]:
    """The files of printkit itself, its fonts and patterns, by their names."""
    package = os.path.dirname(os.path.realpath(__file__))  # noqa: PTH120 - in a hot path
    return sorted(
        (name, entry)
        for name, entry in _files_below(package)
        if name.endswith(_CODE_SUFFIXES) and not name.startswith("_data/")
    )


def stamp_of_code() -> str:
    """What stands for the state of these files: another size or time of change makes it another."""
    found = ((name, entry.stat()) for name, entry in files_of_code())
    stamps = [f"{name} {at.st_size} {at.st_mtime_ns} {at.st_ctime_ns}" for name, at in found]
    return digest_of_text(*stamps)


def digest_of_text(*parts: str) -> str:
    """A digest of texts, each kept apart from the next."""
    return hashlib.sha256("\0".join(parts).encode(errors="surrogateescape")).hexdigest()


def _files_below(folder: str, within: str = "") -> Iterator[tuple[str, os.DirEntry[str]]]:
    """The files that are not hidden: their names relative to the folder, and where they are."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith(".") or entry.name == "__pycache__":
                continue
            if entry.is_dir(follow_symlinks=False):
                yield from _files_below(entry.path, f"{within}{entry.name}/")
            else:
                yield within + entry.name, entry
