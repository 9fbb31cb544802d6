"""The colours by which players distinguish things."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from printkit.checking.context import CheckContext
from printkit.colour import Colour, parse_colour
from printkit.diagnostics import Route


class Coloured(NamedTuple):
    """A thing with a colour; ``route`` leads to the thing."""

    route: Route
    colour: Colour

    @property
    def name(self) -> str:
        """What messages call it: its id, or the value of a note."""
        return f"'{self.route[-1]}'"


class Palette(NamedTuple):
    """Things of one kind, which lie on the table together."""

    kind: str
    things: tuple[Coloured, ...]

    def pairs(self) -> Iterator[tuple[Coloured, Coloured]]:
        """Every two of them whose colours differ."""
        seen = [(thing, thing.colour.hex) for thing in self.things]
        return ((a, b) for (a, one), (b, other) in combinations(seen, 2) if one != other)


def groups_and_seats(context: CheckContext) -> Iterator[Palette]:
    """Where only a small mark or a figure helps those who cannot distinguish the colours."""
    variant = context.variant
    yield _palette("groups", ((("groups", key), g.colour) for key, g in variant.groups.items()))
    yield _palette("seats", ((("seats", key), s.colour) for key, s in variant.seats.items()))


def palettes(context: CheckContext) -> Iterator[Palette]:
    """All kinds of things that are distinguished by colour."""
    variant = context.variant
    yield from groups_and_seats(context)
    yield _palette("decks", ((("decks", key), d.colour) for key, d in variant.decks.items()))
    if variant.money is not None:
        notes = variant.money.denominations
        stem = ("money", "denominations")
        yield _palette("notes", (((*stem, value), note.colour) for value, note in notes.items()))


def _palette(kind: str, coloured: Iterator[tuple[Route, str]]) -> Palette:
    return Palette(kind, tuple(Coloured(route, parse_colour(text)) for route, text in coloured))
