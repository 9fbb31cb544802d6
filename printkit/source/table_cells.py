"""The cells of a CSV text with their places; the csv module itself knows only lines."""

import csv
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from printkit.diagnostics import Span
from printkit.limits import limits, remedy


class TableSyntaxError(ValueError):
    """Text that is not CSV; ``line`` counts from 1."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


class Cell(NamedTuple):
    """The text of a cell, without blanks around it."""

    text: str
    span: Span


class Row:
    """The texts of a row's cells, without blanks around them; most places are never asked for."""

    __slots__ = ("_file", "_line", "_places", "_raw", "_separator", "texts")

    def __init__(
        self, values: list[str], raw: list[str], file: str, line: int, separator: str
    ) -> None:
        """``raw`` are the lines that the row was read from, of which ``line`` is the first."""
        self.texts = [value.strip() for value in values]
        self._raw = raw
        self._file = file
        self._line = line
        self._separator = separator
        self._places: list[Span] | None = None

    def span(self, number: int) -> Span:
        """The place of a cell."""
        if self._places is None:
            self._places = list(self._worked_out())
        return self._places[number]

    def whole(self) -> Span:
        """The place of the row: from the start of its first line to where its last cell ends."""
        return Span(self._file, self.span(0).line, 1, self.span(-1).end_column)

    def cells(self) -> list[Cell]:
        """The cells with their places."""
        return [Cell(text, self.span(number)) for number, text in enumerate(self.texts)]

    def _worked_out(self) -> Iterator[Span]:
        raw = "\n".join(self._raw)
        for start, end in _stretches(raw, self._separator):
            below = raw.count("\n", 0, start)
            column = start - (raw.rfind("\n", 0, start) + 1) + 1
            width = len(raw[start:end].split("\n", 1)[0])
            yield Span(self._file, self._line + below, column, column + width)


def rows(text: str, shown: str) -> Iterator[Row]:
    """The rows of a table, empty lines left out.

    Cells are separated by ``,``, or by ``;`` where the header has no comma (as spreadsheets
    write in much of Europe).

    Raises:
        TableSyntaxError: a quotation mark is open or misplaced, or a row has too many cells.
    """
    lines = text.split("\n")
    separator = ";" if ";" in lines[0] and "," not in lines[0] else ","
    reader = csv.reader((line + "\n" for line in lines), delimiter=separator, strict=True)
    while True:
        first = reader.line_num
        try:
            values = next(reader, None)
        except csv.Error as error:
            raise TableSyntaxError(_plain_words(str(error)), first + 1) from error
        if values is None:
            return
        if len(values) > limits().entries:  # before the place of each is looked for
            words = f"this row has {len(values):,} cells; {remedy('entries')}"
            raise TableSyntaxError(words, first + 1)
        if values:
            yield Row(values, lines[first : reader.line_num], shown, first + 1, separator)


def _stretches(raw: str, separator: str) -> list[tuple[int, int]]:
    """Where each cell of a row starts and ends, quotation marks included."""
    cuts = [-1]
    quoted = False
    for index, character in enumerate(raw):
        if character == '"' and (quoted or index == cuts[-1] + 1):
            quoted = not quoted
        elif character == '"' and raw[index - 1] == '"':
            quoted = True  # a doubled mark inside a quoted cell
        elif character == separator and not quoted:
            cuts.append(index)
    cuts.append(len(raw))
    stretches = []
    for before, after in pairwise(cuts):
        part = raw[before + 1 : after]
        start = before + 1 + len(part) - len(part.lstrip(" \t"))
        stretches.append((start, max(start, before + 1 + len(part.rstrip(" \t")))))
    return stretches


def _plain_words(problem: str) -> str:
    if "unexpected end of data" in problem:
        return "a quotation mark is never closed"
    if "expected after" in problem:
        return "text follows a closing quotation mark"
    if "field larger" in problem:
        return "a cell is longer than any text on a card; a quotation mark is missing"
    return problem
