"""Names of spaces in texts: which spellings are slips."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.checking.texts.reading import folded
from printkit.checking.texts.space_names import SpaceNames
from printkit.languages.vocabulary import language_of
from printkit.loading.load import load


def names(language: str, *called: str) -> SpaceNames:
    variant = load("classic-us").variant
    assert variant is not None
    assert variant.board is not None
    spaces = dict(variant.board.spaces)
    for index, name in enumerate(called, start=1):
        spaces[index] = spaces[index].model_copy(update={"name": name})
    board = variant.board.model_copy(update={"spaces": spaces})
    return SpaceNames(variant.model_copy(update={"board": board}), language_of(language))


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("en", "Caloris Basin", "Advance to Caloris Bassin."),
        ("en", "Grass Hill", "Advance to Gras Hill."),
        ("de", "SSV Normandy", "Rücke vor bis SSSV Normandy."),
    ],
)
def test_a_doubled_or_lost_s_is_a_slip(language: str, name: str, text: str) -> None:
    assert [found for _, found in names(language, name).misspelt(text)] == [name]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Seestraße", "Rücke vor bis Seestrasse."),
        ("Seestrasse", "Rücke vor bis Seestraße."),
        ("Lange Seestraße", "Rücke vor bis Lange Seestrasse."),
    ],
)
def test_a_sharp_s_that_is_spelt_out_is_none(name: str, text: str) -> None:
    assert names("de", name).misspelt(text) == []


WORDS = st.sampled_from(["Oak", "Oak Hill", "Oaks", "Hill", "Hill's", "y", "1", "-", ","])


@settings(max_examples=200, deadline=None)
@given(st.lists(WORDS, max_size=8), st.sampled_from([" ", "", "-", "'s "]))
def test_names_are_found_as_one_pattern_of_them_all_would(words: list[str], gap: str) -> None:
    known, language, text = (
        names("en", "Oak", "Oak Hill", "Hill"),
        language_of("en"),
        gap.join(words),
    )
    assert language is not None
    every = re.compile(rf"(?<!\w)(?:oak hill|hill|oak){language.endings}(?!\w)")
    wanted = [match.span() for match in every.finditer(folded(text))]
    assert [(mention.start, mention.end) for mention in known.mentions(text)] == wanted
