"""Reading a project's TOML file, which may be a stranger's."""

import re
from pathlib import Path
from typing import Any

from printkit.errors import UsageError
from printkit.limits import limits, remedy
from printkit.loading.packs import shown_path

_NESTED = re.compile(r"[\[{.]")
"""Each of these may go one level deeper, or stand in a number, a text or a comment."""


def toml_text(path: Path) -> str | None:
    """The file's text; None if there is no regular file.

    Raises:
        UsageError: it cannot be read, or is far too large for settings.
    """
    most = limits().settings_bytes
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            data = file.read(most + 1)
        if len(data) <= most:
            return data.decode("utf-8-sig")
        size = path.stat().st_size
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{shown_path(path)} cannot be read: {error}") from error
    raise UsageError(f"{shown_path(path)} has {size:,} bytes", remedy("settings-bytes"))


def parsed_toml(path: Path, text: str) -> dict[str, Any]:
    """What the file says.

    Raises:
        UsageError: it is not well-formed, or one of its lines nests too deep.
    """
    import tomllib  # noqa: PLC0415 - late: start-up

    shown = shown_path(path)
    for number, content in enumerate(text.split("\n"), 1):
        depth = len(_NESTED.findall(content))
        if depth > _most_signs():
            raise UsageError(f"{shown}:{number}: {depth:,} brackets and dots in a line", _FEWER)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at[1]) if at else max(text.count("\n"), 1)
        message = re.sub(r" \(at .*\)$", "", str(error)).lower()
        raise UsageError(f"{shown}:{line}: not well-formed: {message}") from error
    except RecursionError:
        raise UsageError(f"{shown}: collections nest too deep in one another", _FEWER) from None


def _most_signs() -> int:
    return 16 * limits().nesting


_FEWER = "settings need no more than two levels; take it out"
