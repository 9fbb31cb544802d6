"""The press files keep all clauses of PDF/X, and each clause finds what breaks it."""

from collections.abc import Mapping

import pytest

from printkit.export.press_pdf import write_press_pdf
from tests.export.scenes import FONTS, INFO
from tests.export.test_press_pdf import PRESSES, sheets
from tests.targets.pdfx.judging import CLAUSES, X1A, X4, broken
from tests.targets.pdfx.mutants import BYTES, EDITS, SAVINGS, spoilt

FOLLOWING = {"xmp_and_info_agree", "xmp_says_whether_it_is_trapped", "header_is_1_4"}
"""Clauses that a file breaks as well when it breaks some others."""
EACH = [(standard, name) for standard, clauses in CLAUSES.items() for name in clauses]


@pytest.fixture(scope="module")
def sound() -> Mapping[str, bytes]:
    """A small file of each standard."""
    written = {X1A: PRESSES["x1a"], X4: PRESSES["x4"]}
    return {
        standard: write_press_pdf(sheets(), INFO, FONTS, press)
        for standard, press in written.items()
    }


@pytest.mark.parametrize("standard", CLAUSES)
def test_our_files_keep_every_clause(sound: Mapping[str, bytes], standard: str) -> None:
    assert broken(standard, sound[standard]) == []


@pytest.mark.parametrize(("standard", "name"), EACH)
def test_a_broken_clause_is_found(sound: Mapping[str, bytes], standard: str, name: str) -> None:
    found = broken(standard, spoilt(name, standard, sound[standard]))
    assert name in found
    assert set(found) <= {name, *FOLLOWING}


@pytest.mark.parametrize("standard", CLAUSES)
def test_saving_alone_breaks_nothing(sound: Mapping[str, bytes], standard: str) -> None:
    assert broken(standard, spoilt("", standard, sound[standard])) == []


def test_every_mutant_is_of_a_clause() -> None:
    names = {name for clauses in CLAUSES.values() for name in clauses}
    assert {*EDITS, *SAVINGS, *BYTES} == names
