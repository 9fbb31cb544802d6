"""The pieces of a template or a text: expressions, statements, comments and tags.

A source is read once, from its beginning to its end; where the end of a piece is missing, the
piece takes all that follows, and nothing is looked for again.
"""

import re
from collections.abc import Callable, Iterator
from enum import Enum
from typing import NamedTuple


class SourceKind(Enum):
    """What a piece is."""

    TEXT = "text"
    EXPRESSION = "expression"
    STATEMENT = "tag"
    COMMENT = "comment"
    ELEMENT = "element"
    """The beginning of a start tag: ``<`` and its name."""


class Piece(NamedTuple):
    """A part of a source; ``text`` is it as written, ``closed`` whether its end is there."""

    kind: SourceKind
    text: str
    start: int
    closed: bool = True

    @property
    def inner(self) -> str:
        """What stands between the braces of an expression."""
        return self.text[2:-2] if self.closed else self.text[2:]


_OPENING = re.compile(r"\{\{|\{%|\{#")
_OPENING_OR_ELEMENT = re.compile(r"\{\{|\{%|\{#|<!--|<[a-z][a-z-]*")
_KINDS = {
    "{{": (SourceKind.EXPRESSION, "}}"),
    "{%": (SourceKind.STATEMENT, "%}"),
    "{#": (SourceKind.COMMENT, "#}"),
    "<!--": (SourceKind.COMMENT, "-->"),
}


def pieces_of_text(text: str) -> Iterator[Piece]:
    """The pieces of a text of a definition or of a rulebook, in order, without gaps."""
    return _pieces(text, _OPENING)


def pieces_of_template(source: str) -> Iterator[Piece]:
    """The pieces of a template, in order, without gaps."""
    return _pieces(source, _OPENING_OR_ELEMENT)


def expressions_in(text: str) -> Iterator[Piece]:
    """The expressions of a text."""
    pieces = pieces_of_text(text) if "{{" in text else ()
    return (piece for piece in pieces if piece.kind is SourceKind.EXPRESSION and piece.closed)


def replaced(
    text: str,
    put: Callable[[Piece], str],
    kinds: tuple[SourceKind, ...] = (
        SourceKind.EXPRESSION,
        SourceKind.STATEMENT,
        SourceKind.COMMENT,
    ),
) -> str:
    """The text with something else for each piece of these kinds that is closed."""
    if "{" not in text:
        return text
    return "".join(
        put(piece) if piece.kind in kinds and piece.closed else piece.text
        for piece in pieces_of_text(text)
    )


def _pieces(source: str, opening: re.Pattern[str]) -> Iterator[Piece]:
    done = 0
    while (found := opening.search(source, done)) is not None:
        start, end = found.span()
        if start > done:
            yield Piece(SourceKind.TEXT, source[done:start], done)
        kind, closing = _KINDS.get(found[0], (SourceKind.ELEMENT, ""))
        closed = True
        if closing:
            at = source.find(closing, end)
            closed = at >= 0
            end = at + len(closing) if closed else len(source)
        yield Piece(kind, source[start:end], start, closed)
        done = end
    if done < len(source):
        yield Piece(SourceKind.TEXT, source[done:], done)
