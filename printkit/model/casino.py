"""The casino of a game: bets on a throw of two dice, and what they pay."""

import math
from typing import Annotated

from pydantic import Field

from printkit.model.base import Amount, Id, Name, Record

THROWS = 36
"""Ways in which two dice can fall."""


class Bet(Record):
    """Something to bet on."""

    name: Name
    """What one bets on, in words."""
    favourable: Annotated[int, Field(ge=1, le=THROWS)]
    """In how many of the 36 throws of two dice it comes true."""
    mark: Annotated[str, Field(max_length=8)] = ""
    """A few characters that stand for it on the mat, such as ``7``."""


class Casino(Record):
    """Bets whose odds follow from one formula, and the stakes that are allowed."""

    bets: Annotated[dict[Id, Bet], Field(min_length=1, max_length=40)]
    """What one can bet on."""
    power: Annotated[float, Field(gt=0, le=2, strict=False)] = 1.0
    """The fair odds raised to this power are paid: below 1 the house keeps a share."""
    min_stake: Amount
    """The least that one can bet."""
    max_stake: Amount
    """The most that one can bet."""
    step: Amount
    """Stakes are multiples of it."""

    @property
    def odds(self) -> dict[str, float]:
        """What each bet pays for each unit of a stake that wins, rounded to one decimal."""
        return {
            bet_id: round(math.pow(THROWS / bet.favourable, self.power), 1)
            for bet_id, bet in self.bets.items()
        }

    def expected(self, bet_id: str) -> float:
        """What a unit of the stake brings back on average; below 1 the house wins."""
        return self.odds[bet_id] * self.bets[bet_id].favourable / THROWS
