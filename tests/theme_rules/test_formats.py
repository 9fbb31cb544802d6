"""Formats are held in a hand, and cut out of paper."""

from pathlib import Path

import pytest

from printkit.diagnostics import Route
from printkit.theme_rules.formats import check_formats
from tests.checking.conftest import load_text


def found(tmp_path: Path, formats: str) -> list[tuple[str, Route | None]]:
    variant = load_text(tmp_path, f"extends: tiny\nformats: {{{formats}}}\n").variant
    assert variant is not None
    return [(each.code, each.route) for each in check_formats(variant)]


@pytest.mark.parametrize(
    ("formats", "codes"),
    [
        ("card: {width: 8.7, height: 5.6}", ["PK627"]),
        ("deed: {width: 57, height: 29}", ["PK627"]),
        ("deed: {width: 300, height: 20}", ["PK627", "PK601"]),
        ("deed: {width: 30, height: 190}, card: {width: 30, height: 44}", []),
        ("aid: {width: 9, height: 12}", []),  # there are no leaflets
    ],
)
def test_a_format_is_no_smaller_than_a_hand_and_no_larger_than_paper(
    tmp_path: Path, formats: str, codes: list[str]
) -> None:
    name = formats.partition(":")[0]
    assert found(tmp_path, formats) == [(code, ("formats", name)) for code in codes]
