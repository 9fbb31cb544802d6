"""Numbers of the classic boards: facts, kept apart from any variant that uses them.

They are in print since 1935 in the United States and in Britain, and many public projects repeat
them; where they disagree, what most print is taken. Old British deeds print 22 as the first rent
of the dearest yellow street, and old American decks and taxes have other amounts.
"""

from typing import NamedTuple


class ClassicStreet(NamedTuple):
    """A street: price, building cost, and the rents of the bare street to that with a hotel."""

    price: int
    build_cost: int
    rents: tuple[int, ...]


STREETS = (
    ClassicStreet(60, 50, (2, 10, 30, 90, 160, 250)),
    ClassicStreet(60, 50, (4, 20, 60, 180, 320, 450)),
    ClassicStreet(100, 50, (6, 30, 90, 270, 400, 550)),
    ClassicStreet(120, 50, (8, 40, 100, 300, 450, 600)),
    ClassicStreet(140, 100, (10, 50, 150, 450, 625, 750)),
    ClassicStreet(160, 100, (12, 60, 180, 500, 700, 900)),
    ClassicStreet(180, 100, (14, 70, 200, 550, 750, 950)),
    ClassicStreet(200, 100, (16, 80, 220, 600, 800, 1000)),
    ClassicStreet(220, 150, (18, 90, 250, 700, 875, 1050)),
    ClassicStreet(240, 150, (20, 100, 300, 750, 925, 1100)),
    ClassicStreet(260, 150, (22, 110, 330, 800, 975, 1150)),
    ClassicStreet(280, 150, (22, 120, 360, 850, 1025, 1200)),
    ClassicStreet(280, 150, (24, 120, 360, 850, 1025, 1200)),
    ClassicStreet(300, 200, (26, 130, 390, 900, 1100, 1275)),
    ClassicStreet(320, 200, (28, 150, 450, 1000, 1200, 1400)),
    ClassicStreet(350, 200, (35, 175, 500, 1100, 1300, 1500)),
    ClassicStreet(400, 200, (50, 200, 600, 1400, 1700, 2000)),
)
"""The different streets of all editions, the cheapest first."""

SUMS = {"start_money": 1500, "salary": 200, "jail_fee": 50}
"""Sums of money in the rules, by the names that definitions use."""

COUNTS = {
    "jail_turns_max": 3,
    "doubles_to_jail": 3,
    "mortgage_percent": 50,
    "mortgage_interest_percent": 10,
    "building_sell_back_percent": 50,
}
"""Other numbers in the rules, likewise."""

TAXES = (200, 100, 75)
BUILDINGS = (32, 12)
"""Houses and hotels in the box."""

MoneyCard = tuple[str, str, tuple[float, ...]]
"""What a card does with money: the effect, with whom, and the amounts, the smallest first."""


def _bank(do: str, *amounts: int) -> list[MoneyCard]:
    return [(do, "bank", (amount,)) for amount in amounts]


_REPAIRS: MoneyCard = ("repairs", "bank", (25, 100))
_STREET_REPAIRS: MoneyCard = ("repairs", "bank", (40, 115))

DECKS: tuple[list[MoneyCard], ...] = (
    [*_bank("collect", 50, 150), *_bank("pay", 15), ("pay", "each_player", (50,)), _REPAIRS],
    [
        *_bank("collect", 200, 50, 100, 20, 100, 25, 10, 100),
        *_bank("pay", 50, 100, 50),
        ("collect", "each_player", (10,)),
        _STREET_REPAIRS,
    ],
    [
        *_bank("collect", 200, 45, 100, 20, 100, 25, 10, 100),
        *_bank("pay", 50, 100, 150),
        ("collect", "each_player", (50,)),
        _STREET_REPAIRS,
    ],
    [*_bank("collect", 150, 100, 50), *_bank("pay", 150, 20, 15), _REPAIRS, _STREET_REPAIRS],
    [
        *_bank("collect", 200, 100, 100, 50, 25, 20, 10),
        *_bank("pay", 100, 50, 50, 10),
        ("collect", "each_player", (10,)),
    ],
)
"""The cards that move money: American Chance, Community Chest since 2008 and before; British
Chance and Community Chest."""
