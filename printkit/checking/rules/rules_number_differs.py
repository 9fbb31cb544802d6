"""Numbers of the rules that the pieces, levels or groups contradict."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from printkit.checking.deeds.building_worth import carried
from printkit.checking.figures import figures
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    "PK858", "rules-number-differs", Severity.WARNING,
    "A number of the rules is another one than the same number elsewhere in the definition.",
    "The rulebook is printed with the one, the pieces with the other. Numbers are known by their "
    "names: `set_rent_times` (of the level 'set'), `monopolies`, `monopolies_to_win` (the goal of "
    "a tracker), `market_slots`, `small_domes_before_…` (the small domes of each seat), "
    "`houses_before_hotel` (the houses on the lines above the one with a hotel), "
    "`outposts_per_station` (the outposts that a station replaces).",
    "rules: {set_rent_times: 3}\nlevels: [{id: rent}, {id: set, times: 2}]",
    "rules: {set_rent_times: 2}\nlevels: [{id: rent}, {id: set, times: 2}]",
)  # fmt: skip
REQUIRES = ("rules",)


class Twin(NamedTuple):
    """Where a number of the rules stands again, and what it is there."""

    name: str
    value: float
    route: Route
    words: str


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Numbers that stand twice are equal."""
    rules = subject.variant.rules
    for twin in _twins(subject):
        if twin.name in rules and rules[twin.name] != twin.value:
            yield RULE.diagnostic(
                f"rules.{twin.name} is {figures(rules[twin.name])}, but {twin.words} "
                f"{figures(twin.value)}",
                route=("rules", twin.name),
                help="make the two equal",
                related=(Related("the other number", route=twin.route),),
            )


def _twins(subject: Subject) -> Iterator[Twin]:
    yield from _of_pieces(subject)
    yield from _of_ladders(subject)
    yield from _of_levels(subject)
    yield from _of_monopolies(subject)
    board = subject.variant.board
    for number, place in enumerate(board.centre if board else ()):
        if place.kind == "deed_slot":
            route: Route = ("board", "centre", number, "count")
            yield Twin("market_slots", place.count, route, "the places on the board are")


def _of_pieces(subject: Subject) -> Iterator[Twin]:
    pieces = subject.variant.pieces
    for name in subject.variant.rules:
        match = re.fullmatch(r"(?=\w+\Z)(\w+)s_(?:before|for)_\w+", name)
        piece_id = _id(match[1]) if match else ""
        if piece_id in pieces and pieces[piece_id].per_seat is not None:
            each = pieces[piece_id].per_seat or 0
            yield Twin(name, each, ("pieces", piece_id, "per_seat"), "each seat has")
    for large, piece in pieces.items():
        for small, count in piece.replaces.items():
            route: Route = ("pieces", large, "replaces", small)
            words = f"the number of '{small}' that '{large}' replaces is"
            yield Twin(f"{_name(small)}s_per_{_name(large)}", count, route, words)


_MOST = 12
"""More of a piece than this are unlikely by themselves (PK857)."""


def _of_ladders(subject: Subject) -> Iterator[Twin]:
    """How many of a piece the levels show before that with another."""
    pieces = subject.variant.pieces
    for name, value in subject.variant.rules.items():
        match = re.fullmatch(r"(?=\w+\Z)(\w+)s_before_(\w+)", name)
        small, large = (_id(word) for word in match.groups()) if match else ("", "")
        is_known = small in pieces and large in pieces and value <= _MOST
        for kind_id, kind in subject.variant.deed_kinds.items() if is_known else ():
            shown = [carried(level, pieces) for level in kind.levels]
            end = next((n for n, on in enumerate(shown) if large in on), 0)
            most = max(range(end), key=[on.get(small, 0) for on in shown].__getitem__, default=0)
            if end and shown[most].get(small) and pieces[small].per_seat is None:
                words = f"before '{large}' the levels of kind '{kind_id}' have at most"
                route: Route = ("deed_kinds", kind_id, "levels", most)
                yield Twin(name, shown[most][small], route, words)


def _of_levels(subject: Subject) -> Iterator[Twin]:
    for kind_id, kind in subject.variant.deed_kinds.items():
        for number, level in enumerate(kind.levels):
            route: Route = ("deed_kinds", kind_id, "levels", number)
            times, words = (*route, "times"), f"the level “{level.label}” states"
            if level.times is not None:
                yield Twin(f"{_name(level.id)}_rent_times", level.times, times, words)


def _of_monopolies(subject: Subject) -> Iterator[Twin]:
    variant = subject.variant
    owned = {deed.group for deed in variant.deeds.values()}
    yield Twin("monopolies", len(owned), ("groups",), "the number of groups with deeds is")
    for mat_id, mat in variant.mats.items():
        if mat.kind == "tracker" and mat.goal is not None:
            yield Twin("monopolies_to_win", mat.goal, ("mats", mat_id, "goal"), "the mat states")


def _id(name: str) -> str:
    return name.replace("_", "-")


def _name(text: str) -> str:
    return text.replace("-", "_")
