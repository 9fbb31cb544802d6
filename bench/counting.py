"""How much a kit draws: shapes, segments and glyphs, each repeated symbol once."""

from collections.abc import Iterable
from typing import NamedTuple

from printkit.scene import Group, Image, Node, Shape, Sheet, Text, Use


class Counts(NamedTuple):
    """What is drawn."""

    pages: int
    shapes: int
    segments: int
    glyphs: int


def count(documents: Iterable[Iterable[Sheet]]) -> Counts:
    """What the documents draw; a symbol counts once in each document that uses it."""
    pages = shapes = segments = glyphs = 0
    for sheets in documents:
        seen: set[int] = set()
        for sheet in sheets:
            pages += 1
            found = _count(sheet.content, seen)
            shapes, segments, glyphs = shapes + found[0], segments + found[1], glyphs + found[2]
    return Counts(pages, shapes, segments, glyphs)


def _count(node: Node, seen: set[int]) -> tuple[int, int, int]:
    match node:
        case Group(children=children):
            found = [_count(child, seen) for child in children]
            return sum(f[0] for f in found), sum(f[1] for f in found), sum(f[2] for f in found)
        case Shape(path=path):
            return 1, len(path.segments), 0
        case Text(run=run):
            return 0, 0, len(run.text)
        case Use(symbol=symbol):
            if id(symbol) in seen:
                return 0, 0, 0
            seen.add(id(symbol))
            return _count(symbol.content, seen)
        case Image():
            return 0, 0, 0
