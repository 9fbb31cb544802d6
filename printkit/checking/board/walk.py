"""Where tokens come on the board: by the dice of the box, and by what spaces and cards say."""

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from printkit.checking.context import CheckContext
    from printkit.model.effects import Effect


class Move(NamedTuple):
    """What may happen to a token: it goes ``steps`` on from where it is (0 is staying).

    ``final``: what the space there says is not done.
    """

    steps: int = 0
    final: bool = True


_STAYS = frozenset({Move()})


class Walk:
    """Needs a board whose spaces are numbered without a gap, else ``sound`` is false.

    Tokens leave a jail at once; a throw that repeats a double too often leads there.
    """

    def __init__(self, context: "CheckContext") -> None:
        self._variant = context.variant
        self._throw = context.throw
        self._senders = context.jails.senders
        self._jails = sorted(context.jails.places)
        board = context.variant.board
        self._spaces = {} if board is None else board.spaces
        self._count = len(self._spaces)
        self.sound = board is not None and set(self._spaces) == set(range(self._count))

    @cached_property
    def visited(self) -> set[int]:
        """The spaces on which a token can come to rest."""
        found: set[int] = set()
        most = self._variant.rules.get("doubles_to_jail", 0)
        waiting = [0, *(self._jails[:1] if most and self._throw.has_doubles else ())]
        while waiting:
            at = waiting.pop()
            for total in self._throw.totals:
                new = self.rests[(at + total) % self._count] - found
                found |= new
                waiting += new
        return found

    @cached_property
    def rests(self) -> list[set[int]]:
        """For each space where a token that lands there may come to rest; nowhere if never."""
        moves = [self._of_space(index) for index in range(self._count)]
        return [self._rests(moves, index) for index in range(self._count)]

    def _rests(self, moves: list[frozenset[Move]], start: int) -> set[int]:
        found: set[int] = set()
        sent, waiting = {start}, [start]
        while waiting:
            at = waiting.pop()
            for move in moves[at]:
                target = (at + move.steps) % self._count
                if move.final:
                    found.add(target)
                elif target not in sent:
                    sent.add(target)
                    waiting.append(target)
        return found

    def _of_space(self, index: int) -> frozenset[Move]:
        kind = self._variant.space_kinds.get(self._spaces[index].kind)
        if index in self._senders:
            return frozenset({Move(self._to(index, self._jails))})
        if kind is not None and kind.draws in self._variant.decks:
            return self._of_deck(kind.draws or "", index, ())
        return _STAYS

    def _of_deck(self, deck_id: str, index: int, before: tuple[str, ...]) -> frozenset[Move]:
        deck = self._variant.decks.get(deck_id)
        cards = [c for c in deck.cards.values() if c.copies] if deck is not None else []
        if not cards or deck_id in before:
            return _STAYS
        inner = (*before, deck_id)
        return frozenset().union(*(self._of_effects(c.effects, index, inner) for c in cards))

    def _of_effects(
        self, effects: "Iterable[Effect]", index: int, before: tuple[str, ...]
    ) -> frozenset[Move]:
        """The first effect that moves the token decides."""
        each = (self._of_effect(effect, index, before) for effect in effects)
        return next((moves for moves in each if moves != _STAYS), _STAYS)

    def _of_effect(self, effect: "Effect", index: int, before: tuple[str, ...]) -> frozenset[Move]:
        further: list[frozenset[Move]] = []
        match effect.do:
            case "move_to":
                steps = (effect.space - index) % self._count
                further = [frozenset({Move(steps, final=False)})]
            case "move_by":
                further = [frozenset({Move(effect.steps, final=False)})]
            case "move_to_nearest":
                further = [frozenset({Move(self._to_kind(effect.kind, index), final=False)})]
            case "go_to_jail":
                further = [frozenset({Move(self._to(index, self._jails))})]
            case "opposite_side":
                further = [frozenset({Move(self._count // 2)})]
            case "warp":
                furthest = self._to_kind(effect.kind, index) or self._count
                further = [frozenset(Move(n, final=False) for n in range(1, furthest + 1))]
            case "draw":
                further = [self._of_deck(effect.deck, index, before)]
            case "choose":
                further = [self._of_effects([each], index, before) for each in effect.options]
        return frozenset().union(*further) if further else _STAYS

    def _to_kind(self, kind: str, index: int) -> int:
        """Steps ahead to the next space of a kind; 0 if there is none."""
        return self._to(index, (at for at, space in self._spaces.items() if space.kind == kind))

    def _to(self, index: int, targets: Iterable[int]) -> int:
        """Steps ahead to the next of some spaces; 0 if there is none."""
        return min(((at - index - 1) % self._count + 1 for at in targets), default=0)
