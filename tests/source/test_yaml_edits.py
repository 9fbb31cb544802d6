"""Editing one value of a YAML text changes that value and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.diagnostics import Route, Span
from printkit.source.nodes import Scalar, step_into, to_plain, walk
from printkit.source.text_edits import edited
from printkit.source.yaml_edits import Edits, add_entry, rename_key, respell, set_scalar
from printkit.source.yaml_reader import parse_yaml

TEXT = """\
# A comment above.
title: Plain words   # behind

price: 60          # a column
long_name: 100     # of comments
single: 'it''s'
double: "say \\"x\\""
flow: {a: 1, b: [x, 22, 'y z'], "c d": true}
list:
  - one      # first
  - 2.5
  - nested: {deep: -3}
empty:
folded: >-
  Collect ${{ rules.salery | money }}
  and rules.salery again, no rules.saleryx
anchored: &here 7
alias: *here
plain: words that
  go on
"""
ROUTES = [
    r
    for r, n in walk(parse_yaml(TEXT, "f").root or Scalar(None, Span("f")))
    if isinstance(n, Scalar)
]
FIXED = {("empty",), ("folded",), ("anchored",), ("alias",), ("plain",)}
WORDS = st.text(st.sampled_from("abc09 -:#'\"\\{}[],&*!|>%@`é𝄞$?=~."), max_size=12)
VALUES = WORDS | st.integers(-(10**9), 10**9) | st.floats(-1e6, 1e6).map(lambda x: round(x) + 0.125)


def place(text: str, route: Route) -> Span:
    node = parse_yaml(text, "f").root
    for step in route:
        assert node is not None
        node = step_into(node, step)
    assert node is not None
    return node.span


def plain(text: str) -> object:
    reading = parse_yaml(text, "f")
    assert reading.diagnostics == ()
    assert reading.root is not None
    return to_plain(reading.root)


def scalars(text: str) -> dict[Route, object]:
    root = parse_yaml(text, "f").root
    assert root is not None
    return {route: node.value for route, node in walk(root) if isinstance(node, Scalar)}


def after(text: str, edits: Edits | None) -> str:
    assert edits is not None
    return edited(text, edits)


@given(st.sampled_from(ROUTES), VALUES)
def test_a_new_value_changes_nothing_else(route: Route, value: str | float) -> None:
    edits = set_scalar(TEXT, place(TEXT, route), value)
    assert (edits is None) == (route in FIXED)
    if edits is not None:
        text = edited(TEXT, edits)
        assert repr(scalars(text)) == repr({**scalars(TEXT), route: value})
        changed = [a for a, b in zip(TEXT.split("\n"), text.split("\n"), strict=True) if a != b]
        assert len(changed) <= 1
        assert text.count(" #") == TEXT.count(" #") or "#" in str(value)


@pytest.mark.parametrize(
    ("before", "route", "value", "expected"),
    [
        ("a: 60  # c\n", ("a",), 5, "a: 5  # c\n"),
        ("a: 60    # c\nb: 1     # d\n", ("a",), 5000, "a: 5000  # c\nb: 1     # d\n"),
        ("a: 60    # c\nb: 1     # d\n", ("b",), 22, "a: 60    # c\nb: 22    # d\n"),
        ("a: 60 # c\nb: 1  # d\n", ("a",), 6000, "a: 6000 # c\nb: 1  # d\n"),
        ("{a: 1, b: 'x'}\n", ("b",), "y", "{a: 1, b: 'y'}\n"),
        ('a: "x"\n', ("a",), "y", 'a: "y"\n'),
        ('a: "60"\n', ("a",), 60, "a: 60\n"),
        ("a: x\n", ("a",), "60", 'a: "60"\n'),
        ("a: x\n", ("a",), "", 'a: ""\n'),
        ("- 1\n- 2", (1,), 3, "- 1\n- 3"),
        ("a: 1\n", ("a",), 2.5, "a: 2.5\n"),
    ],
)
def test_quotes_and_columns_are_kept(
    before: str, route: Route, value: str | float, expected: str
) -> None:
    assert after(before, set_scalar(before, place(before, route), value)) == expected


@pytest.mark.parametrize(
    "text",
    ["a: >-\n  x\n", "a: 'x\n  y'\n", "a: &b x\nc: *b\n", "a: &b {c: x}\nd: *b\n"],
    ids=["block", "several-lines", "anchor", "below-an-anchor"],
)
def test_values_that_cannot_be_changed_alone_stay(text: str) -> None:
    route = ("a", "c") if "{" in text else ("a",)
    assert set_scalar(text, place(text, route), 1) is None


def test_a_place_where_no_value_begins_gives_nothing() -> None:
    assert set_scalar("a: 1\n", Span("f", 1, 2, 3), 5) is None
    assert set_scalar("a: [\n", Span("f", 1, 4, 5), 5) is None


def test_a_word_is_respelt_everywhere_in_a_text_of_several_lines() -> None:
    text = after(TEXT, respell(TEXT, place(TEXT, ("folded",)), "rules.salery", "rules.salary"))
    assert text == TEXT.replace("salery ", "salary ")
    assert "rules.saleryx" in text


def test_a_word_that_is_not_there_is_not_respelt() -> None:
    assert respell(TEXT, place(TEXT, ("title",)), "Plai", "Plain") is None
    assert respell(TEXT, place(TEXT, ("price",)), "60", "61") is None


def test_a_word_that_runs_over_two_lines_is_not_respelt() -> None:
    text = "a: >-\n  one two\n  three\n"
    assert respell(text, place(text, ("a",)), "two three", "four") is None


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("prise: 60 # c\n", "price: 60 # c\n"),
        ("{a: 1, prise: 60}\n", "{a: 1, price: 60}\n"),
        ("'prise': 60\n", '"price": 60\n'),
    ],
)
def test_a_key_gets_another_name(before: str, expected: str) -> None:
    column = before.index("prise") + 1 - before.startswith("'")
    assert after(before, rename_key(before, Span("f", 1, column, 99), "price")) == expected


def test_a_key_does_not_get_the_name_of_another() -> None:
    assert rename_key("prise: 1\nprice: 2\n", Span("f", 1, 1, 6), "price") is None


@pytest.mark.parametrize(
    ("text", "route", "expected"),
    [
        ("a: {b: 1, c: 2}  # c\n", ("a",), "a: {role: jail, b: 1, c: 2}  # c\n"),
        ("a: { b: 1 }\n", ("a",), "a: { role: jail, b: 1 }\n"),
        (
            "a:\n  # first\n  b: 1\n  c: 2\n",
            ("a",),
            "a:\n  # first\n  role: jail\n  b: 1\n  c: 2\n",
        ),
        ("a:\n- b: 1\n  c: 2\n", ("a", 0), "a:\n- role: jail\n  b: 1\n  c: 2\n"),
        ("a: {}\n", ("a",), None),
        ("x: &here {b: 1}\na: *here\n", ("x",), None),
    ],
)
def test_a_mapping_gets_an_entry(text: str, route: Route, expected: str | None) -> None:
    edits = add_entry(text, place(text, route), "role", "jail")
    assert (edits and edited(text, edits)) == expected
