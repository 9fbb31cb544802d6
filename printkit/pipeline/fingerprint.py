"""Digests of everything that a build depends on."""

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

_CODE_SUFFIXES = frozenset([".py", ".ttf", ".dic"])


def digest_of_files(files: Iterable[tuple[str, Path]]) -> str:
    """A digest of names and contents; a file that cannot be read counts as absent."""
    digest = hashlib.sha256()
    for name, path in sorted(files):
        try:
            content = path.read_bytes()
        except OSError:
            continue
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def digest_of_folders(
    folders: Iterable[Path], *, skip: Path | None = None, without: frozenset[str] = frozenset()
) -> str:
    """A digest of all files below the folders, in the folders' order.

    Hidden files are left out, also what lies below ``skip`` (the output, which may stand inside
    a pack) and files with a suffix in ``without``.
    """
    left_out = None if skip is None else skip.resolve()
    files = [
        (f"{number}/{path.relative_to(folder).as_posix()}", path)
        for number, folder in enumerate(folders)
        for path in folder.rglob("*")
        if path.suffix not in without
        and not _hidden(path.relative_to(folder))
        and path.is_file()
        and not (left_out is not None and path.resolve().is_relative_to(left_out))
    ]
    return digest_of_files(files)


@cache
def digest_of_code() -> str:
    """A digest of printkit itself, its fonts and patterns."""
    package = Path(__file__).resolve().parent.parent
    return digest_of_files(
        (path.relative_to(package).as_posix(), path)
        for path in package.rglob("*")
        if path.suffix in _CODE_SUFFIXES and "_data" not in path.parts
    )


def digest_of_text(*parts: str) -> str:
    """A digest of texts, each kept apart from the next."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _hidden(path: Path) -> bool:
    return any(part.startswith(".") or part == "__pycache__" for part in path.parts)
