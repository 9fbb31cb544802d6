"""The slips behind most YAML errors: a ``#``, a ``:`` or a quotation mark inside a text."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import yaml


class Slip(NamedTuple):
    """What was most likely done, and where (counting from 0)."""

    line: int
    column: int
    message: str
    help: str


_HASH = re.compile(r"(?<=\s)#")
_VALUE = re.compile(r"(?:[:,\[{-]\s+|[\[{])(?=[^\s\"'\[{|>&*])")
"""Where a value without quotes begins."""
_KEYED = re.compile(r"(?<![\w-])[\w-]++:\s++(?=[^\s\"'\[{|>&*])")
"""Where one that follows a key does."""
_END = re.compile(r",\s?[\w-]++:|[}\]]|$")
"""Where it may end: before the next key, before a closing bracket, with the line."""
_QUOTED = re.compile(
    r"(?P<first>(?P<mark>[\"'])[^\"']*(?P=mark))(?P<rest>\w.*?)(?P=mark)(?=\s*(?:[,}\]]|$))"
)
"""A text in quotes with the same quotation mark in it."""
_WITH_EXPRESSIONS = re.compile(r"(?:[^{}]*\{\{[^{}]*\}\})+(?:[^{},]*(?=[},]))?")
_KEY = re.compile(r"\s*[\w-]+:(?=\s)")
_NO_SIGN = re.compile(r"\s*(?:- )?(?P<key>[A-Za-z_][\w-]*)(?P<sign>:| )(?P<value>[^\s:/#][^:]*)")
_NEXT_KEY = re.compile(r"(?<=\s)[a-z_]+(?=:)")

_LONGEST = 400
"""Characters of a line in which slips are looked for."""


def find_slip(error: yaml.MarkedYAMLError, lines: list[str]) -> Slip | None:
    """The slip in the line of the error, or in the one before it; None if none is seen."""
    mark = error.problem_mark
    if mark is None:
        return None
    at = min(mark.line, len(lines) - 1)
    above = next((n for n in range(at - 1, -1, -1) if lines[n].strip()), at)
    begun = min(error.context_mark.line, at) if error.context_mark else at
    if any(len(lines[number]) > _LONGEST for number in (begun, above, at)):
        return None
    found = [slip for n in dict.fromkeys((begun, above, at)) for slip in _hash(n, lines[n])]
    found += [*_quote(at, mark.column, lines[at]), *_colon(at, mark.column, lines[at])]
    found += _expression(at, mark.column, lines[at])
    if begun < at and _KEY.match(lines[at]):
        found += _unclosed(begun, lines[begun])
    found += _no_sign(above, lines[above])
    return next(iter(found), None)


def _hash(number: int, line: str) -> Iterator[Slip]:
    """A ``#`` that makes a comment of what closes a brace or bracket."""
    for found in _HASH.finditer(line):
        at = found.start()
        before = line[:at].rstrip()
        if _is_closed(before) or not _is_closed(line):
            continue
        remedy = "move the comment to its own line"
        if not before.endswith(('"', "'", "}", "]")):
            remedy = f"put quotes around it: {_quoted(_text(line, at))}"
        yield Slip(number, at, "'#' begins a comment; the rest of the line is not read", remedy)


def _colon(number: int, at: int, line: str) -> Iterator[Slip]:
    """A colon inside a text without quotes."""
    text = _text(line, at)
    if line[at : at + 1] == ":" and ":" in text:
        remedy = f"put quotes around the text: {_quoted(text)}"
        key = _NEXT_KEY.search(text)
        if key is not None and "{" in line[:at]:
            remedy += f"; or a comma before '{key[0]}'"
        yield Slip(number, at, "this ':' stands inside a text without quotes", remedy)


def _expression(number: int, at: int, line: str) -> Iterator[Slip]:
    """An expression inside a text without quotes, in braces."""
    opening = line.rfind("{{", 0, at + 2)
    begun = [value.end() for value in _KEYED.finditer(line, 0, max(opening, 0))]
    found = _WITH_EXPRESSIONS.match(line, begun[-1]) if opening > 0 and begun else None
    if found is not None and found.end() > opening:
        message = "'{' begins a mapping inside braces, also within a text without quotes"
        yield Slip(number, opening, message, f"put quotes around the text: {_quoted(found[0])}")


def _quote(number: int, at: int, line: str) -> Iterator[Slip]:
    """A quotation mark inside a text in the same ones, which ends it."""
    found = next((found for found in _QUOTED.finditer(line) if found.end("first") == at), None)
    if found is not None:
        noun = "apostrophe" if found["mark"] == "'" else "quotation mark"
        remedy = f"write {_quoted(found['first'][1:] + found['rest'])}"
        yield Slip(number, at - 1, f"this {noun} ends the text", remedy)


def _unclosed(number: int, line: str) -> Iterator[Slip]:
    """A brace, bracket or quotation mark that is not closed before the next key."""
    if line.count('"') % 2:
        at = line.rindex('"')
        yield Slip(number, at, "the quotation mark is never closed", "close it")
    for opening, closing, noun in (("{", "}", "brace"), ("[", "]", "bracket")):
        if line.count(opening) > line.count(closing):
            message = f"the {noun} that opens here is never closed"
            yield Slip(number, line.rindex(opening), message, f"close it with '{closing}'")


def _no_sign(number: int, line: str) -> Iterator[Slip]:
    """A key without its colon, or without the space behind it."""
    found = _NO_SIGN.fullmatch(line)
    if found is not None:
        key, at, noun = found["key"], found.end("key"), "a ':' is missing after"
        if found["sign"] == ":":
            noun, at, key = "a space is missing after", at + 1, f"{key}:"
        meant = _short(f"{found['key']}: {found['value'].strip()}")
        remedy = f"write '{meant}'"
        yield Slip(number, at - 1, f"{noun} '{key}'", remedy)


def _text(line: str, at: int) -> str:
    """The text without quotes in which the column stands, as far as it may go; or nothing."""
    begun = [value.end() for value in _VALUE.finditer(line, 0, at + 1)]
    end = _END.search(line, at)
    return line[begun[-1] : end.start()].rstrip() if begun and end else ""


def _is_closed(text: str) -> bool:
    return text.count("{") == text.count("}") and text.count("[") == text.count("]")


def _quoted(text: str) -> str:
    mark = "'" if '"' in text and "'" not in text else '"'
    inner = text if mark == "'" else text.replace("\\", "\\\\").replace('"', '\\"')
    return _short(f"{mark}{inner}{mark}")


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"  # noqa: PLR2004 - a part of a line
