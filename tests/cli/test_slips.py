"""Slips of people who make their first edition: one finding each, at its place, with a remedy.

The remedy is one that can be copied: what to write, or what to take out.
"""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from printkit.shipped import shipped_folder
from tests.cli.running import Content, Run, pack
from tests.pictures.samples import encoded

HEAD = "printkit: 1\nextends: classic-us\ntitle: Harbour Street\n"
CARD = "decks:\n  chance:\n    cards:\n      good-year:\n        "
MINE = "templates/mine/theme.yaml"
TEMPLATE = "templates/mine/card.xml.j2"
SHIPPED = shipped_folder("templates") / "classic"


class Slip(NamedTuple):
    """What is written below the head of an edition, and other files of its folder.

    ``message`` and ``remedy`` are parts of what is reported; the remedy may be its end.
    """

    name: str
    text: str
    place: str
    message: str
    remedy: str
    files: dict[str, Content] | None = None


def template(old: str, new: str) -> dict[str, Content]:
    """A theme with a template of one card of the classic theme, a word of it changed."""
    card = (SHIPPED / "card.xml.j2").read_text("utf-8")
    assert old in card
    return {MINE: "extends: classic\nname: Mine\n", TEMPLATE: card.replace(old, new, 1)}


def line_of(files: dict[str, Content], words: str, begins: str = "") -> str:
    """Where words stand in the template, or what begins before them, as file, line and column."""
    lines = str(files[TEMPLATE]).splitlines()
    number, line = next((n, line) for n, line in enumerate(lines, 1) if words in line)
    return f"{TEMPLATE}:{number}:{line.index(begins or words) + 1}"


def table(name: str, text: str | bytes) -> dict[str, Content]:
    return {name: text}


SPACES = "board: {spaces: {table: spaces.csv, key: index}}\n"
DEEDS = "deeds: {table: deeds.csv, key: space}\n"
BODY = template('style="body"', 'style="boddy"')
IMAGE = template("</artwork>", '<img src="x.png"/>\n</artwork>')
STACK = template("</artwork>", "<stack/>\n</artwork>")
BOLD = template("</artwork>", "<text><b>New</b></text>\n</artwork>")
RED = template("</artwork>", '<rect w="9" h="9" fill="red"/>\n</artwork>')
OPEN = template("</artwork>", "<group>\n</artwork>")
TITTLE = template("{{ card.title }}", "{{ card.tittle }}")

