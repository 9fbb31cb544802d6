"""Remedies that name what was meant: the key below which a line belongs, the base, the cell."""

import pytest

from printkit.diagnostics import Diagnostic
from printkit.findings.merging import of_one_cause
from printkit.loading.load import load
from tests.loading.conftest import BASE, Write

ONE_CARD = """
decks:
  luck:
    name: Luck
    icon: dot
    colour: "#224466"
    count: 1
    cards: {only: {title: Only, text: Rest., effects: []}}
"""
SPACES = "board: {spaces: {table: spaces.csv, key: index}}\nspace_kinds: {street: {}}\n"


def found_in(write: Write, text: str, **files: str) -> list[Diagnostic]:
    return list(of_one_cause(load(write("own", text, **files)).diagnostics))


def test_a_number_of_the_rules_at_the_top_level_belongs_below_rules(write: Write) -> None:
    (found,) = found_in(write, BASE + "salary: 300\n")
    assert found.message == "the key 'salary' is not known"
    assert found.help == "indent it, and what belongs to it: it is below 'rules'"


def test_a_number_far_from_the_rules_is_moved_below_them(write: Write) -> None:
    (found,) = found_in(write, BASE.replace("groups:\n", "salary: 300\ngroups:\n"))
    assert found.help == "it belongs below 'rules': move it there, indented"


def test_a_field_of_the_money_at_the_top_level_belongs_below_it(write: Write) -> None:
    (found,) = found_in(write, BASE.replace("groups:\n", "start_total: 300\ngroups:\n"))
    assert found.help == "it belongs below 'money': move it there, indented"


def test_a_block_that_is_indented_too_little_is_to_be_indented(write: Write) -> None:
    text = (
        BASE + ONE_CARD + ONE_CARD.replace("\ndecks:\n  luck:", "fate:").replace("\n    ", "\n  ")
    )
    (found,) = found_in(write, text)
    assert (found.name, found.route) == ("unknown-key", ("fate",))
    assert found.help == "indent it, and what belongs to it: it is below 'decks'"


def test_of_a_whole_block_without_indentation_the_first_line_is_reported(write: Write) -> None:
    text = BASE.replace("rules: {salary: 201, jail_turns: 3}", "rules:\nsalary: 201\njail_turns: 3")
    found = [d for d in found_in(write, text) if d.name == "unknown-key"]
    assert [d.route for d in found] == [("salary",)]


def test_a_misspelt_key_is_no_key_in_the_wrong_place(write: Write) -> None:
    (found,) = found_in(write, BASE.replace("title: Tiny", "titel: Tiny"))
    assert found.help == "did you mean 'title'?"


def test_a_definition_that_lacks_much_is_reported_bases(write: Write) -> None:
    (found,) = found_in(write, "printkit: 1\ntitle: Mine\n")
    assert "and there is no base" in found.message
    assert found.help is not None
    assert found.help.startswith("add 'extends: classic-us'")


def test_a_single_missing_field_needs_no_base(write: Write) -> None:
    (found,) = found_in(write, BASE.replace("language: en\n", ""))
    assert found.help == "add 'language: …'"


@pytest.mark.parametrize("cell", ["1889", '"7"', "3.5"])
def test_a_cell_that_looks_like_a_number_can_be_a_text(write: Write, cell: str) -> None:
    rows = f"index,name,kind\n0,Go,street\n1,{cell},street\n2,C,street\n3,D,street\n"
    loaded = load(write("own", BASE + SPACES, spaces_csv=rows))
    assert loaded.variant is not None, loaded.diagnostics
    assert loaded.variant.board is not None
    assert loaded.variant.board.spaces[1].name == cell.strip('"')


def test_a_list_in_a_column_belongs_into_the_definition(write: Write) -> None:
    text = BASE + "aids: {table: aids.csv, key: id}\n"
    rows = "".join(f"a{number},T,Turn\n" for number in range(5))
    (found,) = found_in(write, text, aids_csv="id,title,front.title\n" + rows)
    assert "5 of 5 cells" in found.message
    assert found.help is not None
    assert found.help.startswith("write 'front' in the definition")


@pytest.mark.parametrize(
    ("written", "remedy"),
    [
        ("6O", "write 60: there is a letter O in the number"),
        ("l2", "write 12: there is a letter l in the number"),
        ("Ol", "write digits only, without quotes and units"),
    ],
)
def test_letters_that_look_like_digits_are_named(write: Write, written: str, remedy: str) -> None:
    (found,) = found_in(write, BASE.replace("price: 62", f"price: {written}"))
    assert found.help == remedy


def test_amounts_may_be_as_large_as_in_an_inflation(write: Write) -> None:
    (found,) = found_in(write, BASE.replace("price: 62", f"price: {10**12 + 1}"))
    assert found.name == "wrong-value"
    assert load(write("sound", BASE.replace("price: 62", f"price: {10**12}"))).diagnostics == []


@pytest.mark.parametrize(("empty", "help_text"), [("", "indent it, and"), (" null", "known are")])
def test_what_follows_an_empty_key_is_to_be_indented(
    write: Write, empty: str, help_text: str
) -> None:
    (found,) = found_in(write, f"extends: classic-us\nrules:{empty}\nfee: 5\n")
    assert (found.help or "").startswith(help_text)
