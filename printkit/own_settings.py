"""The user's own settings, which no pack can bring along.

They stand in ``settings.toml`` in the user's own configuration folder, never in a project or a
pack: what they allow is for the user alone to decide. The file may be missing.
"""

import os
import stat
from pathlib import Path
from typing import Any

from printkit.errors import UsageError
from printkit.limits import NAMES, Limits
from printkit.own_folders import absolute, own_folder
from printkit.suggestion import did_you_mean

FILE = "settings.toml"
MAX_BYTES = 100_000
_KEYS = ("limits",)


def settings_file() -> Path | None:
    """Where the settings are looked for; None where there is no home.

    ``PRINTKIT_SETTINGS`` names another file. Relative names are ignored: what lies in the
    working folder may be a stranger's.
    """
    chosen = os.environ.get("PRINTKIT_SETTINGS")
    if chosen is not None:
        return absolute(chosen)
    base = own_folder("config")
    return None if base is None else base / FILE


def own_limits() -> Limits:
    """The limits, with those that the user has raised or lowered.

    Raises:
        UsageError: the settings make no sense; it names the file and the remedy.
    """
    file = settings_file()
    text = None if file is None else _text(file)
    if not text:
        return Limits()
    import tomllib  # noqa: PLC0415 - late: most users have no settings

    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise UsageError(f"{file}: not well-formed: {error}") from None
    _refuse_unknown(file, "setting", table, _KEYS)
    chosen = table.get("limits", {})
    if not isinstance(chosen, dict):
        raise UsageError(f"{file}: 'limits' is not a table", "write [limits]")
    _refuse_unknown(file, "limit", chosen, NAMES)
    for name, value in chosen.items():
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise UsageError(f"{file}: the limit '{name}' is not a whole number of 1 or more")
    return Limits().raised(chosen)


def _text(file: Path) -> str | None:
    """The file's text; None if there is no regular file."""
    try:
        found = file.stat()
        if not stat.S_ISREG(found.st_mode):
            return None
        if found.st_size > MAX_BYTES:
            raise UsageError(f"{file} is larger than {MAX_BYTES:,} bytes")
        return file.read_text(encoding="utf-8-sig")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{file} cannot be read: {error}") from None


def _refuse_unknown(file: Path | None, kind: str, given: Any, known: tuple[str, ...]) -> None:
    for name in given:
        if name not in known:
            help_text = did_you_mean(name, known) or f"known are {', '.join(known)}"
            raise UsageError(f"{file}: there is no {kind} '{name}'", help_text)
