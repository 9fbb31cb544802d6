"""JSON lines: an object in each line, as a node tree with the places of its values."""

import math
import re
from collections.abc import Callable, Iterator
from json import JSONDecodeError, JSONDecoder
from typing import TypeVar

from printkit.diagnostics import Span
from printkit.limits import limits
from printkit.source.encoding import control_character
from printkit.source.nodes import Entry, Mapping, Node, NumberCell, Plain, Scalar, Sequence
from printkit.source.scalars import resolve_key

_BLANK = re.compile(r"[ \t\r]*")


class JsonLineError(ValueError):
    """A line that is no JSON object; ``column`` counts from 1."""

    def __init__(self, message: str, column: int) -> None:
        super().__init__(message)
        self.column = column


def json_object(text: str, shown: str, line: int) -> Mapping:
    """The object in a line.

    Raises:
        JsonLineError: it holds something else.
    """
    reader = _LineReader(text, shown, line)
    try:
        node = reader.value(0)
    except JSONDecodeError as error:
        raise JsonLineError(error.msg.lower(), error.pos + 1) from None
    except ValueError:  # Python reads no whole numbers of thousands of digits
        raise JsonLineError("the number cannot be used", reader.at + 1) from None
    end = reader.blanks(reader.at)
    if end < len(text):
        raise JsonLineError("something follows the end of the object", end + 1)
    if not isinstance(node, Mapping):
        raise JsonLineError('the line is not an object such as {"title": "…"}', 1)
    return node


_Part = TypeVar("_Part")


class _LineReader:
    """Reads one line from left to right; ``at`` is where it has come."""

    def __init__(self, text: str, shown: str, line: int) -> None:
        self.at = 0
        self._text = text
        self._shown = shown
        self._line = line
        self._plain = JSONDecoder()

    def blanks(self, at: int) -> int:
        """The end of the blanks that begin here."""
        found = _BLANK.match(self._text, at)
        return at if found is None else found.end()

    def value(self, depth: int) -> Node:
        """The value that begins here."""
        if depth > limits().nesting:
            raise self._wrong("it nests too deep")
        begin = self.at = self.blanks(self.at)
        if self._next("{"):
            return self._object(begin, depth)
        if self._next("["):
            items = tuple(self._list("]", lambda: self.value(depth + 1)))
            return Sequence(items, self._span(begin))
        return self._single(begin)

    def _single(self, begin: int) -> Scalar:
        plain, self.at = self._plain.raw_decode(self._text, begin)
        place = self._span(begin)
        if isinstance(plain, str):
            found = control_character(plain, lambda _at: place)
            if found is not None or any("\ud800" <= sign <= "\udfff" for sign in plain):
                self.at = begin
                raise self._wrong("the text holds a character that cannot be printed")
            return Scalar(plain, place)
        if isinstance(plain, float) and not math.isfinite(plain):
            self.at = begin
            raise self._wrong("the number cannot be used")
        if plain is None:
            return Scalar(None, place)
        return NumberCell(plain, place, self._text[begin : self.at])

    def _object(self, begin: int, depth: int) -> Mapping:
        entries: dict[Plain, Entry] = {}
        for entry in self._list("}", lambda: self._entry(depth)):
            if entry.key.value in entries:
                self.at = entry.key.span.column - 1
                raise self._wrong(f"the name {str(entry.key.value)[:40]!r} is there twice")
            entries[entry.key.value] = entry
        return Mapping.of(entries, self._span(begin))

    def _entry(self, depth: int) -> Entry:
        begin = self.at = self.blanks(self.at)
        if not self._text.startswith('"', begin):
            raise self._wrong("expecting a name in double quotes")
        key, self.at = self._plain.raw_decode(self._text, begin)
        place = self._span(begin)
        self.at = self.blanks(self.at)
        if not self._next(":"):
            raise self._wrong("expecting ':'")
        return Entry(Scalar(resolve_key(key), place), self.value(depth + 1))

    def _list(self, end: str, read: Callable[[], _Part]) -> Iterator[_Part]:
        self.at = self.blanks(self.at)
        if self._next(end):
            return
        while True:
            yield read()
            self.at = self.blanks(self.at)
            if self._next(end):
                return
            if not self._next(","):
                raise self._wrong(f"expecting ',' or '{end}'")

    def _next(self, sign: str) -> bool:
        """Whether this sign comes next; it is then passed."""
        found = self._text.startswith(sign, self.at)
        self.at += found
        return found

    def _wrong(self, message: str) -> JSONDecodeError:
        return JSONDecodeError(message, self._text, self.at)

    def _span(self, begin: int) -> Span:
        return Span(self._shown, self._line, begin + 1, self.at + 1)
