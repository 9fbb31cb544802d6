"""Tables of cards: the columns that a deck of cards knows, what cards do, and the maker's own."""

import re
from collections.abc import Iterator

from printkit.diagnostics import Diagnostic
from printkit.loading import codes
from printkit.loading.own_fields import FIELDS, effect_fields, known_fields, meant_field
from printkit.source.table_cells import Cell
from printkit.source.table_header import IGNORED, Named, TableForm
from printkit.suggestion import question

_DO, _EFFECTS, _KEY = "do", "effects", "id"


def card_table(key: str | None, sheet: str | None) -> TableForm:
    """How a table of cards is read."""
    return TableForm(key, sheet, "card", card_columns, FIELDS)


def card_columns(header: list[Cell]) -> Named:
    """The columns by what they are in a card.

    Heads are read without capitals, their blanks as ``_``. Each column ``do`` begins an effect, to
    which the columns behind it belong that effects have; without one, these are the maker's own.
    """
    names = [_plain(cell.text) for cell in header]
    found = [Cell(name, cell.span) for name, cell in zip(_placed(names), header, strict=True)]
    return Named(found, tuple(_slips(names, header)))


def _plain(head: str) -> str:
    """A head as a template can name it: ``Card Name`` is ``card_name``, ``No.`` is ``no``."""
    steps = (re.sub(r"\W+", "_", step.casefold()).strip("_") for step in head.split("."))
    return ".".join(filter(None, steps)).removeprefix(f"{_EFFECTS}.")


def _placed(names: list[str]) -> Iterator[str]:
    number, does = 0, _DO in names
    begun = False
    for name in names:
        if name == _DO:
            number, begun = number + begun, True
        if does and name.partition(".")[0] in effect_fields():
            yield f"{_EFFECTS}.{number}.{name}"
        elif not name or _is_known(name):
            yield name
        else:
            yield f"{FIELDS}.{name}"


def _is_known(name: str) -> bool:
    return name in {_KEY, *IGNORED} or name.partition(".")[0] in known_fields()


def _slips(names: list[str], header: list[Cell]) -> Iterator[Diagnostic]:
    """Columns that are called nearly like one that cards have, and that this table has not."""
    for name, cell in zip(names, header, strict=True):
        first = name.partition(".")[0]
        is_effect = _DO in names and first in effect_fields()
        known = None if is_effect or not name or _is_known(name) else meant_field(first, names)
        if known is not None:
            yield codes.UNKNOWN_KEY.diagnostic(
                f"the column '{cell.text}' is not known",
                span=cell.span,
                help=f"{question(known)} Call a column of your own '{FIELDS}.{name}'",
            )
