"""YAML files: what is read, and where each mistake is found."""

from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic
from printkit.source import to_plain
from printkit.source.nodes import walk
from printkit.source.pack_reader import PackReader
from printkit.source.yaml_reader import parse_yaml, read_yaml


def plain(text: str) -> object:
    reading = parse_yaml(text, "v.yaml")
    assert reading.diagnostics == ()
    assert reading.root is not None
    return to_plain(reading.root)


def only(text: str) -> Diagnostic:
    (diagnostic,) = parse_yaml(text, "v.yaml").diagnostics
    return diagnostic


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("no", "no"), ("yes", "yes"), ("on", "on"), ("012", "012"), ("1_000", "1_000"),
        ("2020-01-01", "2020-01-01"), ("12:30", "12:30"), ("true", True), ("False", False),
        ("null", None), ("~", None), ("", None), ("12", 12), ("-3", -3), ("0x1F", 31),
        ("1.5", 1.5), (".5", 0.5), ("1e3", 1000.0), ("NaN", "NaN"), ("'12'", "12"),
        ('"true"', "true"), ("1.2.3", "1.2.3"), ("-", [None]), ("+", "+"), (".", "."),
    ],
)  # fmt: skip
def test_words_have_the_values_of_yaml_1_2(word: str, value: object) -> None:
    assert plain(f"a:\n  {word}" if word != "-" else "a:\n - ") == {"a": value}


def test_spans_of_keys_and_values() -> None:
    root = parse_yaml("títle: Ä b\ndeeds:\n  1: {price: 60, rents: [2, 10]}\n", "v.yaml").root
    assert root is not None
    spans = {".".join(map(str, route)): node.span for route, node in walk(root)}
    assert str(spans["títle"]) == "v.yaml:1:8"
    assert spans["títle"].end_column == 11
    assert str(spans["deeds"]) == "v.yaml:3:3"
    assert str(spans["deeds.1.rents"]) == "v.yaml:3:25"
    assert str(spans["deeds.1.rents.1"]) == "v.yaml:3:29"


def test_keys_are_whole_numbers_or_text() -> None:
    assert plain("1: a\n'1': b\ntrue: c\n1.5: d\nnull: e\n") == {
        1: "a", "1": "b", "true": "c", "1.5": "d", "null": "e",
    }  # fmt: skip


def test_alias_repeats_its_anchor() -> None:
    assert plain("a: &x [1, 2]\nb: *x\n") == {"a": [1, 2], "b": [1, 2]}


def test_duplicate_key_points_at_the_second_and_names_the_first() -> None:
    found = only("a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\n")
    assert (found.name, str(found.span)) == ("yaml-syntax", "v.yaml:5:3")
    assert found.related[0].message == "first defined here"
    assert str(found.related[0].span) == "v.yaml:3:3"


@pytest.mark.parametrize(
    ("text", "name", "place"),
    [
        ("a:\n\tb: 1\n", "yaml-syntax", "2:1"),
        ("a:\n  b: 1\n\tc: 2\n", "yaml-syntax", "3:1"),
        ("a: b: c", "yaml-syntax", "1:5"),
        ("a: 1\nb: @x", "yaml-syntax", "2:4"),
        ('a: "x\nb: 1', "yaml-syntax", "1:4"),
        ("a: [1, 2\nb: 3", "yaml-syntax", "1:4"),
        ("a: ]", "yaml-syntax", "1:4"),
        ("a: *zz", "yaml-syntax", "1:4"),
        ("a: &a [1, *a]", "yaml-syntax", "1:11"),
        ("a: !!int 3", "yaml-syntax", "1:4"),
        ("a: !x {b: 1}", "yaml-syntax", "1:4"),
        ("a: 1\n<<: {b: 2}", "yaml-syntax", "2:1"),
        ("a: {{ x }}", "yaml-syntax", "1:5"),
        ("? [a]\n: b", "yaml-syntax", "1:3"),
        ("a: 1\n---\nb: 2", "yaml-syntax", "2:1"),
        ("a: 1e999", "wrong-value", "1:4"),
        ("a: .nan", "wrong-value", "1:4"),
        ("a: -.inf", "wrong-value", "1:4"),
        ("a: " + "9" * 5000, "wrong-value", "1:4"),
        ("", "unreadable-file", "1:1"),
        ("# only a comment\n", "unreadable-file", "1:1"),
        ("---\n", "unreadable-file", "1:1"),
    ],
)
def test_mistakes_have_their_exact_place(text: str, name: str, place: str) -> None:
    found = only(text)
    assert (found.name, str(found.span)) == (name, f"v.yaml:{place}")


