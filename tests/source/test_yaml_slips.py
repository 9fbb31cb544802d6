"""The slip behind a YAML error: the right thing named, at its own place."""

import pytest

from printkit.diagnostics import Diagnostic
from printkit.source.yaml_reader import parse_yaml


def only(text: str) -> Diagnostic:
    (diagnostic,) = parse_yaml(text, "v.yaml").diagnostics
    return diagnostic


@pytest.mark.parametrize(
    ("text", "place", "message", "remedy"),
    [
        ("a: {n: x, c: #fff}\nb: 1\n", "1:14",
         "'#' begins a comment; the rest of the line is not read", 'put quotes around it: "#fff"'),
        ("a: {n: x, c: #fff, m: d}\nb: 1\n", "1:14",
         "'#' begins a comment; the rest of the line is not read", 'put quotes around it: "#fff"'),
        ("s:\n  1: {n: Mill #2}\n  2: {n: y}\n", "2:15",
         "'#' begins a comment; the rest of the line is not read",
         'put quotes around it: "Mill #2"'),
        ('a: {c: "#fff" #old, m: d}\nb: 1\n', "1:15",
         "'#' begins a comment; the rest of the line is not read",
         "move the comment to its own line"),
        ('a: {n: x, c: "#fff}\nb: {c: "#000"}\nd: 1\n', "1:14",
         "the quotation mark is never closed", "close it"),
        ("a: {n: 'Gran's Inn'}\nb: 1\n", "1:13",
         "this apostrophe ends the text", "write \"Gran's Inn\""),
        ("a: {n: 'it's', m: 'that's'}", "1:11", "this apostrophe ends the text", 'write "it\'s"'),
        ('a: "The "Old" Mill"\nb: 1\n', "1:9",
         "this quotation mark ends the text", "write 'The \"Old\" Mill'"),
        ("a: {n: Mill: old one}\nb: 1\n", "1:12",
         "this ':' stands inside a text without quotes",
         'put quotes around the text: "Mill: old one"'),
        ("a: {n: Mill price: 60}\nb: 1\n", "1:18",
         "this ':' stands inside a text without quotes",
         "put quotes around the text: \"Mill price: 60\"; or a comma before 'price'"),
        ("t: Boards: the game\nb: 1\n", "1:10",
         "this ':' stands inside a text without quotes",
         'put quotes around the text: "Boards: the game"'),
        ("r:\n  pay:250\n  fee: 50\n", "2:6",
         "a space is missing after 'pay:'", "write 'pay: 250'"),
        ("theme classic\nb: 1\n", "1:5", "a ':' is missing after 'theme'",
         "write 'theme: classic'"),
        ("a: {n: 60 m: 3}\nb: 1\n", "1:12",
         "this ':' stands inside a text without quotes",
         "put quotes around the text: \"60 m: 3\"; or a comma before 'm'"),
        ("a: {t: Go, then pay {{ x | money }}.}\nb: 1\n", "1:21",
         "'{' begins a mapping inside braces, also within a text without quotes",
         'put quotes around the text: "Go, then pay {{ x | money }}."'),
        ("a: {t: Pay {{ x[0].y }}, m: 3}\nb: 1\n", "1:12",
         "'{' begins a mapping inside braces, also within a text without quotes",
         'put quotes around the text: "Pay {{ x[0].y }}"'),
        ("a:\n\tb: 1\n\tc: 2\n", "2:1", "a tab is used for indentation",
         "write 2 spaces for each tab, here and in 1 more line"),
        ("a:\n  c: #fff  # white\n", "2:6",
         "'#' begins a comment; the rest of the line is not read", 'put quotes around it: "#fff"'),
        ("s:\n  1: {n: x\n  2: {n: y}\n", "2:6",
         "the brace that opens here is never closed", "close it with '}'"),
    ],
)  # fmt: skip
def test_a_slip_is_named_where_it_was_made(
    text: str, place: str, message: str, remedy: str
) -> None:
    found = only(text)
    assert (found.name, str(found.span)) == ("yaml-syntax", f"v.yaml:{place}")
    assert (found.message, found.help) == (message, remedy)


def test_a_comment_that_swallows_nothing_is_not_blamed() -> None:
    found = only("a: {n: x, # the {first}\n m: 1 2: 3}\n")
    assert found.span is not None
    assert found.span.line == 2
    assert "#" not in found.message


def test_what_is_not_known_keeps_its_place() -> None:
    found = only("a: [1, 2, c: 3}\nb: [x}\n")
    assert (found.message, str(found.span)) == ("a ',' or ']' is missing", "v.yaml:1:15")


def test_long_lines_are_not_searched() -> None:
    assert only("a: {n: x, c: #" + 500 * "x" + "}\nb: 1\n").message == "a ',' or '}' is missing"
