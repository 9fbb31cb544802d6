"""The sheets of an XLSX file, read by openpyxl: the values that its formulas had last."""

import re
import warnings
import zipfile
from collections.abc import Container
from io import BytesIO
from typing import Any

from printkit.source.sheet_cells import SheetRows, SheetWriter, cell_text
from printkit.source.sheet_names import chosen
from printkit.source.zip_members import DAMAGED, SheetError, xml_parts

_LARGE = ("xl/worksheets/", "xl/sharedStrings")
_ASIDE = 1_000_000
"""Bytes of all that is no cell; openpyxl makes many objects of it."""
_FORMULA = re.compile(rb"<(?:\w+:)?f[\s>/]")


def read_xlsx(data: bytes, shown: str, name: str | None) -> SheetRows:
    """The sheet of this name, or the first one.

    Raises:
        ModuleNotFoundError: openpyxl is not installed.
        SheetError: the file is no XLSX, or too large.
    """
    from openpyxl import load_workbook  # noqa: PLC0415 - an extra, and slow to load

    parts = xml_parts(data, _is_wanted)
    if sum(len(part) for name, part in parts.items() if not name.startswith(_LARGE)) > _ASIDE:
        raise SheetError("has far more styles than a table needs", "save it as CSV", is_size=True)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about what openpyxl leaves out
            packed = _packed(parts)
            book = load_workbook(packed, read_only=True, data_only=True, keep_links=False)
            title = chosen([sheet.title for sheet in book.worksheets], name)
            has_formulas = any(_FORMULA.search(part) for part in parts.values())
            with_formulas = load_workbook(packed, read_only=True) if has_formulas else None
            formulas = frozenset() if with_formulas is None else _formulas(with_formulas[title])
            return _rows(book[title], SheetWriter(shown), formulas)
    except SheetError:
        raise
    except Exception as error:
        raise SheetError(*DAMAGED) from error


def _is_wanted(name: str) -> bool:
    """Whether the part says something of cells: no pictures, charts, links to other files."""
    folder, _, file = name.rpartition("/")
    is_xml = file.endswith((".xml", ".rels"))
    return is_xml and folder in {"", "_rels", "xl", "xl/_rels", "xl/worksheets", "xl/chartsheets"}


def _packed(parts: dict[str, bytes]) -> BytesIO:
    """What was measured as an archive of its own: the library sees nothing else."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, part in parts.items():
            archive.writestr(zipfile.ZipInfo(name), part)
    packed.seek(0)
    return packed


def _formulas(sheet: Any) -> frozenset[tuple[int, int]]:
    """The lines and columns of the cells that hold formulas."""
    sheet.reset_dimensions()
    return frozenset(
        (line, column)
        for line, row in enumerate(sheet.rows, 1)
        for column, cell in enumerate(row, 1)
        if cell.data_type == "f"
    )


def _rows(sheet: Any, writer: SheetWriter, formulas: Container[tuple[int, int]]) -> SheetRows:
    sheet.reset_dimensions()  # what the file says of its size need not be true
    for line, row in enumerate(sheet.rows, 1):
        writer.count(len(row))
        texts = [cell_text(cell.value) for cell in row]
        for column, cell in enumerate(row, 1):
            if cell.data_type == "e":
                writer.add_error(line, column, texts[column - 1])
            elif cell.value is None and cell.data_type == "n" and (line, column) in formulas:
                writer.add_error(line, column, "")
        writer.add(line, texts)
    return writer.sheet()
