"""What lies where on the pictures of the docs, from the bottom up."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"
EXAMPLES = DOCS / "examples"


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece on the table: its middle and height in pixels, its turn in degrees clockwise."""

    name: str
    x: float
    y: float
    height: float
    turn: float = 0.0


def kit() -> Iterator[Placed]:
    """The box that the README shows."""
    yield Placed("board", 440, 425, 800, -3)
    for step, value in enumerate((500, 100, 50, 20, 10, 5, 1)):
        yield Placed(
            f"note-{value}", 1010 + 66 * step, 726 + 3 * (step - 3) ** 2, 142, -6 + 3 * step
        )
    for step, deed in enumerate((1, 11, 16, 24, 31, 39)):
        turn = -25 + 10 * step
        yield Placed(f"deed-{deed}", 1162 + 8.1 * turn, 482 + 0.09 * turn * turn, 300, turn)
    yield Placed("chance-back", 985, 108, 160, -7)
    yield Placed("chest-back", 1385, 112, 160, 5)
    yield Placed("chance-wormhole", 1184, 104, 164, 1.5)
    for step, seat in enumerate(("astronaut", "rover", "shuttle", "satellite")):
        yield Placed(f"token-{seat}", 960 + 112 * step, 262 - 4 * (step % 2), 104, -4 + 3 * step)
    for x, y in ((905, 560), (955, 610), (880, 636), (1446, 290), (1410, 335)):
        yield Placed("resource", x, y, 66, x - y)


def freiburg() -> Iterator[Placed]:
    """A local edition: its board, the deeds with pictures, money and cards."""
    yield Placed("board", 415, 425, 760, -3)
    for step, deed in enumerate((27, 37, 39)):
        yield Placed(f"deed-{deed}", 985 + 195 * step, 255, 325, -5 + 5 * step)
    for step, card in enumerate(("chance-wet-feet", "chest-well-insured")):
        yield Placed(card, 1010 + 300 * step, 580, 200, -4 + 7 * step)
    for step, value in enumerate((500, 100, 20)):
        yield Placed(f"note-{value}", 985 + 180 * step, 760, 140, -4 + 4 * step)


def windward() -> Iterator[Placed]:
    """A board of 32 spaces, with its own font, icon, tokens, money and die."""
    yield Placed("board", 415, 425, 760, 3)
    for step, deed in enumerate((3, 12, 31)):
        yield Placed(f"deed-{deed}", 985 + 190 * step, 175, 280, -5 + 5 * step)
    for step, seat in enumerate(("gull", "crab", "whale", "buoy")):
        yield Placed(f"token-{seat}", 920 + 110 * step, 440, 145, -4 + 3 * step)
    yield Placed("die", 1400, 440, 170, 8)
    for step, value in enumerate((27, 9, 3, 1)):
        yield Placed(f"note-{value}", 940 + 145 * step, 770, 130, -4 + 3 * step)
    yield Placed("bottles-back", 1020, 610, 165, -6)
    yield Placed("bottles-pearl", 1300, 615, 165, 4)


def signpost() -> Iterator[Placed]:
    """Pieces of the classic game, restyled by the tokens of a theme."""
    for step, deed in enumerate(("deed-1", "deed-15", "deed-39", "deed-39-back")):
        yield Placed(deed, 170 + 292 * step, 270, 410, -3 + 2 * step)
    yield Placed("chance-good-year", 1335, 165, 190, 4)
    yield Placed("chest-back", 1335, 390, 190, -3)
    for step, note in enumerate(("note-500", "note-100", "note-20", "note-500-back")):
        yield Placed(note, 210 + 360 * step, 680, 170, -3 + 2 * step)


def espace() -> Iterator[Placed]:
    """A shipped game in another language."""
    yield Placed("board", 415, 425, 760, -3)
    for step, deed in enumerate((1, 21, 39)):
        yield Placed(f"deed-{deed}", 985 + 195 * step, 255, 325, -5 + 5 * step)
    for step, card in enumerate(("chance-wormhole", "chest-moon-mice")):
        yield Placed(card, 1010 + 300 * step, 580, 200, -4 + 7 * step)
    for step, value in enumerate((500, 100, 20)):
        yield Placed(f"note-{value}", 985 + 180 * step, 760, 140, -4 + 4 * step)


def own_pieces() -> Iterator[Placed]:
    """A game of cards and flat pieces."""
    yield Placed("harbour-fern", 350, 190, 310, -3)
    yield Placed("track-lights", 1085, 300, 190, -1)
    yield Placed("track-night", 1085, 115, 190, 2)
    yield Placed("round-marker", 1172, 128, 40)
    islands = ("reef", "village", "lighthouse", "dunes", "pines", "reef-back")
    for step, island in enumerate(islands):
        yield Placed(f"island-{island}", 140 + 147 * step, (505, 600)[step % 2], 180)
    yield Placed("label-oil", 560, 770, 95, -5)
    yield Placed("label-stars", 760, 765, 95, 3)
    yield Placed("turn", 1390, 620, 290, 4)
    cards = ("poker-back", "poker-joker-1", "poker-clubs-10", "poker-spades-k", "poker-hearts-7")
    for step, card in enumerate(cards):
        yield Placed(card, 1065 + 32 * step, 620 + 6 * abs(step - 2), 225, -12 + 6 * step)


Arranged = Callable[[], Iterator[Placed]]
PICTURES: dict[str, tuple[str, Arranged]] = {
    "kit": ("monopoly-space", kit),
    "own-pieces": (str(EXAMPLES / "lantern-isles"), own_pieces),
    "freiburg": (str(EXAMPLES / "freiburg"), freiburg),
    "windward": (str(EXAMPLES / "windward"), windward),
    "signpost": (str(EXAMPLES / "signpost"), signpost),
    "espace": (str(EXAMPLES / "espace"), espace),
}
"""By their name below ``docs/images``: the game, and how its pieces lie."""
