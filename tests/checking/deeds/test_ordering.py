"""Which values of a row are out of order."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from printkit.checking.deeds.ordering import Misplaced, misplaced

VALUES = st.lists(st.integers(0, 6), max_size=9)


def rises(values: list[int]) -> bool:
    return values == sorted(values)


@given(VALUES)
def test_without_them_the_others_rise_and_fewer_are_not_enough(values: list[int]) -> None:
    found = [one.position for one in misplaced(values)]
    fewest = next(
        count
        for count in range(len(values) + 1)
        for kept in combinations(values, len(values) - count)
        if rises(list(kept))
    )
    if 3 * fewest > len(values):
        assert found == []
    else:
        assert len(found) == fewest
        assert rises([value for n, value in enumerate(values) if n not in found])


@given(VALUES)
def test_each_has_a_witness_in_order_that_contradicts_it(values: list[int]) -> None:
    found = misplaced(values)
    strays = {one.position for one in found}
    for position, witness in found:
        assert witness not in strays
        assert (witness < position) is (values[witness] > values[position])
        assert values[witness] != values[position]


def test_one_slip_is_one_value_however_many_it_contradicts() -> None:
    assert misplaced([600, 60, 100, 120, 140]) == [Misplaced(0, 1)]
    assert misplaced([60, 100, 12, 140, 160]) == [Misplaced(2, 1)]


def test_of_two_that_are_exchanged_it_is_the_later() -> None:
    assert misplaced([60, 140, 120, 160]) == [Misplaced(2, 1)]


def test_where_nothing_is_in_order_nothing_is_said() -> None:
    assert misplaced([400, 60, 300, 100, 200, 80]) == []
    assert misplaced([]) == []
