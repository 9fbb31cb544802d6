"""Lines of the files that findings point at."""

from functools import lru_cache
from pathlib import Path

from printkit.shipped import shipped_folder

MAX_BYTES = 4_000_000


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
        try:
            if path.is_file() and path.stat().st_size <= MAX_BYTES:
                text = path.read_text(encoding="utf-8-sig", errors="replace")
                return tuple(text.splitlines())
        except OSError:
            continue
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
