"""The odds of the casino follow from one formula, and its bets from the dice."""

from collections.abc import Callable
from itertools import product

import pytest

from printkit.loading.load import load
from printkit.model import Bet, Casino

THROWS = list(product(range(1, 7), repeat=2))
Wins = Callable[[int, int], bool]


def _adds_up_to(total: int) -> Wins:
    return lambda a, b: a + b == total


WINS: dict[str, Wins] = {
    "below-7": lambda a, b: a + b < 7,
    "above-7": lambda a, b: a + b > 7,
    "even": lambda a, b: (a + b) % 2 == 0,
    "odd": lambda a, b: (a + b) % 2 == 1,
    "both-even": lambda a, b: a % 2 == b % 2 == 0,
    "both-odd": lambda a, b: a % 2 == b % 2 == 1,
    "low": lambda a, b: max(a, b) <= 3,
    "neighbours": lambda a, b: abs(a - b) == 1,
    "one-number": lambda a, b: 6 in (a, b),
    "double": lambda a, b: a == b,
    "pair": lambda a, b: {a, b} == {2, 5},
    "this-double": lambda a, b: a == b == 4,
    **{f"sum-{n}": _adds_up_to(n) for n in range(2, 13)},
}


def shipped() -> Casino:
    variant = load("planetopoly").variant
    assert variant is not None
    assert variant.casino is not None
    return variant.casino


@pytest.mark.parametrize(
    ("favourable", "odds"), [(1, 30.1), (2, 15.6), (6, 5.5), (15, 2.3), (18, 1.9)]
)
def test_odds_are_the_fair_ones_raised_to_the_power(favourable: int, odds: float) -> None:
    bet = Bet(name="Bet", favourable=favourable)
    casino = Casino(bets={"bet": bet}, power=0.95, min_stake=100, max_stake=1000, step=100)
    assert casino.odds["bet"] == odds
    assert casino.expected("bet") == pytest.approx(odds * favourable / 36)


def test_the_bets_of_planetopoly_win_as_often_as_they_say() -> None:
    bets = shipped().bets
    assert set(bets) == set(WINS)
    for bet_id, wins in WINS.items():
        assert bets[bet_id].favourable == sum(wins(a, b) for a, b in THROWS), bet_id


def test_the_casino_of_planetopoly_keeps_a_share_of_every_bet() -> None:
    casino = shipped()
    assert all(casino.expected(bet_id) < 1 for bet_id in casino.bets)
