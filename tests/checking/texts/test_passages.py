"""Rulebooks are read paragraph by paragraph, and findings stand on their lines."""

import pytest

from printkit.checking.engine import check, check_texts
from printkit.languages.vocabulary import language_of, spoken
from printkit.loading.load import load
from printkit.loading.rulebook_text import RulebookText
from printkit.model.options import Option


def found_in(rulebook: str) -> list[tuple[int, str]]:
    variant = load("classic-us").variant
    assert variant is not None
    found = check_texts(variant, RulebookText(rulebook, "rulebook.md"))
    placed = [(d.span.line, d.code) for d in found if d.span and d.span.file == "rulebook.md"]
    return [each for each in placed if each[1] != "PK327"]  # numbers that are right, but typed


@pytest.mark.parametrize(
    ("rulebook", "findings"),
    [
        ("# Rules\n\nWith 2 to 3 players\ndeal one deed each.\n", []),
        ("The bank has\n30 houses and 12 hotels.\n", [(2, "PK729")]),
        ("The bank has {{ rules.salary }} houses, 32 houses or 3 houses.\n", []),
        ("There are 28 title deeds and 16 Chance cards.\n", []),
        ("There are 26 title deeds\nand 15 Chance cards.\n", [(2, "PK729")]),
        ("A\n\nEach time you pass GO you get $400.\n", [(3, "PK729")]),
        ("Each time you pass GO you get $200. Twice makes $400.\n", []),
        ("Each time you pass GO you get {{ rules.salary | money }}.\n", []),
        ("The fine to leave jail is 60 dollars. Rent is $7.\n", [(1, "PK729")]),
        ("Whoever lands on GO gets double salary: $400. Half the salary is $100.\n", []),
        ("Whoever lands on GO gets three times the salary: $600.\n", []),
        ("Whoever lands on GO gets double salary: $800.\n", [(1, "PK729")]),
        ("A\n\n- **GO.** Each time you land here or pass, you get $400.\n", [(3, "PK729")]),
        ("- **GO.** Start here.\n- **Hall.** Who passes gives the bank $400.\n", []),
        ("Leaving Jail costs $60.\n", [(1, "PK729")]),
        ("After four turns in Jail you must pay.\n", [(1, "PK729")]),
        ("After three turns in Jail you must pay. After 2 turns in Jail you may bid.\n", []),
        ("You leave Jail after four turns at the latest.\n", [(1, "PK729")]),
        ("Mortgages cost 20 % interest and 40 % of the price.\n", [(1, "PK729"), (1, "PK729")]),
        ("Mortgages cost 10 % interest. Loans cost 20 % interest.\n", []),
        ("The mortgage is 50 % of the price.\n", []),
        ("Everyone receives $2,000.\n", [(1, "PK729")]),
        ("Collect $100 every time you go past GO.\n", [(1, "PK729")]),
        ("You need five houses before a hotel.\n", [(1, "PK729")]),
        ("A hotel is worth five houses.\n", []),
        ("## Jail\n\n- pay $500 before you\n  roll;\n", [(3, "PK729")]),
        ("## Jail\n\nYou have two turns to roll a double.\n", [(3, "PK729")]),
        ("With four\ndoubles in a row you go to Jail.\n", [(1, "PK729")]),
        ("Each time you pass {{ spaces[0].name }} you get $400.\n", [(1, "PK729")]),
        ("Everyone receives {{ rules.start_money | money }}, or $1,000 in a short game.\n", []),
    ],
)
def test_numbers_that_the_definition_has_otherwise_are_reported(
    rulebook: str, findings: list[tuple[int, str]]
) -> None:
    assert sorted(found_in(rulebook)) == findings


def test_a_text_is_read_in_the_language_that_it_is_written_in() -> None:
    german, english = language_of("de-AT"), language_of("en")
    assert spoken("Gehe auf das Feld und zahle für das Haus.", english) is german
    assert spoken("Go to the space and pay for the house.", german) is english
    assert spoken("Bonus 50", german) is german
    assert spoken("Go to the space and pay for the house.", language_of("fr")) is english
    assert spoken("Allez à la case départ.", language_of("pl")) is None


def test_the_remedy_for_a_multiple_names_it() -> None:
    variant = load("classic-us").variant
    assert variant is not None
    text = RulebookText("Who lands on GO gets double salary: $800.\n", "rulebook.md")
    [found] = [d for d in check_texts(variant, text) if d.code == "PK729"]
    assert found.help == "write {{ (rules.salary * 2) | money }}"
    assert "rules.salary is $200" in found.message


@pytest.mark.parametrize(
    ("rule", "fires"),
    [
        ("Nach vier Runden im Gefängnis musst du zahlen.", True),
        ("Nach drei Runden im Gefängnis musst du zahlen.", False),
        ("Eine Hypothek kostet 20 % Zinsen.", True),
        ("Der Zins einer Hypothek beträgt 20 %.", True),
        ("Jeder Spieler erhält zu Beginn 2500 Credits.", True),
        ("Eine Hypothek bringt 50 % des Preises.", False),
        ("Das Gefängnis zu verlassen kostet 5000 Credits.", True),
    ],
)
def test_german_sentences_about_numbers_are_read(rule: str, fires: bool) -> None:  # noqa: FBT001 - a parameter
    variant = load("mass-effect-n7").variant
    assert variant is not None
    changed = variant.model_copy(update={"house_rules": [rule]})
    assert any(d.code == "PK729" for d in check(changed)) is fires


@pytest.mark.parametrize(("salary", "fires"), [(300, False), (350, True)])
def test_a_text_may_say_the_number_of_an_option(salary: int, *, fires: bool) -> None:
    variant = load("classic-us").variant
    assert variant is not None
    options = {"rich": Option(name="Rich start", rules={"salary": 300})}
    changed = variant.model_copy(update={"options": options})
    text = RulebookText(f"Each time you pass GO you get ${salary}.\n", "rulebook.md")
    assert any(d.code == "PK729" for d in check_texts(changed, text)) is fires