SLIPS = [
    Slip("another spelling", 'groups:\n  brown: {color: "#5a1e0a"}\n', "5:11",
         "the key 'color' is not known", "did you mean 'colour'?"),
    Slip("letters exchanged", "deeds:\n  1: {pirce: 60}\n", "5:7",
         "the key 'pirce' is not known", "did you mean 'price'?"),
    Slip("a colour without quotes", "groups:\n  brown: {colour: #5a1e0a}\n", "5:19",
         "'#' begins a comment", 'put quotes around it: "#5a1e0a"'),
    Slip("a colour alone", "groups:\n  brown:\n    colour: #5a1e0a\n", "6:13",
         "'#' begins a comment", 'put quotes around it: "#5a1e0a"'),
    Slip("a position in quotes", 'board: {spaces: {"1": {name: Net Lane}}}\n', "4:18",
         "the base has no 'board.spaces.1'", "write 1 without quotes"),
    Slip("a colon in a text", "subtitle: Note: the tide\n", "4:15",
         "this ':' stands inside a text", 'put quotes around the text: "Note: the tide"'),
    Slip("a comma in a text", "board: {spaces: {1: {name: Net Lane, old}}}\n", "4:38",
         "the key 'old' is not known", 'put quotes around the text: "Net Lane, old"'),
    Slip("a comma in the text of a card",
         CARD.rstrip() + " {text: Fly, if you can. Pay: later}\n", "7:30",
         "the key 'if you can. Pay' is not known",
         'put quotes around the text: "Fly, if you can. Pay: later"'),
    Slip("a unit", "deeds:\n  1: {price: $60}\n", "5:14",
         "'price' must be a number", "write 60, without the unit"),
    Slip("a unit in a table", DEEDS, "deeds.csv:2:3",
         "'price' must be a number, not '60,00 €'", "write 60, without the unit",
         table("deeds.csv", "space;price\n1;60,00 €\n")),
    Slip("a unit behind thousands", DEEDS, "deeds.csv:2:3",
         "'price' must be a number", "write 62000, without the unit",
         table("deeds.csv", "space;price\n1;62.000,00 €\n")),
    Slip("a point for thousands", "rules: {start_money: 1.500}\n", "4:22",
         "1.500 is read as 1.5", "write 1500"),
    Slip("a comma for thousands", "rules: {start_money: 1,500}\n", "4:24",
         "the base has no '500'", "write 1500"),
    Slip("a card too many",
         "decks:\n  chance:\n    cards:\n      new:\n        title: New\n"
         "        text: Go to jail.\n        effects: [{do: go_to_jail}]\n", "6:5",
         "deck 'chance' has 17 cards but declares 16", "add 'count: 17' to decks.chance"),
    Slip("another amount than that of the effect", CARD + "text: Collect $100 today.\n", "8:24",
         "says $100, but its effects say $50", "write the amount as {{ effects[0].amount"),
    Slip("an unknown base", "", "2:10", "there is no variant 'clasic-us'",
         "did you mean 'classic-us'?",
         table("variant.yaml", HEAD.replace("classic-us", "clasic-us"))),
    Slip("a key twice", "subtitle: a\nsubtitle: b\n", "5:1",
         "the key 'subtitle' appears twice", "delete or rename one of the two"),
    Slip("a list of spaces", "board:\n  spaces:\n    - {name: Net Lane}\n", "6:5",
         "'spaces' must be a set of keys and values", "write keys in place of the dashes: '0: …'"),
    Slip("a rent too few", "deeds:\n  1: {rents: [2, 10, 30, 90]}\n", "5:14",
         "states 5 rents ('rent' and 4 in 'rents'), but its kind 'street' needs 6",
         "state one for each of “Rent”"),
    Slip("a language by its name", "language: german\n", "4:11",
         "there is no language 'german'", "did you mean 'de'?"),
    Slip("an unknown language", "language: xx\n", "4:11",
         "there is no language 'xx'", "needs a file languages/<code>.yaml"),
    Slip("a card too large", "formats:\n  card: {width: 300, height: 400}\n", "5:9",
         "the format 'card' is 300 × 400 mm", "write at most {width: 196, height: 273}"),
    Slip("a name in an expression", CARD + 'text: "Get {{ effect.amout | money }}."\n', "8:23",
         "effect has no 'amout'", "did you mean 'amount'?"),
    Slip("an expression that is not closed", CARD + 'text: "Get {{ effect.amount."\n', "8:20",
         "begins with {{ but does not end with }}", "close it with }}"),
    Slip("a street that was renamed",
         f"board: {{spaces: {{39: {{name: Quay}}}}}}\n{CARD}"
         'text: "Boardwalk calls. Get {{ effects[0].amount | money }}."\n', "9:16",
         "the text says “Boardwalk”, but here the space is called “Quay”", "write Quay"),
    Slip("a street that was renamed, on the card that leads there",
         f"board: {{spaces: {{39: {{name: Quay}}}}}}\n{CARD}text: Walk to Boardwalk.\n"
         "        effects: [{do: move_to, space: 39}]\n", "9:23",
         "the text says “Boardwalk”, but here the space is called “Quay”", "write Quay"),
    Slip("a name in a template", "theme: mine\n", line_of(TITTLE, "card.tittle"),
         "card has no 'tittle'", "did you mean 'title'?", TITTLE),
    Slip("a style of text", "theme: mine\n", line_of(BODY, 'style="boddy"'),
         "there is no text style 'boddy'; did you mean 'body'?", "", BODY),
    Slip("an element of HTML", "theme: mine\n", line_of(IMAGE, "<img"),
         "there is no element 'img'; did you mean 'image'?", "", IMAGE),
    Slip("an element of another library", "theme: mine\n", line_of(STACK, "<stack"),
         "there is no element 'stack'", "here may stand <group>, <rect>", STACK),
    Slip("emphasis of HTML", "theme: mine\n", line_of(BOLD, "<b>"),
         "there is no element 'b'", "emphasis is written **bold** or *italic*", BOLD),
    Slip("a colour of HTML", "theme: mine\n", line_of(RED, 'fill="red"'),
         "there is no colour 'red'; write it as #ff0000", "", RED),
    Slip("an element that is not closed", "theme: mine\n", line_of(OPEN, "<group>"),
         "<group> is not closed", "write </group> where it ends", OPEN),
    Slip("a table in Latin-1", SPACES, "spaces.csv:2:7",
         "byte 0xDF is not UTF-8 text", "save the file as UTF-8",
         table("spaces.csv", "index,name\n1,Straße\n".encode("latin-1"))),
    Slip("a table with tabs", SPACES, "spaces.csv:1:1", "the table has no column 'index'",
         "separate the cells by commas or semicolons, not by tabs",
         table("spaces.csv", "index\tname\n1\tNet Lane\n")),
    Slip("tabs", "groups:\n\tbrown:\n\t\tname: Old\n", "5:1", "a tab is used for indentation",
         "write 2 spaces for each tab, here and in 1 more line"),
    Slip("a space too many", "board: {spaces: {40: {name: Extra Lane}}}\n", "4:18",
         "the base has no 'board.spaces.40'",
         "spaces are counted from 0: write 39 for the last one"),
    Slip("more players than seats", "players: {max: 10}\n", "4:16",
         "10 players can play, but there are 8 seats", "write 'max: 8'"),
    Slip("start money only", "rules: {start_money: 2000}\n", "4:22",
         "rules.start_money is $2000, but money.start_total is $1500",
         "add 'money: {start_total: 2000, start: {500: 3}}'"),
    Slip("the sum of the start notes only", "money: {start_total: 2000}\n", "4:22",
         "rules.start_money is $1500, but money.start_total is $2000",
         "add 'rules: {start_money: 2000}' and 'money: {start: {500: 3}}'"),
    Slip("a new note", "money: {denominations: {1000: {count: 20}}}\n", "4:25",
         "a new one needs 'colour'", "500 has 'colour: \"#c74723\"'"),
    Slip("an effect without its amount", CARD + "effects: [{do: collect}]\n", "8:19",
         "'amount' is missing", "add 'amount: 50', as the base has it"),
    Slip("a group", "deeds:\n  1: {group: brwon}\n", "5:14",
         "there is no group 'brwon'", "did you mean 'brown'?"),
    Slip("a group like no other", "deeds:\n  1: {group: quays}\n", "5:14",
         "there is no group 'quays'", "use one of brown, dark-blue, green"),
    Slip("a deck that the base does not have",
         "decks:\n  fate: {cards: {a: {title: A, text: Go on.}}}\n", "5:3",
         "the base has no 'decks.fate', and a new one needs 'name' and 'colour'",
         "the base has chance, chest; or add 'name: …' and 'colour: …'"),
    Slip("the first rent once more",
         "deeds:\n  39: {rents: [50, 200, 600, 1400, 1700, 2000]}\n", "5:15",
         "states 7 rents ('rent' and 6 in 'rents')",
         "leave out the first: 'rent' states it already"),
    Slip("a column for oneself alone", DEEDS, "deeds.csv:1:13",
         "the column 'remark' is not known", "a column for you alone is called 'notes'",
         table("deeds.csv", "space,price,remark\n1,60,cheap\n")),
    Slip("what an effect is called", CARD + "effects: [{do: receive, amount: 50}]\n", "8:24",
         "'do' cannot be 'receive'", "did you mean 'collect'?"),
    Slip("an emoji", 'board: {spaces: {39: {name: "Quay 🚢"}}}\n', "4:35",
         "has a glyph for '🚢'", "write “Quay”; or write it with other characters"),
    Slip("a sign of a currency", 'currency: {symbol: "元", name: Yuan}\n', "4:21",
         "has a glyph for '元'", "put a font with Chinese letters into the pack's `fonts/`"),
    Slip("capitals of a picture", "board: {spaces: {39: {art: pictures/Quay.png}}}\n", "4:28",
         "there is no such file in the pack; did you mean 'pictures/quay.png'?", "",
         {"pictures/quay.png": encoded(size=(400, 400))}),
    Slip("capitals of the folder too", "board: {spaces: {39: {art: Pictures/Quay.PNG}}}\n", "4:28",
         "there is no such file in the pack; did you mean 'pictures/quay.png'?", "",
         {"pictures/quay.png": encoded(size=(400, 400))}),
    Slip("another kind of picture", "board: {spaces: {39: {art: pictures/quay.webp}}}\n", "4:28",
         "'pictures/quay.webp' is no PNG, JPEG or SVG file", "save it as pictures/quay.png",
         {"pictures/quay.webp": b"RIFF"}),
    Slip("a picture too coarse", "board: {spaces: {39: {art: pictures/quay.png}}}\n", "4:28",
         "is printed 20 mm wide", "use a picture that is 116 pixels wide or more",
         {"pictures/quay.png": encoded(size=(20, 20))}),
    Slip("a street that is taken out", "board: {spaces: {39: null}}\n", "4:18",
         "'board.spaces.39' is removed here, but needed", "write '39: {name: …}'"),
    Slip("no base", "", "1:1", "are missing, and there is no base",
         "add 'extends: classic-us'",
         table("variant.yaml", "printkit: 1\nboard: {spaces: {1: {name: Net Lane}}}\n")),
    Slip("a font", "theme: mine\n", f"{MINE}:3:18", "there is no font 'Lobster-Regular'",
         "own fonts lie in the pack's `fonts/`",
         {MINE: "extends: classic\nname: Mine\nfonts: {display: Lobster-Regular}\n"}),
    Slip("a spreadsheet that is none", DEEDS.replace("csv", "xlsx"), "deeds.xlsx:1:1",
         "deeds.xlsx is not a spreadsheet", "call it deeds.csv", {"deeds.xlsx": b"space,price\n"}),
    Slip("what git could not merge",
         "<<<<<<< HEAD\nsubtitle: one\n=======\nsubtitle: two\n>>>>>>> branch\n", "4:1",
         "git could not merge two versions of this part", "keep one of the two versions"),
]  # fmt: skip


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.name)
def test_a_slip_is_one_finding_at_its_place(run: Run, tmp_path: Path, slip: Slip) -> None:
    folder = pack(tmp_path / "mine", {"variant.yaml": HEAD + slip.text, **(slip.files or {})})
    answer = json.loads(run("check", str(folder), "--output-format", "json").out)
    (found,) = [each for each in answer["diagnostics"] if each["severity"] != "info"]
    place = slip.place if ":" in slip.place.partition(":")[2] else f"variant.yaml:{slip.place}"
    shown = found["file"].removeprefix(f"{folder}/").removeprefix("mine/")
    assert f"{shown}:{found['line']}:{found['column']}" == place
    assert slip.message in found["message"]
    assert slip.remedy in (found["help"] or "")


@pytest.mark.parametrize(
    ("text", "files"),
    [
        (SPACES, table("spaces.csv", "index,name,comment\n1,Net Lane,a nice one\n")),
        ('currency: {symbol: "₣", name: Money}\n', {}),
        ("language: fr\n", {}),
    ],
    ids=["a column of comments", "a rare sign of a currency", "a language of the base"],
)
def test_what_is_no_slip_is_not_found(
    run: Run, tmp_path: Path, text: str, files: dict[str, Content]
) -> None:
    folder = pack(tmp_path / "mine", {"variant.yaml": HEAD + text, **files})
    assert "no findings" in run("check", str(folder)).err


def test_a_bare_command_names_an_edition_in_a_folder_here(run: Run, tmp_path: Path) -> None:
    pack(tmp_path / "my-street")
    assert "write: printkit check ./my-street" in run("check").err
