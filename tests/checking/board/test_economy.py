"""The economy of the classic board against figures that others have published."""

import time

import pytest

from printkit.checking.context import CheckContext
from printkit.loading.load import load


@pytest.fixture(scope="module")
def classic() -> CheckContext:
    variant = load("classic-us").variant
    assert variant is not None
    return CheckContext(variant)


def test_the_most_and_least_visited_deeds(classic: CheckContext) -> None:
    """Illinois and Mediterranean, as in every analysis of the board."""
    economy = classic.economy
    rests = {key: share / economy.mean_rests for key, share in economy.deed_rests.items()}
    assert max(rests, key=rests.__getitem__) == 24
    assert min(rests, key=rests.__getitem__) == 1
    assert rests[24] == pytest.approx(1.21, abs=0.01)
    assert rests[1] == pytest.approx(0.81, abs=0.01)
    assert economy.mean_rests == pytest.approx(0.02631, abs=0.0002)


def test_nobody_rests_on_the_space_that_sends_to_jail(classic: CheckContext) -> None:
    assert set(range(40)) - classic.economy.visited == {30}
    assert classic.economy.rests[30] == 0


def test_groups_with_three_houses_pay_back_as_known(classic: CheckContext) -> None:
    known = [72.3, 40.0, 38.1, 29.2, 32.3, 33.0, 37.4, 32.1]
    assert [p.rolls for p in classic.economy.paybacks] == pytest.approx(known, rel=0.01)


def test_the_whole_takes_a_few_milliseconds(classic: CheckContext) -> None:
    fresh = CheckContext(classic.variant)
    started = time.process_time()
    assert sum(fresh.economy.rests) == pytest.approx(1)
    assert time.process_time() - started < 0.1
