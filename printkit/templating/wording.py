"""Texts of a definition that hold expressions, such as ``{{ rules.salary | money }}``."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from printkit.limits import limits, remedy
from printkit.templating.absence import EvaluationFailure
from printkit.templating.evaluating import (
    Absent,
    EvaluationError,
    Filters,
    all_filters,
    text_of,
    value_of,
)
from printkit.templating.grammar import Node
from printkit.templating.parsing import parsed
from printkit.templating.scanning import Piece, SourceKind, pieces_of_text

_OPEN = EvaluationFailure(
    "an expression begins with {{ but does not end with }}", "close it with }}", "{{"
)
_STATEMENT = EvaluationFailure(
    "texts may hold {{ expressions }}, but no {% statements %}",
    "choose between texts with {{ 'one' if … else 'other' }}",
)


class WordingError(Exception):
    """A text that cannot be worked out, because of ``expression`` if that is known."""

    def __init__(
        self, failure: EvaluationFailure, expression: str = "", *, is_absence: bool = False
    ) -> None:
        super().__init__(failure.words)
        self.failure = failure
        self.expression = expression
        self.is_absence = is_absence
        """Whether something is named that is not there."""

    @property
    def message(self) -> str:
        """What fails, and why."""
        if not self.expression:
            return f"this text cannot be worked out: {self.failure.words}"
        return f"the expression {' '.join(self.expression.split())} fails: {self.failure.words}"


class Wordings:
    """Works out texts with expressions."""

    def __init__(self, filters: Filters) -> None:
        self.filters = filters
        self._all = all_filters(filters)

    def render(self, text: str, context: Mapping[str, Any]) -> str:
        """The text with its expressions worked out.

        Raises:
            WordingError: an expression names something that does not exist, or prints too much.
        """
        if "{" not in text:
            return text
        most, length = limits().text_characters, 0
        printed: list[str] = []
        for part in _parts(text):
            printed.append(part if isinstance(part, str) else self._printed(*part, context))
            length += len(printed[-1])
            if length > most:
                words = f"it is longer than {most:,} characters when it is worked out"
                raise WordingError(EvaluationFailure(words, remedy("text-characters")))
        return "".join(printed)

    def value(self, inner: str, context: Mapping[str, Any]) -> Any:
        """The value of an expression, given without its braces.

        Raises:
            WordingError: it is none, or names something that does not exist.
        """
        node = parsed(inner)
        if isinstance(node, EvaluationFailure):
            raise WordingError(node, inner)
        try:
            return value_of(node, context, self._all)
        except EvaluationError as error:
            raise WordingError(error.failure, inner, is_absence=isinstance(error, Absent)) from None

    def _printed(
        self, node: Node | EvaluationFailure, written: str, context: Mapping[str, Any]
    ) -> str:
        if isinstance(node, EvaluationFailure):
            raise WordingError(node, "" if node is _OPEN else written)
        try:
            return text_of(node, value_of(node, context, self._all))
        except EvaluationError as error:
            raise WordingError(error.failure, written) from None


@lru_cache(maxsize=4096)
def _parts(text: str) -> tuple[str | tuple[Node | EvaluationFailure, str], ...]:
    """A text in parts: what stands literally, and expressions with how they are written."""
    pieces = (piece for piece in pieces_of_text(text) if piece.kind is not SourceKind.COMMENT)
    return tuple(_part(piece) for piece in pieces)


def _part(piece: Piece) -> str | tuple[Node | EvaluationFailure, str]:
    if piece.kind is SourceKind.TEXT:
        return piece.text
    if not piece.closed:
        return _OPEN, piece.text
    if piece.kind is SourceKind.STATEMENT:
        return _STATEMENT, piece.text
    return parsed(piece.inner), piece.text
