"""Slips in what lies in the box: tokens, dice, and the casino with its bets."""

import re
from collections.abc import Iterator
from random import Random

from bench.slips.numbers import is_whole
from bench.slips.pack_text import PackText, Value
from bench.slips.slip import Slip, digit_slips
from printkit.diagnostics import Route, format_route

_SIZES = r"(width|height|edge|diameter|length|wall|roof)"
NUMBERS = {
    "number of dice": r"rolls\.[^.]+\.count|pieces\.(?:die|d\d+)\.count",
    "faces of a die": r"pieces\.[^.]+\.faces",
    "size of a piece": rf"pieces\.[^.]+\.{_SIZES}",
    "throw of a card": r"decks\.[^.]+\.cards\.[^.]+\.roll\.\d",
    "number of a deed": r"deeds\.[^.]+\.number",
    "bet": r"casino\.bets\.[^.]+\.(favourable|mark)",
    "stake": r"casino\.(min_stake|max_stake|step)",
    "odds": r"casino\.power",
}
"""The numbers that slips are planted in; slips of the other families are not in these."""

STATED = {"throw of a card", "bet", "number of a deed"}
"""Each of these must agree with others: all throws come once, and so do a deed's numbers."""

CHOICES = {
    "token of another seat": r"seats\.[^.]+\.token",
    "drawing of another token": r"pieces\.token-[^.]+\.art",
    "another die": r"rolls\.[^.]+\.die",
}
"""Words in whose place that of another entry stands: the same thing comes twice."""


def mistyped_numbers(pack: PackText, random: Random) -> Iterator[Slip]:
    """A wrong digit in a size, a throw, a bet."""
    for value, field in _of(pack, NUMBERS):
        kind = f"{field} mistyped"
        for typed in dict.fromkeys(_typed(value, random)):
            edits = (pack.replace(value.span, typed),)
            words = f"{format_route(value.route)} {value.value} → {typed}"
            yield Slip(kind, "box", (value.route,), edits, words, field in STATED)


def copied_words(pack: PackText, random: Random) -> Iterator[Slip]:
    """A token, a drawing or a die that was copied from the next entry."""
    by_field: dict[str, list[Value]] = {}
    for value, field in _of(pack, CHOICES):
        by_field.setdefault(field, []).append(value)
    for field, values in by_field.items():
        for value in values:
            others = sorted({str(other.value) for other in values} - {str(value.value)})
            if others:
                other = random.choice(others)
                edits = (pack.replace(value.span, other),)
                words = f"{format_route(value.route)} {value.value} → {other}"
                yield Slip(field, "box", (value.route,), edits, words, field != "another die")


def lost_entries(pack: PackText, random: Random) -> Iterator[Slip]:
    """A token, a die or a bet that is not there any more."""
    del random
    for kind, route in _entries(pack):
        key = pack.index.key_span(route)
        if key.file in pack.texts:
            edit = pack.without(key)
            yield Slip(kind, "box", (route,), (edit,), format_route(route), right=())


def _entries(pack: PackText) -> Iterator[tuple[str, Route]]:
    variant = pack.variant
    tokens = sorted({seat.token for seat in variant.seats.values() if seat.token})
    yield from (("token lost", ("pieces", token)) for token in tokens)
    dice = [name for name, piece in variant.pieces.items() if piece.kind == "die"]
    yield from (("die lost", ("pieces", die)) for die in dice)
    bets = variant.casino.bets if variant.casino else {}
    yield from (("bet lost", ("casino", "bets", bet)) for bet in bets)


def _of(pack: PackText, fields: dict[str, str]) -> Iterator[tuple[Value, str]]:
    """The values of these fields, each with the field's name."""
    for value in pack.values:
        route = format_route(value.route)
        field = next((name for name, form in fields.items() if re.fullmatch(form, route)), None)
        if field is not None:
            yield value, field


def _typed(value: Value, random: Random) -> Iterator[str]:
    if is_whole(value.value) or str(value.value).isdigit():
        yield from (str(typed) for _, typed in digit_slips(int(str(value.value)), random))
    elif isinstance(value.value, float):
        yield str(value.value * 10)
        yield str(value.value).replace(".", "")
