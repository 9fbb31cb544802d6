"""Binding: each wrong value in plain words at its exact place."""

import re

import pytest

from printkit.loading.bind import bind
from printkit.loading.index import SourceIndex
from printkit.loading.load import load
from printkit.loading.patterns import rewrite
from printkit.model import Variant
from printkit.source.nodes import Mapping, entry_key, to_plain, walk
from printkit.source.yaml_reader import parse_yaml
from tests.loading.conftest import BASE, Write, found_in


@pytest.mark.parametrize(
    ("old", "new", "name", "place", "message", "remedy"),
    [
        ("price: 62", "prize: 62", "unknown-key", "13:44",
         "the key 'prize' is not known in 'deeds.1'", "did you mean 'price'?"),
        ("price: 62", "price: -62", "wrong-value", "13:51",
         "'price' must be at least 0, not -62", None),
        ("price: 62", "price: 1_000", "wrong-value", "13:51",
         "'price' must be a number, not '1_000'", "write 1000, without quotes and separators"),
        ("price: 62", "price: NaN", "wrong-value", "13:51",
         "'price' must be a number, not 'NaN'", "write digits only, without quotes and units"),
        ("price: 62", "price: true", "wrong-value", "13:51",
         "'price' must be a number, not true", None),
        ("price: 62", "price: 1e999", "wrong-value", "13:51",
         "1e999 is not a number that can be used",
         "write a finite number, or quotes around it if it is text"),
        ("rents: [11, 20]", "rents: [11, x]", "wrong-value", "13:76",
         "item 2 of 'rents' must be a number, not 'x'",
         "write digits only, without quotes and units"),
        ("name: Elm", f"name: {'x' * 300}", "wrong-value", "13:13",
         "'name' has 300 characters, but at most 80 are allowed", None),
        ("title: Tiny", "title: ''", "wrong-value", "2:8",
         "'title' is empty", "fill it, or delete it"),
        ("title: Tiny", "title: 7", "wrong-value", "2:8",
         "'title' must be text, not 7", 'write "7" in quotes'),
        ('"#d02030"', "red", "wrong-value", "8:28",
         "'colour' is not a colour: 'red'", 'write colours as "#rrggbb", in quotes'),
        ("printkit: 1", "printkit: 2", "wrong-value", "1:11",
         "the definition is written for format 2, but this printkit reads format 1",
         "install a newer printkit"),
        ("printkit: 1\n", "", "missing-field", "1:1", "'printkit' is missing",
         "add 'printkit: 1'"),
        ("min: 2, max: 4", "min: 5, max: 4", "inconsistent-values", "4:10",
         "min (5) is greater than max (4)", None),
        ("unit: dice", "unit: dise", "wrong-value", "11:34",
         "'unit' cannot be 'dise'", "did you mean 'dice'?"),
        ("  1: {name", "  A 1: {name", "wrong-value", "13:3",
         "the key is not a short name: 'A 1'",
         "write 'a-1': use lower-case letters, digits, '-' and '_', and start with a letter"),
        ("  1: {name", "  '1': {name", "wrong-value", "13:3",
         "the key is not a short name: '1'",
         ("use lower-case letters, digits, '-' and '_', and start with a letter; "
          "spaces go by numbers without quotes")),
        ("price: 62", "price: '62,50'", "wrong-value", "13:51",
         "'price' must be a number, not '62,50'", "a decimal comma? write 62.50"),
        ("price: 62", "price: 1.062.500", "wrong-value", "13:51",
         "'price' must be a number, not '1.062.500'",
         "write 1062500, without quotes and separators"),
        ("price: 62", "price: £62", "wrong-value", "13:51",
         "'price' must be a number, not '£62'", "write 62, without the unit"),
        ("price: 62", "price: 9cm", "wrong-value", "13:51",
         "'price' must be a number, not '9cm'", "write 90: lengths are in mm"),
        ("price: 62", "price: '8,7 cm'", "wrong-value", "13:51",
         "'price' must be a number, not '8,7 cm'", "write 87: lengths are in mm"),
        ('"#d02030"', "“#d02030”", "wrong-value", "8:28",
         "'colour' is not a colour: '“#d02030”'", 'use straight quotes: "#d02030"'),
        ("price: 62", "price: 62 Tlr.", "wrong-value", "13:51",
         "'price' must be a number, not '62 Tlr.'", "write 62, without the unit"),
        ("price: 62", "price: Mar 65", "wrong-value", "13:51",
         "'price' must be a number, not 'Mar 65'", "write digits only, without quotes and units"),
        ("price: 62", "price: 03. May", "wrong-value", "13:51",
         "'price' must be a number, not '03. May'", "write digits only, without quotes and units"),
        ("max: 4", "max: '4,5'", "wrong-value", "4:24",
         "'max' must be a whole number, not '4,5'",
         "a decimal comma? write a whole number, 4 or 5"),
        ("max: 4", "max: 4.5", "wrong-value", "4:24",
         "'max' must be a whole number, not 4.5", "write 4 or 5"),
        ("price: 62", "price: 62,50", "unknown-key", "13:54",
         "the key '50' is not known in 'deeds.1'", "a comma begins the next key; write 62.50"),
        ("price: 62", "price: 1,062", "unknown-key", "13:53",
         "the key '062' is not known in 'deeds.1'", "a comma begins the next key; write 1062"),
        ("name: Elm", "name: Elm, old, grey", "unknown-key", "13:18",
         "the key 'old' is not known in 'deeds.1'",
         'a comma begins the next key; put quotes around the text: "Elm, old, grey"'),
        ("price: 62,", "price: 62, art:elm,", "unknown-key", "13:55",
         "the key 'art:elm' is not known in 'deeds.1'",
         "a space is missing after 'art:'; write 'art: elm'"),
        ("group: red, price: 62", "group: Red, price: 62", "wrong-value", "13:39",
         "'group' is not a short name: 'Red'", "did you mean 'red'?"),
        ("group: red, price: 62", "group: Grün, price: 62", "wrong-value", "13:39",
         "'group' is not a short name: 'Grün'",
         "write 'gruen': use lower-case letters, digits, '-' and '_', and start with a letter"),
        ("{symbol: M}", "M", "wrong-value", "6:11",
         "'currency' must be a set of keys and values, not 'M'", "write currency: {symbol: M}"),
        ('red: {name: Red, colour: "#d02030", mark: dot}', "red: Red", "wrong-value", "8:8",
         "'red' must be a set of keys and values, not 'Red'", "write red: {name: Red}"),
        ("levels: [{id: bare, label: Rent}]", "levels: {id: bare, label: Rent}", "wrong-value",
         "10:34", "'levels' must be a list, not a set of keys and values",
         "write levels: [{…}], or begin each item with '- ' on its own line"),
        ("{salary: 201, jail_turns: 3}", "[201, 3]", "wrong-value", "16:8",
         "'rules' must be a set of keys and values, not a list",
         "write keys in place of the dashes: 'a-name: …', 'another: …'"),
        ("deeds:", "deeds_x: 3\ndeeds:", "unknown-key", "12:1",
         "the key 'deeds_x' is not known", "did you mean 'deeds'?"),
    ],
)  # fmt: skip
def test_one_wrong_value(
    write: Write, old: str, new: str, name: str, place: str, message: str, remedy: str | None
) -> None:
    found = found_in(write("t", BASE.replace(old, new)))
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
    assert (found.name, str(found.span)) == ("yaml-syntax", "t/variant.yaml:11:13")
    assert found.help == 'put quotes around it: "#d02030"'


