"""One planted slip, and the slips of digits that fingers make."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from bench.slips.pack_text import Edit
from printkit.diagnostics import Route


class Slip(NamedTuple):
    """A mistake in the text of a pack.

    ``stated`` says that something else in the definition or in its base contradicts it;
    ``setup`` is the sound text that it is compared with, where that is not the shipped one;
    ``right`` are the words of which a finding should name one, if they are not just what stood
    there before: none where there is nothing to name.
    """

    kind: str
    field: str
    routes: tuple[Route, ...]
    edits: tuple[Edit, ...]
    words: str
    stated: bool = False
    setup: tuple[Edit, ...] = ()
    right: tuple[str, ...] | None = None


def digit_slips(number: int, random: Random) -> Iterator[tuple[str, int]]:
    """What may be typed in place of a number, each different from it, none with leading zeros.

    Of the digits that might be added, one is drawn for each place.
    """
    text = str(number)
    seen = {text}
    for kind, typed in (
        *(("digit dropped", text[:i] + text[i + 1 :]) for i in range(len(text))),
        *(("digit doubled", text[: i + 1] + text[i:]) for i in range(len(text))),
        *(
            ("digits swapped", text[:i] + text[i + 1] + text[i] + text[i + 2 :])
            for i in range(len(text) - 1)
        ),
        *(
            ("digit added", text[:i] + str(random.randrange(10)) + text[i:])
            for i in range(len(text) + 1)
        ),
    ):
        if typed and typed not in seen and (typed == "0" or not typed.startswith("0")):
            seen.add(typed)
            yield kind, int(typed)


def misspelt(name: str, random: Random) -> str:
    """The name with a letter dropped, doubled or exchanged with its neighbour."""
    at = random.choice([n for n, letter in enumerate(name) if letter.isalpha()])
    letter, after = name[at], name[at + 1 : at + 2]
    way = random.choice(("", letter * 2, after.lower() + letter.lower()))
    return name[:at] + way + name[at + (2 if len(way) > 1 and way != letter * 2 else 1) :]
