"""Which sheet of a spreadsheet has the table."""

from collections.abc import Sequence

from printkit.source.zip_members import SheetError
from printkit.suggestion import did_you_mean

_LISTED = 12
"""More names than this are not listed in a remedy."""


def chosen(names: Sequence[str], wanted: str | None) -> str:
    """The name of the sheet, by default the first.

    Raises:
        SheetError: there is none of that name.
    """
    if not names:
        raise SheetError("has no sheet", "save the table as CSV")
    if wanted is None:
        return names[0]
    if wanted not in names:
        there = f"its sheets are {', '.join(names[:_LISTED])}"
        raise SheetError(f"has no sheet '{wanted[:60]}'", did_you_mean(wanted, names) or there)
    return wanted
