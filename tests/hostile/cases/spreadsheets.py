"""Spreadsheets that unpack to too much, repeat cells without end, or hold what is no table."""

import struct
from importlib.util import find_spec

from tests.hostile.case import Case, Content
from tests.source.sheets import ods, ods_parts, packed, xlsx, xlsx_parts

_ROWS = [["title", "suit"], ["A", "hearts"]]
_ENTITIES = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>'
_SHEET = "xl/worksheets/sheet1.xml"
_ODS_CELL = "<table:table-cell{}><text:p>x</text:p></table:table-cell>"


def _case(name: str, file: str, content: Content, *says: str, megabytes: int = 400) -> Case:
    """A deck of a table in this file."""
    deck = f'decks:\n  poker: {{name: P, colour: "#123456", cards: {file}}}\n  letters:'
    return Case(
        name,
        command=("check", "--definition-only", "./g"),
        files={file: content},
        edits={"decks:\n  letters:": deck},
        says=(f"g/{file}", *says),
        never=("root:",),
        megabytes=megabytes,
    )


def _ods(rows: str) -> bytes:
    return packed(ods_parts(rows))


def _xlsx(rows: str, **others: str) -> bytes:
    return packed(xlsx_parts(rows) | others)


def _lying(data: bytes, size: int) -> bytes:
    """The archive with another unpacked size of its first part, in both of its headers."""
    local, central = data.index(b"PK\x03\x04"), data.index(b"PK\x01\x02")
    written = struct.pack("<I", size)
    data = data[: local + 22] + written + data[local + 26 :]
    return data[: central + 24] + written + data[central + 28 :]


def _row(cells: str, attributes: str = "") -> str:
    return f"<table:table-row{attributes}>{cells}</table:table-row>"


_TIMES = ' table:number-{}-repeated="999999999"'
_EMPTY = f"<table:table-cell{_TIMES.format('columns')}/>"
_FAR_RIGHT = "".join(f'<row r="{n}"><c r="XFD{n}"><v>1</v></c></row>' for n in range(1, 999))
_RELATIONS = "xl/_rels/workbook.xml.rels"
_OUTWARDS = xlsx_parts("")[_RELATIONS].replace("worksheets/", "../../../../../etc/")
_CONTENT = ods_parts("")["content.xml"]
_BOMB = packed({"content.xml": b"<a>" + b" " * 400_000_000})

CASES = [
    _case("a bomb in an ods", "c.ods", _BOMB, "limit sheet-bytes is 20,000,000"),
    _case("a bomb that lies about its size", "c.ods", _lying(_BOMB, 1000), "is damaged"),
    _case("a cell of an ods repeated without end", "c.ods",
          _ods(_row(_ODS_CELL.format(_TIMES.format("columns")))), "limit values"),
    _case("a row of an ods repeated without end", "c.ods",
          _ods(_row(_ODS_CELL.format(""), _TIMES.format("rows"))), "limit entries"),
    _case("empty cells of an ods repeated again and again", "c.ods",
          _ods(_row(_EMPTY * 200_000 + _ODS_CELL.format(""))), "columns"),
    _case("entities in an ods", "c.ods",
          packed({"content.xml": _CONTENT.replace("?>", f"?>{_ENTITIES}")}), "document type"),
    _case("entities of an ods in another encoding", "c.ods",
          packed({"content.xml": _CONTENT.replace("?>", f"?>{_ENTITIES}").encode("utf-16")}),
          "is not written as spreadsheets are"),
    _case("an ods that says it is EBCDIC", "c.ods",
          packed({"content.xml": _CONTENT.replace("UTF-8", "cp037")}), "is not written as"),
    _case("an ods nested without end", "c.ods", _ods("<table:table-row>" * 500_000), "is damaged"),
    _case("tables in the cells of an ods", "c.ods",
          _ods("<table:table><table:table-row><table:table-cell>" * 50_000), "is damaged"),
    _case("an ods with a number that is none", "c.ods",
          _ods(_row('<table:table-cell office:value-type="float" office:value="x"/>')), "damaged"),
    _case("an archive of many parts", "c.ods",
          packed({f"{number}": "" for number in range(15_000)}), "has 15,000 parts"),
    _case("an ods packed in an unusual way", "c.ods",
          packed(ods_parts(""), 14), "is packed in a way"),
    _case("an ods that is cut off", "c.ods", ods(_ROWS)[:-30], "is damaged"),
    _case("an xlsx that is no archive", "c.xlsx", "title,suit\nA,hearts\n", "is not a spreadsheet"),
    _case("an xlsx called csv", "c.csv", xlsx(_ROWS), "is a file of a spreadsheet program"),
]  # fmt: skip

if find_spec("openpyxl") is not None:
    CASES += [
        _case("a bomb in an xlsx", "c.xlsx",
              packed({_SHEET: b"<a>" + b" " * 400_000_000}), "limit sheet-bytes"),
        _case("a cell far below", "c.xlsx",
              _xlsx('<row r="999999999999"><c r="A999999999999"><v>1</v></c></row>'), "too many"),
        _case("cells far to the right", "c.xlsx", _xlsx(_FAR_RIGHT), "columns"),
        _case("a column that does not exist", "c.xlsx",
              _xlsx('<row r="1"><c r="ZZZZZZZZZ1"><v>1</v></c></row>'), "is damaged"),
        _case("entities in an xlsx", "c.xlsx",
              _xlsx("", **{"xl/workbook.xml": _ENTITIES + "<workbook/>"}), "document type"),
        _case("an xlsx with far too many styles", "c.xlsx",
              _xlsx("", **{"xl/styles.xml": "<styleSheet>" + "<xf/>" * 500_000}), "styles"),
        _case("an xlsx with texts that are not there", "c.xlsx",
              _xlsx('<row r="1"><c r="A1" t="s"><v>99</v></c></row>'), "is damaged"),
        _case("an xlsx with half a workbook", "c.xlsx",
              _xlsx("", **{"xl/workbook.xml": "<workbook/>"}), "c.xlsx"),
        _case("an xlsx that leads out of itself", "c.xlsx",
              _xlsx("", **{_RELATIONS: _OUTWARDS}), "c.xlsx"),
    ]  # fmt: skip
