"""Lines of the files that findings point at."""

import os
from functools import lru_cache
from pathlib import Path

from printkit.cache_folder import read_regular
from printkit.limits import limits
from printkit.shipped import shipped_folder


def source_line(shown: str, line: int) -> str | None:
    """The line (from 1) of a file by the name that findings use; None if there is none."""
    lines = _lines(shown)
    return lines[line - 1] if 1 <= line <= len(lines) else None


def forget_sources() -> None:
    """Read the files anew next time: they may have changed."""
    _lines.cache_clear()


@lru_cache(maxsize=64)
def _lines(shown: str) -> tuple[str, ...]:
    for path in _candidates(shown):
        # Behind a link nothing is shown: it may lead out of the pack, and was not read then.
        is_straight = os.path.realpath(path) == os.path.abspath(path)  # noqa: PTH100 - keeps links
        data = read_regular(path, limits().file_bytes) if is_straight else None
        if data is not None:
            return () if b"\0" in data else tuple(data.decode("utf-8-sig", "replace").splitlines())
    return ()


def _candidates(shown: str) -> tuple[Path, ...]:
    """The file itself, or the shipped one that is called so wherever printkit is installed."""
    kind, _, rest = shown.partition("/")
    path = Path(shown)
    if kind == "boards":
        return (shipped_folder("boards") / rest, path)
    if kind == "templates":
        return (shipped_folder("templates") / rest, path)
    return (path,)
