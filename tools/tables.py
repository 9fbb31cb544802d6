"""What lies on the table in the pictures of the gallery, for each shipped game."""

from collections.abc import Iterator, Sequence
from functools import partial

from tools.arrangements import Arranged, Placed


def _table(
    deeds: Sequence[object],
    cards: Sequence[str],
    notes: Sequence[int],
    tokens: Sequence[str],
    beside: Sequence[Placed] = (),
) -> Iterator[Placed]:
    """A game with a board: deeds in a fan, cards below them, tokens and notes at the foot."""
    yield Placed("board", 428, 425, 790, -2)
    yield from beside
    middle = (len(deeds) - 1) / 2
    for step, deed in enumerate(deeds):
        turn = 9 * (step - middle)
        yield Placed(f"deed-{deed}", 1162 + 9.2 * turn, 190 + 0.1 * turn * turn, 285, turn)
    for step, card in enumerate(cards):
        x, y = 975 + 186 * (step % 3), 428 + 124 * (step // 3)
        yield Placed(card, x, y, 118, (-3, 1.5, 3)[(step + step // 3) % 3])
    for step, token in enumerate(tokens):
        yield Placed(f"token-{token}", 905 + 560 * step / len(tokens), 672, 104, (-3, 2)[step % 2])
    for step, value in enumerate(notes):
        x = 945 + 435 * step / (len(notes) - 1)
        yield Placed(f"note-{value}", x, 786 + 3 * (step % 2), 112, -4 + 8 * step / len(notes))


def _moons() -> Iterator[Placed]:
    """A game without a board: rows of moons, asteroids, dice and markers."""
    rows = (("io", "europa", "ganymede", "callisto"), ("amalthea", "himalia", "elara"), ("sinope",))
    for row, moons in enumerate(rows):
        for step, moon in enumerate(moons):
            x = 150 + 205 * step + 103 * row + (103 if row == 2 else 0)  # noqa: PLR2004
            yield Placed(f"deed-{moon}", x, 700 - 268 * row, 256)
    for step, seat in enumerate(("orange", "teal", "violet")):
        yield Placed(f"owner-{seat}", 203 + 205 * step, 747, 44)
    for step, moon in enumerate(("jupiter", "neptune")):
        yield Placed(f"pyramid-{moon}", 1210, 130 + 215 * step, 205, (-1.5, 1)[step])
    tiles = ("asteroid-back", "asteroid-4-2", "asteroid-6-5", "asteroid-7-3", "asteroid-9-8")
    for step, tile in enumerate(tiles):
        x, y = 1010 + 235 * (step % 2), 510 + 118 * (step // 2)
        yield Placed(tile, x, y, 104, (-2, 1.5, 2)[step % 3])
    for step, coin in enumerate(("points-5", "points-1", "points-5", "points-1")):
        yield Placed(coin, 1245 + 62 * step, 752 - 14 * (step % 2), 66)
    for step, seat in enumerate(("orange", "teal", "violet", "lime", "pink")):
        yield Placed(f"owner-{seat}", 1408, 470 + 54 * step, 48)


_NOTES = (500, 100, 50, 20, 10, 5, 1)
_classic = partial(
    _table,
    (3, 6, 15, 24, 39),
    (
        "chance-back",
        "chance-catch-the-train",
        "chance-wrong-turn",
        "chest-back",
        "chest-piggy-bank",
        "chest-runner-up",
    ),
    _NOTES,
    ("lighthouse", "bicycle", "teapot", "owl", "anchor", "balloon", "key"),
)
_london = partial(
    _table,
    (1, 5, 19, 27, 39),
    (
        "chance-back",
        "chance-wrong-bus",
        "chance-late-for-tea",
        "chest-back",
        "chest-candles",
        "chest-heads-or-tails",
    ),
    _NOTES,
    ("bus", "teacup", "crown", "umbrella", "bowler", "bulldog", "taxi"),
)
_market = partial(
    _table,
    (1, 15, 24, 31, 39),
    (
        "chance-back",
        "chance-night-train",
        "chance-feed-the-pigeons",
        "chest-back",
        "chest-distant-aunt",
        "chest-kind-judge",
    ),
    _NOTES[:-1],
    ("bus", "teacup", "crown", "umbrella", "taxi"),
)
_fleet = partial(
    _table,
    (1, 5, 21, 29, 39),
    (
        "chance-back",
        "chance-sabotage",
        "chance-beute",
        "chest-back",
        "chest-bordfest",
        "chest-rettung",
    ),
    _NOTES,
    ("helmet", "mako", "hamster", "frigate", "cow", "tool"),
)
_space = partial(
    _table,
    (1, 11, 16, 31, 39),
    (
        "chance-back",
        "chance-wormhole",
        "chance-comet-tail",
        "chest-back",
        "chest-moon-mice",
        "chest-lucky-drill",
    ),
    _NOTES,
    ("astronaut", "rover", "shuttle", "satellite"),
)
_planets = partial(
    _table,
    (1, 14, 22, 31, 39),
    (
        "event-back",
        "event-wormhole",
        "event-birthday",
        "event-flash",
        "event-holiday",
        "event-tourists",
    ),
    (1000, 500, 100, 50, 10),
    ("rocket", "airship", "sailer", "trunk", "saucer", "comet"),
)

TABLES: dict[str, Arranged] = {
    "monopoly-space": _space,
    "mass-effect-n7": _fleet,
    "moonopoly": _moons,
    "monopoly-2-0": _market,
    "planetopoly": _planets,
    "classic-us": _classic,
    "classic-uk": _london,
}
"""How the pieces of each game lie."""
