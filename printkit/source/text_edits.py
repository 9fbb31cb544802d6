"""Edits of a file's text that leave its byte order mark, line ends and all else as they are."""

import re
from collections.abc import Iterable, Sequence

from printkit.diagnostics import TextEdit

_BOM = b"\xef\xbb\xbf"
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|$)")


def lines_of(text: str) -> list[str]:
    """The lines with their ends, which may differ; the last is empty behind a final line end."""
    lines = _LINE.findall(text)
    return lines[:-1] if len(lines) > 1 and text[-1:] not in "\r\n" else lines


def apply_edits(data: bytes, edits: Iterable[TextEdit]) -> bytes:
    """The bytes of a file (UTF-8) after edits that do not overlap.

    Line feeds in an edit's text become the line ends of the file.
    """
    mark = _BOM if data.startswith(_BOM) else b""
    lines = lines_of(data.removeprefix(_BOM).decode("utf-8"))
    newline = _end(lines[0]) or "\n"
    for edit in sorted(edits, key=lambda edit: edit.span, reverse=True):
        number, text = edit.span.line - 1, edit.text.replace("\n", newline)
        start, end = _stretch(lines[number], edit)
        lines[number] = lines[number][:start] + text + lines[number][end:]
    return mark + "".join(lines).encode("utf-8")


def edited(text: str, edits: Iterable[TextEdit]) -> str:
    """The text, its lines ended by line feeds, after edits that do not overlap."""
    return apply_edits(text.encode("utf-8"), edits).decode("utf-8")


def overlap(one: Sequence[TextEdit], other: Sequence[TextEdit]) -> bool:
    """Whether two changes of the same files touch each other."""
    return any(
        (a.span.file, a.span.line) == (b.span.file, b.span.line)
        and a.span.column <= b.span.end_column
        and b.span.column <= a.span.end_column
        for a in one
        for b in other
    )


def _stretch(line: str, edit: TextEdit) -> tuple[int, int]:
    """The characters of a line that an edit replaces, with all of the line's end or none."""
    content = len(line) - len(_end(line))
    end = edit.span.end_column - 1
    return edit.span.column - 1, len(line) if end > content else end


def _end(line: str) -> str:
    """How a line ends."""
    return line[len(line.rstrip("\r\n")) :]
