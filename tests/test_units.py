"""Lengths."""

import pytest

from printkit.units import parse_length


@pytest.mark.parametrize(
    ("text", "mm"), [("12", 12), ("63.5mm", 63.5), ("2.5in", 63.5), ("72pt", 25.4), ("-1cm", -10)]
)
def test_lengths_become_millimetres(text: str, mm: float) -> None:
    assert parse_length(text) == pytest.approx(mm)


@pytest.mark.parametrize("text", ["", "mm", "1e9mm", "5 px", "nan", "1" * 40])
def test_what_is_no_length_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a length"):
        parse_length(text)
