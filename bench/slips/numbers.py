"""Slips in numbers: digits, neighbours, values of the next street."""

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

from bench.slips.pack_text import PackText, Value
from bench.slips.slip import Slip, digit_slips
from printkit.diagnostics import Route, format_route

FIELDS = {
    "price": r"deeds\.[^.]+\.price",
    "mortgage, resale": r"deeds\.[^.]+\.(mortgage|resale)",
    "building cost": r"deeds\.[^.]+\.build_cost",
    "rent": r"deeds\.[^.]+\.(rent|rents\.\d+)",
    "space amount": r"board\.spaces\.\d+\.amount",
    "card amount": r"decks\..+\.effects\..+\.(amount|fee|otherwise_pay)|decks\..+\.fees\.[^.]+",
    "pieces on a card": r"decks\..+\.effects\..+\.count",
    "rules number": r"rules\.\w+",
    "number of notes": r"money\.denominations\.\d+\.count",
    "start money": r"money\.(start_total|start\.\d+)",
    "number of cards": r"decks\.[^.]+\.(count|cards\.[^.]+\.copies)",
    "number of pieces": r"pieces\.[^.]+\.(count|per_seat|replaces\.[^.]+)",
}
"""The numbers that slips are planted in, by what they are."""

STATED_TWICE = {"start money", "number of cards"}
"""Fields whose numbers must always agree with another one."""

STATED_RULES = {"start_money"}
"""Numbers of the rules that stand elsewhere in the definition too."""


def slips_of_digits(pack: PackText, random: Random) -> Iterator[Slip]:
    """Digits dropped, doubled, swapped and added, in all numbers."""
    for value in pack.values:
        field = field_of(value.route)
        if field is not None and is_whole(value.value):
            assert isinstance(value.value, int)  # noqa: S101 - see above
            for kind, typed in digit_slips(value.value, random):
                yield changed(pack, kind, field, (value, typed))
    yield from _of_notes(pack, random)


def exchanged_neighbours(pack: PackText, random: Random) -> Iterator[Slip]:
    """Two rents of a deed, or the same number of two neighbouring deeds, in each other's place."""
    del random
    for key in pack.variant.deeds:
        for one, other in pairwise(rents_of(pack, key)):
            yield from _exchange(pack, one, other)
    for one, other in _same_of_neighbours(pack):
        yield from _exchange(pack, one, other)


def copied_values(pack: PackText, random: Random) -> Iterator[Slip]:
    """A number that was copied from the next deed."""
    del random
    for one, other in _same_of_neighbours(pack):
        if one.value != other.value:
            field = field_of(one.route) or ""
            yield changed(pack, "copied from the next street", field, (one, other.value))


def missing_levels(pack: PackText, random: Random) -> Iterator[Slip]:
    """A rent left out."""
    del random
    for key in pack.variant.deeds:
        for value in rents_of(pack, key)[1:]:
            edit = pack.replace(value.span, "")
            if not value.span.file.endswith(".csv"):
                text = pack.texts[value.span.file]
                comma = re.compile(r",?\s*").match(text, edit.end)
                edit = edit._replace(end=comma.end() if comma else edit.end)
            words = f"{format_route(value.route)} {value.value} left out"
            yield Slip("level missing", "rent", (value.route,), (edit,), words, stated=True)


def values_off(pack: PackText, random: Random) -> Iterator[Slip]:
    """A mortgage, resale or building cost that is another likely amount."""
    for name in ("mortgage", "resale", "build_cost"):
        values = [v for v in pack.values if v.route[:1] == ("deeds",) and v.route[-1] == name]
        usual = sorted({v.value for v in values if is_whole(v.value)}, key=str)
        for value in values:
            others = [amount for amount in usual if amount != value.value]
            if others:
                field = field_of(value.route) or ""
                yield changed(pack, "mortgage or cost off", field, (value, random.choice(others)))


def field_of(route: Route) -> str | None:
    """What a number is, if slips are planted in it."""
    text = format_route(route)
    return next((name for name, form in FIELDS.items() if re.fullmatch(form, text)), None)


def rents_of(pack: PackText, key: int | str) -> list[Value]:
    """The rents that the pack's own files state for a deed."""
    count = len(pack.variant.deeds[key].rents)
    routes: list[Route] = [("deeds", key, "rent")]
    routes += [("deeds", key, "rents", number) for number in range(count)]
    return [pack.by_route[route] for route in routes if route in pack.by_route]


def _same_of_neighbours(pack: PackText) -> Iterator[tuple[Value, Value]]:
    """The same number of a deed and of the next one of its kind."""
    deeds = pack.variant.deeds
    for kind in dict.fromkeys(deed.kind for deed in deeds.values()):
        keys = [key for key, deed in deeds.items() if deed.kind == kind]
        for one, other in pairwise(keys):
            for value in pack.values:
                match value.route:
                    case ("deeds", key, *rest) if key == one and field_of(value.route):
                        there = pack.by_route.get(("deeds", other, *rest))
                        if there is not None:
                            yield value, there


def _exchange(pack: PackText, one: Value, other: Value) -> Iterator[Slip]:
    if one.value != other.value:
        field = field_of(one.route) or ""
        pairs = ((one, other.value), (other, one.value))
        yield changed(pack, "neighbours exchanged", field, *pairs)


def _of_notes(pack: PackText, random: Random) -> Iterator[Slip]:
    """Slips in the values of notes, which are keys."""
    money = pack.variant.money
    for value in () if money is None else money.denominations:
        route = ("money", "denominations", value)
        span = pack.index.key_span(route)
        if span.file in pack.texts:
            for kind, typed in digit_slips(value, random):
                words = f"{format_route(route)} → {typed}"
                edit = pack.replace(span, str(typed))
                stated = money is not None and value in money.start
                yield Slip(kind, "value of a note", (route,), (edit,), words, stated)


def changed(pack: PackText, kind: str, field: str, *changes: tuple[Value, object]) -> Slip:
    """Other numbers in place of some values."""
    edits = tuple(pack.replace(value.span, str(new)) for value, new in changes)
    words = ", ".join(f"{format_route(v.route)} {v.value} → {new}" for v, new in changes)
    stated = field in STATED_TWICE or any(_is_stated(pack, v) for v, _ in changes)
    return Slip(kind, field, tuple(v.route for v, _ in changes), edits, words, stated)


def _is_stated(pack: PackText, value: Value) -> bool:
    """Whether the number follows from others, or the base states the same."""
    if pack.base_value(value.route) == value.value:
        return True
    match value.route:
        case ("rules", name):
            return name in STATED_RULES
        case ("deeds", key, "price" | "mortgage" | "resale" as field):
            rules, deed = pack.variant.rules, pack.variant.deeds[key]
            shares = [
                name
                for name in ("mortgage", "resale")
                if f"{name}_percent" in rules and getattr(deed, name) is not None
            ]
            return bool(shares) if field == "price" else field in shares
    return False


def is_whole(value: object) -> bool:
    """Whether it is a number that an author writes in digits only."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
