"""Numbers in messages."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.checking.figures import figures


@pytest.mark.parametrize(
    ("number", "significant", "text"),
    [
        (3, 6, "3"), (0.5, 6, "0.5"), (1 / 3, 6, "0.333333"), (4166.67, 2, "4200"),
        (243.06, 2, "240"), (1_000_000, 6, "1000000"), (1_234_567.0, 6, "1234567"),
        (0.00001, 6, "0.00001"), (16.5152, 3, "16.5"), (2.0, 2, "2"),
    ],
)  # fmt: skip
def test_numbers_are_short(number: float, significant: int, text: str) -> None:
    assert figures(number, significant) == text


@given(st.floats(0, 1e12) | st.integers(0, 10**15), st.integers(1, 6))
def test_no_number_has_an_exponent(number: float, significant: int) -> None:
    assert re.fullmatch(r"\d+(\.\d+)?", figures(number, significant))
