"""Digests of everything that a build depends on."""

import hashlib
import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

_CODE_SUFFIXES = frozenset([".py", ".ttf", ".dic", ".yaml"])


def digest_of_files(files: Iterable[tuple[str, Path]]) -> str:
    """A digest of names and contents; a file that cannot be read counts as absent."""
    digest = hashlib.sha256()
    for name, path in sorted(files):
        try:
            content = path.read_bytes()
        except OSError:
            continue
        digest.update(f"{name}\0{len(content)}\0".encode(errors="surrogateescape"))
        digest.update(content)
    return digest.hexdigest()


@cache
def digest_of_code() -> str:
    """A digest of printkit itself, its fonts, patterns and languages."""
    package = Path(__file__).resolve().parent
    return digest_of_files(
        (name, path)
        for name, path in _files_below(package)
        if path.suffix in _CODE_SUFFIXES and not name.startswith("_data/")
    )


def digest_of_text(*parts: str) -> str:
    """A digest of texts, each kept apart from the next."""
    return hashlib.sha256("\0".join(parts).encode(errors="surrogateescape")).hexdigest()


def _files_below(top: Path) -> Iterator[tuple[str, Path]]:
    """The files that are not hidden: their names relative to the folder, and their paths."""
    for folder, inner, names in os.walk(top):
        inner[:] = [name for name in inner if _shows(name)]
        place = Path(folder)
        within = "" if place == top else f"{place.relative_to(top).as_posix()}/"
        yield from ((f"{within}{name}", place / name) for name in names if _shows(name))


def _shows(name: str) -> bool:
    return not name.startswith(".") and name != "__pycache__"
