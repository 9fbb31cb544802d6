"""CSV tables: what is read, and where each mistake is found."""

from pathlib import Path

import pytest

from printkit.source import to_plain
from printkit.source.nodes import walk
from printkit.source.pack_reader import PackReader
from printkit.source.table_files import read_table
from printkit.source.table_header import TableForm
from printkit.source.table_reader import parse_table

SPACE = TableForm("space")
TABLE = 'space,name,rents,rents,x.y\n1,"Elm, ""St""", 2,4,no\n\n3,"Oak\nLane",10,,012\n'


def test_rows_become_mappings_by_key() -> None:
    root = parse_table(TABLE, SPACE, "d.csv").root
    assert root is not None
    assert to_plain(root) == {
        1: {"name": 'Elm, "St"', "rents": [2, 4], "x": {"y": "no"}},
        3: {"name": "Oak\nLane", "rents": [10], "x": {"y": "012"}},
    }


def test_each_cell_has_its_place() -> None:
    root = parse_table(TABLE, SPACE, "d.csv").root
    assert root is not None
    spans = {".".join(map(str, route)): str(node.span) for route, node in walk(root)}
    assert spans["1.name"] == "d.csv:2:3"
    assert spans["1.rents.0"] == "d.csv:2:18"
    assert spans["3.name"] == "d.csv:4:3"
    assert spans["3.rents.0"] == "d.csv:5:7"
    assert spans["3.x.y"] == "d.csv:5:11"


def test_semicolons_separate_where_the_header_has_no_comma() -> None:
    root = parse_table("key;name\na;Elm, Street\n", TableForm("key"), "d.csv").root
    assert root is not None
    assert to_plain(root) == {"a": {"name": "Elm, Street"}}


@pytest.mark.parametrize(
    ("text", "name", "place"),
    [
        ("place,name\n1,2", "bad-table", "1:1"),
        ("space,a,a.b\n1,2,3", "bad-table", "1:9"),
        ("space,,b\n1,2,3", "bad-table", "1:7"),
        ("space,a..b\n1,2", "bad-table", "1:7"),
        ("space,space\n1,2", "bad-table", "1:7"),
        ("space,p\n1,2,3", "bad-table", "2:5"),
        ("space,p\n1", "bad-table", "2:1"),
        ("space,p\n,4", "bad-table", "2:1"),
        ("space,p\n5,6\n5,7", "bad-table", "3:1"),
        ("space,p\n1,1e999", "wrong-value", "2:3"),
        ('space,p\n1,2\n2,"x\n3,4', "bad-table", "3:1"),
        ('space,p\n1,"x"y', "bad-table", "2:1"),
        ("\n", "unreadable-file", "1:1"),
    ],
)
def test_mistakes_have_their_exact_place(text: str, name: str, place: str) -> None:
    (found,) = parse_table(text, SPACE, "d.csv").diagnostics
    assert (found.name, str(found.span)) == (name, f"d.csv:{place}")


def test_unknown_key_column_is_suggested() -> None:
    (found,) = parse_table("spaces,name\n1,2", SPACE, "d.csv").diagnostics
    assert found.help == "did you mean 'spaces'?"


def test_files_share_the_limits_of_yaml(tmp_path: Path) -> None:
    path = tmp_path / "d.csv"
    path.write_bytes(b"space\n" + b"1\n" * 1_000_001)
    (found,) = read_table(path, SPACE, "d.csv", PackReader.of([tmp_path]).read).diagnostics
    assert found.name == "size-limit"


def test_tabs_do_not_separate_cells() -> None:
    (found,) = parse_table("id\tname\n1\tElm\n", TableForm("id"), "t.csv").diagnostics
    assert found.name == "bad-table"
    assert found.help == "separate the cells by commas or semicolons, not by tabs"
