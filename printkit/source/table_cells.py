"""The cells of a CSV text with their places; the csv module itself knows only lines."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from printkit.diagnostics import Span
from printkit.limits import limits, remedy


class TableSyntaxError(ValueError):
    """Text that is no CSV; ``line`` counts from 1."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


@dataclass(frozen=True, slots=True)
class Cell:
    """The text of a cell, without blanks around it."""

    text: str
    span: Span


def rows(text: str, shown: str) -> Iterator[list[Cell]]:
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
            raw = "\n".join(lines[first : reader.line_num])
            yield _cells(values, raw, first + 1, separator, shown)


def _cells(values: list[str], raw: str, line: int, separator: str, shown: str) -> list[Cell]:
    places = _stretches(raw, separator)
    cells = []
    for value, (start, end) in zip(values, places, strict=True):
        below = raw.count("\n", 0, start)
        column = start - (raw.rfind("\n", 0, start) + 1) + 1
        width = len(raw[start:end].split("\n", 1)[0])
        cells.append(Cell(value.strip(), Span(shown, line + below, column, column + width)))
    return cells


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
