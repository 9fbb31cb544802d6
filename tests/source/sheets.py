"""Small files of spreadsheet programs, written by hand."""

import zipfile
from collections.abc import Mapping, Sequence
from io import BytesIO
from xml.sax.saxutils import escape

Value = str | float | None
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_ODS = "urn:oasis:names:tc:opendocument:xmlns"
_CALC = "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"


def packed(parts: Mapping[str, str | bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A ZIP archive."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, part in parts.items():
            archive.writestr(name, part)
    return out.getvalue()


def xlsx_parts(rows: str, *names: str) -> dict[str, str]:
    """An XLSX file, each of whose sheets has these rows."""
    names = names or ("Cards",)
    sheets = "".join(
        f'<sheet name="{name}" sheetId="{n}" r:id="r{n}"/>' for n, name in enumerate(names, 1)
    )
    relations = "".join(
        f'<Relationship Id="r{n}" Type="{_OFFICE}/worksheet" Target="worksheets/sheet{n}.xml"/>'
        for n, _ in enumerate(names, 1)
    )
    overrides = "".join(
        f'<Override PartName="/xl/worksheets/sheet{n}.xml" ContentType="{_TYPE}.worksheet+xml"/>'
        for n, _ in enumerate(names, 1)
    )
    sheet = f'{_HEAD}<worksheet xmlns="{_MAIN}"><sheetData>{rows}</sheetData></worksheet>'
    return {
        "[Content_Types].xml": f'{_HEAD}<Types xmlns="{_PACKAGE}/content-types">'
        '<Default Extension="rels" ContentType='
        '"application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{_TYPE}.sheet.main+xml"/>'
        f"{overrides}</Types>",
        "_rels/.rels": f'{_HEAD}<Relationships xmlns="{_PACKAGE}/relationships"><Relationship '
        f'Id="r1" Type="{_OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'{_HEAD}<workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}">'
        f"<sheets>{sheets}</sheets></workbook>",
        "xl/_rels/workbook.xml.rels": f'{_HEAD}<Relationships xmlns="{_PACKAGE}/relationships">'
        f"{relations}</Relationships>",
        **{f"xl/worksheets/sheet{n}.xml": sheet for n, _ in enumerate(names, 1)},
    }


def xlsx(rows: Sequence[Sequence[Value]], *names: str) -> bytes:
    """An XLSX file with these rows in each of its sheets."""
    lines = "".join(f"<row>{''.join(map(_xlsx_cell, row))}</row>" for row in rows)
    return packed(xlsx_parts(lines, *names))


def _xlsx_cell(value: Value) -> str:
    if value is None:
        return "<c/>"
    if isinstance(value, str):
        return f'<c t="inlineStr"><is><t>{escape(value)}</t></is></c>'
    return f"<c><v>{value}</v></c>"


def ods_parts(rows: str, *names: str) -> dict[str, str]:
    """An ODS file, each of whose sheets has these rows."""
    tables = "".join(
        f'<table:table table:name="{name}">{rows}</table:table>' for name in names or ("Cards",)
    )
    return {
        "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
        "content.xml": f'{_HEAD}<office:document-content xmlns:office="{_ODS}:office:1.0" '
        f'xmlns:table="{_ODS}:table:1.0" xmlns:text="{_ODS}:text:1.0" xmlns:calcext="{_CALC}">'
        f"<office:body><office:spreadsheet>{tables}</office:spreadsheet></office:body>"
        "</office:document-content>",
    }


def ods(rows: Sequence[Sequence[Value]], *names: str) -> bytes:
    """An ODS file with these rows in each of its sheets."""
    lines = "".join(
        f"<table:table-row>{''.join(map(_ods_cell, row))}</table:table-row>" for row in rows
    )
    return packed(ods_parts(lines, *names))


def _ods_cell(value: Value) -> str:
    if value is None:
        return "<table:table-cell/>"
    if isinstance(value, str):
        text = f"<text:p>{escape(value)}</text:p>"
        return f'<table:table-cell office:value-type="string">{text}</table:table-cell>'
    number = f'office:value-type="float" office:value="{value}"'
    return f"<table:table-cell {number}><text:p>{value:.2f} €</text:p></table:table-cell>"
