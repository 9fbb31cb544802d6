"""Long-run shares of random walks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.checking.board.chain import reached, stationary


@given(st.lists(st.lists(st.integers(1, 9), min_size=5, max_size=5), min_size=5, max_size=5))
def test_one_more_step_changes_nothing(weights: list[list[int]]) -> None:
    rows = [{i: w / sum(row) for i, w in enumerate(row)} for row in weights]
    shares = stationary(rows)
    after = [sum(shares[i] * rows[i][j] for i in range(5)) for j in range(5)]
    assert after == pytest.approx(shares)
    assert sum(shares) == pytest.approx(1)


def test_states_that_are_left_for_good_have_no_share() -> None:
    rows = [{1: 1.0}, {2: 1.0}, {1: 0.5, 2: 0.5}]
    assert stationary(rows) == pytest.approx([0, 1 / 3, 2 / 3])


def test_a_walk_reaches_what_its_steps_lead_to() -> None:
    assert reached([{1: 1.0}, {0: 1.0}, {0: 1.0}], 0) == {0, 1}
