"""Words break where a reader expects it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.languages import shipped_language
from printkit.text.hyphenation import MIN_PART, Hyphenator, hyphenator
from printkit.text.patterns import Patterns

EN = shipped_language("en").writing
DE = shipped_language("de").writing


def hyphenated(word: str, language: str) -> str:
    points = hyphenator(shipped_language(language).writing).points(word)
    return "".join(("-" if i in points else "") + char for i, char in enumerate(word))


@pytest.mark.parametrize(
    "expected",
    [
        "Bad-straße",
        "Raum-sta-tion",
        "Außen-pos-ten",
        "Welt-raum-hams-ter",
        "Zoll-sta-tion",
        "Uni-ver-sal-werk-zeug",
        "Gefäng-nis",
        "Besitz-recht",
        "Abtrün-ni-ger",
        "Stra-ßen-bahn",
        "Donau-dampf-schiff-fahrt",
        "„Stra-ßen-bahn“,",
        "Warp-Antriebs-kraft",
    ],
)
def test_german(expected: str) -> None:
    word = expected.replace("-", "") if "Warp" not in expected else "Warp-Antriebskraft"
    assert hyphenated(word, "de") == expected


@pytest.mark.parametrize("expected", ["com-mu-nity", "prop-erty", "adven-ture"])
def test_english(expected: str) -> None:
    assert hyphenated(expected.replace("-", ""), "en-US") == expected


def test_english_needs_no_region() -> None:
    assert hyphenator(EN).points("community")


@pytest.mark.parametrize("word", ["Bahn", "Mauer", "HAUPTBAHNHOF", "Straßenbahn7", "", "…"])
def test_short_words_capitals_and_digits_stay_whole(word: str) -> None:
    assert hyphenator(DE).points(word) == ()


def test_soft_hyphens_are_the_only_places() -> None:
    assert hyphenator(DE).points("Straßen\u00adbahn") == (8,)


def test_a_language_without_patterns_breaks_nothing() -> None:
    assert Hyphenator(shipped_language("xx").writing).points("Straßenbahnhof") == ()


def test_patterns_vote_by_the_highest_digit() -> None:
    patterns = Patterns(["1b", "a2b", "LEFTHYPHENMIN 2", "% note"])
    assert patterns.points("xbab") == [1]


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyzäöüß", max_size=40))
def test_parts_are_never_too_short(word: str) -> None:
    points = hyphenator(DE).points(word)
    assert list(points) == sorted(set(points))
    assert all(MIN_PART <= point <= len(word) - MIN_PART for point in points)
