"""The languages that come with printkit are complete, and their words fit."""

import pytest

from printkit.languages import nearest_shipped, shipped_language, shipped_languages
from printkit.languages.plurals import counted
from printkit.languages.shipped import stated
from printkit.languages.stated_phrases import missing, mistakes

ENGLISH = stated("en")["phrases"]


@pytest.mark.parametrize("code", shipped_languages())
def test_a_language_has_every_phrase_with_its_placeholders(code: str) -> None:
    phrases = stated(code)["phrases"]
    assert list(mistakes(phrases, ENGLISH)) == []
    assert list(missing(phrases, ENGLISH)) == []


@pytest.mark.parametrize("code", shipped_languages())
def test_a_language_says_how_it_is_written(code: str) -> None:
    language = shipped_language(code)
    assert language.writing.code == code
    assert len(language.writing.quotes) == 2
    assert language.name
    assert language.english


def test_the_languages_of_the_issue_are_there() -> None:
    assert shipped_languages() == ("de", "en", "en-GB", "es", "fr", "it", "nl")


def test_a_region_takes_its_language() -> None:
    assert nearest_shipped("de-AT") == "de"
    assert nearest_shipped("en-GB") == "en-GB"
    assert nearest_shipped("pl") is None
    assert shipped_language("de-AT").phrases == shipped_language("de").phrases
    assert shipped_language("de-AT").writing.code == "de-AT"


def test_a_language_without_words_is_written_its_own_way() -> None:
    polish = shipped_language("pl")
    assert polish.phrases == shipped_language("en").phrases
    assert polish.writing.quotes == "„”"


def test_british_english_spells_in_its_own_way_and_shares_the_rest() -> None:
    american, british = shipped_language("en").phrases, shipped_language("en-GB").phrases
    assert "backward." in american.fold_steps["die"][0]
    assert "backwards." in british.fold_steps["die"][0]
    assert british.fold_steps["dome"] == american.fold_steps["dome"]


@pytest.mark.parametrize(
    ("code", "count", "expected"),
    [
        ("en", 1, "1 page"),
        ("en", 2, "2 pages"),
        ("de", 1, "1 Seite"),
        ("fr", 2, "2 pages"),
        ("it", 1, "1 pagina"),
        ("xx", 1, "1 page"),
    ],
)
def test_a_number_takes_its_form(code: str, count: int, expected: str) -> None:
    assert counted(shipped_language(code).phrases.pages, count, code) == expected
