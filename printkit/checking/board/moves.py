"""Where spaces and their cards send a token that lands."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from printkit.checking.board.jails import Jails
    from printkit.model.effects import Effect
    from printkit.model.variant import Variant

_LONGEST = 12
"""Moves one after the other that are followed; what is left by then circles for ever."""
_HERE = 0


class Move(NamedTuple):
    """What may happen to a token: it goes ``steps`` on from where it is (0 is staying).

    ``final``: what the space there says is not done.
    """

    chance: float
    steps: int = _HERE
    final: bool = True


FixedMoves = tuple[tuple[Move, ...], ...]
"""For each space what may happen to a token there."""


def settled(moves: Sequence[Sequence[Move]], index: int) -> dict[int, float]:
    """Where a token that lands on a space comes to rest, and how likely it does there.

    The chances add up to less than 1 where tokens can be sent round for ever.
    """
    rests: dict[int, float] = {}
    moving = {index: 1.0}
    for _ in range(_LONGEST):
        sent: dict[int, float] = {}
        for at, chance in moving.items():
            for move in moves[at]:
                target = (at + move.steps) % len(moves)
                into = rests if move.final else sent
                into[target] = into.get(target, 0.0) + chance * move.chance
        moving = sent
        if not moving:
            break
    return rests


class Moves:
    """The moves of a variant's board, worked out once for each space."""

    def __init__(self, variant: "Variant", jails: "Jails") -> None:
        assert variant.board is not None  # noqa: S101 - see REQUIRES in the rules
        self._variant = variant
        self._spaces = variant.board.spaces
        self.count = len(self._spaces)
        self.jails = sorted(jails.places)
        self._senders = jails.senders
        self._moves = [self._merged(self._of_space(i)) for i in range(self.count)]

    def settled(self, index: int) -> dict[int, float]:
        """Where a token that lands here comes to rest, and how likely it does there."""
        return settled(self._moves, index)

    def fixed(self) -> FixedMoves:
        """The moves of all spaces; those of equal boards are equal."""
        return tuple(map(tuple, self._moves))

    def followers(self) -> list[dict[int, float]]:
        """For each space those to which its cards or the space itself may send on."""
        return [
            {(at + m.steps) % self.count: m.chance for m in moves if not m.final}
            for at, moves in enumerate(self._moves)
        ]

    def rests_at(self, index: int) -> bool:
        """Whether a token may come to rest when it lands here."""
        return any(move.final for move in self._moves[index])

    def to_jail(self, index: int) -> int:
        """Steps from here to the next jail; 0 if there is none."""
        return min(((jail - index) % self.count for jail in self.jails), default=_HERE)

    def _of_space(self, index: int) -> Iterator[Move]:
        kind = self._variant.space_kinds.get(self._spaces[index].kind)
        if index in self._senders:
            yield Move(1.0, self.to_jail(index))
        elif kind is not None and kind.draws in self._variant.decks:
            yield from self._of_deck(kind.draws or "", index, ())
        else:
            yield Move(1.0)

    def _of_deck(self, deck_id: str, index: int, before: tuple[str, ...]) -> Iterator[Move]:
        deck = self._variant.decks.get(deck_id)
        total = sum(card.copies for card in deck.cards.values()) if deck is not None else 0
        if deck is None or not total or deck_id in before:
            yield Move(1.0)
            return
        for card in deck.cards.values():
            for move in self._of_effects(card.effects, index, (*before, deck_id)):
                yield move._replace(chance=move.chance * card.copies / total)

    def _of_effects(
        self, effects: "list[Effect]", index: int, before: tuple[str, ...]
    ) -> Iterator[Move]:
        """The first effect that moves the token decides."""
        for effect in effects:
            moves = list(self._of_effect(effect, index, before))
            if any(move.steps or not move.final for move in moves):
                yield from moves
                return
        yield Move(1.0)

    def _of_effect(self, effect: "Effect", index: int, before: tuple[str, ...]) -> Iterator[Move]:
        match effect.do:
            case "move_to":
                yield Move(1.0, (effect.space - index) % self.count, final=False)
            case "move_by":
                yield Move(1.0, effect.steps, final=False)
            case "move_to_nearest":
                yield Move(1.0, self._to_kind(effect.kind, index), final=False)
            case "go_to_jail":
                yield Move(1.0, self.to_jail(index))
            case "opposite_side":
                yield Move(1.0, self.count // 2)
            case "warp":
                furthest = self._to_kind(effect.kind, index) or self.count
                yield from (Move(1 / furthest, n, final=False) for n in range(1, furthest + 1))
            case _:
                yield from self._of_further(effect, index, before)

    def _of_further(self, effect: "Effect", index: int, before: tuple[str, ...]) -> Iterator[Move]:
        """Effects that consist of others, and those that move no token."""
        if effect.do == "draw":
            yield from self._of_deck(effect.deck, index, before)
        elif effect.do == "choose":
            for option in effect.options:
                for move in self._of_effects([option], index, before):
                    yield move._replace(chance=move.chance / len(effect.options))
        else:
            yield Move(1.0)

    def _to_kind(self, kind: str, index: int) -> int:
        """Steps ahead to the next space of a kind; 0 if there is none."""
        return next(
            (
                steps
                for steps in range(1, self.count + 1)
                if self._spaces[(index + steps) % self.count].kind == kind
            ),
            _HERE,
        )

    def _merged(self, moves: Iterator[Move]) -> list[Move]:
        chances: dict[tuple[int, bool], float] = {}
        for move in moves:
            key = (move.steps, move.final)
            chances[key] = chances.get(key, 0.0) + move.chance
        return [Move(chance, steps, final) for (steps, final), chance in chances.items()]
