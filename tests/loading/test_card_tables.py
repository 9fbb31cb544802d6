"""Cards with fields of a maker's own, from tables and in YAML."""

import pytest

from printkit.loading.load import load
from printkit.model import Card
from printkit.model.effects import Collect, GoToJail
from tests.loading.conftest import BASE, Write, found_in

DECK = 'decks: {luck: {name: Luck, colour: "#224466", cards: '


def cards(write: Write, text: str, **files: str) -> dict[str, Card]:
    loaded = load(write("own", text, **files))
    assert loaded.variant is not None, loaded.diagnostics
    return loaded.variant.decks["luck"].cards


def of_table(write: Write, table: str) -> dict[str, Card]:
    return cards(write, BASE + DECK + "cards.csv}}\n", cards_csv=table)


def test_unknown_columns_are_fields_of_the_card(write: Write) -> None:
    found = of_table(write, "Title,Suit,Card Name,No.\n7,hearts,Seven,3\nA,spades,,\n")
    assert list(found) == ["card-1", "card-2"]
    assert found["card-1"] == Card(
        title="7", fields={"suit": "hearts", "card_name": "Seven", "no": 3}
    )
    assert found["card-2"] == Card(title="A", fields={"suit": "spades"})


def test_numbers_of_ones_own_are_printed_as_they_are_written(write: Write) -> None:
    found = of_table(write, "title,a,b,c,d,e\nT,7,1.50,+3,true,1e999\n")
    fields = {"a": 7, "b": "1.50", "c": "+3", "d": True, "e": "1e999"}
    assert found["card-1"].fields == fields


def test_columns_for_the_writer_are_not_read(write: Write) -> None:
    found = of_table(write, "title,Notes,suit,comment,,\nT,bla,hearts,blub,,\n")
    assert found["card-1"].fields == {"suit": "hearts"}


def test_each_do_begins_an_effect(write: Write) -> None:
    table = "title,do,amount,do\nA,collect,50,go_to_jail\nB,,,\nC,,,go_to_jail\n"
    found = of_table(write, table)
    jail = GoToJail(do="go_to_jail")
    assert found["card-1"].effects == [Collect(do="collect", amount=50), jail]
    assert found["card-2"].effects == []
    assert found["card-3"].effects == [jail]


def test_without_do_the_columns_of_effects_are_ones_own(write: Write) -> None:
    found = of_table(write, "title,amount,kind\nA,50,tree\n")
    assert found["card-1"].fields == {"amount": 50, "kind": "tree"}


def test_a_mistake_in_an_effect_is_at_its_cell(write: Write) -> None:
    reference = write("own", BASE + DECK + "cards.csv}}\n", cards_csv="title,do,amount\nA,pay,x\n")
    (found,) = found_in(reference)
    assert (found.name, str(found.span)) == ("wrong-value", "own/cards.csv:2:7")


@pytest.mark.parametrize(
    ("written", "key"), [("Ace of Spades", "ace-of-spades"), ("7", "card-7"), ("", "card-1")]
)
def test_a_column_id_names_the_cards(write: Write, written: str, key: str) -> None:
    assert list(of_table(write, f"id,title\n{written},T\n")) == [key]


def test_a_slip_in_a_head_is_reported_once(write: Write) -> None:
    table = "titel,suit\n" + "A,hearts\n" * 9
    (found,) = found_in(write("own", BASE + DECK + "cards.csv}}\n", cards_csv=table))
    assert (found.name, str(found.span)) == ("unknown-key", "own/cards.csv:1:1")
    assert found.help == "did you mean 'title'? Call a column of your own 'fields.titel'"


@pytest.mark.parametrize("head", ["fields.tile", "rank", "role", "test", "heart", "text_de"])
def test_a_word_of_its_own_is_no_slip(write: Write, head: str) -> None:
    found = of_table(write, f"{head}\nA\n")
    assert found["card-1"].fields == {head.removeprefix("fields."): "A"}


def test_a_column_like_one_that_is_there_is_no_slip(write: Write) -> None:
    found = of_table(write, "title,text,tile,text2\nA,B,forest,x\n")
    assert found["card-1"].fields == {"tile": "forest", "text2": "x"}


def test_own_fields_stand_in_cards_of_yaml(write: Write) -> None:
    text = BASE + DECK + "{a: {title: A, suit: hearts, fields: {tile: x}, tags: [b, c]}}}}\n"
    assert cards(write, text)["a"] == Card(
        title="A", fields={"suit": "hearts", "tile": "x", "tags": ["b", "c"]}
    )


@pytest.mark.parametrize(
    ("card", "remedy"),
    [
        ("{titel: A}", "did you mean 'title'?"),
        ("{title: A, effect: []}", "did you mean 'effects'?"),
        ("{title: A, do: pay, amount: 5}", "known are "),
        ("{title: A, suit:hearts}", "a space is missing after 'suit:'; write 'suit: hearts'"),
    ],
)
def test_slips_in_yaml_are_reported(write: Write, card: str, remedy: str) -> None:
    first, *_ = found_in(write("own", BASE + DECK + f"{{a: {card}}}}}}}\n"))
    assert first.name == "unknown-key"
    assert first.help is not None
    assert first.help.startswith(remedy)


def test_a_table_replaces_the_cards_of_the_base_or_is_laid_over_them(write: Write) -> None:
    write("base", BASE + DECK + "{a: {title: A, suit: x}, b: {title: B}}}}\n")
    over = "printkit: 1\nextends: ../base\ndecks: {luck: {cards: {table: c.csv, key: id}}}\n"
    found = cards(write, over, c_csv="id,suit\na,y\n")
    assert found == {"a": Card(title="A", fields={"suit": "y"}), "b": Card(title="B")}
    alone = over.replace("{table: c.csv, key: id}", "c.csv").replace("../base", "../own")
    loaded = load(write("alone", alone, c_csv="id,suit\na,y\n"))
    assert loaded.variant is not None
    assert loaded.variant.decks["luck"].cards == {"a": Card(fields={"suit": "y"})}


def test_an_edition_removes_an_own_field(write: Write) -> None:
    write("base", BASE + DECK + "{a: {title: A, suit: x, rank: 1}}}}\n")
    over = "printkit: 1\nextends: ../base\ndecks: {luck: {cards: {a: {suit: null}}}}\n"
    assert cards(write, over)["a"].fields == {"rank": 1}
