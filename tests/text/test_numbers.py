"""Numbers and money in the language's way."""

from dataclasses import dataclass
from typing import Any, Literal

import pytest
from babel import localedata
from hypothesis import given
from hypothesis import strategies as st

from printkit.model import Currency
from printkit.text.numbers import _formatted, format_money, format_number


@dataclass(frozen=True)
class Sign:
    symbol: str
    position: Literal["before", "after"] = "before"
    space: bool = False
    thousands: str | None = None
    decimal: str | None = None


@pytest.mark.parametrize(
    ("value", "language", "expected"),
    [
        (1500, "en", "1,500"),
        (1500, "de", "1.500"),
        (1500, "de-CH", "1’500"),
        (200, "de", "200"),
        (1.5, "en-US", "1.50"),
        (1.5, "de", "1,50"),
        (2.0, "de", "2"),
        (1_000_000, "en", "1,000,000"),
        (0, "en", "0"),
        (1500, "xx", "1,500"),
    ],
)
def test_numbers(value: float, language: str, expected: str) -> None:
    assert format_number(value, language) == expected


@pytest.mark.parametrize(
    ("sign", "value", "language", "expected"),
    [
        (Sign("$"), 1500, "en", "$1,500"),
        (Sign("€", "after", space=True), 1500, "de", "1.500\u00a0€"),
        (Sign("GE", "after", space=True), 60, "de", "60\u00a0GE"),
        (Sign("£"), -50, "en-GB", "-£50"),
        (Sign("", "after", space=True), 5, "de", "5"),
        (Sign("Fr.", decimal=","), 1500, "de-CH", "Fr.1’500"),
    ],
)
def test_money(sign: Sign, value: float, language: str, expected: str) -> None:
    assert format_money(value, sign, language) == expected


def test_the_models_currency_will_do() -> None:
    assert format_money(20, Currency(symbol="M", position="after"), "en") == "20M"


@given(st.integers(0, 10**9), st.sampled_from(["en", "de", "de-CH", "fr"]))
def test_no_digit_is_lost(value: int, language: str) -> None:
    assert "".join(filter(str.isdigit, format_number(value, language))) == str(value)


def test_zero_has_no_sign() -> None:
    assert [format_number(value, "de") for value in (-0.0, 0.0, 0)] == ["0", "0", "0"]


@pytest.mark.parametrize(
    ("marks", "language", "expected"),
    [
        ({"thousands": "’"}, "de", "1’234’500,50"),
        ({"thousands": " "}, "en", "1\u00a0234\u00a0500.50"),
        ({"thousands": ""}, "en", "1234500.50"),
        ({"thousands": "."}, "en", "1.234.500,50"),
        ({"decimal": ","}, "en", "1.234.500,50"),
        ({"thousands": "’", "decimal": "."}, "de", "1’234’500.50"),
    ],
)
def test_a_currency_may_have_marks_of_its_own(
    marks: dict[str, Any], language: str, expected: str
) -> None:
    assert format_money(1234500.5, Currency(symbol="", **marks), language) == expected


def test_small_whole_numbers_are_alike_in_all_languages() -> None:
    for locale in localedata.locale_identifiers():
        language = locale.replace("_", "-")
        for value in (0, 7, 42, 999):
            written = _formatted(value, language, None, None, None)
            assert format_number(value, language) == written == str(value)
