"""Words that texts leave open."""

import pytest

from printkit.loading.load import in_language, load
from printkit.loading.rulebook import read_rulebook
from printkit.loading.rulebook_text import RulebookText
from tests.loading.conftest import BASE, Write, found_in

OPEN = (
    BASE.replace("title: Tiny", "title: The {{ family }} Game").replace(
        "name: Elm,", "name: '{{street}} 1',"
    )
    + "placeholders: {family: Miller, street: Elm Street, house: 7}\n"
)


def test_a_placeholder_is_filled_in_names_and_titles(write: Write) -> None:
    variant = load(write("mine", OPEN)).variant
    assert variant is not None
    assert variant.title == "The Miller Game"
    assert variant.deeds[1].name == "Elm Street 1"


def test_an_edition_fills_what_its_base_leaves_open(write: Write) -> None:
    write("base", OPEN)
    variant = load(write("own", "extends: ../base\nplaceholders: {family: Smith}\n")).variant
    assert variant is not None
    assert variant.title == "The Smith Game"
    assert variant.deeds[1].name == "Elm Street 1"


def test_numbers_and_signs_stand_as_they_are_written(write: Write) -> None:
    text = OPEN.replace("{{ family }}", "{{ house }} & {{ other }}").replace("Elm Street", "A (b)")
    loaded = load(write("mine", text))
    assert loaded.variant is not None
    assert loaded.variant.title == "The 7 & {{ other }} Game"
    assert loaded.variant.deeds[1].name == "A (b) 1"


def test_a_placeholder_differs_by_language(write: Write) -> None:
    text = OPEN.replace("family: Miller", "family: {de: Müller, en: Miller}")
    loaded = load(write("mine", text.replace("language: en", "languages: [de, en]")))
    assert loaded.variant is not None
    assert loaded.variant.title == "The Müller Game"
    other = in_language(loaded, "en").variant
    assert other is not None
    assert other.title == "The Miller Game"


def test_the_rulebook_is_filled(write: Write) -> None:
    name = write("mine", OPEN + "rulebook: rules.md\n", **{"rules.md": "# At the {{family}}s\n"})
    book = read_rulebook(load(name))
    assert isinstance(book, RulebookText)
    assert book.text == "# At the Millers\n"


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("{Family: x}", "'Family' cannot be the name of a placeholder"),
        ("{title: x}", "a placeholder cannot be called 'title', as a part of a definition is"),
        ("{family: [a]}", "the placeholder 'family' is not one line of text"),
        ('{family: "a\\nb"}', "the placeholder 'family' is not one line of text"),
        ("Miller", "'placeholders' is not a set of names and texts"),
    ],
)
def test_mistakes_are_reported(write: Write, written: str, message: str) -> None:
    text = BASE + f"placeholders: {written}\n"
    assert message in [d.message for d in found_in(write("mine", text))]


def test_what_fills_a_text_is_to_blame_for_it(write: Write) -> None:
    write("base", OPEN)
    own = f"extends: ../base\nplaceholders:\n  street: {'x' * 90}\n"
    [found] = found_in(write("own", own))
    assert found.span is not None
    assert (found.span.file, found.span.line) == ("own/variant.yaml", 3)
    assert found.route == ("deeds", 1, "name")
