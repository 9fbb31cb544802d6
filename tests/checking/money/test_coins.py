"""What notes can be dealt."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from printkit.checking.money.coins import deals


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
