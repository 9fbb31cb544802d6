"""Names of spaces in texts: which spellings are slips."""

import pytest

from printkit.checking.texts.language import language_of
from printkit.checking.texts.space_names import SpaceNames
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
