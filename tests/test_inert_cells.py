"""Spreadsheets work nothing out of what a pack says."""

import pytest

from printkit.inert_cells import as_stated, inert


@pytest.mark.parametrize("text", ["=HYPERLINK(1)", "+10 VP", "- **Pay** $50", "@home", "\tx"])
def test_what_a_spreadsheet_would_take_for_a_formula_is_marked_as_text(text: str) -> None:
    assert inert(text) == f"'{text}"
    assert as_stated(inert(text)) == text


@pytest.mark.parametrize("text", ["", "Pay $50", "'t Hof", "2 + 2"])
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert inert(text) == text
    assert as_stated(text) == text