BOARD = """\
board:
  spaces:
    0: {name: Start, kind: go}
    1: {name: Elm, kind: go}
    2: Oak
"""


def test_spaces_are_counted_and_have_names(write: Write) -> None:
    (found,) = load(write("t", BASE + BOARD.replace("Oak", "[Oak]"))).diagnostics
    assert found.message == "'spaces.2' must be a set of keys and values, not a list"
    (found,) = load(write("u", BASE + BOARD)).diagnostics
    assert found.help == "write 2: {name: Oak}"


def test_a_space_named_in_the_place_of_its_number(write: Write) -> None:
    deck = (
        "decks: {d: {name: D, symbol: question, cards: "
        "{c: {text: Go, effects: [{do: move_to, space: Elm}]}}}}\n"
    )
    text = BASE + BOARD.replace("    2: Oak\n", "") + deck
    found = [d for d in load(write("t", text)).diagnostics if d.route and d.route[-1] == "space"]
    assert [(d.help, d.fix and d.fix.title) for d in found] == [
        ("'Elm' is space 1; write 1", "write 1")
    ]


@pytest.mark.parametrize("value", ["x", "5,5", "1.5", "true", "[]", "[1]", "{a: 1}", "9" * 20])
def test_no_words_of_a_library_reach_the_user(value: str) -> None:
    tree = parse_yaml(BASE + "formats: {deed: {width: 57, height: 80}}\n", "t").root
    wrong = parse_yaml(value, "t").root
    assert isinstance(tree, Mapping)
    assert wrong is not None
    said = [
        f"{finding.message} {finding.help}"
        for route, _ in list(walk(tree))[1:]
        for changed, _ in [rewrite(tree, ".".join(map(str, route)), lambda _r, _n: wrong)]
        for finding in bind(Variant, {**_fields(changed), "id": "t"}, SourceIndex(changed))[1]
    ]
    assert said
    assert not [text for text in said if re.search(r"[Ii]nput|valid|unable|instance|dict", text)]


def _fields(tree: Mapping) -> dict[str | int, object]:
    return {entry_key(entry): to_plain(entry.value) for entry in tree.entries}


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
        ("wrong-value", (*card, 0, "amount"), 27, 35),
        ("wrong-value", (*card, 1, "do"), 28, 18),
        ("missing-field", (*card, 2, "do"), 29, 13),
        ("unknown-key", (*card, 3, "options", 0, "amont"), 30, 46),
        ("wrong-value", (*card, 4), 31, 13),
        ("wrong-value", ("pieces", "p", "edge"), 33, 33),
        ("unknown-key", ("pieces", "p", "die"), 33, 36),
        ("unknown-key", ("pieces", "p", "bands"), 33, 44),
    }  # fmt: skip
    (amont,) = [d for d in result.diagnostics if d.route and d.route[-1] == "amont"]
    assert amont.help == "did you mean 'amount'?"


def test_mistakes_of_all_stages_in_one_run(write: Write) -> None:
    text = BASE.replace("price: 62", "price: -62").replace("price: 60", "price: .inf")
    found = load(write("t", text + "rules: {}\nlanguages: 5\n")).diagnostics
    assert [d.name for d in found] == [
        "wrong-value", "yaml-syntax", "missing-translation", "wrong-value",
    ]  # fmt: skip


def test_a_folder_whose_name_is_no_id(write: Write) -> None:
    (found,) = load(write("My Game")).diagnostics
    assert (found.name, found.route) == ("wrong-value", ("id",))
    assert "My Game" in found.message
