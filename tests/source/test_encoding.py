"""Files that are no text of one version."""

from printkit.diagnostics import Diagnostic
from printkit.reporting.full import full
from printkit.source.encoding import decode

XLSX = b"PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00"
CONFLICT = "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> other\n"


def test_a_spreadsheet_is_to_be_saved_as_csv_and_not_shown() -> None:
    found = decode(XLSX, "deeds.xlsx")
    assert isinstance(found, Diagnostic)
    assert found.help is not None
    assert found.help.startswith("save the table as CSV")
    assert "PK\x03" not in full([found], lambda _file, _line: XLSX.decode("latin-1"))


def test_a_merge_that_nobody_decided_is_named_at_its_first_mark() -> None:
    found = decode(CONFLICT.encode(), "v.yaml")
    assert isinstance(found, Diagnostic)
    assert (found.name, str(found.span)) == ("unreadable-file", "v.yaml:2:1")


def test_a_heading_that_is_underlined_is_no_conflict() -> None:
    assert isinstance(decode(b"Rules\n=======\n", "rulebook.md"), str)
