"""Taking codes out of comments that silence findings."""

import re

from printkit.diagnostics import Span, TextEdit

_NEXT = re.compile(r"(?<=\s)#")


def removal(file: str, number: int, comment: re.Match[str], code: re.Match[str]) -> TextEdit:
    """The edit that takes one code out of a comment on line ``number``, or the whole comment.

    ``comment`` is the match in its line, with its ``codes``; ``code`` the match within those.
    """
    codes, offset = comment["codes"], comment.start("codes")
    before, after = codes[: code.start()], codes[code.end() :]
    if before.strip(" ,"):
        start, end = len(before.rstrip(" ,")), code.end()
    elif after.strip(" ,"):
        start, end = code.start(), len(codes) - len(after.lstrip(" ,"))
    else:
        return _whole(file, number, comment)
    return TextEdit(Span(file, number, offset + start + 1, offset + end + 1), "")


def _whole(file: str, number: int, comment: re.Match[str]) -> TextEdit:
    """The edit that deletes the comment up to the next one, and its line if nothing is left."""
    line = comment.string
    content = line[: comment.start()].rstrip()
    another = _NEXT.search(line, comment.end())
    if another is None:
        end = len(line) + (1 if content else 2)
        return TextEdit(Span(file, number, len(content) + 1, end), "")
    if content:
        gap = max(comment.end(), len(line[: another.start()].rstrip()))
        return TextEdit(Span(file, number, len(content) + 1, gap + 1), "")
    return TextEdit(Span(file, number, line.index("#") + 1, another.end()), "")
