"""Binding: each wrong value in plain words at its exact place."""

import pytest

from printkit.loading.load import load
from tests.loading.conftest import BASE, Write


@pytest.mark.parametrize(
    ("old", "new", "name", "place", "message", "remedy"),
    [
        ("price: 62", "prize: 62", "unknown-key", "13:44",
         "the key 'prize' is not known in 'deeds.1'", "did you mean 'price'?"),
        ("price: 62", "price: -62", "out-of-range", "13:51",
         "'price' must be at least 0, not -62", None),
        ("price: 62", "price: 1_000", "wrong-type", "13:51",
         "'price' must be a number, not '1_000'", "write 1000, without quotes and separators"),
        ("price: 62", "price: NaN", "wrong-type", "13:51",
         "'price' must be a number, not 'NaN'", "write digits only, without quotes and units"),
        ("price: 62", "price: true", "wrong-type", "13:51",
         "'price' must be a number, not true", None),
        ("price: 62", "price: 1e999", "number-not-finite", "13:51",
         "1e999 is not a number that can be used",
         "write a finite number, or quotes around it if it is text"),
        ("rents: [11, 20]", "rents: [11, x]", "wrong-type", "13:76",
         "'rents' 1 must be a number, not 'x'", "write digits only, without quotes and units"),
        ("name: Elm", f"name: {'x' * 300}", "wrong-count", "13:13",
         "'name' has 300 characters, but at most 80 are allowed", None),
        ("title: Tiny", "title: ''", "wrong-count", "2:8",
         "'title' is empty", "fill it, or delete it"),
        ("title: Tiny", "title: 7", "wrong-type", "2:8",
         "'title' must be text, not 7", 'write "7" in quotes'),
        ('"#d02030"', "red", "malformed-text", "8:28",
         "'colour' is not a colour: 'red'", 'write colours as "#rrggbb", in quotes'),
        ("printkit: 1", "printkit: 2", "format-version", "1:11",
         "the definition is written for format 2, this printkit reads format 1",
         "install a newer printkit"),
        ("printkit: 1\n", "", "missing-field", "1:1", "'printkit' is missing",
         "add 'printkit: 1'"),
        ("min: 2, max: 4", "min: 5, max: 4", "inconsistent-values", "4:10",
         "min (5) is greater than max (4)", None),
        ("unit: dice", "unit: dise", "unknown-choice", "11:34",
         "'unit' cannot be 'dise'", "did you mean 'dice'?"),
        ("  1: {name", "  A 1: {name", "malformed-text", "13:3",
         "the key is not a short name: 'A 1'",
         "use lower-case letters, digits, '-' and '_', and start with a letter"),
        ("  1: {name", "  '1': {name", "malformed-text", "13:3",
         "the key is not a short name: '1'",
         ("use lower-case letters, digits, '-' and '_', and start with a letter; "
          "spaces go by numbers without quotes")),
        ("deeds:", "deeds_x: 3\ndeeds:", "unknown-key", "12:1",
         "the key 'deeds_x' is not known", "did you mean 'deeds'?"),
    ],
)  # fmt: skip
def test_one_wrong_value(
    write: Write, old: str, new: str, name: str, place: str, message: str, remedy: str | None
) -> None:
    found = load(write("t", BASE.replace(old, new))).diagnostics
    assert [(d.name, str(d.span), d.message, d.help) for d in found] == [
        (name, f"t/variant.yaml:{place}", message, remedy)
    ]


def test_a_colour_without_quotes_is_a_comment(write: Write) -> None:
    text = BASE.replace(
        '  red: {name: Red, colour: "#d02030", mark: dot}',
        """\
  red:
    name: Red
    mark: dot
    colour: #d02030""",
    )
    (found,) = load(write("t", text)).diagnostics
    assert (found.name, str(found.span)) == ("wrong-type", "t/variant.yaml:11:12")
    assert found.message == "'colour' is empty"
    assert found.help == "'#' starts a comment; write colours as \"#rrggbb\""


EFFECTS = """\
decks:
  luck:
    name: Luck
    colour: "#fff"
    icon: star
    count: 1
    cards:
      a:
        text: x
        effects:
          - {do: collect, amount: -4}
          - {do: colect}
          - {amount: 3}
          - {do: choose, options: [{do: pay, amont: 3}, {do: go_to_jail}]}
          - 7
pieces:
  p: {kind: die, name: D, edge: 0, die: 4, bands: 2}
"""


def test_routes_and_places_inside_unions(write: Write) -> None:
    result = load(write("t", BASE + EFFECTS))
    card = ("decks", "luck", "cards", "a", "effects")
    assert {(d.name, d.route, d.span and d.span.line, d.span and d.span.column)
            for d in result.diagnostics} == {
        ("out-of-range", (*card, 0, "amount"), 27, 35),
        ("unknown-choice", (*card, 1, "do"), 28, 18),
        ("missing-field", (*card, 2, "do"), 29, 13),
        ("unknown-key", (*card, 3, "options", 0, "amont"), 30, 46),
        ("wrong-type", (*card, 4), 31, 13),
        ("out-of-range", ("pieces", "p", "edge"), 33, 33),
        ("unknown-key", ("pieces", "p", "die"), 33, 36),
        ("unknown-key", ("pieces", "p", "bands"), 33, 44),
    }  # fmt: skip
    (amont,) = [d for d in result.diagnostics if d.route and d.route[-1] == "amont"]
    assert amont.help == "did you mean 'amount'?"


def test_mistakes_of_all_stages_in_one_run(write: Write) -> None:
    text = BASE.replace("price: 62", "price: -62").replace("price: 60", "price: .inf")
    found = load(write("t", text + "rules: {}\nlanguages: 5\n")).diagnostics
    assert [d.name for d in found] == [
        "number-not-finite", "duplicate-key", "unknown-language", "out-of-range",
    ]  # fmt: skip


def test_a_folder_whose_name_is_no_id(write: Write) -> None:
    (found,) = load(write("My Game")).diagnostics
    assert (found.name, found.route) == ("malformed-text", ("id",))
    assert "My Game" in found.message
