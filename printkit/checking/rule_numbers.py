"""The numbers of ``rules`` that printkit knows, by their names; all others are the game's own."""

from collections.abc import Collection
from fnmatch import fnmatchcase

KNOWN = {
    "start_money": "What each player begins with; with `money`, the same as `money.start_total`.",
    "salary": "What a token earns that passes the start.",
    "jail_fee": "What it costs to leave the jail.",
    "jail_turns_max": "The turns after which a player leaves the jail at the latest.",
    "doubles_to_jail": "The doubles in a row that send to jail.",
    "mortgage_percent": "The mortgage as a share of the price.",
    "mortgage_interest_percent": "What is paid on top when a mortgage is redeemed.",
    "resale_percent": "What the bank pays for a deed, as a share of the price.",
    "building_sell_back_percent": "What the bank pays for a building, as a share of its cost.",
    "houses_before_hotel": "The houses that a deed carries before the hotel.",
    "rounding_step": "All printed amounts are multiples of it.",
    "market_slots": "The deeds that lie face up beside the deck of deeds.",
    "monopolies": "The groups of deeds.",
    "monopolies_to_win": "The goal of a mat that counts monopolies.",
}
"""Name → meaning, in Markdown, of those that stand for one thing in every game."""

FORMS = {
    "<piece>s": "How many of a piece lie in the box: `houses`.",
    "start_<piece>s": "How many of a piece each player begins with.",
    "last_<piece>": "The piece that ends the game.",
    "<piece>s_before_…": "How many of a piece each seat has, or the rents show before that with "
    "another; `<piece>s_for_…` likewise of seats.",
    "<piece>s_per_<other>": "How many of a piece another one `replaces`.",
    "<level>_rent_times": "By what a level multiplies the first rent.",
    "*_fee, *_price, *_bonus": "Money: a small part of the start money.",
    "*_fee, *_price, *_cost, *_tax, *_salary": "Money: `round_up` rounds it.",
    "*_goal": "Money, more than the start money.",
    "*_percent": "A share between 0 and 100.",
    "*_per_turn": "How often in a turn.",
    "*_turns_max": "A number of turns.",
    "*_to_win": "A goal, from 1 to 50.",
}
"""Form of a name → meaning, of those that are known by a part of their name."""


_ALIKE = 0.83
"""``salery`` is this much like ``salary``; ``jail_tax`` is less like ``jail_fee``."""
_ALIKE_WORD = 0.7
"""``turn`` is like ``turns``, but ``pair`` is not like ``trio``."""

_MONEY_OR_SHARE = (
    *("start_money", "salary"),
    *("*_fee", "*_price", "*_cost", "*_tax", "*_salary", "*_bonus", "*_goal", "*_percent"),
)


def counts_things(name: str) -> bool:
    """Whether a number may be one of pieces, cards or turns, and not of money."""
    return not any(fnmatchcase(name, form) for form in _MONEY_OR_SHARE)


def misspelt(name: str, right: Collection[str]) -> str | None:
    """The right name that an unused one is a slip of; names with other figures are meant so."""
    alike = {other: _ratio(name, other) for other in sorted(right) if _may_be_slip(name, other)}
    nearest = max(alike, key=lambda other: alike[other], default=None)
    return nearest if nearest is not None and alike[nearest] >= _ALIKE else None


def _may_be_slip(name: str, other: str) -> bool:
    """Whether no word was added (``short_…``), and none stands for a different one."""
    words, others = name.split("_"), other.split("_")
    if name == other or set(words) > set(others) or _figures(name) != _figures(other):
        return False
    if len(words) != len(others):
        return True
    return all(_ratio(*pair) >= _ALIKE_WORD for pair in zip(words, others, strict=True))


def _ratio(one: str, other: str) -> float:
    from difflib import SequenceMatcher  # noqa: PLC0415 - late: start-up

    return SequenceMatcher(None, one, other).ratio()


def _figures(name: str) -> str:
    return "".join(letter for letter in name if letter.isdigit())
