"""The table of texts: a CSV file with a line for each, as spreadsheets and translators take it."""

import csv
import io
from collections.abc import Iterable
from typing import NamedTuple

from printkit.diagnostics import Diagnostic, Span
from printkit.inert_cells import as_stated, inert
from printkit.loading import codes
from printkit.translating.rows import TextRow

PLACE = "place"


class Taken(NamedTuple):
    """A line that came back: the text is the translation, ``source`` what was translated."""

    line: int
    place: str
    source: str
    text: str


def written(rows: Iterable[TextRow], source: str, language: str) -> str:
    """The table: the place, the text, and the translation as far as there is one."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    theirs = language if language != source else f"{language} (new)"
    table.writerow([PLACE, source, theirs])
    table.writerows([row.place, inert(row.source), inert(row.existing)] for row in rows)
    return out.getvalue()


def read(text: str, shown: str) -> tuple[str, list[Taken]] | Diagnostic:
    """The language of a table, and its lines that hold a translation."""
    head, _, _ = text.removeprefix("\ufeff").partition("\n")
    delimiter = max(",;\t", key=head.count)
    lines = csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=delimiter)
    try:
        heads = [cell.strip() for cell in next(lines, [])]
        if len(heads) < len(["place", "en", "fr"]) or heads[0] != PLACE:
            return _bad("the table does not begin with 'place' and two languages", shown)
        found: list[Taken] = []
        for cells in lines:
            place, source, theirs = (*cells, "", "", "")[:3]
            if place and theirs.strip():
                taken = as_stated(source), as_stated(theirs.strip())
                found.append(Taken(lines.line_num, place, *taken))
    except csv.Error as error:
        return _bad(f"the table cannot be read: {error}", shown)
    return heads[2].removesuffix(" (new)"), found


def _bad(message: str, shown: str) -> Diagnostic:
    remedy = "'printkit texts GAME --language fr > fr.csv' writes such a table"
    return codes.BAD_LANGUAGE_FILE.diagnostic(message, span=Span(shown), help=remedy)
