"""What notes can pay."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.checking.money.coins import Notes, deals

values = st.sets(st.integers(1, 30), min_size=1, max_size=4)


@given(values, st.integers(0, 120))
def test_exact_payments_are_those_that_a_search_finds(notes: set[int], amount: int) -> None:
    sums = {0}
    for _ in range(amount):
        sums |= {total + note for total in sums for note in notes if total + note <= amount}
    assert Notes(notes).pay_exactly(amount) == (amount in sums)


@given(values, st.integers(0, 200))
def test_with_change_the_multiples_of_the_unit_are_paid(notes: set[int], amount: int) -> None:
    assert Notes(notes).pay(amount) == (amount % Notes(notes).unit == 0)


@pytest.mark.parametrize("amount", [0.5, 192.5])
def test_broken_amounts_are_never_paid(amount: float) -> None:
    assert not Notes([1, 5]).pay(amount)
    assert not Notes([1, 5]).pay_exactly(amount)


def test_very_large_notes_are_answered_at_once() -> None:
    assert Notes([999_983, 1_000_000]).pay_exactly(999_983 + 1_000_000)


@given(st.dictionaries(st.integers(1, 6), st.integers(0, 4), min_size=1), st.integers(1, 9))
def test_two_hands_are_dealt_when_a_search_finds_them(box: dict[int, int], total: int) -> None:
    hands = product(*(range(count + 1) for count in box.values()))
    good = [hand for hand in hands if _worth(box, hand) == total]
    pairs = any(
        all(a + b <= count for a, b, count in zip(one, other, box.values(), strict=True))
        for one in good
        for other in good
    )
    assert deals(box, total, 2) is pairs


def test_a_search_without_end_gives_no_answer() -> None:
    assert deals(dict.fromkeys(range(2, 18), 40), 601, 20) is None


def _worth(box: dict[int, int], hand: tuple[int, ...]) -> int:
    return sum(value * count for value, count in zip(box, hand, strict=True))
