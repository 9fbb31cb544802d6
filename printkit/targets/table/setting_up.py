"""Where everything lies when play begins: on the board, and around it."""

from collections.abc import Iterator, Sequence
from math import ceil, sqrt

from printkit.components.design import Composition
from printkit.digests import digest_of_text
from printkit.geometry.path import Bounds
from printkit.geometry.ring import ring
from printkit.model import Board
from printkit.targets.table.shelves import Sized, Spot, around, in_one_row
from printkit.targets.table.states import State, placed
from printkit.targets.table.things import BANK, OFFICE, PLAYERS, START, SUPPLY, TableObject
from printkit.units import MM_PER_INCH

TABLE, ON_BOARD = 1.0, 1.4
"""How high things are let go, in units of the table: they fall the rest of the way."""
NO_BOARD = 360.0
"""The middle of the table that is left free where there is no board, mm."""


def set_up(
    game: str, things: Sequence[TableObject], board: Board | None, drawn: Composition | None
) -> Iterator[State]:
    """All objects in their places; ``drawn`` is the board with the places for its decks."""
    size = NO_BOARD if board is None else board.size
    places = {} if board is None or drawn is None else _places(board, drawn)
    start = None if board is None else ring(board.size, board.corner, len(board.spaces)).spaces[0]
    on_start = [] if start is None else [thing for thing in things if thing.side == START]
    for number, thing in enumerate(on_start):
        assert start is not None  # noqa: S101 - else there is nothing on it
        spot = _within(start.bounds, number, len(on_start))
        yield _state(game, thing, _on_table(spot, size), ON_BOARD)
    rest = [thing for thing in things if thing not in on_start]
    on_board = {thing.key: places[thing.deck] for thing in rest if thing.deck in places}
    for thing in rest:
        if thing.key in on_board:
            place = on_board[thing.key]
            lying = (place.width > place.height) != (thing.width > thing.depth)
            spot = _on_table(Spot(*place.centre), size)
            yield _state(game, thing, spot, ON_BOARD, turned=lying)
    sides = {
        side: _sets([each for each in rest if each.key not in on_board and _side(each) == side])
        for side in (BANK, OFFICE, SUPPLY, PLAYERS)
    }
    for side in (SUPPLY, PLAYERS):  # a second row might lie beyond the edge of the table
        sides[side], others = in_one_row(sides[side])
        sides[BANK] += others
    for side, sets in sides.items():
        for thing, spot in around(side, sets, size):
            yield _state(game, thing, spot, TABLE)


def _side(thing: TableObject) -> str:
    """Tokens of a game without a start stay with the players."""
    return PLAYERS if thing.side == START else thing.side


def _sets(things: Sequence[TableObject]) -> list[Sequence[Sized[TableObject]]]:
    """What belongs to a seat lies together, in the order of seats; what is common comes last."""
    sets: dict[str, list[Sized[TableObject]]] = {}
    for thing in sorted(things, key=lambda thing: not thing.seat):
        sets.setdefault(thing.seat or thing.key, []).append((thing, thing.width, thing.depth))
    return [*sets.values()]


def _places(board: Board, drawn: Composition) -> dict[str, Bounds]:
    """The first place on the board for each deck; places are measured in the board's middle."""
    middle = ring(board.size, board.corner, len(board.spaces)).centre
    found: dict[str, Bounds] = {}
    for placed_on in drawn.places:
        bounds = placed_on.place.bounds
        at = bounds._replace(x=bounds.x + middle.x, y=bounds.y + middle.y)
        if placed_on.artwork == "board":
            found.setdefault(placed_on.place.target, at)
    return found


def _within(room: Bounds, number: int, count: int) -> Spot:
    """The middle of one of so many cells of a space."""
    columns = ceil(sqrt(count))
    rows = ceil(count / columns)
    x = room.x + room.width * (number % columns + 0.5) / columns
    y = room.y + room.height * (number // columns + 0.5) / rows
    return Spot(x, y)


def _on_table(at: Spot, size: float) -> Spot:
    """A point of the board, whose middle is that of the table; there y points away."""
    return Spot(at.x - size / 2, size / 2 - at.y)


def guid_of(*names: str) -> str:
    """The name by which scripts find an object."""
    return digest_of_text(*names)[:6]


def _state(
    game: str, thing: TableObject, at: Spot, height: float, *, turned: bool = False
) -> State:
    spot = at.x / MM_PER_INCH, height, at.y / MM_PER_INCH
    turn = {"rotY": 270.0 if turned else 180.0, "rotZ": 180.0 if thing.face_down else 0.0}
    return placed(thing.state, guid_of(game, thing.key, thing.state["Nickname"]), spot, turn)
