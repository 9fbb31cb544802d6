"""What would change in files, as a unified diff."""

from collections.abc import Iterator
from difflib import unified_diff

from printkit.reporting.visible import visible_line
from printkit.source.text_edits import lines_of


def unified(shown: str, before: bytes, after: bytes) -> str:
    """The diff of a file's two versions (UTF-8); empty if they are equal."""
    old, new = (lines_of(text.decode("utf-8")) for text in (before, after))
    return "".join(_ended(unified_diff(_full(old), _full(new), shown, shown)))


def _full(lines: list[str]) -> list[str]:
    """The lines without the empty one behind the last line end."""
    return lines[:-1] if lines[-1] == "" else lines


def _ended(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        text = visible_line(line.rstrip("\r\n"))
        if line.endswith(("\n", "\r")):
            yield text + ("\r\n" if line.endswith("\r\n") else "\n")
        else:
            yield f"{text}\n\\ No newline at end of file\n"
