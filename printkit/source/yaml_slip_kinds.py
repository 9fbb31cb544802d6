"""The kinds of slips that spoil YAML, each with the line as it would be right."""

import re
from collections.abc import Iterator
from typing import NamedTuple


class Slip(NamedTuple):
    """What was most likely done, where (counting from 0), and the line as it would be right."""

    line: int
    column: int
    width: int
    message: str
    help: str
    mended: str


_HASH = re.compile(r"(?<=\s)#")
_VALUE = re.compile(r"(?:(?<=[\w\"']:)\s|[,\[]\s?|(?<=- ))\s*(?=[^\s\"'\[{,|>&*])")
"""Where a value without quotes begins."""
_NO_SPACE = re.compile(r"(?P<before>^\s*(?:- )?)(?P<key>[A-Za-z_][\w-]*:)(?=[^\s:/])")
_NO_COLON = re.compile(r"(?P<before>^\s*(?:- )?)(?P<key>[A-Za-z_][\w-]*)(?= +[^\s:#=])")
_NEXT_KEY = re.compile(
    r"(?P<value>[\"'\]}]|(?<![\w.])\.?\d[\d.]*+)(?P<gap>\s++)(?P<key>[A-Za-z_][\w-]*+): "
)
_NO_DASH_SPACE = re.compile(r"^(?P<before>\s*)-(?=[^\s-])")
_OPENED = re.compile(r"(?<=[:,\[{\s])(?P<mark>[\"'])(?P<text>[^\"']*)$")
_GOES_ON = re.compile(
    r"(?P<mark>[\"'])(?P<text>[^\"']*)(?P=mark)\s+(?P<more>[^\s,:#}\]\"'][^,:#}\]\"']*)"
)
_INNER = re.compile(
    r"(?<=[:,\[{\s])(?P<mark>[\"'])(?P<text>(?P<start>[^\"']*)(?P=mark)[^\s,:\]}].*?)(?P=mark)"
    r"(?=\s*(?:[,}\]]|$))"
)


def likely_slips(lines: list[str], suspects: list[int]) -> Iterator[Slip]:
    """Each slip that may have been made; those that explain most come first."""
    for number in suspects:
        yield from _quotes(number, lines[number])
    for number in suspects:
        yield from _hashes(number, lines[number])
    for number in suspects:
        yield from _punctuation(number, lines[number])
    for number in reversed(suspects):
        yield from _indentation(number, lines)
    for number in suspects:
        yield from _braces(number, lines[number])


def has_content(line: str) -> bool:
    """Whether more than a comment stands on the line."""
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _quotes(number: int, line: str) -> Iterator[Slip]:
    """A mark inside a text that ends it, text behind the mark, or a mark that is missing."""
    for found in _INNER.finditer(line):
        mark, text, at = found["mark"], found["text"], found.end("start")
        other = "'" if mark == '"' else '"'
        if other in text:
            continue
        noun = "apostrophe" if mark == "'" else "quotation mark"
        quoted = f"{other}{text}{other}"
        mended = line[: found.start("mark")] + quoted + line[found.end() :]
        yield Slip(number, at, 1, f"this {noun} ends the text", f"write {_short(quoted)}", mended)
    for found in _GOES_ON.finditer(line):
        more, mark = found["more"].rstrip(), found["mark"]
        quoted = f"{mark}{found['text']} {more}{mark}"
        end = found.start("more") + len(more)
        yield Slip(
            number, found.start("more"), len(more), "a text goes on after its quotation mark",
            f"write {_short(quoted)}", line[: found.start()] + quoted + line[end:],
        )  # fmt: skip
    yield from _unclosed(number, line)


def _unclosed(number: int, line: str) -> Iterator[Slip]:
    opened = _OPENED.search(line)
    if opened is None:
        return
    start, mark = opened.start("mark"), opened["mark"]
    for end in _ends(line, start + 1):
        mended = line[:end] + mark + line[end:]
        message, remedy = "the quotation mark is never closed", f"write {line[start:end]}{mark}"
        if mark == "'" and line[start + 1 : start + 2].isalpha():
            message = "the apostrophe begins a text in quotes that is never closed"
            remedy += f', or "{line[start:end]}" if the apostrophe is a part of it'
        yield Slip(number, start, 1, message, remedy, mended)


def _hashes(number: int, line: str) -> Iterator[Slip]:
    """A ``#`` that makes a comment of the rest of the line."""
    for found in _HASH.finditer(line):
        at = found.start()
        before = line[:at].rstrip()
        message = "'#' begins a comment; the rest of the line is not read"
        if before.endswith(('"', "'", "}", "]")):
            end = next(_ends(line, at))
            mended = line[:at].rstrip() + line[end:]
            yield Slip(number, at, 1, message, "move the comment to a line of its own", mended)
            continue
        begun = [value.end() for value in _VALUE.finditer(line, 0, at + 1)]
        start = begun[-1] if begun else at
        for end in _ends(line, at):
            quoted = _quoted(line[start:end])
            remedy = f"put quotes around it: {_short(quoted)}"
            yield Slip(number, at, 1, message, remedy, line[:start] + quoted + line[end:])


