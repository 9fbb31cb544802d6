"""What a command has said, said again while all that it depends on is as it was.

It is asked before anything else is imported, so it imports little itself. Files are compared by
their stamps: whoever writes one, or puts another in its place, moves its time of change, which
nobody can set. Where a stamp is another, the command looks for itself, at the contents.
"""

import contextlib
import json
import os
import stat
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

from printkit.cache_folder import cache_folder, drop_oldest, keep, kept
from printkit.digests import digest_of_text, stamp_of_code

KEPT = 200
"""Answers that are kept."""
_VARIABLES = (
    "APPDATA", "COLUMNS", "GITHUB_ACTIONS", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LOCALAPPDATA",
    "NO_COLOR", "PYTHONIOENCODING", "PYTHONUTF8", "SOURCE_DATE_EPOCH", "TERM", "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
)  # fmt: skip
"""What answers depend on in the environment, beside everything of printkit's own."""
_TICK = 0.02
"""Seconds; two changes of a file that lie closer together may have one time."""

Said = list[tuple[int, str]]
"""Texts, each with the stream that it goes to: 1 for output, 2 for remarks."""

_asked: list[tuple[Path, str]] = []
"""Where the answer to this very process is kept, once it has asked for it, and what stood for the
state of printkit then: what it runs may be replaced before it has answered."""


def again(arguments: list[str]) -> int | None:
    """Say what was said to these arguments, if it still holds; gives back the exit code."""
    path = _place(arguments)
    if path is None or sys.stdout is None or sys.stderr is None:
        return None
    code = stamp_of_code()
    _asked[:] = [(path, code)]
    content = kept(path)
    known = None if content is None else json.loads(content)
    if known is None or known["code"] != code or stamps(known["stamps"]) != known["stamps"]:
        return None
    for stream, text in known["said"]:
        (sys.stdout if stream == 1 else sys.stderr).write(text)
    return int(known["exit"])


def remember(said: Said, exit_code: int, before: Mapping[str, str]) -> None:
    """Keep an answer with the stamps of what it depends on, if this process has asked for one.

    The stamps were taken ``before`` it was made sure that the contents are those of the answer.
    """
    for path, code in _asked:
        content = {"code": code, "stamps": before, "said": said, "exit": exit_code}
        keep(path, json.dumps(content).encode())
        drop_oldest(path.parent.iterdir(), KEPT)


def settled(paths: Iterable[str]) -> dict[str, str]:
    """The stamps of these paths, taken when none has changed within the last moment."""
    time.sleep(_TICK)
    return stamps(paths)


def stamps(paths: Iterable[str]) -> dict[str, str]:
    """What stands for the state of files, folders, and what is not there."""
    return {path: _stamp(path) for path in paths}


def _stamp(path: str) -> str:
    try:
        found = os.lstat(path)
        parts = [found]
        if stat.S_ISLNK(found.st_mode):
            parts.append(os.stat(path))  # noqa: PTH116 - in a hot path
    except (OSError, ValueError):
        return ""
    return " ".join(f"{p.st_ino} {p.st_size} {p.st_mtime_ns} {p.st_ctime_ns}" for p in parts)


def _place(arguments: list[str]) -> Path | None:
    """Where the answer to these arguments is kept, given here and to this terminal."""
    base = cache_folder()
    if base is None:
        return None
    surroundings = sorted(
        f"{name}={value}"
        for name, value in os.environ.items()
        if name.startswith("PRINTKIT_") or name in _VARIABLES
    )
    streams = [_columns(stream) for stream in (sys.stdout, sys.stderr)]
    try:
        here = os.getcwd()  # noqa: PTH109 - in a hot path
    except OSError:
        return None
    question = repr((arguments, here, surroundings, streams, sys.version, sys.prefix))
    return base / "said" / f"{digest_of_text(question)[:32]}.json"


def _columns(stream: object) -> int:
    """How wide a terminal is; 0 for anything else."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        if stream.isatty():  # type: ignore[attr-defined]  # what is none has no such method
            return os.get_terminal_size(stream.fileno()).columns  # type: ignore[attr-defined]
    return 0
