"""The user's printers by name, with how far each shifts what it prints on backs.

They stand in ``printers.json`` beside the user's own settings.
"""

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from printkit.errors import OutputError, UsageError
from printkit.own_settings import MAX_BYTES, settings_file
from printkit.suggestion import did_you_mean
from printkit.whole_file import write_whole

FILE = "printers.json"
MOST = 10.0
"""No printer is farther off, mm."""
MOST_NAME = 100
"""Characters of a name."""

Offset = tuple[float, float]


def back_offset_of(printer: str) -> Offset:
    """What brings the backs of a printer into line.

    Raises:
        UsageError: there is none of that name, or the file makes no sense.
    """
    file = _file()
    printers = _read(file)
    if printer not in printers:
        hint = did_you_mean(printer, printers) or (
            f"known are {', '.join(printers)}"
            if printers
            else "measure yours: printkit calibrate, then calibrate --save X,Y --printer NAME"
        )
        raise UsageError(f"there is no printer {printer!r} in {file}", hint)
    return printers[printer]


def keep_back_offset(printer: str, offset: Offset) -> Path:
    """Keep the values of a printer; gives back the file.

    Raises:
        UsageError: the name cannot be one, or the file makes no sense.
        OutputError: the file cannot be written.
    """
    if not printer.isprintable() or not 0 < len(printer) <= MOST_NAME:
        raise UsageError(f"{printer!r} cannot be the name of a printer", "write a short name")
    file = _file()
    printers = dict(sorted({**_read(file), printer: offset}.items()))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, (json.dumps(printers, ensure_ascii=False, indent=2) + "\n").encode())
    except OSError as error:
        raise OutputError(f"{file} cannot be written: {error.strerror or error}") from None
    return file


def _file() -> Path:
    beside = settings_file()
    if beside is None:
        raise UsageError("there is no home for your printers", "name PRINTKIT_SETTINGS=/a/file")
    return beside.with_name(FILE)


def _read(file: Path) -> Mapping[str, Offset]:
    try:
        if not file.is_file():
            return {}
        with file.open("rb") as opened:
            text = opened.read(MAX_BYTES).decode("utf-8-sig")
        found = json.loads(text)
    except OSError as error:
        raise UsageError(f"{file} cannot be read: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:
        raise UsageError(f"{file}: not well-formed: {error}", "take it away") from None
    if not isinstance(found, dict) or not all(map(_is_offset, found.values())):
        raise UsageError(f"{file} does not name printers", 'write {"office": [0.5, -1]}')
    return {name: (float(x), float(y)) for name, (x, y) in found.items()}


def _is_offset(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 2:  # noqa: PLR2004 - x and y
        return False
    numbers = [v for v in value if isinstance(v, int | float) and not isinstance(v, bool)]
    return len(numbers) == len(value) and all(math.isfinite(v) and abs(v) <= MOST for v in numbers)
