"""Official editions of the classic board as definitions: numbers only, names of our own.

The facts are those that are printed since 1935 in the United States and in Britain; what
differs between editions is the first rent of the dearest yellow street (22 on old British deeds),
the luxury tax (75 on old American boards), two decks and the notes in the box.
"""

from typing import Any, NamedTuple

Definition = dict[Any, Any]

STREETS = (
    (1, "brown", 60, (2, 10, 30, 90, 160, 250)),
    (3, "brown", 60, (4, 20, 60, 180, 320, 450)),
    (6, "light-blue", 100, (6, 30, 90, 270, 400, 550)),
    (8, "light-blue", 100, (6, 30, 90, 270, 400, 550)),
    (9, "light-blue", 120, (8, 40, 100, 300, 450, 600)),
    (11, "pink", 140, (10, 50, 150, 450, 625, 750)),
    (13, "pink", 140, (10, 50, 150, 450, 625, 750)),
    (14, "pink", 160, (12, 60, 180, 500, 700, 900)),
    (16, "orange", 180, (14, 70, 200, 550, 750, 950)),
    (18, "orange", 180, (14, 70, 200, 550, 750, 950)),
    (19, "orange", 200, (16, 80, 220, 600, 800, 1000)),
    (21, "red", 220, (18, 90, 250, 700, 875, 1050)),
    (23, "red", 220, (18, 90, 250, 700, 875, 1050)),
    (24, "red", 240, (20, 100, 300, 750, 925, 1100)),
    (26, "yellow", 260, (22, 110, 330, 800, 975, 1150)),
    (27, "yellow", 260, (22, 110, 330, 800, 975, 1150)),
    (29, "yellow", 280, (24, 120, 360, 850, 1025, 1200)),
    (31, "green", 300, (26, 130, 390, 900, 1100, 1275)),
    (32, "green", 300, (26, 130, 390, 900, 1100, 1275)),
    (34, "green", 320, (28, 150, 450, 1000, 1200, 1400)),
    (37, "dark-blue", 350, (35, 175, 500, 1100, 1300, 1500)),
    (39, "dark-blue", 400, (50, 200, 600, 1400, 1700, 2000)),
)
RAILROADS, UTILITIES = (5, 15, 25, 35), (12, 28)

OLD_US_NOTES = {500: 20, 100: 20, 50: 30, 20: 50, 10: 40, 5: 40, 1: 40}
OLD_US_START = {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}

OLD_US_CHEST = (
    "collect 200", "pay 50", "collect 45", "each 50", "collect 100", "collect 20", "collect 100",
    "pay 100", "pay 150", "collect 25", "repairs 40 115", "collect 10", "collect 100",
)  # fmt: skip
"""The amounts of the old deck; the other three cards move no money."""


class Edition(NamedTuple):
    """A printed edition, laid over the shipped one that has its spaces and its other cards."""

    name: str
    base: str
    changes: Definition


def editions() -> list[Edition]:
    """The official editions, old and new."""
    old_us = {
        "deeds": _deeds(),
        "board": {"spaces": {38: {"amount": 75}}},
        "money": {"denominations": _notes(OLD_US_NOTES), "start": OLD_US_START},
        "decks": {"chest": {"cards": _old_chest()}},
    }
    old_uk = {"deeds": _deeds(piccadilly=22)}
    return [
        Edition("us-new", "classic-us", {"deeds": _deeds()}),
        Edition("us-old", "classic-us", old_us),
        Edition("uk-new", "classic-uk", {"deeds": _deeds()}),
        Edition("uk-old", "classic-uk", old_uk),
    ]


def _deeds(piccadilly: int = 24) -> Definition:
    deeds: Definition = {}
    for index, group, price, (rent, *rents) in STREETS:
        deeds[index] = {
            "kind": "street", "group": group, "price": price, "mortgage": price // 2,
            "build_cost": 50 * (1 + index // 10), "rent": rent, "rents": rents,
        }  # fmt: skip
    deeds[29]["rent"] = piccadilly
    for index in RAILROADS:
        deeds[index] = {
            "kind": "railroad", "group": "railroad", "price": 200, "mortgage": 100,
            "rent": 25, "rents": [50, 100, 200],
        }  # fmt: skip
    for index in UTILITIES:
        deeds[index] = {
            "kind": "utility", "group": "utility", "price": 150, "mortgage": 75,
            "rent": 4, "rents": [10],
        }  # fmt: skip
    return deeds


def _notes(counts: dict[int, int]) -> Definition:
    return {value: {"count": count} for value, count in counts.items()}


def _old_chest() -> Definition:
    cards: Definition = {
        "replace": True,
        "home": {
            "title": "Home",
            "text": "Move ahead to {{ spaces[0].name }} and collect {{ rules.salary | money }}.",
            "effects": [{"do": "move_to", "space": 0}],
        },
        "cell": {
            "title": "A cell",
            "text": "Go straight to Jail. This move earns no salary.",
            "effects": [{"do": "go_to_jail"}],
        },
        "file": {
            "title": "A file",
            "text": "Leave Jail free of charge. Keep this card until you use it or trade it away.",
            "effects": [{"do": "leave_jail"}],
            "keep": True,
        },
    }
    for number, said in enumerate(OLD_US_CHEST):
        cards[f"amount-{number}"] = _card(f"Entry {number + 1}", *said.split())
    return cards


def _card(title: str, what: str, *amounts: str) -> Definition:
    first = int(amounts[0])
    effects: Definition = {
        "collect": {"do": "collect", "amount": first},
        "pay": {"do": "pay", "amount": first},
        "each": {"do": "collect", "amount": first, "source": "each_player"},
        "repairs": {"do": "repairs", "fees": {"house": first, "hotel": int(amounts[-1])}},
    }
    text = {
        "collect": "{t}: collect {{{{ effects[0].amount | money }}}}.",
        "pay": "{t}: pay {{{{ effects[0].amount | money }}}}.",
        "each": "{t}: each player gives you {{{{ effects[0].amount | money }}}}.",
        "repairs": "{t}: pay {{{{ effects[0].fees.house | money }}}} for each house and "
        "{{{{ effects[0].fees.hotel | money }}}} for each hotel you own.",
    }[what].format(t=title)
    return {"title": title, "text": text, "effects": [effects[what]]}
