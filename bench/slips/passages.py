"""The passages of a pack's own texts: rulebooks, and the wordings of its definition."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from bench.slips.pack_text import PackText
from printkit.diagnostics import Route, Span, format_route

_PROSE = re.compile(
    r"house_rules\.\d+|aids\..*\.(lines\.\d+|table\.\d+\.\d+)|pieces\..*\.(note|rows\..*)"
)
_WORDING = re.compile(r".*\.(label|value|text|title|note|place)|" + _PROSE.pattern)


class Passage(NamedTuple):
    """A stretch of a file that is printed, in the language it is read in."""

    name: str
    routes: tuple[Route, ...]
    file: str
    start: int
    end: int
    language: str

    def matches(self, pack: PackText, pattern: re.Pattern[str]) -> list[tuple[int, int]]:
        """Where the pattern matches in it."""
        text = pack.texts[self.file]
        return [match.span() for match in pattern.finditer(text, self.start, self.end)]


def passages(pack: PackText) -> Iterator[Passage]:
    """All texts of the pack that are printed."""
    yield from _rulebooks(pack)
    yield from _wordings(pack, _WORDING)


def prose(pack: PackText) -> Iterator[Passage]:
    """Rulebooks, house rules, aids and mats: where sentences explain the game."""
    yield from _rulebooks(pack)
    yield from _wordings(pack, _PROSE)


def _rulebooks(pack: PackText) -> Iterator[Passage]:
    for name, language in pack.rulebooks.items():
        shown = pack.loaded.pack.shown_file(name)
        yield Passage(name, (), shown, 0, len(pack.texts[shown]), language)


def _wordings(pack: PackText, pattern: re.Pattern[str]) -> Iterator[Passage]:
    for value in pack.values:
        if isinstance(value.value, str) and pattern.fullmatch(format_route(value.route)):
            span, name = value.span, format_route(value.route)
            ends = pack.offset(span), _end(pack, span)
            yield Passage(name, (value.route,), span.file, *ends, value.language)


def _end(pack: PackText, span: Span) -> int:
    """Where a text ends at the latest: with its line, or with the block that it is."""
    text = pack.texts[span.file]
    start = pack.offset(span)
    if text[start] not in ">|":
        return start + span.end_column - span.column
    line = text[text.rindex("\n", 0, start) + 1 : start]
    indent = len(line) - len(line.lstrip(" "))
    return pack.block(Span(span.file, span.line, indent + 1))[1]
