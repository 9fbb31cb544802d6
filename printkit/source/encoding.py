"""From bytes to text: files that are missing, too large, binary or not UTF-8."""

import re
from collections.abc import Callable
from pathlib import Path

from printkit.diagnostics import Diagnostic, Span
from printkit.source import codes

MAX_BYTES = 2_000_000

ReadBytes = Callable[[Path], bytes]

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
"""Characters that cannot be printed; U+0085, U+2028 and U+2029 would be secret line ends."""


class NotAFileError(OSError):
    """There is no regular file; the text says what there is instead."""


def read_limited(path: Path) -> bytes:
    """The file's bytes, one more than allowed at most.

    Raises:
        NotAFileError: there is nothing to read.
        OSError: it cannot be read.
    """
    problem = _not_a_file(path)
    if problem is not None:
        raise NotAFileError(problem)
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def with_content(path: Path, content: bytes) -> ReadBytes:
    """Reads files; in place of one of them, which need not exist, it gives the content."""
    return lambda asked: content if asked == path else read_limited(asked)


def read_text(path: Path, shown: str, read_bytes: ReadBytes = read_limited) -> str | Diagnostic:
    """The file's text, without a byte order mark and every line ended by a line feed."""
    try:
        data = read_bytes(path)
    except NotAFileError as error:
        return codes.UNREADABLE_FILE.diagnostic(f"{shown} {error}", span=Span(shown))
    except OSError as error:
        reason = error.strerror or "unknown reason"
        return codes.UNREADABLE_FILE.diagnostic(
            f"{shown} cannot be read: {reason.lower()}", span=Span(shown)
        )
    return decode(data, shown)


def decode(data: bytes, shown: str) -> str | Diagnostic:
    """The text of a file's bytes, or what is wrong with them."""
    if len(data) > MAX_BYTES:
        return codes.SIZE_LIMIT.diagnostic(
            f"{shown} is larger than {MAX_BYTES // 1_000_000} MB",
            span=Span(shown),
            help="split long tables into CSV files",
        )
    data = data.removeprefix(b"\xef\xbb\xbf")
    if b"\0" in data:
        return codes.NOT_TEXT.diagnostic(
            f"{shown} is a binary file, not text",
            span=_span_at(shown, data[: data.index(b"\0")].decode("utf-8", "replace")),
            help="save it as UTF-8 text" if data[:2] in {b"\xff\xfe", b"\xfe\xff"} else None,
        )
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return codes.NOT_TEXT.diagnostic(
            f"byte 0x{data[error.start]:02X} is not UTF-8 text",
            span=_span_at(shown, data[: error.start].decode("utf-8")),
            help="save the file as UTF-8",
        )
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return control_character(text, lambda at: _span_at(shown, text[:at])) or text


def _not_a_file(path: Path) -> str | None:
    try:
        if path.is_dir():
            return "is a folder, not a file"
        if not path.exists():
            return "does not exist"
        return None if path.is_file() else "is not a regular file"
    except OSError as error:
        return f"cannot be read: {(error.strerror or 'unknown reason').lower()}"


def control_character(text: str, span: Callable[[int], Span]) -> Diagnostic | None:
    """The first character that cannot be printed; ``span`` gives the place of a character."""
    match = _CONTROL.search(text)
    if match is None:
        return None
    return codes.NOT_TEXT.diagnostic(
        f"the control character U+{ord(match[0]):04X} cannot be printed",
        span=span(match.start()),
        help="delete it",
    )


def _span_at(shown: str, before: str) -> Span:
    """The place of the character that follows ``before``."""
    before = before.replace("\r\n", "\n").replace("\r", "\n")
    column = len(before) - before.rfind("\n")
    return Span(shown, before.count("\n") + 1, column, column + 1)
