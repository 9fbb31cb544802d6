"""What differs is told, nothing else, and in the words of the game."""

import pytest

from printkit.comparing.compare import compare
from printkit.comparing.difference import ChangeSign
from printkit.comparing.edition import ComparedEdition
from printkit.comparing.facts import FactKind
from printkit.loading.theme import load_theme
from tests.comparing.variants import (
    SHIPPED,
    Data,
    changed,
    data_of,
    difference,
    items,
    made,
    only_item,
    said,
    shipped,
    untold,
)

PAIRS = [
    ("moonopoly", "planetopoly"),
    ("monopoly-space", "moonopoly"),
    ("mass-effect-n7", "classic-uk"),
]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_game_does_not_differ_from_itself(name: str) -> None:
    assert not difference(shipped(name), made(data_of(name)))


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_games_that_have_little_in_common(one: str, other: str) -> None:
    found = difference(shipped(one), shipped(other))
    assert found
    assert all(part.items for part in found.parts)
    assert all(
        item.changes or item.was
        for part in found.parts
        for item in part.items
        if item.sign is ChangeSign.CHANGED
    )


def test_rent_of_one_deed() -> None:
    def dearer(data: Data) -> None:
        data["deeds"][3]["rents"][2] = 600

    item = only_item(changed("classic-us", dearer))
    assert (item.sign, item.id, item.name) == (ChangeSign.CHANGED, "3", "Baltic Avenue")
    assert [said(change) for change in item.changes] == [("rent with 3 houses", "$180", "$600")]
    assert item.changes[0].fact.key == "rent.house-3"


def test_dice_rents_are_no_money() -> None:
    def other_dice(data: Data) -> None:
        data["deeds"][12]["rents"] = [20]

    item = only_item(changed("classic-us", other_dice))
    assert said(item.changes[0])[1:] == ("dice × 10", "dice × 20")
    assert item.changes[0].fact.kind is FactKind.PLAIN


def test_other_names_at_the_same_places_are_new_names() -> None:
    found = difference(shipped("classic-us"), shipped("classic-uk"))
    renamed = {item.was: item.name for item in items(found, "spaces")}
    assert renamed["Boardwalk"] == "Mayfair"
    assert len(renamed) == 28
    assert items(found, "deeds") == [], "a deed has its name from its space"
    assert found.statements == ()


def test_other_currency_is_reported_once() -> None:
    found = difference(shipped("classic-us"), shipped("classic-uk"))
    currency, *notes = items(found, "money")
    assert ("symbol", "$", "£") in [said(change) for change in currency.changes]
    shown = {change.fact.key for note in notes for change in note.changes}
    assert shown == {"art"}, "the values of the notes are those of before"


def test_streets_that_changed_places_have_moved() -> None:
    def exchange(data: Data) -> None:
        for field in (data["board"]["spaces"], data["deeds"]):
            field[1], field[39] = field[39], field[1]

    found = changed("classic-us", exchange)
    assert [part.id for part in found.parts] == ["spaces"]
    moved = {item.name: said(item.changes[0]) for item in items(found, "spaces")}
    assert moved == {
        "Boardwalk": ("position", "space 39", "space 1"),
        "Mediterranean Avenue": ("position", "space 1", "space 39"),
    }


def test_group_that_was_renamed() -> None:
    item = only_item(changed("classic-us", lambda data: data["groups"]["brown"].update(name="Mud")))
    assert (item.was, item.name, item.changes) == ("Brown", "Mud", ())


def test_number_of_the_rules() -> None:
    item = only_item(changed("classic-us", lambda data: data["rules"].update(jail_turns_max=4)))
    assert (item.name, said(item.changes[0])) == ("jail turns max", ("", "3", "4"))


def test_seat_and_piece_that_are_new() -> None:
    def add(data: Data) -> None:
        data["seats"]["ninth"] = {"name": "Ninth", "colour": "#123456"}

    item = only_item(changed("classic-us", add))
    assert (item.sign, item.name) == (ChangeSign.ADDED, "Ninth")
    assert [said(change) for change in item.changes] == [("colour", None, "#123456")]


def test_rounding_patch_is_reported_once() -> None:
    found = difference(shipped("classic-uk"), shipped("monopoly-2-0"))
    (statement,) = found.statements
    assert statement.text.startswith("all amounts rounded up to multiples of 5 (")
    deeds = next(part for part in found.parts if part.id == "deeds")
    assert [s.text for s in deeds.statements] == [
        "rent with colour set: new on 9 of 28 deeds",  # not twice the rounded rent
        "mortgage: gone from all 28 deeds",
    ]
    assert [item.name for item in untold(found) if item in deeds.items] == []
    assert any(change.told for item in deeds.items for change in item.changes)


def test_the_same_change_everywhere_is_reported_once() -> None:
    def redraw(data: Data) -> None:
        for deed in data["deeds"].values():
            deed["art"] = "town"
        for card in data["decks"]["chest"]["cards"].values():
            card["copies"] = 2

    found = changed("classic-us", redraw)
    assert [s.text for part in found.parts for s in part.statements] == [
        "art: new on all 28 deeds",
    ]
    assert len(untold(found)) == 16, "the cards of the other deck stay as they are"


def test_the_same_change_of_all_that_could_have_it() -> None:
    def clear(data: Data) -> None:
        for space in data["board"]["spaces"].values():
            space["art"] = None

    (part,) = changed("classic-us", clear).parts
    assert [s.text for s in part.statements] == ["art: gone from all 28 spaces that had it"]
    assert all(item.told for item in part.items)


def test_another_theme_is_reported_once() -> None:
    before, after = shipped("classic-us"), made({**data_of("classic-us"), "theme": "n7"})
    classic, n7 = (load_theme(name).theme for name in ("classic", "n7"))
    found = compare(ComparedEdition(before, theme=classic), ComparedEdition(after, theme=n7))
    look = next(part for part in found.parts if part.id == "look")
    assert "another theme: " in look.statements[0].text
    assert [said(change) for item in untold(found) for change in item.changes] == [
        ("theme", "classic", "n7")
    ]


def test_changes_to_a_theme_are_reported() -> None:
    theme = load_theme("classic").theme
    assert theme is not None
    other = theme.model_copy(update={"fonts": {**theme.fonts, "display": "Oswald-Medium"}})
    variant = shipped("classic-us")
    item = only_item(
        compare(ComparedEdition(variant, theme=theme), ComparedEdition(variant, theme=other))
    )
    assert [said(change) for change in item.changes] == [
        ("fonts display", "Jost-Bold", "Oswald-Medium")
    ]


def test_games_in_two_languages() -> None:
    found = difference(shipped("planetopoly"), made({**data_of("planetopoly"), "language": "en"}))
    assert [said(change) for change in only_item(found).changes] == [("language", "de", "en")]

    def translate(data: Data) -> None:
        data["language"] = "en"
        for space in data["board"]["spaces"].values():
            space["name"] = f"English {space['name']}"
        data["casino"]["max_stake"] += 1

    found = changed("planetopoly", translate)
    (statement,) = found.statements
    assert "in another language (de → en)" in statement.text
    assert {item.name for item in untold(found)} == {"", "stakes"}
