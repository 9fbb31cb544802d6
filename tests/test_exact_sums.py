"""The guard against sums that differ between versions of Python sees what it should."""

import pytest


@pytest.mark.parametrize("values", ["[0.1, 0.2]", "(n / 2 for n in (1, 2))", "[1, 0.5]"])
def test_sums_of_floats_are_seen(values: str) -> None:
    with pytest.raises(AssertionError, match="fsum"):
        eval(f"sum({values})", {"__name__": "printkit.made_up"})  # noqa: S307 - our own text


def test_other_sums_go_on_as_before() -> None:
    assert eval("sum([1, 2], 3)", {"__name__": "printkit.made_up"}) == 6  # noqa: S307 - our own text
    assert sum([0.5, 0.5]) == 1.0