def _punctuation(number: int, line: str) -> Iterator[Slip]:
    """A colon too many; a colon, blank or comma too few."""
    missing = _NO_SPACE.match(line)
    if missing is not None:
        at = missing.end("key")
        key = missing["key"]
        mended = f"{line[:at]} {line[at:]}"
        message = f"a space is missing after '{key}'"
        yield Slip(number, at - 1, 1, message, f"write '{_short(mended.strip())}'", mended)
    dash = _NO_DASH_SPACE.match(line)
    if dash is not None:
        at = dash.end()
        message = "a space is missing after '-'"
        mended = f"{line[:at]} {line[at:]}"
        yield Slip(number, at - 1, 1, message, "write '- ' before each item of a list", mended)
    bare = _NO_COLON.match(line)
    if bare is not None and ": " not in line[bare.end("key") :]:
        at, key = bare.end("key"), bare["key"]
        mended = f"{line[:at]}:{line[at:]}"
        message = f"a ':' is missing after '{key}'"
        remedy = f"write '{_short(mended.strip())}'"
        yield Slip(number, bare.start("key"), len(key), message, remedy, mended)
    for found in _NEXT_KEY.finditer(line):
        at = found.end("value")
        mended = f"{line[:at]},{line[at:]}"
        yield Slip(
            number, found.start("key"), len(found["key"]),
            f"a comma is missing before '{found['key']}'",
            f"write ', {found['key']}: …'", mended,
        )  # fmt: skip
    yield from _colons(number, line)


def _colons(number: int, line: str) -> Iterator[Slip]:
    """A colon inside a text without quotes."""
    for value in _VALUE.finditer(line):
        start = value.end()
        colon = line.find(": ", start)
        for end in _ends(line, start):
            if not start < colon < end or not _is_balanced(line[start:end]):
                continue
            quoted = _quoted(line[start:end].rstrip())
            remedy = f"put quotes around the text: {_short(quoted)}"
            key = re.search(r"(?<=\s)[a-z_]+$", line[start:colon])
            if key is not None and "{" in line[:start]:
                remedy += f"; or a comma before '{key[0]}'"
            yield Slip(
                number, colon, 1, "this ':' stands inside a text without quotes", remedy,
                line[:start] + quoted + line[end:],
            )  # fmt: skip


def _is_balanced(text: str) -> bool:
    return text.count("{") == text.count("}") and text.count("[") == text.count("]")


def _indentation(number: int, lines: list[str]) -> Iterator[Slip]:
    """A line that stands further left or right than its neighbours, or has no dash."""
    line = lines[number]
    bare = line.lstrip(" ")
    indent = len(line) - len(bare)
    above = next((n for n in range(number - 1, -1, -1) if has_content(lines[n])), None)
    below = next((n for n in range(number + 1, len(lines)) if has_content(lines[n])), None)
    neighbours = [lines[n] for n in (above, below) if n is not None]
    for wanted in dict.fromkeys(len(n) - len(n.lstrip(" ")) for n in neighbours):
        for dash in ("", "- ") if any(n.lstrip().startswith("- ") for n in neighbours) else ("",):
            if (wanted, dash) == (indent, "") or (dash and bare.startswith("- ")):
                continue
            message = f"this line is indented by {indent}, its neighbours by {wanted}"
            remedy = f"indent it by {wanted}"
            if dash:
                message, remedy = "a '- ' is missing here, as in the lines beside it", "write '- '"
            mended = " " * wanted + dash + bare
            yield Slip(number, indent, max(len(bare), 1), message, remedy, mended)


def _braces(number: int, line: str) -> Iterator[Slip]:
    """A brace or bracket that is not closed on its line."""
    for opening, closing, noun in (("{", "}", "brace"), ("[", "]", "bracket")):
        if line.count(opening) == line.count(closing) + 1:
            at = line.rfind(opening) if closing not in line else line.find(opening)
            message = f"the {noun} that opens here is never closed"
            mended = line.rstrip().rstrip(",") + closing
            yield Slip(number, at, 1, message, f"close it with '{closing}'", mended)


def _ends(line: str, start: int) -> Iterator[int]:
    """Where a text may end: before the next key, before a closing bracket, with the line."""
    following = re.compile(r",\s*[\w-]+:|\s*[}\]]|\s*$")
    for found in following.finditer(line, start):
        yield found.start()


def _quoted(text: str) -> str:
    if '"' in text and "'" not in text:
        return f"'{text}'"
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"  # noqa: PLR2004 - a part of a line
