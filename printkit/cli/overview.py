"""A variant's data as tables for people: each row begins with the key that definitions use."""

from collections.abc import Iterator, Sequence
from textwrap import shorten
from typing import Any

from printkit.cli.console import aligned

Data = dict[str, Any]
Row = Sequence[str]

_WORDS = 60
"""Columns that the text of a card takes."""


def overview(data: Data, keys: Sequence[int | str]) -> Iterator[str]:
    """The lines; ``keys`` are those of the deeds, in their order."""
    players, money = data["players"], data["money"]
    yield f"{data['title']} ({data['variant']}, {data['language']})"
    if players is not None:
        yield f"players  {players['min']} to {players['max']}"
    if money is not None and money["start"]["total"] is not None:
        yield f"money    {money['currency']}, {money['start']['total']} to start with"
    deeds = dict(zip(keys, data["deeds"], strict=True))
    spaces = {space["index"]: space for space in data["spaces"]}
    yield from _table(
        ("space", "name", "kind", "group", "price", "rents"),
        (_space(space, deeds.get(index)) for index, space in spaces.items()),
    )
    yield from _table(
        ("deed", "name", "kind", "group", "price", "rents"),
        (_space(deed, deed, key) for key, deed in deeds.items() if key not in spaces),
    )
    yield from _table(("group", "name", "colour"), map(_group, data["groups"]))
    for deck in data["decks"]:
        yield from _table(("card", "title", "text"), map(_card, deck["cards"]), _heading(deck))
    pieces = ((p["id"], p["name"], str(p["count"])) for p in data["pieces"])
    yield from _table(("piece", "name", "count"), pieces)
    rules = ((name, f"{value:g}") for name, value in data["rules"].items())
    yield from _table(("rule", "number"), rules)


def _table(head: Row, rows: Iterator[Row], title: str | None = None) -> Iterator[str]:
    """The rows below a line that names the columns; nothing where there are none."""
    listed = list(rows)
    if listed:
        yield ""
        if title is not None:
            yield title
        yield from aligned([head, *listed])


def _space(place: Data, deed: Data | None, key: str | int | None = None) -> Row:
    """A space, or a deed that belongs to none; its price is what it costs or what it charges."""
    number = place.get("amount") if deed is None else deed["price"]
    rents = [] if deed is None else [str(rent["amount"]) for rent in deed["rents"]]
    return (
        str(place["index"] if key is None else key),
        place["name"],
        place["kind"],
        "" if deed is None else deed["group"],
        "" if number is None else f"{number:g}",
        " ".join(rents),
    )


def _group(group: Data) -> Row:
    return group["id"], group["name"], group["colour"]


def _card(card: Data) -> Row:
    copies = f" (x{card['copies']})" if card["copies"] > 1 else ""
    text = shorten(card["text"], _WORDS, placeholder="…")
    return card["id"], f"{card['title'] or ''}{copies}", text


def _heading(deck: Data) -> str:
    number = sum(card["copies"] for card in deck["cards"])
    return f"deck {deck['id']}: {deck['name']}, {number} {'card' if number == 1 else 'cards'}"
