"""From bytes to text: files that are missing, too large, binary or not UTF-8."""

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from printkit.diagnostics import Diagnostic, Span
from printkit.source import codes
from printkit.source.pack_reader import NotAFileError, TooLargeError

ReadBytes = Callable[[Path], bytes]
"""Reads a file of a pack: see :class:`printkit.source.pack_reader.PackReader`."""

_MAX_REMEMBERED = 100_000
"""Bytes: longer texts are not remembered."""
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
"""Characters that cannot be printed; U+0085, U+2028 and U+2029 would be secret line ends."""

_CONFLICT = re.compile(r"^<{7} .*?^={7}$.*?^>{7} ", re.MULTILINE | re.DOTALL)
_SPREADSHEETS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""How files of spreadsheet programs begin: .xlsx and .ods, and .xls."""


def read_text(path: Path, shown: str, read_bytes: ReadBytes) -> str | Diagnostic:
    """The file's text, without a byte order mark and every line ended by a line feed."""
    data = read_data(path, shown, read_bytes)
    if isinstance(data, Diagnostic):
        return data
    return (_decoded_before if len(data) <= _MAX_REMEMBERED else decode)(data, shown)


def read_data(path: Path, shown: str, read_bytes: ReadBytes) -> bytes | Diagnostic:
    """The file's bytes, or why they cannot be had."""
    try:
        return read_bytes(path)
    except TooLargeError as error:
        return codes.SIZE_LIMIT.diagnostic(
            f"{shown} {error}", span=Span(shown), help=error.help_text
        )
    except FileNotFoundError:
        return codes.UNREADABLE_FILE.diagnostic(f"{shown} does not exist", span=Span(shown))
    except NotAFileError as error:
        return codes.UNREADABLE_FILE.diagnostic(f"{shown} {error}", span=Span(shown))
    except OSError as error:
        reason = error.strerror or "unknown reason"
        return codes.UNREADABLE_FILE.diagnostic(
            f"{shown} cannot be read: {reason.lower()}", span=Span(shown)
        )


def decode(data: bytes, shown: str) -> str | Diagnostic:
    """The text of a file's bytes, or what is wrong with them."""
    data = data.removeprefix(b"\xef\xbb\xbf")
    if b"\0" in data or data.startswith(_SPREADSHEETS):
        return _binary(data, shown)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return codes.UNREADABLE_FILE.diagnostic(
            f"byte 0x{data[error.start]:02X} is not UTF-8 text",
            span=_span_at(shown, data[: error.start].decode("utf-8")),
            help="save the file as UTF-8",
        )
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return (
        control_character(text, lambda at: _span_at(shown, text[:at]))
        or _conflict(text, lambda at: _span_at(shown, text[:at]))
        or text
    )


def _binary(data: bytes, shown: str) -> Diagnostic:
    """What is said of bytes that are not text."""
    if data.startswith(_SPREADSHEETS):
        return codes.UNREADABLE_FILE.diagnostic(
            f"{shown} is a file of a spreadsheet program, not text",
            span=Span(shown),
            help="save the table as CSV, with UTF-8 as its character set, and name that file; XLSX "
            "and ODS files are read as such if they are called so",
        )
    return codes.UNREADABLE_FILE.diagnostic(
        f"{shown} is a binary file, not text",
        span=_span_at(shown, data[: data.index(b"\0")].decode("utf-8", "replace")),
        help="save it as UTF-8 text" if data[:2] in {b"\xff\xfe", b"\xfe\xff"} else None,
    )


def _conflict(text: str, span: Callable[[int], Span]) -> Diagnostic | None:
    """The first mark of a merge that was left undecided."""
    match = _CONFLICT.search(text) if "<<<<<<<" in text else None
    if match is None:
        return None
    return codes.UNREADABLE_FILE.diagnostic(
        "git could not merge two versions of this part, and left both of them here",
        span=span(match.start()),
        help="keep one of the two versions, and delete the lines <<<<<<<, ======= and >>>>>>>",
    )


_decoded_before = lru_cache(maxsize=64)(decode)
"""Of bases and their rulebooks, which many games share."""


def control_character(text: str, span: Callable[[int], Span]) -> Diagnostic | None:
    """The first character that cannot be printed; ``span`` gives the place of a character."""
    match = _CONTROL.search(text)
    if match is None:
        return None
    return codes.UNREADABLE_FILE.diagnostic(
        f"the control character U+{ord(match[0]):04X} cannot be printed",
        span=span(match.start()),
        help="delete it",
    )


def _span_at(shown: str, before: str) -> Span:
    """The place of the character that follows ``before``."""
    before = before.replace("\r\n", "\n").replace("\r", "\n")
    column = len(before) - before.rfind("\n")
    return Span(shown, before.count("\n") + 1, column, column + 1)
