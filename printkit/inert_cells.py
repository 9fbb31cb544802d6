"""Cells of tables that spreadsheets open: texts of a pack must not become formulas there."""

_STARTS_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_MARK = "'"
"""What spreadsheets take for the beginning of a text."""


def inert(cell: str) -> str:
    """The text as a spreadsheet shows it without working anything out."""
    return _MARK + cell if cell.startswith(_STARTS_FORMULA) else cell


def as_stated(cell: str) -> str:
    """The text of a cell that was made inert."""
    return cell[1:] if cell.startswith(_MARK) and cell[1:].startswith(_STARTS_FORMULA) else cell
