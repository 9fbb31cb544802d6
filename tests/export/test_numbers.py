"""Numbers in files."""

import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.export.numbers import decimal, matrix_numbers
from printkit.geometry.transform import Transform


@given(st.floats(-1e9, 1e9))
def test_a_number_is_short_and_close(value: float) -> None:
    text = decimal(value)
    assert re.fullmatch(r"-?(0|[1-9]\d*)(\.\d{0,3}[1-9])?", text)
    assert text != "-0"
    assert abs(float(text) - value) <= 0.5001e-4


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_what_is_no_number_is_refused(value: float) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        decimal(value)


def test_the_factors_of_a_transform_keep_eight_decimals() -> None:
    assert matrix_numbers(Transform(1 / 3, -0.0, 0, 1, 1 / 3, 100)) == "0.33333333 0 0 1 0.3333 100"
