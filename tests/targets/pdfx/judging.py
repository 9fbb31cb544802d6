"""Which clauses of PDF/X a file breaks."""

from io import BytesIO

import pikepdf

from tests.targets.pdfx import drawing, identity, pages
from tests.targets.pdfx.clauses import CLAUSES, X1A, X4, File

__all__ = ["CLAUSES", "X1A", "X4", "broken"]

MODULES = (identity, pages, drawing)
"""Where the clauses stand: importing them enters them."""


def broken(standard: str, data: bytes) -> list[str]:
    """The clauses of the standard that the file breaks."""
    with pikepdf.open(BytesIO(data)) as pdf:
        file = File(data, pdf)
        return [name for name, holds in CLAUSES[standard].items() if not holds(file)]
