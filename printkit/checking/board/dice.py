"""The dice that move the tokens of a game with a board."""

from typing import TYPE_CHECKING

from printkit.records import record

if TYPE_CHECKING:
    from printkit.model.variant import Variant

_USUAL = (6, 2)
"""Two dice of six faces, where the box has none."""
_MOST = 4
"""Nobody moves by the sum of more dice; boxes with more give each player their own."""


@record
class Throw:
    """A throw to move by: the faces of each die, and how many dice there are."""

    faces: int
    count: int

    @property
    def totals(self) -> range:
        """The sums that it can show."""
        return range(self.count, self.count * self.faces + 1)

    @property
    def has_doubles(self) -> bool:
        """Whether two dice may show the same."""
        return self.count == 2  # noqa: PLR2004 - a pair


def usual_throw(variant: "Variant") -> Throw:
    """The throw of the box: what the first choice of ``rolls`` says, or else all of its dice."""
    dice = {key: piece for key, piece in variant.pieces.items() if piece.kind == "die"}
    for roll in variant.rolls.values():
        if roll.die in dice:
            return Throw(dice[roll.die].faces, roll.count)
    for key, die in dice.items():
        count = variant.piece_count(key)
        return Throw(die.faces, count if 0 < count <= _MOST else _USUAL[1])
    return Throw(*_USUAL)