def test_syntax_errors_are_in_plain_words() -> None:
    found = only("a: [1, {b: 2, c: 3]")
    assert found.message == "a ',' or '}' is missing"
    assert found.related[0].message == "the brace opens here"
    assert str(found.related[0].span) == "v.yaml:1:8"


def test_all_mistakes_are_found_in_one_run() -> None:
    found = parse_yaml("a: !!int 3\na: 4\nb: .inf\nc: *d\n", "v.yaml").diagnostics
    assert [d.name for d in found] == [
        "yaml-syntax", "yaml-syntax", "wrong-value", "yaml-syntax",
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["[" * 50_000, "{" * 900_000, "- " * 50_000, "{a: " * 50_000])
def test_deep_nesting_is_refused_without_a_crash(text: str) -> None:
    found = only(text)
    assert found.name == "size-limit"
    assert "64 levels" in found.message


def test_64_levels_are_accepted() -> None:
    assert parse_yaml("[" * 64 + "]" * 64, "v.yaml").diagnostics == ()


def test_alias_bomb_is_refused() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]" for i in range(1, 12)]
    assert only("\n".join(lines)).name == "size-limit"


def test_aliases_cannot_hide_depth() -> None:
    lines = ["a0: &a0 [x]", *(f"a{i}: &a{i} [*a{i - 1}]" for i in range(1, 80))]
    found = only("\n".join(lines))
    assert (found.name, found.span and found.span.line) == ("size-limit", 64)


@pytest.mark.parametrize(
    ("data", "name", "place"),
    [
        (b"a: 1\nb: x\0y\n", "unreadable-file", "2:5"),
        ("a: 1\nb: ä".encode("cp1252"), "unreadable-file", "2:4"),
        (b"\xef\xbb\xbfa: \xff", "unreadable-file", "1:4"),
        (b"a: \x07", "unreadable-file", "1:4"),
        ("a: x\u2028b".encode(), "unreadable-file", "1:5"),
        ("a: 1".encode("utf-16"), "unreadable-file", "1:4"),
        (b"# " + b"x" * 2_000_000, "size-limit", "1:1"),
    ],
)
def test_bytes_that_are_no_text(tmp_path: Path, data: bytes, name: str, place: str) -> None:
    path = tmp_path / "v.yaml"
    path.write_bytes(data)
    (found,) = read_yaml(path, "v.yaml", PackReader.of([tmp_path]).read).diagnostics
    assert (found.name, str(found.span)) == (name, f"v.yaml:{place}")


def test_control_characters_cannot_be_written_as_escapes() -> None:
    found = only('a: "one\\ntwo\\tthree"\nb: ["x", "\\e[31m"]\n')
    assert (found.name, str(found.span)) == ("unreadable-file", "v.yaml:2:10")
    assert "U+001B" in found.message
    assert only('"a\\u2028": 1\n').name == "unreadable-file", "nor in a key"


def test_byte_order_mark_and_windows_line_ends_are_fine(tmp_path: Path) -> None:
    path = tmp_path / "v.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: 1\r\nb: |\r\n  x\r\n  y\r\n")
    reading = read_yaml(path, "v.yaml", PackReader.of([tmp_path]).read)
    assert reading.diagnostics == ()
    assert reading.root is not None
    assert to_plain(reading.root) == {"a": 1, "b": "x\ny\n"}


def test_missing_file_folder_and_refusing_disk(tmp_path: Path) -> None:
    def refuse(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    read = PackReader.of([tmp_path]).read
    here = tmp_path / "here.yaml"
    here.write_text("a: 1")
    found = [
        read_yaml(tmp_path / "v.yaml", "v.yaml", read).diagnostics,
        read_yaml(tmp_path, "v.yaml", read).diagnostics,
        read_yaml(tmp_path / ("x" * 300), "v.yaml", read).diagnostics,
        read_yaml(here, "v.yaml", refuse).diagnostics,
    ]
    assert [d.message for (d,) in found] == [
        "v.yaml does not exist",
        "v.yaml is a folder, not a file",
        "v.yaml cannot be read: file name too long",
        "v.yaml cannot be read: permission denied",
    ]
