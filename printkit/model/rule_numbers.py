"""What the numbers of ``rules`` are: those that every game may have, and kinds for its own."""

from typing import Annotated, Literal, NamedTuple

from pydantic import BeforeValidator

from printkit.model.base import Record
from printkit.model.references import LevelId, PieceId

Kind = Literal[
    "start-money", "salary", "bail", "fee", "price", "sale", "goal",
    "percent", "rounding", "jail-turns", "jail-doubles", "per-turn", "to-win",
    "groups", "slots", "dice", "in-box", "last", "at-start", "pieces", "before", "per",
    "rent-times",
]  # fmt: skip


class RuleKind(Record):
    """What a number of the game's own is; a kind alone may be a word: `warp_fee: fee`."""

    kind: Kind
    """See `Numbers of the rules`."""
    piece: PieceId | None = None
    """The piece that is counted, bought or sold."""
    other: PieceId | None = None
    """The piece that comes next (`before`), or that others make up (`per`)."""
    level: LevelId | None = None
    """The level whose rent is a multiple."""


def _short(value: object) -> object:
    """The record of a kind that stands alone."""
    return {"kind": value} if isinstance(value, str) else value


RuleNumber = Annotated[RuleKind, BeforeValidator(_short, json_schema_input_type=RuleKind | Kind)]

MEANINGS: dict[Kind, str] = {
    "start-money": "What each player begins with.",
    "salary": "What a token earns that passes the start.",
    "bail": "What it costs to leave the jail: a small part of the start money.",
    "fee": "A payment or a bonus: a small part of the start money.",
    "price": "The price of something that is not a deed (of a `piece`).",
    "sale": "What is paid for it: no more than the price of the same `piece`.",
    "goal": "Money that wins: more than the start money.",
    "percent": "A share between 0 and 100.",
    "rounding": "All printed amounts are multiples of it.",
    "jail-turns": "The turns after which a player leaves the jail at the latest.",
    "jail-doubles": "The doubles in a row that send to jail.",
    "per-turn": "How often in a turn.",
    "to-win": "How many monopolies win; each marks one with a `piece`.",
    "groups": "The groups of deeds.",
    "slots": "The deeds that lie face up beside the deck of deeds.",
    "dice": "The dice that are chosen from `rolls`.",
    "in-box": "How many of a `piece` lie in the box.",
    "last": "Which of a `piece` ends the game.",
    "at-start": "How many of a `piece` each player begins with.",
    "pieces": "How many of a `piece` at a time: two players can do the same.",
    "before": "How many of a `piece` each seat has, or rents show before those with an `other`.",
    "per": "How many of a `piece` an `other` one `replaces`.",
    "rent-times": "By what a `level` multiplies the first rent.",
}
"""Kind → meaning, in Markdown."""


class Known(NamedTuple):
    """A number that is the same in every game."""

    kind: RuleKind
    meaning: str


KNOWN = {
    "start_money": Known(
        RuleKind(kind="start-money"),
        "What each player begins with; with `money`, the same as `money.start_total`.",
    ),
    "salary": Known(RuleKind(kind="salary"), "What a token earns that passes the start."),
    "jail_fee": Known(RuleKind(kind="bail"), "What it costs to leave the jail."),
    "jail_turns_max": Known(
        RuleKind(kind="jail-turns"),
        "The turns after which a player leaves the jail at the latest.",
    ),
    "doubles_to_jail": Known(
        RuleKind(kind="jail-doubles"), "The doubles in a row that send to jail."
    ),
    "mortgage_percent": Known(RuleKind(kind="percent"), "The mortgage as a share of the price."),
    "mortgage_interest_percent": Known(
        RuleKind(kind="percent"), "What is paid on top when a mortgage is redeemed."
    ),
    "resale_percent": Known(
        RuleKind(kind="percent"), "What the bank pays for a deed, as a share of the price."
    ),
    "building_sell_back_percent": Known(
        RuleKind(kind="percent"), "What the bank pays for a building, as a share of its cost."
    ),
    "houses": Known(RuleKind(kind="in-box", piece="house"), "The houses in the box."),
    "hotels": Known(RuleKind(kind="in-box", piece="hotel"), "The hotels in the box."),
    "houses_before_hotel": Known(
        RuleKind(kind="before", piece="house", other="hotel"),
        "The houses that a deed carries before the hotel.",
    ),
    "rounding_step": Known(RuleKind(kind="rounding"), "All printed amounts are multiples of it."),
    "market_slots": Known(
        RuleKind(kind="slots"), "The deeds that lie face up beside the deck of deeds."
    ),
    "monopolies": Known(RuleKind(kind="groups"), "The groups of deeds."),
    "monopolies_to_win": Known(RuleKind(kind="to-win"), "How many monopolies win."),
}
"""By name; any other number is free, or what `rule_kinds` says it is."""
