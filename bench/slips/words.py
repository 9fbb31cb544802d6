"""Slips in cards, decks, notes, groups and colours."""

import re
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from bench.slips.pack_text import Edit, PackText, Value
from bench.slips.slip import Slip, digit_slips, misspelt
from printkit.diagnostics import Route, Span, format_route

_AMOUNT = re.compile(
    r"\{\{\s*(?:effects\[(?P<number>\d+)\]|effect)(?P<path>(?:\.\w+|\[[^\]]+\])+)"
    r"\s*\|\s*money\s*\}\}"
)
_STEP = re.compile(r"\.(\w+)|\[[\"']([^\"']+)[\"']\]|\[(\d+)\]")
_TARGET = re.compile(r"\{\{\s*spaces\[effects?(?:\[0\])?\.space\]\.name\s*\}\}")

SHORTEST = 4
"""Letters of a name that can be told from other words when it is misspelt."""


class Written(NamedTuple):
    """An amount that a card's text takes from its effects, and where both stand."""

    card: Route
    place: tuple[str, int, int]
    amount: Value


def card_amounts(pack: PackText, random: Random) -> Iterator[Slip]:
    """A card whose text states its amount in digits: changed in the text, or in the effect."""
    for card, (file, start, end), amount in _written(pack):
        assert isinstance(amount.value, int)  # noqa: S101 - see _written
        setup = Edit(file, start, end, money(pack, amount.value))
        for _, typed in digit_slips(amount.value, random):
            words = f"{format_route(amount.route)} {amount.value} → {typed}"
            text = (setup._replace(text=money(pack, typed)),)
            data = (setup, pack.replace(amount.span, str(typed)))
            for kind, edits in (("amount in text only", text), ("amount in data only", data)):
                yield Slip(kind, "card", (card,), edits, words, stated=True, setup=(setup,))


def misspelt_names(pack: PackText, random: Random) -> Iterator[Slip]:
    """A card that names a space, with one letter wrong."""
    for text, key in _texts(pack):
        board = pack.variant_in(text.language).board
        target = pack.by_route.get((*text.route[:-1], "effects", 0, "space"))
        match = pack.search(_TARGET.pattern, text.span, key)
        if board is None or target is None or match is None:
            continue
        name = board.spaces[int(str(target.value))].name
        setup = Edit(text.span.file, *match.span(), name)
        for wrong in sorted({misspelt(name, random) for _ in range(4)}):
            edits, route = (setup._replace(text=wrong),), (text.route[:-1],)
            words = f"{format_route(text.route)}: {name} → {wrong}"
            stated = len(name) >= SHORTEST
            if wrong.casefold() != name.casefold():
                yield Slip("name misspelt", "name", route, edits, words, stated, (setup,))


def lost_and_doubled_cards(pack: PackText, random: Random) -> Iterator[Slip]:
    """A card that was deleted, or copied and given another id."""
    del random
    for deck_id, deck in pack.variant.decks.items():
        for card_id in deck.cards:
            route = ("decks", deck_id, "cards", card_id)
            key = pack.index.key_span(route)
            if key.file not in pack.texts:
                continue
            start, end = pack.block(key)
            block = pack.texts[key.file][start:end]
            lost, doubled = (Edit(key.file, at, end, "") for at in (start, end))
            copy = doubled._replace(text=block.replace(card_id, f"{card_id}-2", 1))
            words = format_route(route)
            yield Slip("card lost", "card", (route,), (lost,), words, stated=True)
            yield Slip("card doubled", "card", (route,), (copy,), words, stated=True)


def removed_notes(pack: PackText, random: Random) -> Iterator[Slip]:
    """A kind of note that is not there any more."""
    del random
    money = pack.variant.money
    for value in () if money is None else money.denominations:
        route = ("money", "denominations", value)
        key = pack.index.key_span(route)
        if money is not None and key.file in pack.texts:
            edit = Edit(key.file, *pack.block(key), "")
            stated = value in money.start
            words = format_route(route)
            yield Slip("note removed", "money", (route,), (edit,), words, stated)


def moved_members(pack: PackText, random: Random) -> Iterator[Slip]:
    """A deed in another group."""
    groups = sorted(pack.variant.groups)
    for value in pack.values:
        match value.route:
            case ("deeds", _, "group"):
                other = random.choice([group for group in groups if group != value.value])
                edit = (pack.replace(value.span, other),)
                words = f"{format_route(value.route)} {value.value} → {other}"
                yield Slip("group member moved", "group", (value.route,), edit, words)


def near_colours(pack: PackText, random: Random) -> Iterator[Slip]:
    """A colour that is almost that of another group, seat or note."""
    for table in (("groups",), ("seats",), ("money", "denominations")):
        colours = [
            v
            for v in pack.values
            if v.route[: len(table)] == table
            and v.route[-1] == "colour"
            and len(v.route) == len(table) + 2
        ]
        for value in colours:
            others = [str(v.value) for v in colours if v.value != value.value]
            if others:
                near = _near(random.choice(others), random)
                edit = (pack.replace(value.span, near),)
                words = f"{format_route(value.route)} {value.value} → {near}"
                yield Slip("colour too near", "colour", (value.route,), edit, words)


def _texts(pack: PackText) -> Iterator[tuple[Value, Span]]:
    """The texts of all cards, in each language, with their keys."""
    for value in pack.values:
        match value.route:
            case ("decks", _, "cards", _, "text"):
                yield value, pack.index.key_span(value.route[:4])


def _written(pack: PackText) -> Iterator[Written]:
    for text, key in _texts(pack):
        for match in _AMOUNT.finditer(str(text.value)):
            route = (*text.route[:-1], "effects", int(match["number"] or 0), *_path(match["path"]))
            amount = pack.by_route.get(route)
            pattern = r"\s+".join(re.escape(part) for part in match[0].split())
            found = pack.search(pattern, text.span, key)
            if found is not None and amount is not None and isinstance(amount.value, int):
                yield Written(text.route[:4], (text.span.file, *found.span()), amount)


def _path(text: str) -> list[str | int]:
    return [name or quoted or int(number) for name, quoted, number in _STEP.findall(text)]


def money(pack: PackText, amount: int) -> str:
    """The amount as an author would write it."""
    currency = pack.variant.currency
    gap = " " if currency.space else ""
    before = currency.position == "before"
    return f"{currency.symbol}{gap}{amount}" if before else f"{amount}{gap}{currency.symbol}"


def _near(colour: str, random: Random) -> str:
    """A colour that the eye hardly tells from this one."""
    shades = (int(colour[n : n + 2], 16) + random.choice((-5, 5)) for n in (1, 3, 5))
    return "#" + "".join(f"{min(255, max(0, shade)):02x}" for shade in shades)
