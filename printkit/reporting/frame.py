"""The line of a file around a finding, with a mark below it."""

from typing import NamedTuple
from unicodedata import category, combining, east_asian_width

from printkit.reporting.visible import visible_line

MAX_WIDTH = 100
"""Columns of a terminal that an excerpt takes at most."""
MIN_WIDTH = 20
"""Columns that it takes even where there are less."""
LEAD_SHARE = 0.3
"""What is kept of the text before the mark when a long line is shortened."""
_SEEN = 10 * MAX_WIDTH
"""Characters of each part of a line that are looked at; a line may have a million."""
TAB = 4
ELLIPSIS = "…"


class Excerpt(NamedTuple):
    """The shown part of a line, and the marks that stand below it."""

    text: str
    marks: str


def excerpt(line: str, column: int, end_column: int, columns: int = MAX_WIDTH) -> Excerpt:
    """The line with ``^`` below the characters from ``column`` up to ``end_column``.

    Columns count characters from 1. They may lie outside the line: the mark then stands where
    the line ends. ``columns`` is the width that there is.
    """
    columns = min(max(columns, MIN_WIDTH), MAX_WIDTH)
    line = line.rstrip("\r\n")
    start = min(max(column, 1) - 1, len(line))
    end = max(min(end_column - 1, len(line)), start)
    parts = line[max(start - _SEEN, 0) : start], line[start:end][:_SEEN], line[end : end + _SEEN]
    before, marked, after = map(shown, parts)
    if width(before) + width(marked) + width(after) > columns:
        before, marked, after = _shortened(before, marked, after, columns)
    carets = "^" * max(width(marked), 1)
    return Excerpt(visible_line((before + marked + after).rstrip()), " " * width(before) + carets)


def shown(text: str) -> str:
    """The text as one line of a terminal: tabs as blanks, what steers the terminal as a sign."""
    return visible_line(text.replace("\t", " " * TAB))


def width(text: str) -> int:
    """The columns that a text takes; wide characters take two, combining ones none."""
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if combining(character) or category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if east_asian_width(character) in {"W", "F"} else 1


def _shortened(before: str, marked: str, after: str, columns: int) -> tuple[str, str, str]:
    """The three parts with their far ends cut off, so that the mark stays in view."""
    lead = round(columns * LEAD_SHARE)
    if width(before) > lead:
        before = ELLIPSIS + _tail(before, lead - 1)
    room = columns - width(before)
    if width(marked) > room:
        return before, _head(marked, room - 1) + ELLIPSIS, ""
    room -= width(marked)
    if width(after) > room:
        after = _head(after, max(room - 1, 0)) + ELLIPSIS
    return before, marked, after


def _head(text: str, columns: int) -> str:
    taken, used = [], 0
    for character in text:
        used += _columns(character)
        if used > columns:
            break
        taken.append(character)
    return "".join(taken)


def _tail(text: str, columns: int) -> str:
    return _head(text[::-1], columns)[::-1]
