"""Working out ``{{ … }}`` in Markdown without the results being taken for Markdown.

Each expression is replaced by one private character before the text is parsed, and that by its
value afterwards: an amount such as ``*50`` can neither make a list nor emphasis.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from printkit.diagnostics import Diagnostic, Span
from printkit.limits import check_time, limits, remedy
from printkit.loading.rulebook_text import RulebookText
from printkit.records import record
from printkit.rulebook.statements import (
    Chosen,
    Part,
    Repeated,
    StatementError,
    Written,
    parts_of,
)
from printkit.templating.codes import WORDING_FAILS
from printkit.templating.scanning import SourceKind
from printkit.templating.wording import WordingError


class Workings(Protocol):
    """Works expressions out; ``names`` are those of the loops that they stand in."""

    def text(self, expression: str, names: Mapping[str, Any]) -> str:
        """What an expression, braces included, prints; raises ``WordingError``."""
        ...

    def value(self, inner: str, names: Mapping[str, Any]) -> Any:
        """The value of an expression without braces; raises ``WordingError``."""
        ...


_FIRST = 0xF0000
_MOST = 0xFFFD
"""As many private characters stand for expressions."""
_HELD = re.compile(f"[{chr(_FIRST)}-{chr(_FIRST + _MOST)}]")


@record
class MaskedText:
    """A text whose expressions are held back; ``put`` brings their values in.

    ``places`` say of each line of the text on which line of the book it stands.
    """

    text: str
    book: RulebookText
    values: tuple[str, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = field(default=())
    places: tuple[int, ...] = ()

    def put(self, text: str, escape: Callable[[str], str] = str) -> str:
        """A part of the text with the values in their places."""
        return _HELD.sub(lambda match: escape(self.values[ord(match[0]) - _FIRST]), text)

    def span(self, line: int) -> Span:
        """Where a line of the text (from 1) stands in the book's files."""
        if not self.places:
            return self.book.span(1)
        return self.book.span(self.places[min(line, len(self.places)) - 1])


def hold_back(book: RulebookText, workings: Workings) -> MaskedText:
    """Work out every expression and statement; one that fails is reported and stands as written.

    Line breaks inside an expression stay after it, so that all lines can be found again.
    """
    most = limits().rulebook_characters
    if len(book.text) > most:
        message = f"the rulebook has {len(book.text):,} characters"
        found = WORDING_FAILS.diagnostic(
            message, span=Span(book.file), help=remedy("rulebook-characters")
        )
        return MaskedText("", book, diagnostics=(found,))
    text = _HELD.sub("", book.text)
    writer = _Writer(book, workings, _line_starts(text))
    try:
        writer.write(parts_of(text), {})
    except StatementError as error:
        writer.report(error, error.start, error.end)
        writer.put(text, 0)
    except _FullError as error:
        writer.diagnostics.append(error.diagnostic)
    return MaskedText(
        "".join(writer.held),
        book,
        tuple(writer.values),
        tuple(writer.diagnostics),
        tuple(writer.places),
    )


class _FullError(Exception):
    """Nothing more is printed, for a reason."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


@dataclass(slots=True)
class _Writer:
    """Writes parts one after the other, and notes which line comes from where."""

    book: RulebookText
    workings: Workings
    starts: Sequence[int]
    held: list[str] = field(default_factory=list)
    values: list[str] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    places: list[int] = field(default_factory=lambda: [1])
    length: int = 0

    def write(self, parts: Sequence[Part], names: Mapping[str, Any]) -> None:
        """Some parts, within loops that know these names."""
        for part in parts:
            check_time()
            match part:
                case Written(piece, start) if piece.kind is SourceKind.TEXT:
                    self.put(piece.text, start)
                case Written():
                    self._expression(part, names)
                case Chosen(alternatives, start):
                    self._choose(alternatives, names, start)
                case Repeated():
                    self._repeat(part, names)

    def put(self, text: str, start: int) -> None:
        """A text from an offset of the book."""
        self.length += len(text)
        if self.length > limits().rulebook_characters:
            message = f"the rulebook comes to more than {limits().rulebook_characters:,} characters"
            span = self._span(start, start)
            raise _FullError(
                WORDING_FAILS.diagnostic(message, span=span, help=remedy("rulebook-characters"))
            )
        line = bisect_right(self.starts, start)
        if not self.held or self.held[-1].endswith("\n"):
            self.places[-1] = line
        self.places += range(line + 1, line + 1 + text.count("\n"))
        if text:
            self.held.append(text)

    def report(self, error: WordingError | StatementError, start: int, end: int) -> None:
        """A mistake between two offsets."""
        found = WORDING_FAILS.diagnostic(
            f"the rulebook cannot be worked out: {error}",
            span=self._span(start, end),
            help=error.failure.help,
        )
        self.diagnostics.append(found)

    def _expression(self, written: Written, names: Mapping[str, Any]) -> None:
        piece, start = written.piece, written.start
        if len(self.values) >= min(_MOST, limits().rulebook_expressions):
            message = f"the rulebook has more than {len(self.values):,} expressions"
            raise _FullError(
                WORDING_FAILS.diagnostic(
                    message, span=self._begun(written), help=remedy("rulebook-expressions")
                )
            )
        try:
            self.values.append(self.workings.text(piece.text, names))
        except WordingError as error:
            self.values.append(" ".join(piece.text.split()))
            message = f"the expression {self.values[-1]} fails: {error}"
            if not piece.closed:
                message = f"the rulebook cannot be worked out: {error}"
            found = WORDING_FAILS.diagnostic(
                message, span=self._begun(written), help=error.failure.help
            )
            self.diagnostics.append(replace(found, cause=error.failure.cause))
        self.put(chr(_FIRST + len(self.values) - 1) + "\n" * piece.text.count("\n"), start)

    def _begun(self, written: Written) -> Span:
        """Where an expression stands: its first line, or its braces where they are never closed."""
        text = written.piece.text
        first = text.split("\n")[0] if written.piece.closed else text[:2]
        return self._span(written.start, written.start + len(first))

    def _choose(
        self,
        alternatives: Sequence[tuple[str, Sequence[Part]]],
        names: Mapping[str, Any],
        start: int,
    ) -> None:
        for condition, parts in alternatives:
            if not condition or self._value(condition, names, start, default=False):
                self.write(parts, names)
                return

    def _repeat(self, part: Repeated, names: Mapping[str, Any]) -> None:
        values = self._value(part.values, names, part.start, default=())
        for value in _each(values):
            self.write(part.body, {**names, part.name: value})

    def _value(self, inner: str, names: Mapping[str, Any], start: int, *, default: Any) -> Any:
        """The value of an expression in a statement; what is not there counts as nothing."""
        try:
            return self.workings.value(inner, names)
        except WordingError as error:
            if not error.is_absence:
                self.report(error, start, start + 2)
            return default

    def _span(self, start: int, end: int) -> Span:
        line = bisect_right(self.starts, start)
        column = start - self.starts[line - 1] + 1
        return self.book.span(line, column, column + end - start)


def _each(values: Any) -> Iterator[Any]:
    """What a loop runs over: the entries of a table, or the items of a list."""
    if isinstance(values, Mapping):
        yield from values.values()
    elif isinstance(values, Sequence) and not isinstance(values, str):
        yield from values


def _line_starts(text: str) -> list[int]:
    return [0, *(match.end() for match in re.finditer("\n", text))]
